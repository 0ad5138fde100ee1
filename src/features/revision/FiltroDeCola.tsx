import { useMemo, useState } from 'react';
import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { esperaEn, esperas } from '#engine/review/esperas.ts';
import { today } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { later } from '#ui/later.tsx';
import { type Busqueda, empresasDe, type FiltroRevision, porFamilia, sinBusqueda } from './filtro.ts';
import { revisionMessages as textos } from './messages.ts';

const IdentidadDialog = later(async () => (await import('#blocks/identidad/IdentidadDialog.tsx')).IdentidadDialog);

interface FiltroProps {
  readonly rows: readonly FilaNovedad[];
  readonly filtro: FiltroRevision;
  readonly texto: string;
  readonly alAcotar: (parte: Partial<Busqueda>) => void;
}

/** The filter of the queue: family, company and waiting time with their counts, and a name or document. */
export function FiltroDeCola({ rows, filtro, texto, alAcotar }: FiltroProps) {
  const [buscando, setBuscando] = useState(false);
  const day = today();
  const cuentas = useMemo(() => porFamilia(rows), [rows]);
  const empresas = useMemo(() => empresasDe(rows), [rows]);
  const antiguos = useMemo(() => mayores(rows, day), [rows, day]);
  const cambiar = (part: Partial<FiltroRevision>) => alAcotar({ filtro: { ...filtro, ...part } });
  const contado = (label: string, n: number) => `${label} (${n})`;
  return (
    <div className="cola-filtro">
      <TextFilter value={texto} onChange={(next) => alAcotar({ texto: next })} />
      <SelectField
        label={textos.familia}
        options={[
          { value: '', label: textos.todas },
          ...cuentas.map(({ id, label, count }) => ({ value: id, label: contado(label, count) })),
        ]}
        value={filtro.familia}
        onChange={(event) => cambiar({ familia: event.target.value })}
      />
      <SelectField
        label={textos.empresa}
        placeholder={textos.todasLasEmpresas}
        options={empresas.map((name) => ({ value: name, label: name }))}
        value={filtro.empresa}
        onChange={(event) => cambiar({ empresa: event.target.value })}
      />
      <SelectField
        label={textos.antiguedad}
        options={[{ value: '', label: textos.cualquiera }, ...esperas.map(({ id, label }) => ({ value: id, label }))]}
        hint={filtro.espera ? null : antiguos}
        value={filtro.espera}
        onChange={(event) => cambiar({ espera: event.target.value })}
      />
      <div className="cola-filtro-actos">
        <Button onClick={() => alAcotar(sinBusqueda)}>{textos.quitarFiltro}</Button>
        <Button icon="search" opens={IdentidadDialog} onClick={() => setBuscando(true)}>
          {textos.buscarPersona}
        </Button>
      </div>
      {buscando ? (
        <DialogPart onClose={() => setBuscando(false)}>
          <IdentidadDialog
            uso="interno"
            onClose={() => setBuscando(false)}
            onSelect={({ persona }) => {
              setBuscando(false);
              alAcotar({ ...sinBusqueda, texto: persona.NombreCompleto });
            }}
          />
        </DialogPart>
      ) : null}
    </div>
  );
}

/** The span of notices that earlier screens left out. */
export const MUY_ANTIGUOS = '730-';

const mayores = (rows: readonly FilaNovedad[], day: string): string | null => {
  const n = rows.filter((row) => esperaEn(row, MUY_ANTIGUOS, day)).length;
  return n > 0 ? textos.antiguos(n) : null;
};
