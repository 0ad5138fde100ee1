import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filtroDe, filtroListaSchema } from '#engine/list/filtroLista.ts';
import { TODAY } from '#support/clock.ts';
import { leer } from '#support/schemas.ts';

const filter = { FechaDesde: '2026-11-01', FechaHasta: TODAY, IdTipoNovedad: 0, IdEstadoProceso: 0 };

describe('filter of a notice list', () => {
  test('in order, it says nothing', () => {
    expect(leer(filtroDe(), filter).errores).toEqual({});
  });
  test('[E-5.1-03] the type is required, 0 is all', () => {
    for (const IdTipoNovedad of [-1, Number.NaN])
      expect(leer(filtroDe(), { ...filter, IdTipoNovedad }).errores).toEqual({
        IdTipoNovedad: 'Debe seleccionar tipo novedad.',
      });
    for (const IdTipoNovedad of [0, 1]) expect(leer(filtroDe(), { ...filter, IdTipoNovedad }).errores).toEqual({});
  });
  test('[E-5.1-04] the state is required, 0 is all', () => {
    for (const IdEstadoProceso of [-1, Number.NaN])
      expect(leer(filtroDe(), { ...filter, IdEstadoProceso }).errores).toEqual({
        IdEstadoProceso: 'Debe seleccionar estado proceso.',
      });
    for (const IdEstadoProceso of [0, 1]) expect(leer(filtroDe(), { ...filter, IdEstadoProceso }).errores).toEqual({});
  });
  test('a date that does not exist is told apart from a missing one', () => {
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
