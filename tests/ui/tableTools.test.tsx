import { act, render, screen, waitFor, within } from '@testing-library/react';
import papa from 'papaparse';
import { Suspense, startTransition, use, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { browser, localKeys } from '#lib/storage.ts';
import { descargas } from '#support/descargas.ts';
import { newUser } from '#support/user.ts';
import type { Column, Sort } from '#ui/table/column.ts';
import { actionsColumn, textColumn } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ListOwner } from '#ui/table/preferences.ts';
import type { Selection } from '#ui/table/selection.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly town: string;
}
const people: readonly Person[] = Array.from({ length: 23 }, (_, id) => ({
  id,
  name: `PERSONA ${String.fromCharCode(65 + id)}`,
  town: id % 2 ? 'ORURO' : 'LA PAZ',
}));
const columns: readonly Column<Person>[] = [
  textColumn('name', 'Nombre', (row) => row.name),
  textColumn('town', 'Ciudad', (row) => row.town),
  textColumn('number', 'Número', (row) => String(row.id)),
  actionsColumn('Acciones', (row) => <button type="button">{`Editar ${row.name}`}</button>),
];

interface ListProps {
  readonly owner?: string;
  readonly list?: string | null;
  readonly rows?: readonly Person[];
  readonly filter?: string;
  readonly selection?: Selection<Person>;
}

function List({ owner = '7', list = 'personas', rows = people, filter = '', selection }: ListProps) {
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  const [page, setPage] = useState(1);
  return (
    <ListOwner value={owner}>
      <DataTable
        {...{ rows, columns, sorts, page, filter }}
        {...(list === null ? {} : { list })}
        {...(selection ? { selection } : {})}
        caption="Personas"
        rowKey={(row) => row.id}
        empty={null}
        onSorts={setSorts}
        onPage={setPage}
      />
    </ListOwner>
  );
}

const open = (props: ListProps = {}) => ({ user: newUser(), ...render(<List {...props} />) });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent?.split(',')[0]);
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const announced = () => document.querySelector('.table-selection [aria-live="polite"]')?.textContent;
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Seleccionar PERSONA/, checked: true })
    .map((one) => one.getAttribute('aria-label')?.slice(-1))
    .join('');

async function exported(files: ReturnType<typeof descargas>): Promise<string[][]> {
  const before = files.length;
  await newUser().click(button('Exportar CSV'));
  await waitFor(() => expect(files).toHaveLength(before + 1));
  const text = new TextDecoder().decode(await files.at(-1)?.bytes());
  return papa.parse<string[]>(text, { delimiter: ';' }).data;
}

test('columns are chosen by boxes; what names the row and what is done with it stay', async () => {
  const { user } = open();
  expect(heads()).toEqual(['Nombre', 'Ciudad', 'Número', 'Acciones']);
  const opener = button('Columnas');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  const panel = within(screen.getByRole('region', { name: 'Columnas' }));
  expect(panel.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)).toEqual(['Ciudad', 'Número']);
  await user.click(panel.getByRole('checkbox', { name: 'Ciudad' }));
  expect(heads()).toEqual(['Nombre', 'Número', 'Acciones']);
  expect(screen.queryByText('ORURO')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Mostrar todas' }));
  expect(heads()).toEqual(['Nombre', 'Ciudad', 'Número', 'Acciones']);
  await user.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Columnas' })).not.toBeInTheDocument();
});

test('columns and rows a page are kept for the list and the person, and for no other', async () => {
  const { user, unmount } = open();
  await user.click(button('Columnas'));
  await user.click(box('Número'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '25');
  unmount();
  const again = render(<List />);
  expect(heads()).toEqual(['Nombre', 'Ciudad', 'Acciones']);
  expect(screen.getByText('1–23 de 23')).toBeVisible();
  again.unmount();
  for (const other of [{ owner: '8' }, { list: 'empresas' }]) {
    const fresh = render(<List {...other} />);
    expect(heads()).toEqual(['Nombre', 'Ciudad', 'Número', 'Acciones']);
    expect(screen.getByText('1–10 de 23')).toBeVisible();
    fresh.unmount();
  }
});

test('what was kept and makes no sense is nothing; somebody without an id leaves nothing behind', async () => {
  for (const spoiled of ['{', '[]', '{"7":{"personas":{"hidden":"town"}}}', '{"7":{"personas":{"size":-1}}}']) {
    browser.write(localKeys.listas, spoiled);
    const { unmount } = render(<List />);
    expect(heads()).toEqual(['Nombre', 'Ciudad', 'Número', 'Acciones']);
    expect(screen.getByText('1–10 de 23')).toBeVisible();
    unmount();
  }
  browser.remove(localKeys.listas);
  const { user } = open({ owner: '' });
  await user.click(button('Columnas'));
  await user.click(box('Número'));
  expect(heads()).toEqual(['Nombre', 'Ciudad', 'Acciones']);
  expect(browser.read(localKeys.listas)).toBe('');
});

test('a number of rows that was kept as a text is that number', () => {
  browser.write(localKeys.listas, JSON.stringify({ '7': { personas: { size: '25' } } }));
  open();
  expect(screen.getByRole('combobox', { name: 'Filas por página' })).toHaveDisplayValue(/25/);
});

test('one odd value that was kept takes nothing else with it, and is not written over', async () => {
  const kept = {
    '7': { empresas: 'x', citas: { hidden: 3 }, personas: { hidden: ['town', 5], size: 'x', otro: 1 } },
    '8': { personas: { hidden: ['name'] } },
    '9': null,
  };
  browser.write(localKeys.listas, JSON.stringify(kept));
  const { user } = open();
  expect(heads()).toEqual(['Nombre', 'Número', 'Acciones']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '25');
  expect(JSON.parse(browser.read(localKeys.listas))).toEqual({
    ...kept,
    '7': { ...kept['7'], personas: { ...kept['7'].personas, size: 25 } },
  });
});

test('a row, the page, all that the filter leaves, none: each is told', async () => {
  const { user, rerender } = open();
  expect(announced()).toBe('');
  await user.click(box('Seleccionar PERSONA B'));
  expect(announced()).toBe('1 seleccionado');
  expect(box('Seleccionar página')).toBePartiallyChecked();
  await user.click(box('Seleccionar página'));
  expect(announced()).toBe('10 seleccionados');
  expect(box('Seleccionar página')).toBeChecked();
  await user.click(button('Seleccionar 23'));
  expect(announced()).toBe('23 seleccionados');
  expect(screen.getByText('Personas')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Seleccionar 23' })).not.toBeInTheDocument();
  await user.click(button('Página siguiente'));
  expect(chosen()).toBe('KLMNOPQRST');
  await user.click(button('Quitar selección'));
  expect(announced()).toBe('');
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  // Rows that the filter hides stay selected and are counted.
  await user.click(box('Seleccionar PERSONA K'));
  rerender(<List filter="oruro" />);
  await user.click(button('Seleccionar 11'));
  expect(announced()).toBe('12 seleccionados');
  // Rows that are no longer in the list are no longer selected.
  rerender(<List rows={people.slice(0, 3)} />);
  expect(announced()).toBe('1 seleccionado');
});

test('with Shift from the row selected last to this one', async () => {
  const { user } = open();
  await user.click(box('Seleccionar PERSONA C'));
  await user.keyboard('{Shift>}');
  await user.click(box('Seleccionar PERSONA F'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('CDEF');
});

test('[R-2.8-04] the file holds the selected rows in the order of the list, without any all that are listed, in the columns shown', async () => {
  vi.setSystemTime(new Date('2026-11-20T14:00:00-04:00'));
  const files = descargas();
  const { user, rerender } = open();
  expect(await exported(files)).toHaveLength(24);
  expect(files[0]?.name).toBe('personas-2026-11-20.csv');
  await user.click(box('Seleccionar PERSONA D'));
  await user.click(box('Seleccionar PERSONA B'));
  await user.click(button('Columnas'));
  await user.click(box('Número'));
  await user.keyboard('{Escape}');
  const two = [
    ['Nombre', 'Ciudad'],
    ['PERSONA B', 'ORURO'],
    ['PERSONA D', 'ORURO'],
  ];
  expect(await exported(files)).toEqual(two);
  await user.click(button('Nombre, ordenable'));
  await user.click(button('Nombre'));
  expect((await exported(files)).slice(1)).toEqual([two[2], two[1]]);
  // As many as the text says, including rows that the filter hides.
  rerender(<List filter="persona b" />);
  expect((await exported(files)).slice(1)).toEqual([two[1], two[2]]);
});

function One({ one }: { one: 'box' | 'radio' }) {
  const [rows, onRows] = useState<readonly Person[]>([]);
  return <List list={null} selection={{ rows, onRows, label: (row) => `Elegir ${row.name}`, one }} />;
}

function Picker({ rows }: { rows: readonly Person[] }) {
  const [selected, onRows] = useState<readonly Person[]>([]);
  const selection = { rows: selected, onRows, label: (row: Person) => `Seleccionar ${row.name}` };
  return (
    <>
      <p>{`Elegidas: ${selected.map((row) => row.name.slice(-1)).join('')}`}</p>
      <List list={null} {...{ rows, selection }} />
    </>
  );
}

test('one row at most, by a box that can be taken back or by a radio button; no list, no files', async () => {
  const user = newUser();
  const { unmount } = render(<One one="box" />);
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Selección');
  await user.click(box('Elegir PERSONA A'));
  await user.click(box('Elegir PERSONA C'));
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box('Elegir PERSONA C')]);
  await user.click(box('Elegir PERSONA C'));
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  unmount();
  render(<One one="radio" />);
  await user.click(screen.getByRole('radio', { name: 'Elegir PERSONA A' }));
  await user.click(screen.getByRole('radio', { name: 'Elegir PERSONA C' }));
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([
    screen.getByRole('radio', { name: 'Elegir PERSONA C' }),
  ]);
  expect(screen.queryByRole('button', { name: /^Exportar|^Columnas/ })).not.toBeInTheDocument();
});

test('rows that the screen holds stay selected while the list shows others', async () => {
  const user = newUser();
  const { rerender } = render(<Picker rows={people.slice(0, 3)} />);
  await user.click(box('Seleccionar PERSONA C'));
  rerender(<Picker rows={people.slice(5, 8)} />);
  await user.click(box('Seleccionar página'));
  expect(screen.getByText('Elegidas: CFGH')).toBeVisible();
  await user.click(box('Seleccionar página'));
  expect(screen.getByText('Elegidas: C')).toBeVisible();
});

/** The table, and something after it without which the new rows are not shown. */
function Late({ until }: { readonly until: Promise<null> | null }) {
  return until && use(until);
}
function Changing({ rows, until }: { readonly rows: readonly Person[]; readonly until: Promise<null> | null }) {
  return (
    <Suspense>
      <List rows={rows} />
      <Late until={until} />
    </Suspense>
  );
}

test('a row that is still shown while other rows are being drawn can be selected, and stays so', async () => {
  const { rerender } = render(<Changing rows={people} until={null} />);
  const press = (name: string) => act(async () => box(name).click());
  await press('Seleccionar PERSONA A');
  let shown = (_: null) => {};
  const until = new Promise<null>((resolve) => {
    shown = resolve;
  });
  // The library has the new rows, the page still the old ones.
  await act(async () => startTransition(() => rerender(<Changing rows={people.slice(2)} until={until} />)));
  for (const letter of ['A', 'B', 'C']) await press(`Seleccionar PERSONA ${letter}`);
  await act(async () => shown(null));
  expect(screen.queryByRole('checkbox', { name: 'Seleccionar PERSONA B' })).not.toBeInTheDocument();
  expect(chosen()).toBe('C');
});
