import './buscar-persona.css';
import { useState } from 'react';
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

/** The persons found, five per page. At most one can be chosen, by its checkbox (spec F 2.6, 4.2). */
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
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  const [page, setPage] = useState(1);
  return (
    <div className="buscar-resultados">
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
