import { esInasistencia } from '#blocks/inasistencias/esInasistencia.ts';
import type { FilaCita } from '#contract/entities/cita.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Column } from '#ui/table/column.ts';
import { citas, columnasCitas } from './citasMessages.ts';

export type CampoCita = keyof typeof columnasCitas;

/** The columns that the text above the results searches (spec R 2.10); the others have their own filters. */
const enFiltroGlobal: ReadonlySet<CampoCita> = new Set([
  'Fecha',
  'Hora',
  'HistoriaClinica',
  'Paciente',
  'Matricula',
  'MatriculaTitular',
  'Empresa',
  'Especialidad',
]);
/** Columns with few values: their filter is a list of the values. */
const conLista: ReadonlySet<CampoCita> = new Set([
  'TipoAsegurado',
  'RegionalAsegurado',
  'CentroAtencion',
  'Especialidad',
  'Estado',
]);
/** True for a column whose filter is a list, not a text. */
export const esDeLista = (campo: CampoCita): boolean => conLista.has(campo);

/** The patient comes first, so that a card on a phone has a name. */
export const campos: readonly CampoCita[] = [
  'Paciente',
  'Fecha',
  'Hora',
  'Especialidad',
  'Estado',
  'TipoAsegurado',
  'HistoriaClinica',
  'Matricula',
  'PacienteTitular',
  'MatriculaTitular',
  'Empresa',
  'RegionalAsegurado',
  'CentroAtencion',
  'Medico',
];

/** The text of a row in a column. */
const valorDe = (row: FilaCita, campo: CampoCita): string => (campo === 'Fecha' ? toLocalDate(row.Fecha) : row[campo]);

/** Columns of the absence report: every field of a row (spec R 3.6). */
export const citasColumns: readonly Column<FilaCita>[] = campos.map((campo) => ({
  id: campo,
  header: columnasCitas[campo],
  text: (row) => valorDe(row, campo),
  cell: campo === 'Estado' ? (row) => <Pill fondo={row.EstadoColor}>{row.Estado}</Pill> : (row) => valorDe(row, campo),
  searchable: enFiltroGlobal.has(campo),
  className: `citas-${campo.toLowerCase()}`,
}));

export type FiltrosDeColumna = Readonly<Partial<Record<CampoCita, string>>>;

/** The value of the state filter for all absences. */
export const TODA_INASISTENCIA = '*';

const cumple = (row: FilaCita, campo: CampoCita, text: string): boolean =>
  campo === 'Estado' && text === TODA_INASISTENCIA ? esInasistencia(row.Estado) : row[campo] === text;

/** The rows that match all column filters: equal if the filter is a list, otherwise containing the text. */
export function filtrarPorColumna(rows: readonly FilaCita[], filtros: FiltrosDeColumna): readonly FilaCita[] {
  const active = campos.flatMap((campo) => {
    const text = (filtros[campo] ?? '').trim();
    return text === '' ? [] : [{ campo, text, folded: fold(text) }];
  });
  if (active.length === 0) return rows;
  return rows.filter((row) =>
    active.every(({ campo, text, folded }) =>
      esDeLista(campo) ? cumple(row, campo, text) : fold(valorDe(row, campo)).includes(folded),
    ),
  );
}

/** The column filters in words, for paper. */
export const enPalabras = (filtros: FiltrosDeColumna): string =>
  campos
    .flatMap((campo) => {
      const text = (filtros[campo] ?? '').trim();
      return text === ''
        ? []
        : [`${columnasCitas[campo]}: ${text === TODA_INASISTENCIA ? citas.todaInasistencia : text}`];
    })
    .join(' · ');

/** How many columns are filtered. */
export const cuantosFiltros = (filtros: FiltrosDeColumna): number =>
  campos.filter((campo) => (filtros[campo] ?? '').trim() !== '').length;

/** The values of a column, in Spanish order, for the list of its filter. */
export const valoresDe = (rows: readonly FilaCita[], campo: CampoCita): readonly string[] =>
  [...new Set(rows.map((row) => row[campo]))].filter(Boolean).sort((a, b) => a.localeCompare(b, 'es'));
