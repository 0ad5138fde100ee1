import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { decirDeuda } from '#blocks/cuentas/cuentas.ts';
import { query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { SINCE_ALWAYS, today } from '#lib/dates.ts';
import { bolivianos, sumOf } from '#lib/money.ts';
import { pendientesDe } from './porPagar.ts';

/** The notices of a company, or of an insured person, that are unpaid and in no order (spec R 7.6). */
export const consultaSinOrden = (IdEmpresa: number) =>
  query(ordenPago.novedadesCobrar, {
    body: {
      IdEmpresa,
      IdTipoNovedad: 0,
      NombrePersona: '',
      FechaInicioNovedad: '',
      FechaFinNovedad: '',
      IdOrdenPago: 0,
    },
  });

/** What an insured person owes, of any age (spec R 3.3, R 7.6). */
export function usePorPagar() {
  const IdEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const ordenes = useQuery({
    ...query(ordenPago.listar, {
      body: {
        IdEmpresa,
        IdTipoNovedad: 0,
        NombrePersona: '',
        FechaInicio: SINCE_ALWAYS,
        FechaFin: today(),
        OrdenGenerada: null,
        NumeroFactura: 0,
        GeneradoEmpresa: true,
      },
    }),
  });
  const sueltas = useQuery(consultaSinOrden(IdEmpresa));
  const pagos = useMemo(
    () => (ordenes.data && sueltas.data ? pendientesDe(ordenes.data, sueltas.data, IdEmpresa) : null),
    [ordenes.data, sueltas.data, IdEmpresa],
  );
  // For the menu, which keeps it when the screen is left.
  useLayoutEffect(() => {
    if (pagos) decirDeuda(pagos.length > 0 ? bolivianos(sumOf(pagos.map(({ Total }) => Total))) : '');
  }, [pagos]);
  const failed = [ordenes, sueltas].filter((one) => one.isError);
  return {
    /** null while one of the two lists is missing: a part would look like all. */
    pagos,
    pending: pagos === null && failed.length === 0,
    fetching: ordenes.isFetching || sueltas.isFetching,
    failed: failed.length > 0,
    retry: () => {
      for (const one of failed) void one.refetch();
    },
  };
}
