import { useQuery } from '@tanstack/react-query';
import { rangoDeInicio } from '#blocks/cuentas/rangoDeInicio.ts';
import { estaPagada } from '#blocks/orden-pago-control/estaPagada.ts';
import { query } from '#client/query.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import type { IsoDate } from '#lib/dates.ts';

/** Asks for the payment orders of a company, or of an insured person: those of the last twelve months (spec R 3.3). */
export function filtroDeOrdenesDelAnio(idEmpresa: number, desde: IsoDate = rangoDeInicio().desde) {
  const { hasta } = rangoDeInicio();
  return {
    IdTipoNovedad: 0,
    IdEmpresa: idEmpresa,
    NombrePersona: '',
    FechaInicio: desde,
    FechaFin: hasta,
    OrdenGenerada: null,
    NumeroFactura: 0,
    GeneradoEmpresa: true,
  };
}

/** The company's unpaid payment orders of the last twelve months (spec R 3.3). */
export function useOrdenesPorPagar(idEmpresa: number, enabled = true) {
  return useQuery({
    ...query(ordenPago.listar, { body: filtroDeOrdenesDelAnio(idEmpresa) }),
    enabled,
    select: (ordenes) => ordenes.filter((orden) => !estaPagada(orden)),
  });
}
