import '#app/familias.ts';
import { expect, test } from 'vitest';
import type { AdjuntoSlot } from '#blocks/adjuntos/slots.ts';
import { aperturaDe } from '#engine/notice/aperturaDeFila.ts';
import { type Antecedente, elegirAceptado } from '#engine/review/antecedente.ts';
import { cambiosDe, comparar, filaDeEmpresa } from '#engine/review/comparar.ts';
import { esperaEn, tramosDeEspera } from '#engine/review/esperas.ts';
import { archivosFaltantes, datosFaltantes } from '#engine/review/faltantes.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import {
  empresasDe,
  filtrarDeclarados,
  filtroDeLaDireccion,
  porFamilia,
  sinFiltro,
} from '#features/revision/filtro.ts';
import { buildFilaNovedad, buildNovedadForm } from '#support/builders.ts';

const [contributor] = avisosDeAlta;
if (!contributor) throw new Error('no definition');
const definition = contributor;

type Antes = Pick<Antecedente, 'form' | 'mismoTipo'> & Partial<Antecedente>;
const compare = (ahora: ReturnType<typeof buildNovedadForm>, antes: Antes | null) => {
  const antecedente: Antecedente | null = antes && { de: 'aceptado', novedad: 'Alta', fecha: '01/02/2019', ...antes };
  return comparar(definition, ahora, antecedente, (_field, value) => String(value ?? ''));
};
const changedOf = cambiosDe;

test('each fact stands beside the accepted one, and only those that differ are marked', () => {
  const before = buildNovedadForm({ persona: { Zona: 'MIRAFLORES' }, novedad: { Cargo: 'CAJERA' } });
  const now = buildNovedadForm({ persona: { Zona: 'SOPOCACHI' }, novedad: { Cargo: 'CAJERA PRINCIPAL' } });
  const groups = compare(now, { form: before, mismoTipo: true });
  expect(changedOf(groups)).toEqual([
    { campo: 'Zona', antes: 'MIRAFLORES', ahora: 'SOPOCACHI', cambio: true },
    { campo: 'Cargo', antes: 'CAJERA', ahora: 'CAJERA PRINCIPAL', cambio: true },
  ]);
  expect(changedOf(groups)).toHaveLength(2);
});

test('identity is compared too: a corrected surname is a change', () => {
  const before = buildNovedadForm({ persona: { ApellidoPaterno: 'QUISPE' } });
  const now = buildNovedadForm({ persona: { ApellidoPaterno: 'QUISBERT' } });
  expect(changedOf(compare(now, { form: before, mismoTipo: false })).map((row) => row.campo)).toEqual([
    'Apellido paterno',
  ]);
});

test('the facts of another kind of notice are not compared: the dates of a hire and of a leave differ by nature', () => {
  const before = buildNovedadForm({ novedad: { FechaNovedad: '2020-01-02', Cargo: 'CAJERA' } });
  const groups = compare(buildNovedadForm(), { form: before, mismoTipo: false });
  expect(changedOf(groups)).toEqual([]);
  expect(groups.flatMap((group) => group.filas).find((row) => row.campo === 'Cargo')?.antes).toBeNull();
});

test('without anything accepted nothing is a change', () => {
  const groups = compare(buildNovedadForm(), null);
  expect(changedOf(groups)).toEqual([]);
  expect(groups.flatMap((group) => group.filas).every((row) => row.antes === null)).toBe(true);
});

test('capitals and spaces alone are no change; what was empty and is filled is one', () => {
  const before = buildNovedadForm({ persona: { Zona: ' san  pedro ', Ocupacion: '' } });
  const now = buildNovedadForm({ persona: { Zona: 'SAN PEDRO', Ocupacion: 'CAJERA' } });
  const groups = compare(now, { form: before, mismoTipo: true });
  expect(changedOf(groups)).toEqual([{ campo: 'Ocupación', antes: '', ahora: 'CAJERA', cambio: true }]);
  // The other way round too.
  expect(changedOf(compare(before, { form: now, mismoTipo: true })).map((row) => row.campo)).toEqual(['Ocupación']);
  const joined = buildNovedadForm({ persona: { Zona: 'SANPEDRO', Ocupacion: '' } });
  expect(changedOf(compare(joined, { form: before, mismoTipo: true })).map((row) => row.campo)).toEqual(['Zona']);
});

test('with the fund’s record the notice’s own facts are compared where the record has them too, and no others', () => {
  const before = buildNovedadForm({
    paciente: { FechaIngreso: '2019-05-06' },
    novedad: { FechaNovedad: '2001-01-01', Cargo: 'CAJERA' },
  });
  const now = buildNovedadForm({ novedad: { FechaNovedad: '2026-11-17', Cargo: 'JEFE' } });
  const deFicha = compare(now, { de: 'ficha', form: before, mismoTipo: false }).flatMap((group) => group.filas);
  const fila = (campo: string) => deFicha.find((row) => row.campo === campo);
  expect(fila('Fecha de ingreso')).toMatchObject({ antes: '2019-05-06', ahora: '2026-11-17', cambio: true });
  expect(fila('Cargo')).toMatchObject({ antes: null, ahora: 'JEFE', cambio: false });
  // An accepted notice of another kind has none of them.
  const deOtro = compare(now, { form: before, mismoTipo: false }).flatMap((group) => group.filas);
  expect(deOtro.find((row) => row.campo === 'Fecha de ingreso')?.antes).toBeNull();
});

test('the groups are the form’s, those of the person first; a long text takes the whole width', () => {
  const groups = compare(buildNovedadForm(), null);
  expect(groups.map(({ de }) => de)).toEqual(
    groups
      .map(({ de }) => de)
      .toSorted()
      .reverse(),
  );
  expect(groups.map(({ titulo }) => titulo)).toEqual([
    'Identidad',
    ...definition.secciones.persona.map(({ title }) => title),
    ...definition.secciones.novedad.map(({ title }) => title),
  ]);
  const wide = groups.flatMap(({ filas }) => filas.filter(({ larga }) => larga).map(({ campo }) => campo));
  expect(wide).toEqual(['Observación']);
  // A part of the form without facts has no group.
  const empty = { ...definition, secciones: { ...definition.secciones, novedad: [{ title: 'Nada', fields: [] }] } };
  expect(comparar(empty, buildNovedadForm(), null, String).map(({ titulo }) => titulo)).not.toContain('Nada');
});

test('facts that a section only shows are compared with a notice of the same type alone', () => {
  const shown = (Cargo: string) => buildNovedadForm({ novedad: { Cargo } });
  const datos = (form: ReturnType<typeof buildNovedadForm>) => [
    { label: 'Puesto', value: form.SegurosPersonasNovedad.Cargo },
    ...(form.SegurosPersonasNovedad.Cargo === 'JEFE' ? [{ label: 'Nuevo', value: 'X' }] : []),
  ];
  const own = { ...definition, secciones: { ...definition.secciones, novedad: [{ title: 'A', datos, fields: [] }] } };
  const of = (antecedente: Antes | null) =>
    comparar(own, shown('JEFE'), antecedente && { de: 'aceptado', novedad: '', fecha: '', ...antecedente }, String).at(
      -1,
    )?.filas;
  expect(of({ form: shown('CAJERA'), mismoTipo: true })).toEqual([
    { campo: 'Puesto', antes: 'CAJERA', ahora: 'JEFE', cambio: true },
    { campo: 'Nuevo', antes: '', ahora: 'X', cambio: true },
  ]);
  for (const antes of [{ form: shown('CAJERA'), mismoTipo: false }, null])
    expect(of(antes)?.map((row) => row.antes)).toEqual([null, null]);
});

test('what a form lacks is named in its order: facts that are required and empty, and files', () => {
  const Telefono = '2240000';
  const form = buildNovedadForm({
    persona: { Zona: '', Telefono },
    novedad: { Cargo: '', Observacion: '', HaberMensual: 0 },
  });
  expect(datosFaltantes(definition, form)).toEqual(['Zona', 'Cargo']);
  expect(datosFaltantes(definition, buildNovedadForm({ persona: { Telefono } }))).toEqual([]);
  const slot = (IdRequisito: number, Nombre: string, Requerido: boolean, tieneArchivo: boolean): AdjuntoSlot => ({
    requisito: {
      ...{ IdRequisito, Nombre, Requerido, Extension: 'pdf', TamanioMb: 2, IdTipoNovedad: 2 },
      IdRequisitoTipoNovedad: 1,
    },
    ...{
      recurso: null,
      guardado: null,
      pendiente: false,
      porQuitar: false,
      subida: null,
      preparando: false,
      error: null,
      tieneArchivo,
    },
  });
  const slots = [slot(3, 'CARNET', true, false), slot(4, 'CONTRATO', true, true), slot(5, 'OTRO', false, false)];
  const faltan = (
    fotografia: AdjuntoSlot | null,
    faltaFotografia: boolean,
    regla: 'siempre' | 'segunRequisito' = 'siempre',
  ) => archivosFaltantes({ fotografia: regla }, { fotografia, faltaFotografia, slots });
  const foto = slot(2, 'FOTOGRAFIA_PERSONA_REGISTRO', false, false);
  expect(faltan(foto, true)).toEqual(['Fotografía', 'CARNET']);
  expect(faltan(foto, false)).toEqual(['CARNET']);
  expect(faltan(null, true)).toEqual(['CARNET']);
  expect(faltan(foto, true, 'segunRequisito')).toEqual(['CARNET']);
});

test('the employer is a fact where the services name both', () => {
  expect(filaDeEmpresa({ antes: 'Banco', ahora: 'Ñandú' })).toEqual({
    ...{ campo: 'Empresa', antes: 'Banco', ahora: 'Ñandú', cambio: true },
  });
  expect(filaDeEmpresa({ antes: 'Banco', ahora: 'banco' })?.cambio).toBe(false);
  expect([filaDeEmpresa({ antes: '', ahora: 'Banco' }), filaDeEmpresa({ antes: 'Banco', ahora: '' })]).toEqual([
    null,
    null,
  ]);
});

test('the latest other accepted notice is the one to compare with, by date and not by its text', () => {
  const fila = (IdPersonaNovedad: number, FechaNovedad: string, EstadoProceso: string) =>
    buildFilaNovedad({ IdPersonaNovedad, FechaNovedad, EstadoProceso });
  const rows = [
    fila(1, '31/01/2020', 'Aceptado'),
    fila(2, '02/12/2024', 'Aceptado'),
    fila(3, '05/01/2026', 'Declarado'),
    fila(9, '06/06/2026', 'Aceptado'),
  ];
  expect(elegirAceptado(rows, 9)?.IdPersonaNovedad).toBe(2);
  expect(elegirAceptado(rows.slice(2, 3), 9)).toBeNull();
  // Of one day, the one that was registered later.
  const sameDay = [
    fila(4, '02/12/2024', 'Aceptado'),
    fila(7, '02/12/2024', 'Aceptado'),
    fila(5, '02/12/2024', 'Aceptado'),
  ];
  expect(elegirAceptado(sameDay, 9)?.IdPersonaNovedad).toBe(7);
});

test('[R-2.2-05] a retiree’s registration opens by its own type', () => {
  const row = buildFilaNovedad({ IdPersonaNovedad: 14, IdTipoNovedad: 23, IdTipoNovedadPadre: 20 });
  expect(aperturaDe(row)?.to).toBe('/seguros/aviso-alta-pasivo-editar?novedad=14&tipo=23');
  expect(aperturaDe(null)).toBeNull();
});

test('the desk narrows by family, company and how long a notice waits', () => {
  const rows = [
    buildFilaNovedad({ IdPersonaNovedad: 1, IdTipoNovedadPadre: 1, Empresa: 'Banco', FechaDeclaracion: '2026-11-01' }),
    buildFilaNovedad({ IdPersonaNovedad: 2, IdTipoNovedadPadre: 9, Empresa: 'Ñandú', FechaDeclaracion: '2026-11-19' }),
    buildFilaNovedad({ IdPersonaNovedad: 3, IdTipoNovedadPadre: 7, Empresa: 'Banco', FechaDeclaracion: '2026-11-16' }),
  ];
  const ids = (filtro: Partial<typeof sinFiltro>) =>
    filtrarDeclarados(rows, { ...sinFiltro, ...filtro }, '2026-11-21').map((row) => row.IdPersonaNovedad);
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ familia: 'baja' })).toEqual([2]);
  expect(ids({ empresa: 'Banco' })).toEqual([1, 3]);
  expect(ids({ espera: '5-' })).toEqual([1, 3]);
  expect(ids({ espera: '10-' })).toEqual([1]);
  // The periods follow each other without gaps: each notice is in one of them, even one dated tomorrow by another clock.
  const ahead = buildFilaNovedad({ IdPersonaNovedad: 5, FechaDeclaracion: '2026-11-22' });
  expect(esperaEn(ahead, '', '2026-11-21')).toBe(true);
  const declared = (FechaDeclaracion: string) => buildFilaNovedad({ FechaDeclaracion });
  const enDias = (tramo: string, ...days: readonly string[]) =>
    days.map((day) => esperaEn(declared(day), tramo, '2026-11-21'));
  expect(enDias('5-9', '2026-11-17', '2026-11-16', '2026-11-12', '2026-11-11')).toEqual([false, true, true, false]);
  expect(enDias('10-', '2026-11-12', '2026-11-11', '2020-01-01')).toEqual([false, true, true]);
  for (const [row, tramo] of [
    ...rows.map((one, at) => [one, ['10-29', '2-4', '5-9'][at]] as const),
    [ahead, '0-1'] as const,
  ])
    expect(tramosDeEspera.filter(({ id }) => esperaEn(row, id, '2026-11-21')).map(({ id }) => id)).toEqual([tramo]);
  // Retirees' registrations share a parent, and each variant has its own form.
  const retiree = buildFilaNovedad({ IdPersonaNovedad: 4, IdTipoNovedad: 22, IdTipoNovedadPadre: 20 });
  const counts = porFamilia([...rows, retiree]).filter(({ count }) => count > 0);
  expect(counts.map(({ id, count }) => `${id} ${count}`)).toEqual([
    ...['alta 1', 'baja 1', 'transferencia 1', 'alta-pasivo 1'],
  ]);
  expect(empresasDe(rows)).toEqual(['Banco', 'Ñandú']);
  expect(filtroDeLaDireccion('?familia=baja&espera=2-4')).toEqual({ ...sinFiltro, familia: 'baja', espera: '2-4' });
  expect(filtroDeLaDireccion('?familia=constructor&espera=x')).toEqual(sinFiltro);
});
