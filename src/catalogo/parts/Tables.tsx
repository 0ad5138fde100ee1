import { useState } from 'react';
import { money } from '#lib/money.ts';
import { fold } from '#lib/texts.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
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

/** The one table, in its states. */
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
    </Group>
  );
}
