import { queryClient } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { type Aviso, llamadasDeAvisos, useAvisos, useFamilias } from './useAvisos.ts';

/** For this long (ms) what was read counts as known. */
const VALE = 300_000;

/**
 * The company's notices as the home, the bell or the search read them last; null while none of them did, or since something
 * was written. No call is made for it.
 */
export function useAvisosConocidos(): readonly Aviso[] | null {
  const idEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const familias = useFamilias();
  const filtro = { idEmpresa, idRegional, familias };
  const { avisos } = useAvisos({ ...filtro, soloConocidos: true });
  const llamadas = llamadasDeAvisos(filtro);
  const known = llamadas.every(({ queryKey }) => {
    const state = queryClient.getQueryState(queryKey);
    return state?.status === 'success' && !state.isInvalidated && Date.now() - state.dataUpdatedAt < VALE;
  });
  return idEmpresa > 0 && llamadas.length > 0 && known ? avisos : null;
}
