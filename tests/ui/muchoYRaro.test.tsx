import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Column, Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { buildTextIndex, filterRows } from '#ui/table/textIndex.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}
const columns: Column<Row>[] = [{ id: 'name', header: 'Nombre', text: (row) => row.name, cell: (row) => row.name }];
const rows: Row[] = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `PERSONA ${id}` }));

function Long({ filter = '' }: { filter?: string }) {
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  const [page, setPage] = useState(1);
  return (
    <DataTable
      {...{ rows, columns, sorts, page, filter }}
      caption="Personas"
      rowKey={(row) => row.id}
      empty={null}
      onSorts={setSorts}
      onPage={setPage}
    />
  );
}

test('10,000 rows: a page of them is drawn, first, last, ordered or filtered (fault 34)', () => {
  const { container, rerender } = render(<Long />);
  const drawn = () => [...container.querySelectorAll('tbody tr')].map((row) => row.textContent?.replace('Nombre', ''));
  expect(drawn()).toHaveLength(10);
  expect(container.querySelectorAll('*').length).toBeLessThan(200);
  expect(screen.getByRole('status')).toHaveTextContent(/10[.,]?000/);
  fireEvent.click(screen.getByRole('button', { name: /1000$/ }));
  expect(drawn()).toEqual(rows.slice(-10).map(({ name }) => name));
  fireEvent.click(screen.getByRole('button', { name: /^Nombre/ }));
  expect(drawn()).toHaveLength(10);
  rerender(<Long filter="persona 9999" />);
  expect(drawn()).toEqual(['PERSONA 9999']);
});

const strange = [
  ['4 kB', `${'PÉREZ '.repeat(680)}FINAL`],
  ['from right to left', 'محمد بن سلمان'],
  ['a mark that turns the direction', 'ANA \u202eZEREP'],
  ['zero-width signs', 'MA\u200bRÍA QUIS\u200dPE'],
  ['signs outside the first plane', '👩‍👩‍👧‍👦 LÓPEZ 𠮷'],
  ['accents apart', 'JOSE\u0301 N\u0303ANDU\u0301'],
] as const;

test.each(strange)('%s: shown as it came, and found as it is typed (fault 34)', (_name, name) => {
  const all = [
    { id: 1, name: 'OTRA PERSONA' },
    { id: 2, name },
  ];
  const index = buildTextIndex(all, [(row: Row) => row.name]);
  expect(filterRows(index, name)).toEqual([all[1]]);
  expect(filterRows(index, name.slice(-4))).toEqual([all[1]]);
});

test('what nobody sees is not needed to find a name (fault 34)', () => {
  const index = buildTextIndex(
    [{ id: 1, name: 'MA\u200bRÍA QUIS\u200dPE\u202c \u2066ROJAS\u2069' }],
    [(row: Row) => row.name],
  );
  expect(filterRows(index, 'maria quispe rojas')).toHaveLength(1);
  expect(filterRows(index, 'mar\u200bia')).toHaveLength(1);
});
