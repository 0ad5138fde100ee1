import './facturacion.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { mismoFiltro } from '#blocks/lista-filtrada/filtro.ts';
import { NoActualizado } from '#blocks/lista-filtrada/SinFilas.tsx';
import { useListaFiltrada } from '#blocks/lista-filtrada/useListaFiltrada.ts';
import { query } from '#client/query.ts';
import { facturas as service } from '#contract/services/facturas.ts';
import { toLocalDate } from '#lib/dates.ts';
import { localKeys } from '#lib/storage.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { FiltroFacturas } from './FiltroFacturas.tsx';
import { type Filtro, filtroSchema, porDefecto } from './filtro.ts';
import { facturas as textos } from './messages.ts';
import { ResultadosFacturas, vistaDeFacturas } from './ResultadosFacturas.tsx';

/** The invoices of a company (spec F 2.4). It sends no request before Buscar (spec F 4.3). */
export function Component() {
  const defaults = useMemo(() => porDefecto(), []);
  const { submitted, asked, resultados, submit } = useListaFiltrada<Filtro>({
    storageKey: localKeys.filtroFacturas,
    listName: 'lista-facturas',
    defaults,
    schema: filtroSchema,
    vista: vistaDeFacturas,
  });
  const { FechaDesde, FechaHasta } = submitted;
  const found = useQuery({
    ...query(service.listar, { body: { FechaInicio: FechaDesde, FechaFin: FechaHasta } }),
    placeholderData: (before) => before,
    enabled: asked,
  });
  const search = (filtro: Filtro) => {
    // A changed filter sends its own request; an unchanged one is loaded again here.
    if (asked && mismoFiltro(filtro, submitted)) void found.refetch();
    submit(filtro);
  };
  return (
    <>
      <PageHead title={textos.titulo} lead={textos.explicacion} />
      <FiltroFacturas
        asked={submitted}
        folds={asked ? puestos(submitted) : undefined}
        searching={found.isFetching}
        onSearch={search}
      />
      <NoActualizado consulta={found} />
      <Card>
        {!asked ? (
          <EmptyState icon="search" text={textos.empezar} action={resultados.tabla.view.tools} />
        ) : (
          <ResultadosFacturas
            consulta={found}
            resultados={resultados}
            fechas={`${toLocalDate(FechaDesde)} – ${toLocalDate(FechaHasta)}`}
          />
        )}
      </Card>
    </>
  );
}
