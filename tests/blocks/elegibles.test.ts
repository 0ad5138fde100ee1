import { expect, test } from 'vitest';
import { nacionalidades, sinDesconocido } from '#blocks/listas/elegibles.ts';

const bolivia = { Id: 1, Descripcion: 'BOLIVIA' };
const peru = { Id: 2, Descripcion: 'PERÚ' };
const desconocido = { Id: 3, Descripcion: 'DESCONOCIDO' };
const enMinusculas = { Id: 4, Descripcion: 'Desconocido' };
const parecido = { Id: 5, Descripcion: 'DESCONOCIDO (OTRO)' };
const porNumero = { Id: 1_999_999_999, Descripcion: 'SIN NACIONALIDAD' };

test('[R-3.2-06] nobody may choose DESCONOCIDO, in small letters or in capitals', () => {
  expect(sinDesconocido([bolivia, desconocido, peru, enMinusculas, parecido])).toEqual([bolivia, peru, parecido]);
  expect(sinDesconocido([porNumero])).toEqual([porNumero]);
});

test('[E-5.2-11] [R-3.2-06] [R-5.8-02] nobody may choose the unknown nationality, by its name or by its number', () => {
  expect(nacionalidades([porNumero, bolivia, desconocido, peru])).toEqual([bolivia, peru]);
});
