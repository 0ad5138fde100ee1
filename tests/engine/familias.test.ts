import { describe, expect, test } from 'vitest';
import '#app/familias.ts';
import type { Rol } from '#blocks/rol/rolActual.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { registra } from '#engine/definition/registra.ts';
import { familiaDe, familias, palabrasDelMenu, registrarFamilia } from '#engine/family/familias.ts';
import { codeOf, filesIn } from '../architecture/sources.ts';

test('the six families are registered, in the order people read them', () => {
  expect(familias().map(({ id }) => id)).toEqual([
    'alta',
    'baja',
    'transferencia',
    'alta-pasivo',
    'baja-pasivo',
    'transferencia-pasivo',
  ]);
});

test('a family is registered once', () => {
  const [first] = familias();
  if (!first) throw new Error('no family');
  expect(() => registrarFamilia(first)).toThrow('alta is registered twice');
});

describe.each(familias().map((familia) => [familia.id, familia] as const))('the record of %s', (id, familia) => {
  test('has a form for each type, and a type for each form', async () => {
    const { formularios } = await familia.formularios();
    expect(formularios.map(({ idTipoPadre }) => idTipoPadre)).toEqual(familia.tipos.map((tipo) => tipo.id));
    for (const { id: tipo } of familia.tipos) expect(familiaDe(tipo)).toBe(familia);
  });

  test('names its screens after itself, and its list is named by its title in a menu', () => {
    expect(familia.routes).toEqual({ list: `aviso-${id}-admin`, edit: `aviso-${id}-editar` });
    expect(palabrasDelMenu()[familia.routes.list]?.[0]).toBe(familia.titles.list);
  });

  test('has a paper of its own place, asked for by person and notice', async () => {
    const { reply, path } = await familia.impreso.informe();
    expect(reply).toBe('file');
    expect(path).toMatch(/:idPersona\/:idPersonaNovedad$/);
    expect(familia.impreso.archivo).toMatch(/^Aviso\w+\.pdf$/);
  });

  test('loads a list that says what it shows', async () => {
    const { lista } = await familia.lista();
    expect(lista.columns.length).toBeGreaterThan(3);
    expect(familia.tipos.length > 1).toBe(lista.pickerTitle !== undefined);
  });
});

test('each family prints its own report; transfers share one', async () => {
  const paths = await Promise.all(familias().map(async ({ impreso }) => (await impreso.informe()).path.split('/')[1]));
  expect(paths).toEqual([
    'ReporteAvisoAlta',
    'ReporteAvisoBaja',
    'ReporteAvisoTransferencia',
    'ReporteAvisoAltaPasivo',
    'ReporteBajaPasivo',
    'ReporteAvisoTransferencia',
  ]);
});

test.each<[Rol, boolean, boolean]>([
  ['empresa', true, true],
  ['personal', true, false],
  ['asegurado', true, false],
  ['otro', false, false],
])('[decision 59] %s: starts notices that all register %s, others %s', (rol, deTodos, deLaEmpresa) => {
  expect(registra({ deTodos: true }, rol)).toBe(deTodos);
  expect(registra({}, rol)).toBe(deLaEmpresa);
});

test('under a retirees’ parent the services take no other type', () => {
  expect(familias().flatMap(({ padreCerrado = [] }) => padreCerrado)).toEqual([
    tipoNovedad.ALTA_PASIVO,
    tipoNovedad.BAJA_PASIVO,
    tipoNovedad.TRANSFERENCIA_PASIVO,
  ]);
});

test('the screens of a family are named in its record and nowhere else', () => {
  const named = filesIn('src').filter((path) => /'aviso-[\w-]+-(admin|editar)'/.test(codeOf(path)));
  expect(named.filter((path) => !/^src\/(features\/\w+\/\w+\/familia\.ts|sandbox\/)/.test(path))).toEqual([]);
});
