import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { FiltroPlegable, puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { reference } from '#client/query.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { filtroDe } from './filtroLista.ts';
import { listadoMessages } from './listMessages.ts';
import type { FiltroLista, TipoDeLista } from './pedirNovedades.ts';

/** The states of one type of notice. With all types there is nothing to choose (decision 54). */
function CampoEstado({
  form,
  idTipo,
  className,
}: {
  readonly form: ReturnType<typeof useFormularioDeFiltro<FiltroLista>>;
  readonly idTipo: number;
  readonly className: string;
}) {
  const states = useQuery({
    ...reference(listaNovedades.estadosPorTipo, { params: { id: idTipo } }),
    enabled: idTipo > 0,
  });
  const offered = idTipo > 0 ? (states.data ?? []) : [];
  return (
    <FormSelect
      form={form}
      name="IdEstadoProceso"
      className={className}
      label={listadoMessages.estado}
      disabled={idTipo === 0}
      hint={
        states.isError ? (
          <>
            {listadoMessages.sinEstados}{' '}
            <Button tone="ghost" onClick={() => void states.refetch()}>
              {general.reintentar}
            </Button>
          </>
        ) : idTipo === 0 ? (
          listadoMessages.elijaTipo
        ) : undefined
      }
      options={[
        { value: 0, label: general.todosLosEstados },
        ...offered.map((state) => ({ value: state.IdEstadoProceso, label: state.Nombre.toUpperCase() })),
      ]}
    />
  );
}

/** The filter above a list of notices. It searches only on Buscar or Enter, and only if it is valid. */
export function FiltroListaForm({
  asked,
  tipos,
  etiquetaTipo,
  sinEstado,
  searching,
  onSubmit,
}: {
  readonly asked: FiltroLista;
  /** The kinds of notice. If there is only one, there is no type to choose and its states are offered at once. */
  readonly tipos: readonly TipoDeLista[];
  readonly etiquetaTipo: string;
  readonly sinEstado: string | undefined;
  readonly searching: boolean;
  readonly onSubmit: (filter: FiltroLista) => void;
}) {
  const schema = useMemo(() => filtroDe(sinEstado), [sinEstado]);
  const form = useFormularioDeFiltro<FiltroLista>(schema, asked);
  const chosen = useWatch({ control: form.control, name: 'IdTipoNovedad' });
  const single = tipos.length === 1;
  const idTipo = single ? (tipos[0]?.id ?? 0) : chosen;
  const estado = <CampoEstado form={form} idTipo={idTipo} className={single ? 'col-4' : 'col-3'} />;
  return (
    <FiltroPlegable puestos={puestos(asked) - Number(single)}>
      <Card className="filtro-lista">
        <Form form={form} onSubmit={onSubmit} aria-label={listadoMessages.filtros}>
          <div className="grid">
            {single ? null : (
              <>
                <FormSelect
                  form={form}
                  name="IdTipoNovedad"
                  className="col-3"
                  label={etiquetaTipo}
                  options={[
                    { value: 0, label: general.todasLasNovedades },
                    ...tipos.map(({ id, label }) => ({ value: id, label: label.toUpperCase() })),
                  ]}
                  // Another type has other states, so the chosen state is cleared (spec E 2.1).
                  onChosen={() => form.setValue('IdEstadoProceso', 0)}
                />
                {estado}
              </>
            )}
            <FormDate
              form={form}
              name="FechaDesde"
              className={single ? 'col-3' : 'col-2'}
              label={listadoMessages.desde}
            />
            <FormDate
              form={form}
              name="FechaHasta"
              className={single ? 'col-3' : 'col-2'}
              label={listadoMessages.hasta}
            />
            {single ? estado : null}
            <div className="col-2 filtro-lista-go">
              <Button tone="primary" type="submit" icon="search" searching={searching}>
                {general.buscar}
              </Button>
            </div>
          </div>
        </Form>
      </Card>
    </FiltroPlegable>
  );
}
