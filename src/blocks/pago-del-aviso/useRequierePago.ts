import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';

/**
 * Whether a type of notice is paid before it is declared. `sinTipo`: no type is chosen, or the notice never goes into an
 * order. `noSeSabe`: the question failed; nothing is blocked by it.
 */
export type PagoDelTipo = 'sinTipo' | 'preguntando' | 'requiere' | 'noRequiere' | 'noSeSabe';

interface RequierePago {
  readonly pago: PagoDelTipo;
  /** Asks again after a failure. */
  readonly reintentar: () => void;
  readonly busy: boolean;
}

/**
 * Asks the services whether a company pays for a type of notice before declaring it (spec R 7.6). All screens that ask
 * for the same type share one answer. With `idTipoNovedad` 0 nothing is asked.
 */
export function useRequierePago(idEmpresa: number, idTipoNovedad: number): RequierePago {
  const body = { IdEmpresa: idEmpresa, IdTipoNovedad: idTipoNovedad, GeneradoEmpresa: true };
  const enabled = idEmpresa > 0 && idTipoNovedad > 0;
  const { data, isError, isFetching, refetch } = useQuery({
    ...query(ordenPago.verificarTipo, { body }),
    enabled,
    select: ({ RequierePago }) => RequierePago,
  });
  const read = data === undefined ? (isError ? 'noSeSabe' : 'preguntando') : data ? 'requiere' : 'noRequiere';
  return { pago: enabled ? read : 'sinTipo', reintentar: () => void refetch(), busy: isFetching };
}
