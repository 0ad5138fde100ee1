import { parentesco, tipoBeneficiario } from '#contract/enumerations.ts';
import { requisitosDe } from '#features/importar/comprobar/adjuntos.ts';
import { comprobarFila } from '#features/importar/comprobar/comprobarFila.ts';
import type { Contexto } from '#features/importar/comprobar/contexto.ts';
import { comprobarFormato } from '#features/importar/comprobar/formato.ts';
import type { Textos } from '#features/importar/fila/columnas.ts';
import type { AdjuntoDeFila, Fila } from '#features/importar/fila/fila.ts';
import { tiposDeAviso } from '#features/importar/fila/tipos.ts';
import { archivoDe } from '#support/corridas.ts';
import { filaCon } from './apoyo.ts';
import { unaPersona } from './gente.ts';

/** Rows of the seven notices that come from files, each of somebody whom the sandbox has for it. */

export type TipoDeAviso = (typeof tiposDeAviso)[number]['tipo'];

const DESTINO: Textos = {
  RegionalDestino: 'COCHABAMBA',
  EmpresaDestino: 'Banco Altiplano S.A.',
  Ubicacion: 'COCHABAMBA',
};
const ENTRADA: Textos = { Cargo: 'CAJERO', HaberMensual: '3500', Ubicacion: 'EL ALTO' };
const CONTRATO: Textos = { ...ENTRADA, FechaFinContrato: '31/12/2026' };

const trabajo = { FechaIngreso: '2023-03-01', FechaBaja: '' };
const titular = parentesco.titular;

/** For each notice: whom it is about, and what her row says. */
const casos: Readonly<Record<TipoDeAviso, readonly [Parameters<typeof unaPersona>[0], Textos]>> = {
  'alta-cotizante': [{}, ENTRADA],
  'alta-pasante': [{}, CONTRATO],
  'alta-voluntario': [{}, CONTRATO],
  'baja-cotizante': [{ trabajo }, {}],
  'baja-pasante': [
    { trabajo, paciente: { IdTipoBeneficiario: tipoBeneficiario.pasante, IdRelacionParentesco: titular } },
    {},
  ],
  'baja-voluntario': [
    { trabajo, paciente: { IdTipoBeneficiario: tipoBeneficiario.voluntario, IdRelacionParentesco: titular } },
    {},
  ],
  'transferencia-cotizante': [{ trabajo }, DESTINO],
};

/** What a file says of somebody new of whom such a notice may be registered. */
export async function textosDe(tipo: TipoDeAviso): Promise<Textos> {
  const [quien, dice] = casos[tipo];
  const TipoAviso = tiposDeAviso.find((one) => one.tipo === tipo)?.texto ?? '';
  return { ...(await unaPersona(quien)), TipoAviso, FechaAviso: '20/11/2026', ...dice };
}

/** A row with these texts, after every check of its own. */
export async function comprobada(textos: Textos, numero: number, contexto: Contexto): Promise<Fila> {
  const [fila] = await comprobarFormato([filaCon(textos, numero)], contexto);
  if (!fila) throw new Error('no row');
  return comprobarFila(fila, contexto, new AbortController().signal);
}

/** A file for each requirement of a row's notice. */
export const archivosDe = (fila: Fila, contexto: Contexto): readonly AdjuntoDeFila[] =>
  requisitosDe(fila, contexto)
    .filter(({ Requerido }) => Requerido)
    .map(({ IdRequisito }) => archivoDe(IdRequisito, `fila-${fila.numero}`));
