import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { TextFilter } from '#engine/TextFilter.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { empresasDe, type FiltroRevision, porFamilia } from './declarados.ts';
import { revisionMessages as textos } from './messages.ts';

/** Days a notice may wait before the desk offers to look at those first. */
const ESPERAS = [5, 10, 30] as const;

/** What the desk may be narrowed to: family with its count, company, how long a notice waits, and any text. */
export function RevisionFilters({
  rows,
  filtro,
  onFiltro,
  texto,
  onTexto,
}: {
  readonly rows: readonly FilaNovedad[];
  readonly filtro: FiltroRevision;
  readonly onFiltro: (part: Partial<FiltroRevision>) => void;
  readonly texto: string;
  readonly onTexto: (text: string) => void;
}) {
  return (
    <div className="revision-filtros">
      <Chips
        label={textos.familia}
        items={[{ id: '', label: textos.todas, count: rows.length }, ...porFamilia(rows)]}
        active={filtro.familia}
        onChange={(familia) => onFiltro({ familia })}
      />
      <div className="revision-filtros-campos">
        <SelectField
          label={textos.empresa}
          placeholder={textos.todasLasEmpresas}
          options={empresasDe(rows).map((name) => ({ value: name, label: name }))}
          value={filtro.empresa}
          onChange={(event) => onFiltro({ empresa: event.target.value })}
        />
        <SelectField
          label={textos.antiguedad}
          options={[
            { value: 0, label: textos.cualquiera },
            ...ESPERAS.map((dias) => ({ value: dias, label: textos.masDe(dias) })),
          ]}
          value={filtro.masDe}
          onChange={(event) => onFiltro({ masDe: Number(event.target.value) })}
        />
        <TextFilter value={texto} onChange={onTexto} />
      </div>
    </div>
  );
}
