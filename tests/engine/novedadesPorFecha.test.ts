import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { porFecha, reunidas } from '#engine/list/novedadesPorFecha.ts';
import { buildFilaNovedad } from '#support/builders.ts';

const fila = (FechaNovedad: string, IdPersonaNovedad: number): FilaNovedad =>
  buildFilaNovedad({ FechaNovedad, IdPersonaNovedad });
const ids = (rows: readonly FilaNovedad[]) => rows.map((row) => row.IdPersonaNovedad);

test('[E-2.1-08, E-2.3-05, R-5.1-04] [decision 55] searches come together newest first by the real date; of one day in the order of the searches', () => {
  const one = [fila('2026-12-02', 1), fila('2026-11-17', 2), fila('2026-11-17', 3)];
  const other = [fila('2026-11-17', 4), fila('31/01/2027', 5), fila('', 6)];
  expect(ids(reunidas([porFecha(one), porFecha(other)]))).toEqual([5, 1, 2, 3, 4, 6]);
});

const day = fc.constantFrom('01/02/2026', '28/02/2026', '10/01/2026', '31/12/2025', '09/11/2026', '', 'sin fecha');

test('[E-2.1-08, E-2.3-05, R-5.1-04] however the services order them, the rows are those of one stable sort', () => {
  fc.assert(
    fc.property(fc.array(fc.array(day, { maxLength: 12 }), { maxLength: 4 }), (searches) => {
      let id = 0;
      const rows = searches.map((dates) => dates.map((date) => fila(date, ++id)));
      const iso = (text: string) => (/^\d/.test(text) ? text.split('/').reverse().join('') : '');
      const sorted = rows.flat().sort((a, b) => iso(b.FechaNovedad).localeCompare(iso(a.FechaNovedad)));
      expect(ids(reunidas(rows.map(porFecha)))).toEqual(ids(sorted));
    }),
  );
});
