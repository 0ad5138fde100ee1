import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { listasMessages } from '#blocks/listas/messages.ts';
import { reference } from '#client/query.ts';
import { empParametros } from '#contract/services/empParametros.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { citas } from './citasMessages.ts';
import { type FiltroReporte, filtroReporte, type Periodo } from './filtroCitas.ts';

const tipos = [
  { value: '', label: citas.todos },
  { value: 'TI', label: citas.titular },
  { value: 'BE', label: citas.beneficiario },
] as const;

/** The states of appointments, loaded once per session. */
export const useEstadosCita = () => useQuery(reference(empParametros.estadosCita, { body: {} }));

/** The filter of the absence report (spec R 2.10, 5.7). */
export function FiltroCitasForm({
  asked,
  periodo,
  onSearch,
}: {
  readonly asked: FiltroReporte;
  readonly periodo: Periodo;
  readonly onSearch: (filtro: FiltroReporte) => void;
}) {
  const form = useFormularioDeFiltro(
    useMemo(() => filtroReporte(periodo), [periodo]),
    asked,
  );
  const escrita = useWatch({ control: form.control, name: 'desde' });
  const estados = useEstadosCita();
  const { desde, hasta } = periodo;
  const limits = { ...(desde ? { min: desde } : {}), ...(hasta ? { max: hasta } : {}) };
  return (
    <FilterForm
      form={form}
      className="citas-filter"
      folds={puestos(asked)}
      onSearch={onSearch}
      below={
        <>
          <ListasFallidas de={[estados]} text={listasMessages.sinFiltro} className="citas-aviso" />
          {desde && hasta ? (
            <p className="citas-allowed">
              {fill(citas.permitido, { desde: toLocalDate(desde), hasta: toLocalDate(hasta) })}
            </p>
          ) : null}
        </>
      }
    >
      <FormSelect form={form} name="tipo" label={citas.tipo} options={tipos} />
      <FormSelect
        form={form}
        name="estado"
        label={citas.estado}
        options={[
          { value: 0, label: general.todosLosEstados },
          ...(estados.data ?? []).map(({ IdEstado, Estado }) => ({ value: IdEstado, label: Estado })),
        ]}
      />
      <FormDate form={form} name="desde" label={citas.desde} {...limits} />
      <FormDate
        form={form}
        name="hasta"
        label={citas.hasta}
        {...limits}
        {...(escrita > desde ? { min: escrita } : {})}
      />
    </FilterForm>
  );
}
