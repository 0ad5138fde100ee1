import { describe, expect, test } from 'vitest';
import { parentesco, tipoBeneficiario } from '#contract/enumerations.ts';
import { requisitosDe } from '#features/importar/comprobar/adjuntos.ts';
import { comprobarFila } from '#features/importar/comprobar/comprobarFila.ts';
import { comprobarFormato } from '#features/importar/comprobar/formato.ts';
import type { Textos } from '#features/importar/fila/columnas.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { tiposDeAviso } from '#features/importar/fila/tipos.ts';
import { abrirDiario } from '#features/importar/registrar/diario.ts';
import { archivoDe, corridaDe, enServicios, quieta } from '#support/corridas.ts';
import { filaCon, unContexto } from './apoyo.ts';
import { unaPersona } from './gente.ts';

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
const casos: Readonly<
  Record<(typeof tiposDeAviso)[number]['tipo'], readonly [Parameters<typeof unaPersona>[0], Textos]>
> = {
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

describe.each(tiposDeAviso)('$tipo', ({ texto, tipo }) => {
  test('[P5] [R2] [R3] from its row to the services, with its files; the row is found there afterwards', async () => {
    const contexto = await unContexto();
    const [quien, dice] = casos[tipo];
    const textos: Textos = { ...(await unaPersona(quien)), TipoAviso: texto, FechaAviso: '20/11/2026', ...dice };
    const comprobar = async (con: Textos): Promise<Fila> => {
      const [fila] = await comprobarFormato([filaCon(con)], contexto);
      if (!fila) throw new Error('no row');
      return comprobarFila(fila, contexto, new AbortController().signal);
    };
    const lista = await comprobar(textos);
    expect([lista.paso, ...lista.hallazgos.map((one) => one.texto)]).toEqual(['lista']);

    const piden = requisitosDe(lista, contexto).filter(({ Requerido }) => Requerido);
    const adjuntos = piden.map(({ IdRequisito }) => archivoDe(IdRequisito, tipo));
    const fila = { ...lista, marcada: true };
    const { corrida } = corridaDe(
      {
        filas: [fila],
        adjuntos: new Map([[fila.numero, adjuntos]]),
        diario: await abrirDiario({ usuario: 1, empresa: contexto.idEmpresa }, `siete-${tipo}`),
      },
      {},
      { contexto },
    );
    corrida.comenzar();
    await quieta(corrida);
    const { pasos, resultados } = corrida.estado.getState();
    expect([pasos.get(fila.numero), resultados.get(fila.numero)?.motivo]).toEqual(['registrada', '']);

    const there = await enServicios([fila]);
    const [aviso] = there.avisos.get(fila.numero) ?? [];
    const { IdPersonaNovedad = 0 } = aviso ?? {};
    expect(aviso).toMatchObject({ IdTipoNovedad: lista.preparada?.idTipoNovedad, FechaNovedad: '2026-11-20' });
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], piden.length, 0]);

    const otra = await comprobar(textos);
    expect(otra.hallazgos.map(({ codigo, aviso: suyo }) => [codigo, suyo?.idPersonaNovedad])).toEqual([
      ['YA_REGISTRADA', IdPersonaNovedad],
    ]);
    expect(otra.preparada).toBeNull();
    const otroDia = await comprobar({ ...textos, FechaAviso: '19/11/2026' });
    expect(otroDia.hallazgos.map(({ codigo }) => codigo)).not.toContain('YA_REGISTRADA');
  });
});
