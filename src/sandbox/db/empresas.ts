import type { Empresa } from './rows.ts';

const empresa = (
  IdEmpresa: number,
  IdEmpresaAnterior: string,
  RazonSocial: string,
  patronales: Empresa['patronales'],
): Empresa => ({ IdEmpresa, IdEmpresaAnterior, RazonSocial, Estado: 'ACTIVO', patronales });

/** The four companies. Their ids differ from their older ids (decision 17). */
export const empresas: readonly [Empresa, Empresa, Empresa, Empresa] = [
  empresa(501, '00123', 'Banco Altiplano S.A.', { 1: '01-911-00123', 2: '02-911-00123', 3: '03-911-00123' }),
  empresa(502, '00207', 'Seguros Illimani S.A.', { 1: '01-912-00207', 2: '02-912-00207' }),
  empresa(503, '00350', 'Cooperativa Señor de Mayo Ltda.', { 3: '03-914-00350', 6: '06-914-00350', 7: '07-914-00350' }),
  empresa(504, '01418', 'Industrias Ñandú y Compañía S.R.L.', {
    1: '01-917-01418',
    4: '04-917-01418',
    5: '05-917-01418',
    8: '08-917-01418',
    9: '09-917-01418',
  }),
];

/** The entry that stands for the fund's own staff in the sign-in services. */
export const personalDeLaCaja = { IdEmpresa: 0, concod: '0', RazonSocial: 'Personal de la Caja', numpat: '' } as const;

/** The company that must pay its changes of name before it declares them. No other company pays for a notice. */
export const empresaQuePaga = empresas[0].IdEmpresa;
