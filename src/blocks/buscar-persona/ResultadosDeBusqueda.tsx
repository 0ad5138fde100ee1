import './buscar-persona.css';
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { textColumn } from '#ui/table/columns.ts';
import { type Column, DataTable, type Sort } from '#ui/table/DataTable.tsx';
import { buscarPersonaMessages as textos } from './messages.ts';

/** Rows per page of results (spec F 9). */
const porPagina = 5;

/** The fields of a person that the results show, for both searches. */
type PersonaHallada = Pick<
  PacienteBuscado,
  'IdPersona' | 'NombreCompleto' | 'NumeroDocumento' | 'ComplementoDocumento' | 'FechaNacimiento'
>;

const nacimiento = (persona: PersonaHallada): string => toLocalDate(persona.FechaNacimiento);

const columns: readonly Column<PersonaHallada>[] = [
  textColumn('asegurado', textos.asegurado, (persona) => persona.NombreCompleto),
  textColumn('documento', textos.documentoIdentidad, (persona) => persona.NumeroDocumento),
  textColumn('complemento', textos.complemento, (persona) => persona.ComplementoDocumento),
  textColumn('nacimiento', textos.fechaNacimiento, nacimiento),
];

const casillas = (box: Element): HTMLInputElement[] => [...box.querySelectorAll<HTMLInputElement>('tbody input')];

/** A press on a row is a press on its check box, unless it hit a control. */
function pulsarFila({ target }: MouseEvent): void {
  const pressed = target instanceof Element ? target : null;
  const row = pressed?.closest('label,button,a') ? null : pressed?.closest('tbody tr');
  const box = row ? casillas(row)[0] : undefined;
  box?.focus();
  box?.click();
}

/** Arrow keys move between the rows. Enter ticks a row and goes on to Aceptar. */
function moverEntreFilas(event: KeyboardEvent<HTMLElement>, aceptar: RefObject<HTMLButtonElement | null>): void {
  const boxes = casillas(event.currentTarget);
  const at = boxes.indexOf(event.target as HTMLInputElement);
  const here = boxes[at];
  if (!here) return;
  const next = event.key === 'ArrowDown' ? boxes[at + 1] : event.key === 'ArrowUp' ? boxes[at - 1] : undefined;
  if (event.key === 'Enter') {
    if (!here.checked) here.click();
    aceptar.current?.focus();
  } else if (next) next.focus();
  else if (!event.key.startsWith('Arrow')) return;
  event.preventDefault();
}

/**
 * The persons found, five per page. At most one can be chosen, by its checkbox or its row (spec F 2.6, 4.2). A single
 * person is chosen at once and the focus goes to Aceptar; among several it goes to the first row.
 */
export function ResultadosDeBusqueda<T extends PersonaHallada>({
  personas,
  loading,
  elegida,
  onSelect,
  aceptar,
}: {
  personas: readonly T[];
  loading: boolean;
  elegida: T | null;
  onSelect: (persona: T | null) => void;
  /** The button that takes the chosen person. */
  aceptar: RefObject<HTMLButtonElement | null>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const elegir = useRef(onSelect);
  elegir.current = onSelect;
  // Before the browser shows the rows: a press on the person's box must not come first and be taken back by this.
  useLayoutEffect(() => {
    const [first, second] = loading ? [] : personas;
    if (second) {
      if (box.current) casillas(box.current)[0]?.focus();
    } else if (first) {
      elegir.current(first);
      aceptar.current?.focus();
    }
  }, [loading, personas, aceptar]);
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  const [page, setPage] = useState(1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the check boxes are the controls; a row is their larger target
    <div
      ref={box}
      className="buscar-resultados"
      onClick={pulsarFila}
      onKeyDown={(event) => moverEntreFilas(event, aceptar)}
    >
      <DataTable
        caption={textos.resultados}
        rows={personas}
        columns={columns}
        rowKey={(persona) => persona.IdPersona}
        selection={{
          rows: elegida ? [elegida] : [],
          onRows: ([persona]) => onSelect(persona ?? null),
          label: (persona) => fill(textos.seleccionar, { nombre: persona.NombreCompleto }),
          one: 'box',
        }}
        loading={loading}
        empty={<p>{general.sinResultados}</p>}
        pageSize={porPagina}
        pageSizes={[porPagina]}
        sorts={sorts}
        onSorts={setSorts}
        page={page}
        onPage={setPage}
      />
    </div>
  );
}
