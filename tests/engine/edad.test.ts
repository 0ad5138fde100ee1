import { expect, test, vi } from 'vitest';
import { edadDe } from '#engine/family/edad.ts';
import { NOW } from '#support/clock.ts';

test('[E-2.2-07, F-3.5-01, F-5.5-03] the age is the services’ count, or follows from the birth date where a snapshot holds none', () => {
  vi.setSystemTime(NOW);
  expect(edadDe({ Edad: 34, FechaNacimiento: '1990-04-12' })).toBe('34 años');
  expect(edadDe({ Edad: 0, FechaNacimiento: '1990-04-12' })).toBe('36 años');
  expect(edadDe({ Edad: 0, FechaNacimiento: '1900-01-01' })).toBe('');
});
