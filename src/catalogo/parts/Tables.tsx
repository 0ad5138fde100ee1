import { useState } from 'react';
import { money } from '#lib/money.ts';
import { fold } from '#lib/texts.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ColumnBoxes } from '#ui/grid/ColumnBoxes.tsx';
import { EditGrid } from '#ui/grid/EditGrid.tsx';
import { type CellNote, type GridColumn, type GridTicks, TICKS } from '#ui/grid/grid.ts';
import { Pill } from '#ui/layout/Pill.tsx';
import { type Column, DataTable, type Sort } from '#ui/table/DataTable.tsx';
import { Group, Part, State } from '../Shown.tsx';
import { texts } from '../texts.ts';

interface Person {
  readonly id: number;
  readonly nombre: string;
  readonly documento: string;
  readonly estado: string;
  readonly importe: number;
}

const people: readonly Person[] = Array.from({ length: 120 }, (_, at) => ({
  id: at,
  nombre: at % 7 === 0 ? texts.long : `${texts.value} ${at}`,
  documento: String(4_000_000 + at * 37),
  estado: texts.steps[at % texts.steps.length] ?? '',
  importe: 2500 + at * 11.5,
}));
const columns: readonly Column<Person>[] = [
  { id: 'nombre', header: texts.columns.nombre, cell: (p) => p.nombre, text: (p) => p.nombre, names: true },
  { id: 'documento', header: texts.columns.documento, cell: (p) => p.documento, text: (p) => p.documento },
  {
    id: 'estado',
    header: texts.columns.estado,
    cell: (p) => <Pill tone={fold(p.estado) === 'observado' ? 'warn' : 'ok'}>{p.estado}</Pill>,
    text: (p) => p.estado,
  },
  {
    id: 'importe',
    header: texts.columns.importe,
    cell: (p) => money(p.importe),
    text: (p) => money(p.importe),
    sortValue: (p) => p.importe,
    align: 'end',
  },
];
const none: readonly Person[] = [];
const idOf = ({ id }: Person) => id;

function Table({
  rows,
  loading = false,
  chosen = false,
}: {
  rows: readonly Person[];
  loading?: boolean;
  chosen?: boolean;
}) {
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<readonly Person[]>(rows.slice(0, 2));
  return (
    <DataTable<Person>
      {...{ rows, columns, loading, sorts, page }}
      caption={texts.people}
      rowKey={idOf}
      onSorts={setSorts}
      onPage={setPage}
      fileName="personas"
      empty={<EmptyState text={texts.noRows} />}
      {...(chosen ? { selection: { rows: selected, onRows: setSelected, label: ({ nombre }) => nombre } } : {})}
    />
  );
}

const gridColumns: readonly GridColumn<Person>[] = [
  { id: TICKS, header: texts.rows.choose, width: 2.2, pinned: true, text: () => '' },
  {
    id: 'nombre',
    header: texts.columns.nombre,
    width: 12,
    pinned: true,
    grows: true,
    names: true,
    text: (p) => p.nombre,
    edit: (p) => p.nombre,
  },
  { id: 'documento', header: texts.columns.documento, width: 8, text: (p) => p.documento, edit: (p) => p.documento },
  { id: 'estado', header: texts.columns.estado, width: 9, text: (p) => p.estado, edit: (p) => p.estado },
  { id: 'importe', header: texts.columns.importe, width: 7, align: 'end', text: (p) => money(p.importe) },
];
const states = texts.steps.map((step) => ({ value: step, label: step }));
const noNotes: readonly CellNote[] = [];
const wrongCell: readonly CellNote[] = [{ tone: 'bad', text: texts.wrong }];
const doubtful: readonly CellNote[] = [{ tone: 'warn', text: texts.hint }];
const notesOf = ({ id }: Person, column: string): readonly CellNote[] =>
  column === 'documento' && id % 5 === 2 ? wrongCell : column === 'importe' && id % 6 === 3 ? doubtful : noNotes;
const optionsOf = (_: Person, column: string) => (column === 'estado' ? states : null);
const rowName = ({ id }: Person) => `${texts.rows.row} ${id + 1}`;

function Grid() {
  const [rows, setRows] = useState(people);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set([0, 1]));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const ticks: GridTicks<Person> = {
    label: rowName,
    ticked: ({ id }) => ticked.has(id),
    can: ({ id }) => id % 5 !== 2,
    onTick: ({ id }, on) => setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((one) => one !== id))),
  };
  return (
    <>
      <ColumnBoxes
        columns={gridColumns.slice(2).map(({ id, header }) => ({ id, name: header }))}
        shown={new Set(gridColumns.map(({ id }) => id).filter((id) => !hidden.has(id)))}
        onShown={(id, on) => setHidden(new Set(on ? [...hidden].filter((one) => one !== id) : [...hidden, id]))}
      />
      <EditGrid<Person>
        {...{ rows, ticks, rowName, notesOf, optionsOf }}
        label={texts.people}
        columns={gridColumns.filter(({ id }) => !hidden.has(id))}
        keyOf={idOf}
        onEdit={(row, column, text) => setRows(rows.map((one) => (one === row ? { ...one, [column]: text } : one)))}
      />
    </>
  );
}

/** The one table, in its states, and the grid whose cells are edited in their places. */
export function Tables() {
  return (
    <Group id="tablas" title={texts.groups.tablas}>
      <Part name="DataTable">
        <State name={texts.states.full} wide>
          <Table rows={people} />
        </State>
        <State name={texts.states.selection} wide>
          <Table rows={people.slice(0, 5)} chosen />
        </State>
        <State name={texts.states.loading} wide>
          <Table rows={none} loading />
        </State>
        <State name={texts.states.empty} wide>
          <Table rows={none} />
        </State>
      </Part>
      <Part name="EditGrid, ColumnBoxes">
        <State name={texts.states.full} wide>
          <Grid />
        </State>
      </Part>
    </Group>
  );
}
