import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import type { FilaCita } from '#contract/entities/cita.ts';
import { citasMedicas } from '#contract/services/citasMedicas.ts';
import { toLocalDate } from '#lib/dates.ts';

/**
 * The appointments of the longest period the report allows, mapped by `select`. Sends no request unless `enabled`.
 * `desde` and `hasta` are the ends of the period, 'dd/mm/yyyy' (spec R 7.8).
 */
export function useCitasDelPeriodo<T>(enabled: boolean, select: (rows: readonly FilaCita[]) => T) {
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const periodo = useQuery({ ...query(citasMedicas.periodoHabilitado, {}), enabled });
  const [desde, hasta] = [toLocalDate(periodo.data?.RangoAtras), toLocalDate(periodo.data?.RangoAdelante)];
  const body = {
    FechaInicio: desde,
    FechaDesde: desde,
    FechaFin: hasta,
    FechaHasta: hasta,
    CodigoEmpresa: '',
    IdRegional: idRegional,
    IdTipoAsegurado: '' as const,
    Estados: [],
  };
  const reporte = useQuery({
    ...query(citasMedicas.reporte, { body }),
    enabled: enabled && periodo.isSuccess,
    select,
  });
  return {
    desde,
    hasta,
    datos: reporte.data,
    pending: enabled && (periodo.isPending || (periodo.isSuccess && reporte.isPending)),
    failed: periodo.isError || reporte.isError,
    retry: () => void (periodo.isError ? periodo.refetch() : reporte.refetch()),
  };
}
