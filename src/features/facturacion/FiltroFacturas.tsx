import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FilterForm, type PropsDeFiltro, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { type Filtro, filtroSchema, periodos } from './filtro.ts';
import { facturas as textos } from './messages.ts';

/**
 * The dates of the invoices (spec F 2.4). Choosing a span only fills them in: Buscar or Enter starts the search
 * (spec F 4.3).
 */
export function FiltroFacturas({
  asked,
  ...search
}: PropsDeFiltro<Filtro> & {
  /** Folded on a phone, once there are results. */
  readonly folds?: number | undefined;
}) {
  const form = useFormularioDeFiltro(filtroSchema, asked);
  const [desde, hasta] = useWatch({ control: form.control, name: ['FechaDesde', 'FechaHasta'] });
  const spans = useMemo(() => periodos(), []);
  const active = spans.find((one) => one.desde === desde && one.hasta === hasta);
  const choose = (id: string) => {
    const span = spans.find((one) => one.id === id);
    if (!span) return;
    form.reset({ FechaDesde: span.desde, FechaHasta: span.hasta }, { keepDefaultValues: true });
  };
  return (
    <FilterForm
      {...search}
      form={form}
      className="fac-filtro"
      after={<Chips label={textos.periodos} items={spans} active={active?.id ?? ''} onChange={choose} />}
    >
      <FormDate form={form} name="FechaDesde" label={textos.desde} />
      <FormDate form={form} name="FechaHasta" label={textos.hasta} />
    </FilterForm>
  );
}
