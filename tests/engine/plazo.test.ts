import { expect, test } from 'vitest';
import { fuenteDelPlazo, plazoDeDeclaracion } from '#engine/notice/plazo.ts';

const FECHA = '2026-11-18'; // a Wednesday

test.each([
  ['2026-11-18', 5, 'Quedan 5 días'],
  ['2026-11-20', 3, 'Quedan 3 días'],
  ['2026-11-21', 3, 'Quedan 3 días'],
  ['2026-11-24', 1, 'Queda 1 día'],
  ['2026-11-25', 0, 'Vence hoy'],
  ['2026-11-26', -1, 'Venció ayer'],
  ['2026-11-27', -2, 'Venció hace 2 días'],
])('a notice of 18/11/2026 is due on the 25th; on %s %i are left: %s', (dia, quedan, texto) => {
  expect(plazoDeDeclaracion(FECHA, dia, 5)).toMatchObject({ vence: '2026-11-25', quedan, texto });
});

test('a date on a weekend is counted from the next Monday on', () => {
  expect(plazoDeDeclaracion('2026-11-21', '2026-11-23', 5)?.vence).toBe('2026-11-27');
  expect(plazoDeDeclaracion('2026-11-22', '2026-11-23', 5)?.vence).toBe('2026-11-27');
});

test('[E-9-06] [F-5.5-03] dates in the services’ forms are read; without a date, or with the setting at 0, there is no deadline', () => {
  expect(plazoDeDeclaracion('18/11/2026', '2026-11-20')?.vence).toBe('2026-11-25');
  expect(plazoDeDeclaracion('', '2026-11-20')).toBeNull();
  expect(plazoDeDeclaracion('1900-01-01', '2026-11-20')).toBeNull();
  expect(plazoDeDeclaracion(FECHA, '2026-11-20', 0)).toBeNull();
});

test('the source names the rule and what is not counted', () => {
  expect(plazoDeDeclaracion(FECHA, '2026-11-20', 3)?.fuente).toBe(
    'DL 13214, artículos 6 y 8: 3 días hábiles desde la fecha de la novedad. No se cuentan sábados ni domingos; los feriados no se conocen.',
  );
});

test('the rule is told by itself too, with its name before it; with the setting at 0 there is none', () => {
  const rule =
    'días hábiles desde la fecha de la novedad. No se cuentan sábados ni domingos; los feriados no se conocen.';
  expect(fuenteDelPlazo(3)).toBe(`Plazo para declarar: DL 13214, artículos 6 y 8: 3 ${rule}`);
  expect(fuenteDelPlazo()).toBe(`Plazo para declarar: DL 13214, artículos 6 y 8: 5 ${rule}`);
  expect(fuenteDelPlazo(0)).toBe('');
});
