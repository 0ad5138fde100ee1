import { FilterForm, type PropsDeFiltro, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { type Busqueda, busquedaSchema } from './filtroOrdenes.ts';
import { ordenPago } from './messages.ts';

/** Filter of the payment-order list (spec R 2.6, decision 47). */
export function FiltroOrdenes({
  propias,
  asked,
  searching,
  onSearch,
}: PropsDeFiltro<Busqueda> & { readonly propias: boolean }) {
  const form = useFormularioDeFiltro(busquedaSchema, asked);
  return (
    <FilterForm form={form} className="order-filter" folds={puestos(asked)} searching={searching} onSearch={onSearch}>
      <FormDate form={form} name="FechaDesde" label={ordenPago.desde} />
      <FormDate form={form} name="FechaHasta" label={ordenPago.hasta} />
      <FormText form={form} name="NombrePersona" label={propias ? ordenPago.nombrePropio : ordenPago.nombre} upper />
    </FilterForm>
  );
}
