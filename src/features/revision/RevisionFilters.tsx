import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { esperas } from '#engine/review/esperas.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { empresasDe, type FiltroRevision, porFamilia } from './declarados.ts';
import { revisionMessages as textos } from './messages.ts';

/** The filters of the desk: family with its count, company, waiting time, and free text. */
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
          options={[{ value: '', label: textos.cualquiera }, ...esperas.map(({ id, label }) => ({ value: id, label }))]}
          value={filtro.espera}
          onChange={(event) => onFiltro({ espera: event.target.value })}
        />
        <TextFilter value={texto} onChange={onTexto} />
      </div>
    </div>
  );
}
