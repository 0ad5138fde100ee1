import { expect, test } from 'vitest';
import { borrarPlantilla, guardarPlantilla, leerPlantillas } from '#engine/observe/plantillas.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { atTestEnd } from '#support/testEnd.ts';

const limpiar = () => {
  browser.remove(localKeys.plantillas);
  atTestEnd(() => browser.remove(localKeys.plantillas));
};
const motivo = (texto: string) => ({ etiqueta: 'Cargo', texto });

test('the fifty newest own reasons are kept, each once', () => {
  limpiar();
  expect(leerPlantillas()).toEqual([]);
  for (let at = 1; at <= 51; at += 1) guardarPlantilla(motivo(`motivo ${at}`));
  const kept = leerPlantillas();
  expect(kept).toHaveLength(50);
  expect([kept.at(0), kept.at(-1)]).toEqual([motivo('motivo 51'), motivo('motivo 2')]);
  expect(guardarPlantilla(motivo('motivo 30')).slice(0, 2)).toEqual([motivo('motivo 30'), motivo('motivo 51')]);
  expect(leerPlantillas().filter(({ texto }) => texto === 'motivo 30')).toHaveLength(1);
});

test('a reason that is taken out is gone, and the others stay', () => {
  limpiar();
  guardarPlantilla(motivo('uno'));
  guardarPlantilla(motivo('dos'));
  expect(borrarPlantilla(motivo('uno'))).toEqual([motivo('dos')]);
  expect(leerPlantillas()).toEqual([motivo('dos')]);
});
