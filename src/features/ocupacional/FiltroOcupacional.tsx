import { useQuery } from '@tanstack/react-query';
import { FilterForm, type PropsDeFiltro, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { listasMessages } from '#blocks/listas/messages.ts';
import { reference } from '#client/query.ts';
import { audience } from '#client/session.ts';
import { codigoOcupacional } from '#contract/entities/ocupacional.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { type Busqueda, busquedaSchema } from './filtro.ts';
import { ocupacionalMessages as textos } from './messages.ts';

/** The kinds of exam to choose from. */
export const tipos = [
  { value: codigoOcupacional.pre, label: textos.pre },
  { value: codigoOcupacional.post, label: textos.post },
  { value: '', label: textos.todos },
];

/** The filter of the exams; Enter and Buscar search (spec R 2.8). */
export function FiltroOcupacional({ asked, searching, onSearch }: PropsDeFiltro<Busqueda>) {
  const form = useFormularioDeFiltro(busquedaSchema, asked);
  // An insured person's family are no employees (decision 175).
  const propio = audience() === 'insured';
  const estados = useQuery(reference(listaNovedades.estadosPorTipo, { params: { id: tipoNovedad.OCUPACIONAL } }));
  return (
    <FilterForm
      form={form}
      className="ocu-filtro"
      folds={puestos(asked)}
      searching={searching}
      onSearch={onSearch}
      below={<ListasFallidas de={[estados]} text={listasMessages.sinFiltro} className="ocu-aviso" />}
    >
      <FormDate form={form} name="FechaDesde" label={textos.desde} />
      <FormDate form={form} name="FechaHasta" label={textos.hasta} />
      <FormSelect
        form={form}
        name="IdEstadoProceso"
        label={textos.estado}
        options={[
          { value: 0, label: textos.todos },
          ...(estados.data ?? []).map((e) => ({ value: e.IdEstadoProceso, label: e.Nombre.toUpperCase() })),
        ]}
      />
      <FormSelect form={form} name="tipo" label={textos.tipo} options={tipos} />
      <FormText form={form} name="nombre" label={propio ? textos.nombre : textos.empleado} upper />
    </FilterForm>
  );
}
