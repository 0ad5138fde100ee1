import './buscar-persona.css';
import { useMemo, useState } from 'react';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { type Column, DataTable, type Sort } from '#ui/table/DataTable.tsx';
import { buscarPersonaMensajes as texts } from './messages.ts';

/** Rows of the results (spec F 9). */
const porPagina = 5;

/** What the results show of a person, whichever search found them. */
type PersonaHallada = Pick<
  PacienteBuscado,
  'IdPersona' | 'NombreCompleto' | 'NumeroDocumento' | 'ComplementoDocumento' | 'FechaNacimiento'
>;

function columnas<T extends PersonaHallada>(
  elegida: T | null,
  onSelect: (persona: T | null) => void,
): readonly Column<T>[] {
  const nacimiento = (persona: T) => toLocalDate(persona.FechaNacimiento);
  return [
    {
      id: 'seleccion',
      header: texts.seleccion,
      headerHidden: true,
      actions: true,
      sortable: false,
      text: () => '',
      cell: (persona) => (
        <label className="buscar-casilla">
          <input
            type="checkbox"
            aria-label={fill(texts.seleccionar, { nombre: persona.NombreCompleto })}
            checked={elegida?.IdPersona === persona.IdPersona}
            onChange={(event) => onSelect(event.currentTarget.checked ? persona : null)}
          />
        </label>
      ),
    },
    {
      id: 'asegurado',
      header: texts.asegurado,
      text: (persona) => persona.NombreCompleto,
      cell: (persona) => persona.NombreCompleto,
    },
    {
      id: 'documento',
      header: texts.documentoIdentidad,
      text: (persona) => persona.NumeroDocumento,
      cell: (persona) => persona.NumeroDocumento,
    },
    {
      id: 'complemento',
      header: texts.complemento,
      text: (persona) => persona.ComplementoDocumento,
      cell: (persona) => persona.ComplementoDocumento,
    },
    { id: 'nacimiento', header: texts.fechaNacimiento, text: nacimiento, cell: nacimiento },
  ];
}

/** The persons found, five a page; at most one is chosen, by its check box (spec F 2.6, 4.2). */
export function ResultadosDeBusqueda<T extends PersonaHallada>({
  personas,
  loading,
  elegida,
  onSelect,
}: {
  personas: readonly T[];
  loading: boolean;
  elegida: T | null;
  onSelect: (persona: T | null) => void;
}) {
  const [sort, setSort] = useState<Sort | null>(null);
  const [page, setPage] = useState(1);
  const columns = useMemo(() => columnas(elegida, onSelect), [elegida, onSelect]);
  return (
    <div className="buscar-resultados">
      <DataTable
        caption={texts.resultados}
        rows={personas}
        columns={columns}
        rowKey={(persona) => persona.IdPersona}
        rowClass={(persona) => (persona.IdPersona === elegida?.IdPersona ? 'buscar-elegida' : undefined)}
        loading={loading}
        empty={<p>{general.sinResultados}</p>}
        pageSize={porPagina}
        pageSizes={[porPagina]}
        sort={sort}
        onSort={setSort}
        page={page}
        onPage={setPage}
      />
    </div>
  );
}
