import { expect, test } from 'vitest';
import { esConcluida } from '#blocks/inasistencias/esInasistencia.ts';
import { sinVista } from '#blocks/lista-filtrada/vista.ts';
import { recientePrimero } from '#blocks/seguimiento/orden.ts';

test('entries of the same time are sorted by their registration, the later one first', () => {
  const entry = (IdSeguimiento: number, Fecha = '2026-11-20T10:00:00') => ({ IdSeguimiento, Fecha });
  expect([entry(3), entry(1), entry(2)].sort(recientePrimero)).toEqual([entry(3), entry(2), entry(1)]);
  expect([entry(1), entry(3), entry(2)].sort(recientePrimero)).toEqual([entry(3), entry(2), entry(1)]);
  const later = entry(1, '2026-11-20T10:00:01');
  expect([entry(2), later].sort(recientePrimero)).toEqual([later, entry(2)]);
});

test.each(['INASISTENCIA', 'Atendido', 'Asistida', 'Cancelada', 'ANULADA', 'Suspendida'])(
  'an appointment that is %s is over',
  (estado) => {
    expect(esConcluida(estado)).toBe(true);
  },
);

test.each(['Programada', ''])('one that is "%s" is not', (estado) => {
  expect(esConcluida(estado)).toBe(false);
});

test('another list on the same screen keeps the filters of the address, and nothing of the view', () => {
  const search = '?vista=bajas&mes=2026-10&pagina=3&tamano=50&orden=-fecha&mostrar=1&columnas=a.b';
  expect(sinVista(search).toString()).toBe('vista=bajas&mes=2026-10');
  expect(sinVista(new URLSearchParams(search)).toString()).toBe('vista=bajas&mes=2026-10');
});
