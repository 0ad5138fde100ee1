import type { FilaCita } from '#contract/entities/cita.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import {
  type CampoCita,
  campos,
  esDeLista,
  type FiltrosDeColumna,
  TODA_INASISTENCIA,
  valoresDe,
} from './citasColumns.tsx';
import { citas, columnasCitas } from './citasMessages.ts';

/** One filter per column, below the toolbar: this also works on a phone, where a table has no headings. */
export function FiltrosColumnas({
  rows,
  filtros,
  onChange,
}: {
  readonly rows: readonly FilaCita[];
  readonly filtros: FiltrosDeColumna;
  readonly onChange: (filtros: FiltrosDeColumna) => void;
}) {
  const change = (campo: CampoCita, text: string) => onChange({ ...filtros, [campo]: text });
  return (
    <fieldset className="citas-columns">
      <legend className="sr-only">{citas.filtrosPorColumna}</legend>
      {campos.map((campo) =>
        esDeLista(campo) ? (
          <SelectField
            key={campo}
            label={columnasCitas[campo]}
            placeholder={citas.cualquiera}
            options={[
              ...(campo === 'Estado' ? [{ value: TODA_INASISTENCIA, label: citas.todaInasistencia }] : []),
              ...valoresDe(rows, campo).map((value) => ({ value, label: value })),
            ]}
            value={filtros[campo] ?? ''}
            onChange={(event) => change(campo, event.target.value)}
          />
        ) : (
          <TextField
            key={campo}
            label={columnasCitas[campo]}
            type="search"
            value={filtros[campo] ?? ''}
            onChange={(event) => change(campo, event.target.value)}
          />
        ),
      )}
    </fieldset>
  );
}
