import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { archivosCambiados, archivosTocados, atados, porAtar } from '#blocks/adjuntos/atados.ts';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { contestan, fallosMostrados } from './servicio.ts';
import { buildRecurso, buildSlot } from './slots.ts';

const viejo = buildRecurso({ IdRecurso: 10, IdTabla: 9001, NombreArchivo: 'viejo.pdf' });
const nuevo = buildRecurso({ IdRecurso: 20, NombreArchivo: 'nuevo.pdf' });
const foto = buildRecurso({ IdRecurso: 30, IdRequisito: 2, NombreArchivo: 'foto.jpg' });

const igual = buildSlot({}, { recurso: viejo, guardado: viejo, tieneArchivo: true });
const reemplazado = buildSlot({}, { recurso: nuevo, guardado: viejo, pendiente: true, tieneArchivo: true });
const agregado = buildSlot({ IdRequisito: 4, Nombre: 'CONTRATO' }, { recurso: nuevo, pendiente: true });
const quitado = buildSlot(
  { IdRequisito: 5, Nombre: 'MEMORÁNDUM' },
  { recurso: viejo, guardado: viejo, porQuitar: true },
);
const vacio = buildSlot({ IdRequisito: 6 });
const fotografia = buildSlot({ IdRequisito: 2, Nombre: 'FOTOGRAFIA_100' }, { recurso: foto, pendiente: true });

const tocados = (slots: Adjuntos['slots'], photograph: Adjuntos['fotografia']) =>
  archivosTocados({ slots, fotografia: photograph } as Adjuntos);

describe('what the next save does with the files', () => {
  test('it attaches those that wait and deletes those that are marked, the photograph last', () => {
    expect(tocados([igual, reemplazado, vacio, quitado], fotografia)).toEqual([reemplazado, quitado, fotografia]);
  });
  test('a photograph that stays, or that nobody asks for, is none of them', () => {
    expect(tocados([agregado], { ...fotografia, pendiente: false })).toEqual([agregado]);
    expect(tocados([igual], null)).toEqual([]);
  });
  test('it attaches only those that wait', () => {
    expect(porAtar([reemplazado, quitado, fotografia])).toEqual([reemplazado, fotografia]);
  });
});

test('[F-3.10-05] [E-3-13] the tracking names each changed file, and what it was and is', () => {
  const conMarcas = { ...agregado, recurso: buildRecurso({ NombreArchivo: 'exe\u202Efdp.pdf' }) };
  expect(archivosCambiados([reemplazado, conMarcas, quitado, fotografia])).toEqual([
    { campo: 'DOCUMENTO DE IDENTIDAD', valorAnterior: 'viejo.pdf', valorNuevo: 'nuevo.pdf' },
    { campo: 'CONTRATO', valorAnterior: '', valorNuevo: 'exefdp.pdf' },
    { campo: 'MEMORÁNDUM', valorAnterior: 'viejo.pdf', valorNuevo: '' },
    { campo: 'Fotografía', valorAnterior: '', valorNuevo: 'foto.jpg' },
  ]);
  expect(archivosCambiados([{ ...agregado, recurso: null }])).toEqual([
    { campo: 'CONTRATO', valorAnterior: '', valorNuevo: '' },
  ]);
});

describe('whether a notice has the files of a save', () => {
  const PENDIENTES = 'Recursos/VerificarRecursoIdTablaCero';
  const GUARDADOS = 'Recursos/ValidacionDeAdjuntos';
  const { SegurosPersonasNovedad: novedad } = buildNovedadForm({
    novedad: { IdPersona: 501, IdPersonaNovedad: 9001, IdTipoNovedad: 2 },
  });
  const documento = { recurso: nuevo, guardado: viejo };
  const retrato = { recurso: foto, guardado: null };
  const enNovedad = (one: Recurso, over: Partial<Recurso> = {}) => ({ ...one, IdTabla: 9001, ...over });

  test.each([
    ['all still wait', [documento, retrato], [nuevo, foto], [viejo], 'sin hacer'],
    ['all have their number', [documento, retrato], [], [enNovedad(nuevo), enNovedad(foto)], { hecha: true }],
    ['all have a new number', [documento], [], [viejo, enNovedad(nuevo, { IdRecurso: 99 })], { hecha: true }],
    ['another file waits', [documento], [foto], [enNovedad(nuevo)], { hecha: true }],
    ['one is missing', [documento, retrato], [], [enNovedad(nuevo)], null],
    ['one is there and one still waits', [documento, retrato], [foto], [enNovedad(nuevo)], null],
    ['one is there and waits too', [documento, retrato], [foto], [enNovedad(nuevo), enNovedad(foto)], null],
    ['nothing waits and nothing is there', [documento], [], [], null],
    ['there is one of another requirement', [documento], [], [enNovedad(nuevo, { IdRequisito: 4 })], null],
    ['there is one with another name', [documento], [], [enNovedad(nuevo, { NombreArchivo: 'otro.pdf' })], null],
    [
      'there is only the one that should be replaced, of the same name',
      [{ recurso: buildRecurso({ IdRecurso: 20, NombreArchivo: 'viejo.pdf' }), guardado: viejo }],
      [],
      [viejo],
      null,
    ],
    ['no file is known', [{ recurso: null, guardado: null }], [nuevo], [enNovedad(nuevo)], null],
  ])('if %s', async (_what, archivos, waiting, saved, expected) => {
    contestan({ [PENDIENTES]: waiting, [GUARDADOS]: saved });
    expect(await atados(novedad, archivos)).toEqual(expected);
  });

  test('[E-7.4-06] [R-7.9-03] [R-7.9-04] what waits for its person and what the notice has are asked for', async () => {
    const pedidas = contestan({ [PENDIENTES]: [], [GUARDADOS]: [] });
    await atados(novedad, [documento]);
    expect(pedidas.toSorted((a, b) => a.nombre.localeCompare(b.nombre))).toEqual([
      { nombre: GUARDADOS, valores: ['9001', '2'], cuerpo: null },
      {
        nombre: PENDIENTES,
        valores: [],
        cuerpo: { Tabla: 'seguros_personas_novedad', IdPersona: '501', IdTipoNovedad: '2' },
      },
    ]);
  });

  test.each([[PENDIENTES], [GUARDADOS]])(
    '[F-8-08] [R-8-02] nobody knows if %s fails; nothing is shown',
    async (name) => {
      contestan({ [PENDIENTES]: [], [GUARDADOS]: [], [name]: new HttpResponse('', { status: 500 }) });
      const told = fallosMostrados();
      await expect(atados(novedad, [documento])).rejects.toThrow('Ha ocurrido un error técnico. Pedimos disculpas.');
      expect(told).toEqual([]);
    },
  );
});
