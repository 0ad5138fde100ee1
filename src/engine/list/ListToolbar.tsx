import { useMemo } from 'react';
import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre, estados } from '#contract/enumerations.ts';
import { Chips } from '#ui/layout/Chips.tsx';
import { listadoMessages } from './listMessages.ts';

/**
 * The number of results in each state, in the order a notice passes through the states. Unknown states come last. A row
 * without a state is only counted in the total.
 */
function countByState(rows: readonly FilaNovedad[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, { rows: number }>();
  for (const { EstadoProceso } of rows) {
    if (EstadoProceso === '') continue;
    const count = counts.get(EstadoProceso);
    if (count) count.rows += 1;
    else counts.set(EstadoProceso, { rows: 1 });
  }
  const place = (name: string) => {
    const estado = estadoPorNombre(name);
    return estado === null ? estados.length : estados.indexOf(estado);
  };
  return [...counts].map(([name, count]) => [name, count.rows] as const).sort(([a], [b]) => place(a) - place(b));
}

/** Filters above the results: by state and by free text. */
export function ListToolbar(props: {
  readonly rows: readonly FilaNovedad[];
  readonly estado: string;
  readonly texto: string;
  readonly alElegirEstado: (estado: string) => void;
  readonly alEscribir: (texto: string) => void;
}) {
  const { rows, estado, texto } = props;
  const chips = useMemo(
    () => [
      { id: '', label: listadoMessages.todos, count: rows.length },
      ...countByState(rows).map(([label, count]) => ({ id: label, label, count })),
    ],
    [rows],
  );
  return (
    <>
      <Chips label={listadoMessages.porEstado} items={chips} active={estado} onChange={props.alElegirEstado} />
      <TextFilter value={texto} onChange={props.alEscribir} />
    </>
  );
}
