import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workerThat } from '#support/worker.ts';
import type { Column, Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { prepared } from '#ui/table/prepared.ts';
import { orderByRank, rankRows, rankValues } from '#ui/table/rankSort.ts';
import { buildTextIndex, searchTexts } from '#ui/table/textIndex.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly date: string;
}
const COUNT = 12_000;
const makeRows = (): Row[] =>
  Array.from({ length: COUNT }, (_, id) => ({
    id,
    // Many more different names than are compared at once, in no order.
    name: `${['ÑUÑEZ', 'NINA', 'OSO', 'ÁLVAREZ'][id % 4]} ${(id * 7919) % 9973}`,
    date: `${String(1 + (id % 28)).padStart(2, '0')}/${String(1 + (id % 12)).padStart(2, '0')}/2026`,
  }));
const reads = { name: 0 };
const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Nombre',
    cell: (row) => row.name,
    text: (row) => {
      reads.name += 1;
      return row.name;
    },
  },
  { id: 'date', header: 'Fecha', cell: (row) => row.date, text: (row) => row.date },
];

interface LongProps {
  readonly rows: readonly Row[];
  readonly filter?: string;
  readonly order?: Sort;
  readonly Table?: typeof DataTable;
}

function Long({ rows, filter = '', order, Table = DataTable }: LongProps) {
  const [sorts, setSorts] = useState<readonly Sort[]>(order ? [order] : []);
  return (
    <Table
      {...{ rows, columns, sorts, filter }}
      caption="Personas"
      rowKey={(row) => row.id}
      empty={<p>Nada</p>}
      onSorts={setSorts}
      page={1}
      onPage={() => undefined}
    />
  );
}

const drawn = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const busy = () => screen.getByRole('table').getAttribute('aria-busy');
/** The first page, as a list with few rows would show it. */
const firstBy = (rows: readonly Row[], value: (row: Row) => string, desc = false) =>
  Array.from(orderByRank(rankRows(rows, value), { desc }).slice(0, 10), (at) => rows[at]?.name);

/** The pending requests to the worker. It answers when the test calls them. */
const asked: (() => void)[] = [];
let ranker = workerThat(() => undefined);
beforeEach(() => {
  asked.length = 0;
  ranker = workerThat((values: Parameters<typeof rankValues>[0], send) => {
    asked.push(() => send(rankValues(values)));
  });
  vi.stubGlobal('Worker', ranker.StandIn);
});
afterEach(() => vi.unstubAllGlobals());

/** Loads the modules again with a new worker, because a started worker lives as long as its modules. */
async function fresh() {
  vi.resetModules();
  const { DataTable: Anew } = await import('#ui/table/DataTable.tsx');
  return Anew;
}
const answer = () => act(async () => asked.shift()?.());

test('a long list shows its order once it is there, and until then the one before', async () => {
  const rows = makeRows();
  render(<Long rows={rows} Table={await fresh()} />);
  const before = rows.slice(0, 10).map(({ name }) => name);
  expect(drawn()).toEqual(before);
  await press(/^Nombre/);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(busy()).toBe('true');
  expect(drawn()).toEqual(before);
  await answer();
  await waitFor(() => expect(busy()).toBe('false'));
  expect(drawn()).toEqual(firstBy(rows, (row) => row.name));
  // Reversing the order needs no new comparison, so it is there at once.
  await press(/^Nombre/);
  expect(busy()).toBe('false');
  expect(drawn()).toEqual(firstBy(rows, (row) => row.name, true));
  expect(ranker.watched.parts).toBe(1);
});

test('the order of the last press counts, whichever is there first', async () => {
  const rows = makeRows();
  render(<Long rows={rows} Table={await fresh()} />);
  await press(/^Nombre/);
  await waitFor(() => expect(asked).toHaveLength(1));
  await press(/^Fecha/);
  await waitFor(() => expect(busy()).toBe('false'));
  expect(drawn()).toEqual(firstBy(rows, (row) => row.date));
  await answer();
  expect(drawn()).toEqual(firstBy(rows, (row) => row.date));
});

test('the text of each row is read once for the index, however much is typed', async () => {
  const rows = makeRows();
  const { rerender } = render(<Long rows={rows} />);
  const index = await prepared(rows).index(columns);
  expect(index.folded).toEqual(buildTextIndex(rows, searchTexts(columns)).folded);
  reads.name = 0;
  rerender(<Long rows={rows} filter="n" />);
  const wanted = rows[8]?.name ?? '';
  rerender(<Long rows={rows} filter={wanted.replaceAll('Ñ', 'n')} />);
  expect(drawn()).toContain(wanted);
  expect(new Set(drawn().map((name) => name?.startsWith(wanted)))).toEqual(new Set([true]));
  expect(reads.name).toBe(0);
});

test('a list that comes ordered waits with grey rows, not with an empty table', async () => {
  const rows = makeRows();
  const Table = await fresh();
  await act(async () => render(<Long rows={rows} order={{ id: 'name', desc: false }} Table={Table} />));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(busy()).toBe('true');
  expect(screen.queryByText('Nada')).not.toBeInTheDocument();
  await answer();
  await waitFor(() => expect(busy()).toBe('false'));
  expect(drawn()).toEqual(firstBy(rows, (row) => row.name));
});

test('without the worker the values are compared here', async () => {
  vi.stubGlobal('Worker', workerThat('does not arrive').StandIn);
  vi.resetModules();
  const { prepared: preparedAnew } = await import('#ui/table/prepared.ts');
  const rows = makeRows();
  const order = await preparedAnew(rows).order(columns, [{ id: 'name', desc: false }]);
  expect(Array.from(order?.slice(0, 10) ?? [], (at) => rows[at]?.name)).toEqual(firstBy(rows, (row) => row.name));
});
