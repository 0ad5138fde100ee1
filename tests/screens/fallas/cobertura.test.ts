import { expect, test } from 'vitest';
import { listCalls } from '../../../scripts/calls/table.ts';
import { type Clase, fallas } from './fallas.ts';
import { maneras } from './maneras.ts';
import { llamadaDe } from './probar.ts';
import { filasDe, type Parte, tabla } from './tabla.ts';

/** Write calls of the contract that write nothing, or that have their own tests. */
const aparte: Readonly<Record<string, string>> = {
  'recursos.pendientes': 'asks which files wait; its form travels as a write',
  'contrasena.verificarEnlace': 'asks whether a link holds; tests/screens/auth/passwords.test.tsx',
  'ordenPagoCobro.generarQr': 'made by opening its panel; tests/screens/orden-pago/pago.alone.test.tsx',
};

const filas = (Object.keys(tabla) as Parte[]).flatMap((parte) => [...filasDe(parte)]);

/** The names of every write call in the portal, from the sources. */
const escrituras = [
  ...new Set(
    listCalls()
      .filter(({ usedBy }) => usedBy.length > 0)
      .flatMap(({ names }) => names)
      .filter((name) => llamadaDe(name).effect === 'write'),
  ),
];

test('every write the portal makes has a way of being settled, and no other has one', () => {
  expect(escrituras.length).toBeGreaterThan(70);
  expect(Object.keys(maneras).sort()).toEqual([...escrituras].sort());
});

test('every write the portal makes stands in the table', () => {
  const used = escrituras.filter((name) => !(name in aparte));
  const tried = new Set(filas.map(({ form }) => form.llamada));
  expect(used.filter((name) => !tried.has(name))).toEqual([]);
});

test('each form meets every kind of fault, and each fault at least three forms', () => {
  const clases = new Set<Clase>(fallas.map(({ clase }) => clase));
  for (const { form, lista } of filas) expect(new Set(lista.map(({ clase }) => clase)), form.nombre).toEqual(clases);
  for (const { nombre, graba } of fallas) {
    const met = graba ? filas.length : filas.filter(({ lista }) => lista.some((one) => one.nombre === nombre)).length;
    expect(met, nombre).toBeGreaterThanOrEqual(3);
  }
});
