import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { DialogForm } from '#blocks/formulario/DialogForm.tsx';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { FILTER_NAME, type KeptFilter, MOST_FILTERS, usePreference } from '#ui/table/preferences.ts';
import './filtros-guardados.css';
import { listaFiltradaMessages as textos } from './messages.ts';
import { conFechas, conPeriodo, fechasEnPalabras, periodosDeFiltro } from './periodos.ts';

const schema = z.object({
  nombre: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: textos.faltaNombre }),
    z.maxLength(FILTER_NAME, { error: fill(textos.nombreLargo, { n: FILTER_NAME }) }),
  ),
  /** A period, or '' for always the same days. */
  periodo: z.string(),
});

/**
 * The filters that a person keeps for a list: keep the current one, apply, rename, delete. Applying opens its URL, with
 * the days that its period has today.
 */
export default function FiltrosDialog({
  lista,
  search,
  onClose,
}: {
  readonly lista: string;
  readonly search: string;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const [{ filters = [] }, prefer] = usePreference(lista);
  const [renamed, setRenamed] = useState<KeptFilter | null>(null);
  const name = useRef<HTMLDivElement>(null);
  const [periodos] = useState(() => periodosDeFiltro(search));
  // Days that form a current period, such as this month, should move on with time, unless the person says otherwise.
  const periodo = periodos[0]?.id ?? '';
  const fechas = fechasEnPalabras(search);
  const form = useForm({ schema, values: { nombre: '', periodo } });
  const full = renamed === null && filters.length >= MOST_FILTERS;
  const focusName = () => name.current?.querySelector('input')?.focus();
  const begin = (filter: KeptFilter | null) => {
    setRenamed(filter);
    form.reset({ nombre: filter?.name ?? '', periodo });
    focusName();
  };
  const keep = ({ nombre, periodo: chosen }: z.infer<typeof schema>) => {
    if (filters.some((one) => one !== renamed && one.name === nombre)) {
      form.setError('nombre', { message: textos.nombreRepetido }, { shouldFocus: true });
      return;
    }
    prefer({
      filters: renamed
        ? filters.map((one) => (one === renamed ? { ...one, name: nombre } : one))
        : [...filters, { name: nombre, search: chosen ? conPeriodo(search, chosen) : search }],
    });
    begin(null);
  };
  const remove = (filter: KeptFilter) => {
    prefer({ filters: filters.filter((one) => one !== filter) });
    begin(null);
  };
  const apply = (filter: KeptFilter) => {
    onClose();
    void navigate({ search: conFechas(filter.search) }, { preventScrollReset: true });
  };
  return (
    <DialogForm
      form={form}
      title={textos.guardados}
      size="s"
      accept={renamed ? general.grabar : textos.grabarFiltro}
      disabled={full}
      onSubmit={keep}
      onClose={onClose}
    >
      {filters.length === 0 ? (
        <p className="muted">{textos.ninguno}</p>
      ) : (
        <ul className="filtros-guardados">
          {filters.map((filter) => (
            <li key={filter.name}>
              <span>
                {filter.name}
                <small className="muted">{fechasEnPalabras(filter.search)}</small>
              </span>
              <Button aria-label={fill(textos.aplicarEl, { name: filter.name })} onClick={() => apply(filter)}>
                {textos.aplicar}
              </Button>
              <Button
                tone="ghost"
                icon="edit"
                aria-label={fill(textos.renombrarEl, { name: filter.name })}
                onClick={() => begin(filter)}
              />
              <Button
                tone="ghost"
                icon="trash"
                aria-label={fill(textos.eliminarEl, { name: filter.name })}
                onClick={() => remove(filter)}
              />
            </li>
          ))}
        </ul>
      )}
      {full ? <p className="muted">{fill(textos.completos, { n: MOST_FILTERS })}</p> : null}
      <div ref={name} className="filtro-nuevo" hidden={full}>
        <FormText
          form={form}
          name="nombre"
          label={renamed ? textos.nuevoNombre : textos.nombre}
          hint={renamed ? undefined : textos.queSeGuarda}
          maxLength={FILTER_NAME}
        />
        {renamed || fechas === '' ? null : (
          <FormSelect
            form={form}
            name="periodo"
            label={textos.fechas}
            options={[
              ...periodos.map(({ id, label }) => ({ value: id, label: fill(textos.segunElDia, { periodo: label }) })),
              { value: '', label: fill(textos.siempre, { fechas }) },
            ]}
          />
        )}
      </div>
    </DialogForm>
  );
}
