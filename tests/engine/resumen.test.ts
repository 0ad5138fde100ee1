import { describe, expect, test } from 'vitest';
import { estadoDeSlots } from '#blocks/adjuntos/slots.ts';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { type Recurso, recurso } from '#contract/entities/adjunto.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { readOrNull } from '#contract/read.ts';
import {
  archivosConNombre,
  filasDeCambios,
  filasDelResumen,
  filasDeValores,
  numeroDe,
  type PorResumir,
} from '#engine/declare/filas.ts';
import type { ReglaContexto } from '#engine/definition/definition.ts';
import { campoDeNovedad, campoDePersona, type Field, type FieldPath, soloLectura } from '#engine/definition/fields.ts';
import { libre } from '#engine/family/rules.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import { buildNovedadForm } from '#support/builders.ts';

const [alta] = avisosDeAlta;
if (!alta) throw new Error('no definition');

const FECHA: FieldPath = 'SegurosPersonasNovedad.FechaNovedad';
const campos: readonly Field[] = [
  campoDeNovedad('FechaNovedad', 'Fecha', 'date', libre),
  campoDeNovedad('HaberMensual', 'Haber', 'money', libre),
  campoDeNovedad('Cargo', 'Cargo', 'text', libre),
  soloLectura(campoDeNovedad('FechaFinNovedad', 'Fin', 'date', libre)),
];
const limites = { min: '2026-11-01', max: '2026-11-20' };

const requisito = (IdRequisito: number, Nombre: string) => ({
  ...{ IdRequisito, IdRequisitoTipoNovedad: IdRequisito, IdTipoNovedad: 2, Nombre },
  ...{ Requerido: true, TamanioMb: 2, Extension: 'PDF' },
});
const archivo = (IdRecurso: number, IdRequisito: number, NombreArchivo: string): Recurso => {
  const read = readOrNull(recurso, { IdRecurso, IdRequisito, NombreArchivo });
  if (!read) throw new Error('no file');
  return read;
};
/** One slot per name; a name with a file has one. The photograph's requirement is the one of that id. */
function conAdjuntos(...todos: readonly { readonly id: number; readonly nombre: string; readonly archivo?: string }[]) {
  const slots = todos.map(({ id, nombre, archivo: suyo }) => {
    const file = suyo === undefined ? null : archivo(id * 10, id, suyo);
    const sides = { subida: null, preparando: false, error: null, pendiente: false, porQuitar: false };
    return { requisito: requisito(id, nombre), recurso: file, guardado: file, tieneArchivo: file !== null, ...sides };
  });
  return estadoDeSlots(slots) as Adjuntos;
}
const foto = { id: requisitoFotografia, nombre: 'FOTO 3X4' };
const contrato = { id: 7, nombre: 'CONTRATO' };
const cedula = { id: 8, nombre: 'CÉDULA' };

function porResumir(typed: object = {}, adjuntos = conAdjuntos(contrato), datos = [{ label: 'Nº', value: '' }]) {
  const form = buildNovedadForm({ novedad: { FechaNovedad: '2026-11-17', Cargo: 'CAJERA', ...typed } });
  const persona = [{ title: 'Documento', fields: [campoDePersona('Zona', 'Zona', 'text', libre)] }];
  const definition = {
    ...(alta as NonNullable<typeof alta>),
    secciones: { persona, novedad: [{ title: 'Aviso', datos: () => datos, fields: campos }] },
    limitesFecha: (path: FieldPath) => (path === FECHA ? limites : null),
  };
  const values = aFormulario(definition, form);
  const todo: PorResumir = { definition, context: { form } as ReglaContexto, values, adjuntos };
  return todo;
}
const fila = (todo: PorResumir, label: string) => filasDelResumen(todo).find((one) => one.label === label);

describe('the lines of the summary before a notice is declared', () => {
  test('[F-9-07] every value in its form’s order, with where it is changed; facts and fixed fields lead nowhere', () => {
    expect(filasDeValores(porResumir({ HaberMensual: 3500 }))).toEqual([
      { label: 'Nº', value: '—' },
      {
        ...{ label: 'Fecha', value: '17/11/2026', nota: 'entre 01/11/2026 y 20/11/2026' },
        destino: { tab: 'novedad', path: FECHA },
      },
      {
        ...{ label: 'Haber', value: 'Bs. 3,500.00' },
        destino: { tab: 'novedad', path: 'SegurosPersonasNovedad.HaberMensual' },
      },
      { label: 'Cargo', value: 'CAJERA', destino: { tab: 'novedad', path: 'SegurosPersonasNovedad.Cargo' } },
      { label: 'Fin', value: '—' },
    ]);
  });

  test('a fact that is known is said, a value that is not typed is a dash, and 0 is an amount', () => {
    const known = porResumir({}, conAdjuntos(), [{ label: 'Nº', value: '100341' }]);
    expect(fila(known, 'Nº')).toEqual({ label: 'Nº', value: '100341' });
    expect(fila(porResumir({ Cargo: '' }), 'Cargo')?.value).toBe('—');
    expect(fila(porResumir({ HaberMensual: 0 }), 'Haber')?.value).toBe('Bs. 0.00');
    const todo = porResumir();
    const empty = (value: string | null) => ({
      ...todo,
      values: {
        ...todo.values,
        SegurosPersonasNovedad: { ...todo.values.SegurosPersonasNovedad, HaberMensual: value },
      },
    });
    expect(fila(empty(null), 'Haber')?.value).toBe('—');
    expect(fila(empty(''), 'Haber')?.value).toBe('—');
  });

  test('a date with one limit says nothing of limits', () => {
    const todo = porResumir();
    const conMaximo = { ...todo, definition: { ...todo.definition, limitesFecha: () => ({ max: '2026-11-20' }) } };
    expect(fila(conMaximo, 'Fecha')).not.toHaveProperty('nota');
    const conMinimo = { ...todo, definition: { ...todo.definition, limitesFecha: () => ({ min: '2026-11-20' }) } };
    expect(fila(conMinimo, 'Fecha')).not.toHaveProperty('nota');
  });

  test('only a date has limits, and only one that may be changed says them', () => {
    const todo = porResumir();
    const conTodas = { ...todo, definition: { ...todo.definition, limitesFecha: () => limites } };
    expect(fila(conTodas, 'Cargo')).not.toHaveProperty('nota');
    expect(fila(conTodas, 'Fin')).toEqual({ label: 'Fin', value: '—' });
  });
});

describe('the files of the summary', () => {
  test('its last line names those that are there, the photograph first, and leads to the first attachment', () => {
    const adjuntos = conAdjuntos(cedula, { ...contrato, archivo: 'a.pdf' }, { ...foto, archivo: 'f.jpg' });
    expect(filasDelResumen(porResumir({}, adjuntos)).at(-1)).toEqual({
      ...{ label: 'Archivos', value: 'Fotografía · CONTRATO' },
      destino: { tab: 'adjuntos', elementId: 'adjunto-8' },
    });
  });

  test('none is said; a type with a photograph alone leads there, one without files to their tab', () => {
    expect(fila(porResumir({}, conAdjuntos(foto)), 'Archivos')).toEqual({
      ...{ label: 'Archivos', value: 'Ninguno' },
      destino: { tab: 'persona', elementId: `adjunto-${requisitoFotografia}` },
    });
    expect(fila(porResumir({}, conAdjuntos()), 'Archivos')?.destino).toEqual({ tab: 'adjuntos' });
  });

  test('the printed copy has each with the name of its file, without the ones that are missing', () => {
    const adjuntos = conAdjuntos({ ...foto, archivo: 'f.jpg' }, cedula, { ...contrato, archivo: 'a\u202efdp.pdf' });
    expect(archivosConNombre(adjuntos)).toEqual([
      { label: 'Fotografía', value: 'f.jpg' },
      { label: 'CONTRATO', value: 'afdp.pdf' },
    ]);
    // A file that is there, but that nobody described yet.
    const [slot] = conAdjuntos({ ...contrato, archivo: 'a.pdf' }).slots;
    if (!slot) throw new Error('no slot');
    expect(archivosConNombre({ ...conAdjuntos(), slots: [{ ...slot, recurso: null }] })).toEqual([
      { label: 'CONTRATO', value: '' },
    ]);
  });
});

describe('what changed since the observation', () => {
  const cambio = (campo: string, valorAnterior = 'ANTES', valorNuevo = 'AHORA') => ({
    ...{ campo, valorAnterior, valorNuevo },
  });
  const destino = (todo: PorResumir, campo: string) => filasDeCambios(todo, [cambio(campo)])[0]?.destino;

  test('[F-3.10-05] the new value with the old one; what is gone is said', () => {
    expect(filasDeCambios(porResumir(), [cambio('Otro'), cambio('Otro', '', 'X'), cambio('Otro', 'X', '')])).toEqual([
      { label: 'Otro', value: 'AHORA', nota: 'antes: ANTES' },
      { label: 'Otro', value: 'X' },
      { label: 'Otro', value: 'Sin archivo o sin dato', nota: 'antes: X' },
    ]);
  });

  test('it leads to the field of its tab, or to its file; a fixed field and an unknown name lead nowhere', () => {
    const todo = porResumir({}, conAdjuntos(foto, contrato, cedula));
    expect(destino(todo, 'Zona')).toEqual({ tab: 'persona', path: 'BasePersonas.Zona' });
    expect(destino(todo, 'Cargo')).toEqual({ tab: 'novedad', path: 'SegurosPersonasNovedad.Cargo' });
    expect(destino(todo, 'CÉDULA')).toEqual({ tab: 'adjuntos', elementId: 'adjunto-8' });
    expect(destino(todo, 'Fotografía')).toEqual({ tab: 'persona', elementId: `adjunto-${requisitoFotografia}` });
    expect(destino(todo, 'Fin')).toBeUndefined();
    expect(destino(todo, 'Otro')).toBeUndefined();
    expect(destino(porResumir({}, conAdjuntos(contrato)), 'CONTRATO')).toMatchObject({ tab: 'adjuntos' });
    expect(destino(porResumir({}, conAdjuntos()), 'CONTRATO')).toBeUndefined();
  });
});

test('a notice without a number, which the services write as 0, has none', () => {
  expect(numeroDe({ form: buildNovedadForm({ novedad: { NumeroDocumento: '100341' } }) })).toBe('100341');
  expect(numeroDe({ form: buildNovedadForm({ novedad: { NumeroDocumento: '0' } }) })).toBe('');
});
