import { describe, expect, test } from 'vitest';
import { escribirCoordenada, fueraDeBolivia, leerCoordenada, limpiarCoordenada } from '#blocks/mapa/coordenadas.ts';

describe('coordinates', () => {
  test.each([
    ['-17,39', '-17.39'],
    ['  -17.39 ', '-17.39'],
    ['- 17 . 39', '-17.39'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(limpiarCoordenada(typed)).toBe(kept);
  });

  test.each([
    ['-17,39', -17.39],
    ['+5', 5],
    ['-16.', -16],
    ['179.9', 179.9],
    ['1739.35', null],
    ['16 30', null],
    ['', null],
    ['-', null],
    ['17.3.9', null],
    ['1e3', null],
    ['0x10', null],
    ['norte', null],
  ])('%s reads as %s', (typed, degrees) => {
    expect(leerCoordenada(typed)).toBe(degrees);
  });

  test('degrees are written with six decimals', () => {
    expect(escribirCoordenada(-16.5)).toBe('-16.500000');
  });

  test.each([
    ['-16.5', '-68.15', false],
    ['-9.6', '-57.4', false],
    ['-23', '-69.7', false],
    ['-23.001', '-65', true],
    ['-9.599', '-65', true],
    ['-16.5', '-57.399', true],
    ['-68.15', '-16.5', true],
    ['', '-68.15', false],
    ['abc', '-68.15', false],
  ])('%s, %s outside Bolivia: %s', (latitud, longitud, outside) => {
    expect(fueraDeBolivia(latitud, longitud)).toBe(outside);
  });
});
