import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { session } from '#client/session.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { parsePeriod } from '#lib/dates.ts';
import type { ReglaContexto } from './definition.ts';

/**
 * The company's contribution period (spec E 7.1); null while it is unknown or refused. `releer` asks again for one that
 * could not be read: without it nothing could be saved until the screen is left.
 */
export function usePeriodo(): { readonly periodo: ReglaContexto['periodo']; readonly releer: () => void } {
  const { empresa, user } = session.getState();
  const periodo = useQuery({
    ...query(altaCotizante.periodoActivo, {
      params: { idEmpresa: empresa.IdEmpresa, idRegional: user?.id_regional ?? 0 },
    }),
    enabled: empresa.IdEmpresa > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { periodo: parsePeriod(periodo.data), releer: () => void (periodo.isError && periodo.refetch()) };
}
