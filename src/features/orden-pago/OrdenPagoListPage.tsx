import './orden-pago.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useListaFiltrada } from '#blocks/lista-filtrada/useListaFiltrada.ts';
import { query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { ordenPago as service } from '#contract/services/ordenPago.ts';
import { localKeys } from '#lib/storage.ts';
import { general } from '#messages/general.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { DataTable, type Sort } from '#ui/table/DataTable.tsx';
import { type Busqueda, FiltroOrdenes } from './FiltroOrdenes.tsx';
import { type Fechas, fechasPorDefecto, fechasSchema } from './filtroOrdenes.ts';
import { ordenPago } from './messages.ts';
import { ordenPagoColumns } from './ordenPagoColumns.tsx';

function useOrdenes({ FechaDesde, FechaHasta, NombrePersona }: Busqueda) {
  const IdEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const body = {
    IdTipoNovedad: 0,
    IdEmpresa,
    NombrePersona,
    FechaInicio: FechaDesde,
    FechaFin: FechaHasta,
    OrdenGenerada: null,
    NumeroFactura: 0,
    GeneradoEmpresa: true,
  };
  return useQuery({ ...query(service.listar, { body }), placeholderData: (before) => before });
}

/** The company's payment orders, to read (spec R 2.6). */
export function OrdenPagoListPage() {
  const defaults = useMemo(() => fechasPorDefecto(), []);
  const { submitted, submit } = useListaFiltrada<Fechas>({
    storageKey: localKeys.filtroOrdenPago,
    listName: 'orden-pago-admin-ex',
    defaults,
    schema: fechasSchema,
    editRoute: 'orden-pago-editar-ex',
  });
  const [NombrePersona, setNombre] = useState('');
  const [sort, setSort] = useState<Sort>({ id: 'fecha', desc: true });
  const [page, setPage] = useState(1);
  const ordenes = useOrdenes({ ...submitted, NombrePersona });
  const search = ({ NombrePersona: nombre, FechaDesde, FechaHasta }: Busqueda) => {
    setPage(1);
    // Another filter is fetched by itself; the same one is asked for again.
    const isSame =
      [nombre, FechaDesde, FechaHasta].join() === [NombrePersona, submitted.FechaDesde, submitted.FechaHasta].join();
    if (isSame) void ordenes.refetch();
    setNombre(nombre);
    submit({ FechaDesde, FechaHasta });
  };
  return (
    <>
      <PageHead title={ordenPago.titulo} lead={ordenPago.explicacion} />
      <FiltroOrdenes initial={{ ...submitted, NombrePersona }} onSearch={search} />
      <Card>
        {ordenes.isError ? (
          <ErrorBlock text={ordenes.error.message} onRetry={() => void ordenes.refetch()} busy={ordenes.isFetching} />
        ) : (
          <DataTable
            rows={ordenes.data ?? []}
            columns={ordenPagoColumns}
            caption={ordenPago.listado}
            rowKey={(orden) => orden.IdOrdenPago}
            loading={ordenes.isPending}
            stale={ordenes.isFetching}
            empty={<EmptyState text={general.sinRegistros} />}
            sort={sort}
            onSort={setSort}
            page={page}
            onPage={setPage}
          />
        )}
      </Card>
    </>
  );
}
