import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { MotivoDeRechazo } from '#engine/definition/definition.ts';
import type { Caso } from '#features/importar/comprobar/contexto.ts';
import { comprobarFormato, idTipoDe } from '#features/importar/comprobar/formato.ts';
import { rechazo, yaRegistrada } from '#features/importar/comprobar/rechazo.ts';
import type { Textos } from '#features/importar/fila/columnas.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { filaCon } from './apoyo.ts';
import { contextoCon, deAlta, deBaja, deTransferencia } from './deComprobar.ts';
import { hallazgo } from './filas.ts';

const ALTA: Textos = {
  ...{ TipoAviso: 'ALTA', NumeroDocumento: '4821377', ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'MAMANI' },
  ...{ Nombres: 'ROSA ELENA', FechaNacimiento: '12/04/1990', FechaAviso: '03/11/2026', Cargo: 'CAJERA' },
  ...{ HaberMensual: '3500', Ubicacion: 'EL ALTO' },
};
const TRANSFERENCIA: Textos = {
  ...{ ...ALTA, TipoAviso: 'TRANSFERENCIA', Cargo: '', HaberMensual: '' },
  ...{ RegionalDestino: 'COCHABAMBA', EmpresaDestino: 'BANCO ALTIPLANO S.A.', Ubicacion: 'SACABA' },
};

describe('[P1] the type of notice that a row asks for', () => {
  const id = (textos: Textos, contexto = contextoCon()) => idTipoDe(filaCon(textos), contexto);

  test('is that of its motive, which is an entry if it is empty', () => {
    expect([id(ALTA), id({ ...ALTA, Motivo: 'REINGRESO' }), id({ ...ALTA, Motivo: 'ASCENSO' })]).toEqual([2, 3, 0]);
  });

  test('is the only one of its notice without a motive', () => {
    expect(id(TRANSFERENCIA)).toBe(70);
    expect(id({ ...TRANSFERENCIA, Motivo: 'ASCENSO' })).toBe(0);
    const dos = [
      { value: 70, label: 'TRANSFERENCIA' },
      { value: 71, label: 'OTRA' },
    ];
    const listas = new Map([[`tiposDeNovedad:${deTransferencia.idTipoPadre}`, dos]]);
    expect(id(TRANSFERENCIA, contextoCon({ listas }))).toBe(0);
  });

  test('is not known without a notice or its list', () => {
    expect(id({ ...ALTA, TipoAviso: 'ASCENSO' })).toBe(0);
    expect(id(ALTA, contextoCon({ listas: new Map() }))).toBe(0);
  });
});

describe('[P1] the format of the rows', () => {
  const preparada = { form: buildNovedadForm(), idTipoNovedad: 2, desconocida: false };

  test('each row comes back in its order with its step, what reading found and what its files lack', async () => {
    await signInAs('empresa');
    const deArchivo = hallazgo({ codigo: 'ADJUNTO', lugar: 'Adjuntos', texto: 'foto.bmp: no se acepta.' });
    const leido = hallazgo({ nivel: 'aviso', codigo: 'FECHA_SERIE', lugar: 'FechaAviso', texto: 'Confírmelo.' });
    const filas: readonly Fila[] = [
      { ...filaCon(ALTA, 2), hallazgos: [deArchivo, leido], preparada },
      { ...filaCon({ ...ALTA, Cargo: '' }, 3), preparada },
      filaCon({ ...ALTA, TipoAviso: 'ASCENSO' }, 4),
    ];
    const juzgadas = await comprobarFormato(filas, contextoCon());
    expect(juzgadas.map(({ numero, paso, preparada: suya }) => [numero, paso, suya])).toEqual([
      [2, 'porComprobar', null],
      [3, 'problema', null],
      [4, 'problema', null],
    ]);
    expect(juzgadas.map(({ hallazgos }) => hallazgos.map(({ codigo }) => codigo))).toEqual([
      ['FECHA_SERIE', 'ADJUNTO'],
      ['FALTA_DATO'],
      ['VALOR'],
    ]);
    expect(juzgadas.map(({ leidos }) => leidos?.map(({ codigo }) => codigo))).toEqual([['FECHA_SERIE'], [], ['VALOR']]);
  });

  test('[R-7.9-01] [P8] each type of notice and each regional is asked about once, and they are told apart by motive and regional', async () => {
    await signInAs('empresa');
    const requisitos = recordCalls('ObtenerRequisitosPorTipoNovedad');
    const contexto = contextoCon();
    const filas = [
      filaCon(ALTA, 2),
      filaCon(ALTA, 3),
      filaCon({ ...ALTA, Motivo: 'REINGRESO' }, 4),
      filaCon({ ...ALTA, Motivo: 'ASCENSO' }, 5),
      filaCon({ ...TRANSFERENCIA, RegionalDestino: '' }, 6),
      filaCon(TRANSFERENCIA, 7),
      filaCon({ ...TRANSFERENCIA, RegionalDestino: 'SANTA CRUZ' }, 8),
      filaCon({ ...ALTA, TipoAviso: '' }, 9),
    ];
    contexto.listas.delete('empresasDeRegional:2');
    await comprobarFormato(filas, contexto);
    expect([...contexto.requisitos.keys()].sort((a, b) => a - b)).toEqual([2, 3, 70]);
    expect(requisitos).toHaveLength(3);
    for (const clave of ['empresasDeRegional:2', 'empresasDeRegional:3', 'localidadesDeRegional:3'])
      expect(contexto.listas.get(clave)?.length, clave).toBeGreaterThan(0);
  });

  test('no rows need nothing', async () => {
    expect(await comprobarFormato([], contextoCon())).toEqual([]);
  });
});

/** What the services say of a person: her notices, and the companies in which she is active. */
function servicios(avisos: readonly Partial<FilaNovedad>[], empresas: readonly object[] = []) {
  server.use(
    http.get('*/ObtieneNovedades/:persona/:empresa', ({ params }) =>
      HttpResponse.json({ ok: true, Datos: params.persona === '7' && params.empresa === '501' ? avisos : [] }),
    ),
    http.get('*/ObtieneEmpresasHabilitadas/:persona', ({ params }) =>
      HttpResponse.json({ ok: true, Datos: params.persona === '7' ? empresas : [] }),
    ),
  );
}

const suyo = {
  ...{ IdPersonaNovedad: 90, IdPersona: 7, NumeroNovedad: 'A-2026-90', EstadoProceso: 'REGISTRADO' },
  ...{ IdTipoNovedad: 2, IdTipoNovedadPadre: 1, FechaNovedad: '03/11/2026' },
};

const casoDe = (textos: Textos, definition = deAlta): Caso => ({
  ...{ fila: filaCon(textos), definition, contexto: contextoCon() },
  consulta: { quiet: true, signal: new AbortController().signal },
});

describe('[R-7.10-05] [P5] a notice that is there already', () => {
  const hay = async (aviso: Partial<FilaNovedad>, caso = casoDe(ALTA)) => {
    servicios([
      { ...suyo, IdPersonaNovedad: 80, FechaNovedad: '01/01/2020' },
      { ...suyo, ...aviso },
    ]);
    return yaRegistrada(caso, 7);
  };

  test('is named with its number, and is no problem', async () => {
    await signInAs('empresa');
    expect(await hay({})).toEqual({
      ...{ nivel: 'aviso', codigo: 'YA_REGISTRADA', lugar: null, grupo: 'YA_REGISTRADA||' },
      texto: 'Ya registrada: hay un aviso de este tipo y fecha para la persona, el A-2026-90. No se envía.',
      titulo: 'Avisos que ya están registrados',
      aviso: { nroAviso: 'A-2026-90', idPersona: 7, idPersonaNovedad: 90 },
    });
    // The services did not say whose it is.
    expect((await hay({ IdPersona: 0 }))?.aviso?.idPersona).toBe(7);
    expect((await hay({ IdPersona: 8 }))?.aviso?.idPersona).toBe(8);
  });

  test('is of the same type and day, and not annulled', async () => {
    await signInAs('empresa');
    expect(await hay({ EstadoProceso: 'ANULADO' })).toBeNull();
    expect(await hay({ FechaNovedad: '04/11/2026' })).toBeNull();
    expect(await hay({ EstadoProceso: 'DECLARADO' })).not.toBeNull();
    expect(await hay({ IdTipoNovedad: 3, IdTipoNovedadPadre: 6 })).toBeNull();
    expect(await hay({ IdTipoNovedadPadre: 6 })).not.toBeNull();
    servicios([]);
    expect(await yaRegistrada(casoDe(ALTA), 7)).toBeNull();
  });

  test('is of any type of the notice if the row has no motive, and of its own type if it has one', async () => {
    await signInAs('empresa');
    expect(await hay({ IdTipoNovedad: 3 })).not.toBeNull();
    expect(await hay({ IdTipoNovedad: 3 }, casoDe({ ...ALTA, Motivo: 'INGRESO' }))).toBeNull();
    expect(await hay({ IdTipoNovedad: 3 }, casoDe({ ...ALTA, Motivo: 'REINGRESO' }))).not.toBeNull();
    const baja = casoDe({ ...ALTA, TipoAviso: 'BAJA' }, deBaja);
    expect(await hay({ IdTipoNovedad: 21, IdTipoNovedadPadre: deBaja.idTipoPadre }, baja)).not.toBeNull();
    expect(await hay({}, baja)).toBeNull();
  });
});

describe('[P5] a refused person', () => {
  const dice = (motivo?: MotivoDeRechazo) =>
    rechazo(casoDe(ALTA), 7, { ok: false, text: 'La persona no puede.', ...(motivo ? { motivo } : {}) });
  const conTodo = { nivel: 'problema', texto: 'La persona no puede.' };

  test('under age is told at the birth date, whatever notices there are', async () => {
    await signInAs('empresa');
    servicios([suyo]);
    expect(await dice('menor')).toEqual({
      ...{ ...conTodo, codigo: 'MENOR', lugar: 'FechaNacimiento', grupo: 'MENOR|FechaNacimiento|' },
      titulo: 'Menores de edad',
    });
  });

  test('without a reason that is known the row is told the sentence, and rows with one sentence are a group', async () => {
    await signInAs('empresa');
    servicios([suyo]);
    expect(await dice()).toEqual({
      ...{ ...conTodo, codigo: 'REGLA', lugar: null, grupo: 'REGLA||la persona no puede.' },
      titulo: 'Filas que el aviso no admite',
    });
  });

  test.each(['pendiente', 'ajeno', 'activo'] as const)(
    '%s: the notice that is there already comes first',
    async (motivo) => {
      await signInAs('empresa');
      servicios([suyo]);
      expect(await dice(motivo)).toMatchObject({ nivel: 'aviso', codigo: 'YA_REGISTRADA' });
    },
  );

  test.each([
    ['pendiente', 'PENDIENTE', 'Personas con otro aviso pendiente'],
    ['ajeno', 'NO_PERTENECE', 'Personas que no pertenecen a la empresa'],
  ] as const)('%s: is told at the document', async (motivo, codigo, titulo) => {
    await signInAs('empresa');
    servicios([], [{ IdEmpresa: 501, RazonSocial: 'Banco Altiplano S.A.' }]);
    expect(await dice(motivo)).toEqual({
      ...{ ...conTodo, codigo, lugar: 'NumeroDocumento', grupo: `${codigo}|NumeroDocumento|`, titulo },
    });
  });

  test('[E-7.1-11] [F-7.3-02] active: here, or in the companies that are named', async () => {
    await signInAs('empresa');
    const otras = [
      { IdEmpresa: 502, RazonSocial: 'Minera S.R.L. Sur' },
      { IdEmpresa: 503, RazonSocial: 'Seguros Illimani S.A.' },
    ];
    servicios([], [...otras, { IdEmpresa: 501, RazonSocial: 'Banco Altiplano S.A.' }]);
    expect(await dice('activo')).toEqual({
      ...{ ...conTodo, codigo: 'ACTIVO_AQUI', lugar: 'NumeroDocumento', grupo: 'ACTIVO_AQUI|NumeroDocumento|' },
      titulo: 'Personas que ya trabajan en la empresa',
    });
    servicios([], otras);
    expect(await dice('activo')).toEqual({
      ...{ nivel: 'problema', codigo: 'ACTIVO_OTRA', lugar: 'NumeroDocumento', grupo: 'ACTIVO_OTRA|NumeroDocumento|' },
      texto: 'La persona no puede. Figura en Minera S.R.L. Sur, Seguros Illimani S.A.',
      titulo: 'Personas que trabajan en otra empresa',
    });
    servicios([], otras.toReversed());
    expect((await dice('activo')).texto).toBe(
      'La persona no puede. Figura en Seguros Illimani S.A., Minera S.R.L. Sur.',
    );
    servicios([]);
    expect((await dice('activo')).texto).toBe('La persona no puede.');
  });
});
