import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { newUser } from '#support/user.ts';
import type { Column, Sort, SortValue } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { csvText } from '#ui/table/exportTable.ts';
import { pageNumbers } from '#ui/table/Pager.tsx';
import { orderByRank, rankRows } from '#ui/table/rankSort.ts';
import { buildTextIndex, filterRows } from '#ui/table/textIndex.ts';

const order = <T,>(rows: readonly T[], value: (row: T) => SortValue, desc: boolean) =>
  Array.from(orderByRank(rankRows(rows, value), { desc }), (at) => rows[at]);

const sorted = (values: readonly SortValue[], desc = false) => order(values, (value) => value, desc);

test('[E-2.1-08, E-2.3-05, R-5.1-04] dates order by calendar, not by their text; empty ones come last both ways', () => {
  const dates = ['02/12/2026', '', '17/11/2026', '31/01/2027', '2026-11-18'];
  expect(sorted(dates)).toEqual(['17/11/2026', '2026-11-18', '02/12/2026', '31/01/2027', '']);
  expect(sorted(dates, true)).toEqual(['31/01/2027', '02/12/2026', '2026-11-18', '17/11/2026', '']);
});

test('texts order in Spanish, numbers by size', () => {
  expect(sorted(['OSO', 'ÑUÑEZ', 'NÚÑEZ', 'Álvarez', 'ZEBALLOS', 'alba'])).toEqual([
    'alba',
    'Álvarez',
    'NÚÑEZ',
    'ÑUÑEZ',
    'OSO',
    'ZEBALLOS',
  ]);
  expect(sorted([1200, 90, null, 1000.5])).toEqual([90, 1000.5, 1200, null]);
});

test('equal values keep their order in both directions', () => {
  const rows = [
    { id: 'a', kind: 'X' },
    { id: 'b', kind: 'W' },
    { id: 'c', kind: 'X' },
    { id: 'd', kind: 'x' },
  ];
  const ids = (desc: boolean) =>
    order(rows, (row) => row.kind, desc)
      .map((row) => row?.id)
      .join('');
  expect(ids(false)).toBe('bacd');
  expect(ids(true)).toBe('acdb');
});

test('[E-2.1-04, E-2.5-05] the index finds every word without accents or case, and reads nothing as a pattern', () => {
  const rows = ['QUISPE MAMANI, MARÍA', 'VARGAS (TORREZ), JUAN', 'NUÑEZ, ANA'];
  const index = buildTextIndex(rows, [(row) => row, () => '6843217 LP']);
  expect(filterRows(index, 'maria quispe')).toEqual([rows[0]]);
  expect(filterRows(index, 'nunez')).toEqual([rows[2]]);
  expect(filterRows(index, '(torrez)')).toEqual([rows[1]]);
  expect(filterRows(index, '.*')).toEqual([]);
  expect(filterRows(index, '  ')).toEqual(rows);
  // The end of one column and the start of the next do not form a word.
  expect(filterRows(index, 'ana6843217')).toEqual([]);
  expect(filterRows(index, 'lp', Uint32Array.from([2, 0, 1]))).toEqual([rows[2], rows[0], rows[1]]);
});

test('an exported text never becomes a formula', async () => {
  const columns: Column<string>[] = [
    { id: 'a', header: 'Nombre', text: (row) => row, cell: (row) => row },
    { id: 'b', header: 'Acciones', text: () => 'x', cell: () => 'x', actions: true },
  ];
  const rows = ['=1+1', '+591 7', '-5', '@SUM(A1)', ' =2', '＝3', '\0=4', '\t5', 'A;B', 'D"E', 'Ñandú'];
  const csv = await csvText(columns, rows);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Nombre',
    `"'=1+1"`,
    `"'+591 7"`,
    `"'-5"`,
    `"'@SUM(A1)"`,
    `"' =2"`,
    `"'＝3"`,
    `"'\0=4"`,
    `"'\t5"`,
    '"A;B"',
    '"D""E"',
    'Ñandú',
  ]);
});

test('[E-2.1-07, E-2.3-04, E-2.5-04] page numbers keep ends and surroundings', () => {
  expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageNumbers(19, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});

type Person = { id: number; name: string; date: string };
const people: Person[] = Array.from({ length: 23 }, (_, at) => ({
  id: at,
  name: `PERSONA ${String.fromCharCode(65 + at)}`,
  date: `${String(28 - at).padStart(2, '0')}/11/2026`,
}));
const columns: Column<Person>[] = [
  { id: 'name', header: 'Nombre', text: (row) => row.name, cell: (row) => row.name },
  { id: 'date', header: 'Fecha', text: (row) => row.date, cell: (row) => row.date },
  {
    id: 'acts',
    header: 'Acciones',
    headerHidden: true,
    actions: true,
    text: () => '',
    cell: (row) => <button type="button">{`Editar ${row.name}`}</button>,
  },
];

function List({ filter = '', loading = false }: { filter?: string; loading?: boolean }) {
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  const [page, setPage] = useState(1);
  return (
    <DataTable
      {...{ columns, sorts, page, filter, loading }}
      rows={loading ? [] : people}
      caption="Personas"
      rowKey={(row) => row.id}
      empty={<p>No se encontraron registros.</p>}
      onSorts={setSorts}
      onPage={setPage}
    />
  );
}

/** Two letters that repeat and a number, so that a second column has something to sort. */
const teams: Column<Person>[] = [
  { id: 'team', header: 'Equipo', text: (row) => (row.id % 2 ? 'B' : 'A'), cell: (row) => (row.id % 2 ? 'B' : 'A') },
  ...columns,
];

function ManyList() {
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  return (
    <DataTable
      columns={teams}
      rows={people}
      caption="Personas"
      rowKey={(row) => row.id}
      empty={null}
      sorts={sorts}
      onSorts={setSorts}
      page={1}
      onPage={() => undefined}
    />
  );
}

const names = () => screen.getAllByRole('button', { name: /^Editar/ }).map((button) => button.textContent?.slice(-1));

test('sorts by its headers and says so', async () => {
  const user = newUser();
  render(<List />);
  const header = screen.getByRole('columnheader', { name: /^Fecha/ });
  expect(header).not.toHaveAttribute('aria-sort');
  expect(header).toHaveAccessibleName('Fecha, ordenable');
  await user.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(names().slice(0, 2)).toEqual(['W', 'V']);
  await user.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(names().slice(0, 2)).toEqual(['A', 'B']);
});

test('[R-2.8-05, R-2.10-04] several columns order together: a key adds one, each says its place and can be taken out', async () => {
  const user = newUser();
  render(<ManyList />);
  const head = (name: RegExp) => screen.getByRole('columnheader', { name });
  const press = (name: RegExp) => user.click(within(head(name)).getByRole('button'));
  const add = async (name: RegExp) => {
    await user.keyboard('{Shift>}');
    await press(name);
    await user.keyboard('{/Shift}');
  };
  await press(/^Equipo/);
  await add(/^Fecha/);
  expect(names().slice(0, 3)).toEqual(['W', 'U', 'S']);
  expect(head(/^Equipo/)).toHaveAttribute('aria-sort', 'ascending');
  expect(head(/^Fecha/)).not.toHaveAttribute('aria-sort');
  expect(head(/^Fecha/)).toHaveAccessibleName('Fecha, orden 2, ascendente');
  await add(/^Fecha/);
  expect(names().slice(0, 3)).toEqual(['A', 'C', 'E']);
  await user.click(await screen.findByRole('button', { name: 'Quitar el orden por Equipo' }));
  expect(names().slice(0, 3)).toEqual(['A', 'B', 'C']);
  expect(head(/^Fecha/)).toHaveAttribute('aria-sort', 'descending');
  // A press without the key sorts only by that column.
  await add(/^Equipo/);
  await press(/^Nombre/);
  expect(head(/^Nombre/)).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.queryByRole('button', { name: /^Quitar el orden/ })).not.toBeInTheDocument();
  // Lists do the same where no key can be held.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Equipo ↓');
  await user.click(screen.getByRole('button', { name: 'Ordenar por varias' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Luego por' }), 'Nombre ↓');
  expect(names().slice(0, 2)).toEqual(['V', 'T']);
});

test('[E-2.1-07, E-2.3-04, E-2.5-04] renders the rows of one page; a new page moves focus to the table', async () => {
  const user = newUser();
  render(<List />);
  expect(names()).toHaveLength(10);
  expect(screen.getByText('1–10 de 23')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('23 resultados');
  await user.click(screen.getByRole('button', { name: 'Página 3' }));
  expect(names()).toEqual(['U', 'V', 'W']);
  expect(screen.getByText('Personas')).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '25');
  expect(names()).toHaveLength(23);
});

test('[F-7-02] [E-2.1-04] [E-2.3-04] [E-2.5-05] [E-8-08] [F-8-14] filters, shows the empty state, and waits with grey rows, told to be busy', () => {
  const { rerender } = render(<List filter="persona c" />);
  expect(names()).toEqual(['C']);
  expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
  rerender(<List filter="nadie" />);
  expect(screen.getByText('No se encontraron registros.')).toBeVisible();
  rerender(<List loading />);
  expect(screen.getByRole('table', { name: 'Personas' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No se encontraron registros.')).not.toBeInTheDocument();
});

test('every cell carries its header for the stacked cards', () => {
  render(<List filter="persona c" />);
  expect(screen.getByRole('cell', { name: '26/11/2026' })).toHaveAttribute('data-label', 'Fecha');
});
