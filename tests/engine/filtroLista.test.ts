import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filtroDe, filtroListaSchema } from '#engine/list/filtroLista.ts';
import { pedidos, porDefecto } from '#engine/list/pedirNovedades.ts';
import { lista as altas } from '#features/novedades/alta/list.ts';
import { lista as bajas } from '#features/novedades/baja/list.ts';
import { TODAY } from '#support/clock.ts';
import { leer } from '#support/schemas.ts';

const filter = { FechaDesde: '2026-11-01', FechaHasta: TODAY, IdTipoNovedad: 0, IdEstadoProceso: 0 };

describe('filter of a notice list', () => {
  test('in order, it says nothing', () => {
    expect(leer(filtroDe(), filter).errores).toEqual({});
  });
  test('[E-5.1-03, R-5.1-02] the type is required, 0 is all', () => {
    for (const IdTipoNovedad of [-1, Number.NaN])
      expect(leer(filtroDe(), { ...filter, IdTipoNovedad }).errores).toEqual({
        IdTipoNovedad: 'Debe seleccionar tipo novedad.',
      });
    for (const IdTipoNovedad of [0, 1]) expect(leer(filtroDe(), { ...filter, IdTipoNovedad }).errores).toEqual({});
  });
  test('[E-5.1-04, R-5.1-02] the state is required, 0 is all', () => {
    for (const IdEstadoProceso of [-1, Number.NaN])
      expect(leer(filtroDe(), { ...filter, IdEstadoProceso }).errores).toEqual({
        IdEstadoProceso: 'Debe seleccionar estado proceso.',
      });
    for (const IdEstadoProceso of [0, 1]) expect(leer(filtroDe(), { ...filter, IdEstadoProceso }).errores).toEqual({});
  });
  test.each([
    ['registrations', altas],
    ['terminations', bajas],
  ])('[E-5.1-03, E-5.1-04] the list of %s has no other words for them', (_, { sinEstado }) => {
    const missing = { ...filter, IdTipoNovedad: -1, IdEstadoProceso: -1 };
    expect(leer(filtroDe(sinEstado), missing).errores).toEqual({
      IdTipoNovedad: 'Debe seleccionar tipo novedad.',
      IdEstadoProceso: 'Debe seleccionar estado proceso.',
    });
  });
  test('[E-5.1-03, E-5.1-04] an address with a type or a state below 0 is no filter', () => {
    for (const part of [{ IdTipoNovedad: -1 }, { IdTipoNovedad: 1, IdEstadoProceso: -1 }])
      expect(z.safeParse(filtroListaSchema, { ...filter, ...part }).success).toBe(false);
    expect(z.safeParse(filtroListaSchema, filter).success).toBe(true);
  });
  test('[R-5.1-01, R-5.3-15, E-5.1-01, E-5.1-02] a date that does not exist is told apart from a missing one', () => {
    expect(leer(filtroDe(), { ...filter, FechaDesde: '' }).errores).toEqual({
      FechaDesde: 'Debe ingresar la fecha desde.',
    });
    expect(leer(filtroDe(), { ...filter, FechaDesde: '31/02/2026' }).errores).toEqual({
      FechaDesde: 'Fecha desde, es incorrecta.',
    });
    expect(leer(filtroDe(), { ...filter, FechaHasta: '' }).errores).toEqual({
      FechaHasta: 'Debe ingresar la fecha hasta.',
    });
  });
  test('[decision 54] an address with a state and no type is no filter', () => {
    expect(z.safeParse(filtroListaSchema, { ...filter, IdEstadoProceso: 2 }).success).toBe(false);
    expect(z.safeParse(filtroListaSchema, { ...filter, IdTipoNovedad: 1, IdEstadoProceso: 2 }).success).toBe(true);
  });
});

describe('what a notice list asks for', () => {
  const [una, otra] = [
    { id: 1, label: 'Una' },
    { id: 8, label: 'Otra' },
  ] as const;

  test.each([
    ['2026-11-20', '2026-11-01'],
    ['2026-12-01', '2026-12-01'],
    ['2028-02-29', '2028-02-01'],
  ])(
    '[E-5.1-07, F-9-05, F-9-06, R-2.2-08, R-2.4-05, R-9-07, R-9-08] on %s the days from %s on, of all types and states',
    (day, desde) => {
      const always = { FechaDesde: desde, FechaHasta: day, IdEstadoProceso: 0 };
      expect(porDefecto(day, [una, otra])).toEqual({ ...always, IdTipoNovedad: 0 });
      expect(porDefecto(day, [una])).toEqual({ ...always, IdTipoNovedad: 1 });
    },
  );

  test('[E-2.1-08, E-2.3-05, F-9-06, R-5.1-04] type 0 is a search for each type, another type is its own', () => {
    expect(pedidos(filter, [una, otra])).toEqual([una, otra]);
    expect(pedidos({ ...filter, IdTipoNovedad: 8 }, [una, otra])).toEqual([otra]);
  });
});
