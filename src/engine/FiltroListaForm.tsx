import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reference } from '#client/query.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { type ErroresFiltro, revisarFiltro } from './filtroLista.ts';
import { listMessages } from './listMessages.ts';
import type { FiltroLista, TipoDeLista } from './useNovedades.ts';

const same = (a: FiltroLista, b: FiltroLista) =>
  a.FechaDesde === b.FechaDesde &&
  a.FechaHasta === b.FechaHasta &&
  a.IdTipoNovedad === b.IdTipoNovedad &&
  a.IdEstadoProceso === b.IdEstadoProceso;

/** The filter above a notice list: nothing is asked for until Buscar or Enter, and only when it is in order. */
export function FiltroListaForm({
  initial,
  tipos,
  etiquetaTipo,
  sinEstado,
  searching,
  onSubmit,
}: {
  readonly initial: FiltroLista;
  /** The kinds of notice; where there is one, nothing is chosen and its states are offered at once. */
  readonly tipos: readonly TipoDeLista[];
  readonly etiquetaTipo: string;
  readonly sinEstado: string | undefined;
  readonly searching: boolean;
  readonly onSubmit: (filter: FiltroLista) => void;
}) {
  const [filter, setFilter] = useState(initial);
  const [errors, setErrors] = useState<ErroresFiltro>({});
  const [shown, setShown] = useState(initial);
  // The list went to another filter by itself, such as by the history: the fields follow, and focus stays where it is.
  if (!same(shown, initial)) {
    setShown(initial);
    setFilter(initial);
    setErrors({});
  }
  const single = tipos.length === 1;
  const idTipo = single ? (tipos[0]?.id ?? 0) : filter.IdTipoNovedad;
  const states = useQuery({
    ...reference(listaNovedades.estadosPorTipo, { params: { id: idTipo } }),
    enabled: idTipo > 0,
  });
  const change = (part: Partial<FiltroLista>) => {
    const next = { ...filter, ...part };
    setFilter(next);
    if (Object.keys(errors).length > 0) setErrors(revisarFiltro(next, sinEstado));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = revisarFiltro(filter, sinEstado);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) onSubmit(filter);
  };
  const stateOptions = idTipo > 0 ? (states.data ?? []) : [];
  const estado = (
    <SelectField
      className={single ? 'col-4' : 'col-3'}
      label={listMessages.estado}
      // States belong to one type; with all types there is nothing to choose (decision 54).
      disabled={idTipo === 0}
      value={filter.IdEstadoProceso}
      error={errors.IdEstadoProceso}
      hint={
        states.isError ? (
          <>
            {listMessages.sinEstados}{' '}
            <Button tone="ghost" onClick={() => void states.refetch()}>
              {general.reintentar}
            </Button>
          </>
        ) : undefined
      }
      options={[
        { value: 0, label: general.todosLosEstados },
        ...stateOptions.map((state) => ({ value: state.IdEstadoProceso, label: state.Nombre.toUpperCase() })),
      ]}
      onChange={(event) => change({ IdEstadoProceso: Number(event.target.value) })}
    />
  );
  return (
    <Card className="filtro-lista">
      <form onSubmit={submit} noValidate aria-label={listMessages.filtros}>
        <div className="grid">
          {single ? null : (
            <>
              <SelectField
                className="col-3"
                label={etiquetaTipo}
                value={filter.IdTipoNovedad}
                error={errors.IdTipoNovedad}
                options={[
                  { value: 0, label: general.todasLasNovedades },
                  ...tipos.map(({ id, label }) => ({ value: id, label: label.toUpperCase() })),
                ]}
                // Another type has other states: the chosen one no longer means anything (spec E 2.1).
                onChange={(event) => change({ IdTipoNovedad: Number(event.target.value), IdEstadoProceso: 0 })}
              />
              {estado}
            </>
          )}
          <DateField
            className={single ? 'col-3' : 'col-2'}
            name="FechaDesde"
            label={listMessages.desde}
            value={filter.FechaDesde}
            error={errors.FechaDesde}
            onChange={(FechaDesde) => change({ FechaDesde })}
          />
          <DateField
            className={single ? 'col-3' : 'col-2'}
            name="FechaHasta"
            label={listMessages.hasta}
            value={filter.FechaHasta}
            error={errors.FechaHasta}
            onChange={(FechaHasta) => change({ FechaHasta })}
          />
          {single ? estado : null}
          <div className="col-2 filtro-lista-go">
            <Button tone="primary" type="submit" icon="search" searching={searching}>
              {general.buscar}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
