import { expect, test } from 'vitest';
import { crearImportacion } from '#features/importar/fila/importacion.ts';
import type { Asiento } from '#features/importar/registrar/diario.ts';
import { crearDeclaracion } from '#features/importar/visita/declaracion.ts';
import { crearEstado } from '#features/importar/visita/estado.ts';
import { unaFila } from './filas.ts';

const declarada = (idPersona: number): Asiento => ({
  ...{ paso: 'registrada', conocidos: [], dudosa: false, idTipoNovedad: 33, idPersona, idPersonaNovedad: idPersona },
  declarada: true,
});

test('[R3] [R8] what was declared of another person is not said of the row that has her number now', () => {
  const [pantalla, tienda] = [crearEstado(), crearImportacion()];
  // Row 3 is only in the comparison: it is known by its person. Row 2 stands in the file.
  tienda.cargar([unaFila(2), unaFila(3, { idPersona: 7 }), unaFila(4, { idPersona: 9 })], (fila) => fila);
  const medios = { pantalla, tienda, dueno: { usuario: 1, empresa: 501 }, diario: () => null };
  const asientos = new Map([2, 3, 4].map((numero) => [numero, declarada(numero === 2 ? 5 : 9)]));
  crearDeclaracion(medios).recordarDeclaradas({ asientos: () => asientos });
  const { declaradas, declaracion } = pantalla.getState();
  expect([...declaradas]).toEqual([2, 4]);
  expect(declaracion.lineas).toEqual(['2 avisos declarados.']);
});
