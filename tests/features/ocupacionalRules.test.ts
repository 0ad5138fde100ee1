import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { candidatoOcupacional } from '#contract/entities/ocupacional.ts';
import { citaSchema, vacia } from '#features/ocupacional/cita.ts';
import { busquedaSchema, filtroSchema, porDefecto } from '#features/ocupacional/filtro.ts';
import { useSeleccion } from '#features/ocupacional/seleccion.ts';
import { dicho } from '../blocks/dicho.ts';

describe('the chosen employees', () => {
  const candidato = (IdPersonaNovedad: number) => z.parse(candidatoOcupacional, { IdPersonaNovedad });

  test('are none at first, and then exactly those that were chosen last', () => {
    const { result } = renderHook(useSeleccion);
    expect(result.current.elegidos).toEqual([]);
    expect(result.current.tiene(candidato(1))).toBe(false);
    act(() => result.current.elegir([candidato(2), candidato(1)]));
    expect(result.current.elegidos.map((one) => one.IdPersonaNovedad)).toEqual([2, 1]);
    expect([1, 2, 3].map((id) => result.current.tiene(candidato(id)))).toEqual([true, true, false]);
    act(() => result.current.elegir([candidato(3)]));
    expect([1, 2, 3].map((id) => result.current.tiene(candidato(id)))).toEqual([false, false, true]);
  });
});

describe('an appointment', () => {
  const cita = { IdMedico: 4, Fecha: '2026-11-25', Hora: '09:15' };
  const MEDICO = 'Debe seleccionar al médico.';
  const FECHA = 'Debe seleccionar la fecha de la cita.';
  const HORA = 'Debe seleccionar la hora de la cita.';

  test('has a doctor, a day and an hour', () => {
    expect(dicho(() => citaSchema, cita)).toEqual(cita);
    expect(dicho(() => citaSchema, { ...cita, IdMedico: '1' })).toEqual({ ...cita, IdMedico: 1 });
  });

  test('is empty at first, and then lacks all three', () => {
    expect(vacia).toEqual({ IdMedico: '', Fecha: '', Hora: '' });
    expect(dicho(() => citaSchema, vacia)).toEqual([MEDICO, FECHA, HORA]);
  });

  test.each([
    [{ IdMedico: 0 }, MEDICO],
    [{ Fecha: '' }, FECHA],
    [{ Hora: '' }, HORA],
  ])('with %j lacks one', (part, said) => {
    expect(dicho(() => citaSchema, { ...cita, ...part })).toEqual([said]);
  });
});

describe('the filter of the exams', () => {
  const filtro = { FechaDesde: '2026-11-01', FechaHasta: '2026-11-20', IdEstadoProceso: 0, tipo: '' };
  const alReves = { ...filtro, FechaDesde: '2026-11-21' };
  const ORDEN = ['La fecha hasta no puede ser menor que la fecha desde.'];

  test('[R-9-07] [F-9-05] [R-2.8-02] is by default of this month, of all states and kinds', () => {
    expect(porDefecto()).toEqual(filtro);
    expect(porDefecto('2026-02-10')).toEqual({ ...filtro, FechaDesde: '2026-02-01', FechaHasta: '2026-02-10' });
  });

  test('[R-2.8-02] keeps all but the name', () => {
    expect(dicho(() => filtroSchema, { ...filtro, nombre: 'ANA' })).toEqual(filtro);
    expect(dicho(() => busquedaSchema, { ...filtro, nombre: ' ANA ' })).toEqual({ ...filtro, nombre: 'ANA' });
  });

  test('[R-2.8-02] needs its days in their order', () => {
    expect(dicho(() => filtroSchema, alReves)).toEqual(ORDEN);
    expect(dicho(() => busquedaSchema, { ...alReves, nombre: '' })).toEqual(ORDEN);
    expect(dicho(() => filtroSchema, { ...filtro, FechaDesde: '', FechaHasta: '' })).toEqual([
      'Debe ingresar la fecha desde.',
      'Debe ingresar la fecha hasta.',
    ]);
  });

  test.each<[object, boolean]>([
    [{ tipo: 'P' }, true],
    [{ tipo: 'T' }, true],
    [{ tipo: 'X' }, false],
    [{ IdEstadoProceso: 3 }, true],
    [{ IdEstadoProceso: -1 }, false],
  ])('[R-2.8-02] [R-3.4-02] [R-3.8-01] takes %j: %j', (part, taken) => {
    expect(z.safeParse(filtroSchema, { ...filtro, ...part }).success).toBe(taken);
  });
});
