import '#features/monitoreo/contarBajas.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useContadas, useCuenta } from '#blocks/cuentas/cuentas.ts';
import { BAJAS } from '#blocks/cuentas/grupos.ts';
import { keyOf, queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { bajaPendiente, monitorRegional } from '#contract/entities/bdpa.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { readOrNull } from '#contract/read.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import {
  cifra,
  estadoDe,
  figurasDe,
  hastaHoy,
  listaDeBajas,
  listaDePoblacion,
  listaDeSituacion,
  listaDeValidados,
  porcentaje,
  serieDe,
  series,
  ultimosMeses,
} from '#features/monitoreo/cifras.ts';
import {
  frecuentes,
  frecuentesDeEspera,
  periodoDe,
  periodoDeEsperaSchema,
  periodoEnPalabras,
  periodoSchema,
  primerDia,
  todasLasFechas,
} from '#features/monitoreo/periodo.ts';
import { vistas } from '#features/monitoreo/vista.ts';
import { forgetPeople } from '#support/people.ts';
import { dicho } from '../blocks/dicho.ts';

afterEach(forgetPeople);

describe('cifras', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [12345, '12,345'],
    [1234567, '1,234,567'],
  ])('the figure %i is written %s', (n, text) => {
    expect(cifra(n)).toBe(text);
  });

  test.each([
    [831, 1000, '83.1'],
    [1, 2, '50'],
    [1, 3, '33.3'],
    [0, 10, '0'],
    [0, 0, '0'],
    [5, 0, '< 0.1'],
    [1, 2000, '0.1'],
    [1, 2001, '< 0.1'],
    [10, 10, '100'],
  ])('%i of %i is the share %s', (part, of, text) => {
    expect(porcentaje(part, of)).toBe(text);
  });

  test('the states are in the order in which a population passes through them', () => {
    expect(series).toEqual([
      { id: 'Validados', label: 'Validados', tone: 'ok' },
      { id: 'Observados', label: 'Observados', tone: 'warn' },
      { id: 'Registrados', label: 'Por enviar', tone: 'info' },
      { id: 'NoEnviados', label: 'No enviados', tone: 'bad' },
      { id: 'SinRegistro', label: 'Sin registro', tone: 'mute' },
    ]);
  });

  test('the figures are in the order of the states', () => {
    const detalle = { SinRegistro: 5, NoEnviados: 4, Registrados: 3, Observados: 2, Validados: 1 };
    expect(figurasDe(detalle)).toEqual([1, 2, 3, 4, 5]);
  });

  test('each state is one of the rows, except of people without a row', () => {
    expect(estadoDe).toEqual({
      ...{ Validados: 'VALIDADO', Observados: 'OBSERVADO', Registrados: 'REGISTRADO', NoEnviados: 'NO_ENVIADO' },
      SinRegistro: null,
    });
  });

  test('the months of two years are offered, the latest first', () => {
    const months = ultimosMeses();
    expect([months.length, months[0], months[1], months[23]]).toEqual([24, '2026-11', '2026-10', '2024-12']);
    expect(ultimosMeses('2026-03-31').slice(0, 3)).toEqual(['2026-03', '2026-02', '2026-01']);
  });

  test('the lists of figures have addresses', () => {
    const periodo = { desde: '2026-01-01', hasta: '2026-02-28' };
    const dias = 'desde=2026-01-01&hasta=2026-02-28';
    const monitor = '/seguros/bdpa-monitor?vista=';
    expect(listaDeSituacion('VALIDADO')).toBe(`${monitor}poblacion&quienes=activos&situacion=VALIDADO`);
    expect(listaDeSituacion('VALIDADO', 1)).toBe(`${monitor}poblacion&quienes=activos&situacion=VALIDADO&regional=1`);
    expect(listaDePoblacion(periodo)).toBe(`${monitor}poblacion&quienes=periodo&${dias}&regional=0`);
    expect(listaDePoblacion(periodo, 2)).toBe(`${monitor}poblacion&quienes=periodo&${dias}&regional=2`);
    expect(listaDeValidados(periodo)).toBe(`${monitor}poblacion&quienes=validados&${dias}&regional=0`);
    expect(listaDeValidados(periodo, 2)).toBe(`${monitor}poblacion&quienes=validados&${dias}&regional=2`);
    expect(listaDeBajas()).toBe(`${monitor}bajas&desde=1950-01-01&hasta=2026-11-20`);
    expect(listaDeBajas(1)).toBe(`${monitor}bajas&desde=1950-01-01&hasta=2026-11-20&regional=1`);
  });

  test('a list is asked up to today', () => {
    expect(hastaHoy({ desde: '2026-11-01', hasta: '2026-11-30' })).toEqual({
      desde: '2026-11-01',
      hasta: '2026-11-20',
    });
    expect(hastaHoy({ desde: '2026-11-01', hasta: '2026-11-19' })).toEqual({
      desde: '2026-11-01',
      hasta: '2026-11-19',
    });
    expect(hastaHoy({ desde: '2026-11-01', hasta: '2026-11-19' }, '2026-11-10').hasta).toBe('2026-11-10');
  });

  const dia = (Fecha: string, Cantidad: number) => ({ Fecha, Cantidad });

  test('a short period has a row for each day: the sent ones and the ones to send', () => {
    const rows = serieDe(
      { desde: '2026-11-01', hasta: '2026-11-03' },
      [dia('01/11/2026', 5), dia('2026-11-01', 2), dia('03/11/2026', 4), dia('04/11/2026', 9)],
      [dia('01/11/2026', 3), dia('02/11/2026', 1), dia('2026-11-02T10:00:00', 1)],
    );
    expect(rows).toEqual([
      { label: '01/11/2026', from: '2026-11-01', to: '2026-11-01', figures: [4, 3] },
      { label: '02/11/2026', from: '2026-11-02', to: '2026-11-02', figures: [0, 2] },
      { label: '03/11/2026', from: '2026-11-03', to: '2026-11-03', figures: [4, 0] },
    ]);
  });

  test('a long period has a row for each month', () => {
    const rows = serieDe(
      { desde: '2026-09-15', hasta: '2026-11-20' },
      [dia('30/09/2026', 5), dia('15/09/2026', 2), dia('20/11/2026', 4)],
      [dia('16/09/2026', 3)],
    );
    expect(rows).toEqual([
      { label: 'sep 2026', from: '2026-09-01', to: '2026-09-30', figures: [4, 3] },
      { label: 'oct 2026', from: '2026-10-01', to: '2026-10-31', figures: [0, 0] },
      { label: 'nov 2026', from: '2026-11-01', to: '2026-11-30', figures: [4, 0] },
    ]);
  });
});

describe('periodo', () => {
  test.each([
    ['2026-11-20', '2025-11-21'],
    ['2026-12-31', '2026-01-01'],
    ['2028-02-29', '2027-03-01'],
  ])('a year that ends on %s begins on %s', (hasta, desde) => {
    expect(primerDia(hasta)).toBe(desde);
  });

  const dice = (desde: string, hasta: string) => ({
    periodo: dicho(() => periodoSchema, { desde, hasta }),
    espera: dicho(() => periodoDeEsperaSchema, { desde, hasta }),
  });
  const both = (said: unknown) => ({ periodo: said, espera: said });

  test.each([
    ['2025-11-21', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2020-01-01', '2020-12-31'],
  ])('a period may be from %s to %s', (desde, hasta) => {
    expect(dice(desde, hasta)).toEqual(both({ desde, hasta }));
  });

  test.each([
    ['', '2026-11-20', 'Debe ingresar la fecha desde.'],
    ['2026-11-20', '', 'Debe ingresar la fecha hasta.'],
    ['2026-02-30', '2026-11-20', 'Fecha desde, es incorrecta.'],
    ['2026-11-20', '2026-11-31', 'Fecha hasta, es incorrecta.'],
    ['2026-11-20', '2026-11-21', 'La fecha no puede ser posterior a hoy.'],
    ['2026-11-20', '2026-11-19', 'La fecha hasta no puede ser menor que la fecha desde.'],
    ['2025-11-20', '2026-11-20', 'El periodo puede abarcar hasta un año.'],
  ])('[F-5.5-01] a period may not be from "%s" to "%s"', (desde, hasta, text) => {
    expect(dice(desde, hasta)).toEqual(both([text]));
  });

  test('both days must not be after today, and nothing else is said of them then', () => {
    const later = 'La fecha no puede ser posterior a hoy.';
    expect(dice('2026-11-22', '2026-11-21')).toEqual(both([later, later]));
  });

  test('a list of what waits may have all dates', () => {
    expect(dice('1950-01-01', '2026-11-20')).toEqual({
      periodo: ['El periodo puede abarcar hasta un año.'],
      espera: { desde: '1950-01-01', hasta: '2026-11-20' },
    });
    expect(dice('1950-01-02', '2026-11-20').espera).toEqual(['El periodo puede abarcar hasta un año.']);
  });

  test('the first day is at fault if a period is too long, the last one if the order is wrong', () => {
    const paths = (desde: string, hasta: string) =>
      z.safeParse(periodoSchema, { desde, hasta }).error?.issues.map(({ path }) => path);
    expect(paths('2024-01-01', '2026-11-20')).toEqual([['desde']]);
    expect(paths('2026-11-20', '2026-11-19')).toEqual([['hasta']]);
  });

  const comunes = [
    { id: 'mes', label: 'Este mes', desde: '2026-11-01', hasta: '2026-11-20' },
    { id: 'sesenta', label: 'Últimos 60 días', desde: '2026-09-22', hasta: '2026-11-20' },
    { id: 'anio', label: 'Último año', desde: '2025-11-21', hasta: '2026-11-20' },
  ];
  test('common spans end today', () => {
    expect(frecuentes()).toEqual(comunes);
    expect(frecuentes('2026-11-20')).toEqual(comunes);
    expect(frecuentes('2026-03-05')[0].desde).toBe('2026-03-01');
  });

  test('a list of what waits also has all dates', () => {
    const todas = { id: 'todas', label: 'Todas las fechas', desde: '1950-01-01', hasta: '2026-11-20' };
    expect(frecuentesDeEspera()).toEqual([...comunes, todas]);
    expect(frecuentesDeEspera('2026-03-05').map(({ hasta }) => hasta)).toEqual(Array(4).fill('2026-03-05'));
    expect(todasLasFechas()).toEqual({ desde: '1950-01-01', hasta: '2026-11-20' });
  });

  const de = (search: string) => periodoDe(new URLSearchParams(search));
  test('an address has a period, or the last year is meant', () => {
    const year = { desde: '2025-11-21', hasta: '2026-11-20' };
    expect(de('desde=2026-01-01&hasta=2026-02-01')).toEqual({ desde: '2026-01-01', hasta: '2026-02-01' });
    for (const search of ['', 'desde=2026-01-01', 'hasta=2026-02-01', 'desde=x&hasta=2026-02-01']) {
      expect(de(search)).toEqual(year);
    }
    expect(de('desde=1950-01-01&hasta=2026-11-20')).toEqual(year);
    const params = new URLSearchParams('desde=1950-01-01&hasta=2026-11-20');
    expect(periodoDe(params, periodoDeEsperaSchema)).toEqual({ desde: '1950-01-01', hasta: '2026-11-20' });
  });

  test('a period is said with both days, or as all dates', () => {
    expect(periodoEnPalabras({ desde: '2026-01-01', hasta: '2026-02-28' })).toBe('01/01/2026 – 28/02/2026');
    expect(periodoEnPalabras({ desde: '1950-01-01', hasta: '2026-11-20' })).toBe(
      'Todas las fechas, hasta el 20/11/2026',
    );
  });
});

test('the parts of the monitor have these names in the address', () => {
  expect(vistas).toEqual(['resumen', 'evolucion', 'poblacion', 'no-enviados', 'bajas', 'diferencias']);
});

describe('contarBajas', () => {
  beforeEach(() => session.setState({ user: readOrNull(usuarioSesion, { id_usuario: 1 }) }));
  const regional = (IdRegional: number, BajasPendientes: number) =>
    z.parse(monitorRegional, { IdRegional, BajasPendientes });
  const baja = (IdRegistro: number, FechaBaja = '20/11/2026') => z.parse(bajaPendiente, { IdRegistro, FechaBaja });
  const resumen = (...rows: ReturnType<typeof regional>[]) =>
    void queryClient.setQueryData(keyOf(afiliacionBdpa.monitorRegional, {}), rows);
  const lista = (desde: string, hasta: string, ...rows: ReturnType<typeof baja>[]) =>
    void queryClient.setQueryData(keyOf(bdpa.bajasPendientes, { params: { desde, hasta } }), rows);
  /** What a hook says now. */
  function ahora<T>(hook: () => T): T {
    const { result, unmount } = renderHook(hook);
    unmount();
    return result.current;
  }
  const contadas = () => ahora(() => useContadas([BAJAS]))?.map(({ id, fecha, estado }) => [id, fecha, estado]) ?? null;

  test('the summary says how many terminations wait in all regionals', () => {
    resumen(regional(1, 3), regional(2, 4));
    expect([ahora(() => useCuenta(BAJAS, [''])), contadas()]).toEqual([7, []]);
  });

  test('the list of all dates has each of them', () => {
    lista('1950-01-01', '2026-11-20', baja(1), baja(2, '01/02/1990'));
    expect(contadas()).toEqual([
      [1, '2026-11-20', ''],
      [2, '1990-02-01', ''],
    ]);
    expect(ahora(() => useCuenta(BAJAS, ['']))).toBe(2);
  });

  test.each([
    ['1950-01-02', '2026-11-20'],
    ['1950-01-01', '2026-11-19'],
  ])('the list from %s to %s does not begin the count', (desde, hasta) => {
    lista(desde, hasta, baja(1));
    expect(contadas()).toBeNull();
  });

  test('a list of fewer days corrects it: what it does not show is reported', () => {
    lista('1950-01-01', '2026-11-20', baja(1), baja(2), baja(3, '19/11/2026'), baja(4, '18/11/2026'));
    lista('2026-11-19', '2026-11-19');
    expect(contadas()?.map(([id]) => id)).toEqual([1, 2, 4]);
    lista('2026-11-20', '2026-11-20', baja(2));
    expect(contadas()?.map(([id]) => id)).toEqual([2, 4]);
  });
});
