import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { rangoDeInicio } from './useAvisos.ts';

/** The unpaid payment orders of the last twelve months: the company's, or an insured person's own (spec R 3.3). */
export function useOrdenesPorPagar(idEmpresa: number, enabled = true) {
  const { desde, hasta } = rangoDeInicio();
  const body = {
    IdTipoNovedad: 0,
    IdEmpresa: idEmpresa,
    NombrePersona: '',
    FechaInicio: desde,
    FechaFin: hasta,
    OrdenGenerada: null,
    NumeroFactura: 0,
    GeneradoEmpresa: true,
  };
  return useQuery({
    ...query(ordenPago.listar, { body }),
    enabled,
    select: (ordenes) => ordenes.filter((orden) => !orden.Cobrado && orden.NumeroFactura === 0),
  });
}
