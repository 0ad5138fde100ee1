import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  direccionDeFiltro,
  filtroDeDireccion,
  filtroGuardado,
  filtroParaGuardar,
  mismoFiltro,
} from '#blocks/lista-filtrada/filtro.ts';

const defaults = { FechaDesde: '2026-11-01', FechaHasta: '2026-11-20', IdTipoNovedad: 0, nombre: '' };
const schema = z.object({
  ...{ FechaDesde: z.string(), FechaHasta: z.string() },
  ...{ IdTipoNovedad: z.number().check(z.gte(0)), nombre: z.string() },
});

test.each([
  ['the same', { a: 1, b: 'x', c: null, d: true }, { d: true, c: null, b: 'x', a: 1 }, true],
  ['one value another', { a: 1, b: 'x' }, { a: 1, b: 'y' }, false],
  ['the other value another', { a: 1, b: 'x' }, { a: 2, b: 'x' }, false],
  ['another type', { a: 1 }, { a: '1' }, false],
  ['no values', {}, {}, true],
])('two filters are compared by their values: %s', (_, a, b, same) => {
  expect(mismoFiltro<Record<string, string | number | boolean | null>>(a, b)).toBe(same);
});

describe('the filter in an address', () => {
  const leido = (search: string) => filtroDeDireccion(search, { defaults, schema });

  test.each<[string, string, object | null]>([
    ['no value', '', null],
    ['only values of no filter', '?pagina=2&buscar=ana', null],
    ['a value that must not be in an address', '?nombre=ANA', null],
    ['a value without a name', '?=ANA', null],
    ['one value: the others are the defaults', '?desde=2026-10-01', { ...defaults, FechaDesde: '2026-10-01' }],
    ['an id, which stays a number', '?tipo=7', { ...defaults, IdTipoNovedad: 7 }],
    [
      'several',
      '?hasta=2026-11-15&tipo=0&nombre=ANA&pagina=2',
      { ...defaults, FechaHasta: '2026-11-15', IdTipoNovedad: 0 },
    ],
    ['an empty text', '?desde=', { ...defaults, FechaDesde: '' }],
    ['an empty id', '?tipo=', null],
    ['a blank id', '?tipo=%20', null],
    ['an id that is none', '?tipo=siete', null],
    ['an id that is not allowed', '?desde=2026-10-01&tipo=-1', null],
  ])('%s', (_, search, filtro) => {
    expect(leido(search)).toEqual(filtro);
  });

  test.each([
    ['true', true],
    ['false', false],
    ['1', false],
  ])('a flag is set only by the word true: %s', (text, estado) => {
    const flags = { defaults: { estado: true }, schema: z.object({ estado: z.boolean() }) };
    expect(filtroDeDireccion(`?estado=${text}`, flags)).toEqual({ estado });
  });

  test.each([
    ['of the services', { FechaDesde: 'a', FechaHasta: 'b', IdTipoNovedad: 1, IdEstadoProceso: 2 }],
    ['of the portal', { desde: 'a', hasta: 'b', tipo: 1, estado: 2 }],
  ])('has the names %s', (_, filtro) => {
    expect(direccionDeFiltro(filtro, '')).toBe('desde=a&hasta=b&tipo=1&estado=2');
    const loose = z.looseObject({}) as unknown as z.ZodMiniType<typeof filtro>;
    const blank = Object.fromEntries(
      Object.entries(filtro).map(([name, value]) => [name, typeof value === 'number' ? 0 : '']),
    ) as typeof filtro;
    expect(filtroDeDireccion('?desde=a&hasta=b&tipo=1&estado=2', { defaults: blank, schema: loose })).toEqual(filtro);
  });
});

test('the address of a filter keeps its other values, and has no name of a person', () => {
  const filtro = { FechaDesde: '2026-10-01', nombre: 'ANA', constructor: 'x', IdTipoNovedad: null };
  expect(direccionDeFiltro(filtro as never, '?pagina=2&desde=2026-09-01&buscar=caj')).toBe(
    'pagina=2&desde=2026-10-01&buscar=caj&tipo=',
  );
});

describe('what is kept of a filter under a name', () => {
  const guardado = (part: object, search = '') => filtroParaGuardar({ ...defaults, ...part }, defaults, search);
  const FECHAS = 'desde=2026-11-01&hasta=2026-11-20';

  test.each([
    ['only the dates of the defaults', {}, '', FECHAS],
    ['other dates too', { FechaDesde: '2026-10-01' }, '', 'desde=2026-10-01&hasta=2026-11-20'],
    ['a type that is not the default', { IdTipoNovedad: 7 }, '', `${FECHAS}&tipo=7`],
    ['the other values of the address, without the page', {}, '?pagina=3&buscar=caj', `buscar=caj&${FECHAS}`],
  ])('%s', (_, part, search, query) => {
    expect(guardado(part, search)).toBe(query);
  });
});

describe('[E-2-07, E-2-08, F-2.4-03, R-2.2-07, R-2.4-05, R-2.6-07] the stored filter of a list', () => {
  const guardado = (value: unknown) => filtroGuardado(value, { listName: 'altas', schema });

  test.each<[string, unknown, object | null]>([
    ['is there', { lista: 'altas', filtro: defaults }, defaults],
    [
      'is read as leniently as a reply',
      { lista: 'altas', filtro: { ...defaults, IdTipoNovedad: '7' } },
      { ...defaults, IdTipoNovedad: 7 },
    ],
    ['is of another list', { lista: 'bajas', filtro: defaults }, null],
    ['has an older shape', { lista: 'altas', filtro: { desde: '2026-11-01' } }, null],
    ['has no filter', { lista: 'altas' }, null],
    ['has no list', { filtro: defaults }, null],
    ['is no record', 'altas', null],
    ['is not there', null, null],
    ['was never there', undefined, null],
  ])('%s', (_, value, filtro) => {
    expect(guardado(value)).toEqual(filtro);
  });
});
