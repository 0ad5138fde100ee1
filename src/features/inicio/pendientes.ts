import { useEffect } from 'react';
import { faltaDeclarar } from '#blocks/cuentas/porAtender.ts';
import { useSession } from '#client/session.ts';
import { usePreference } from '#ui/table/preferences.ts';
import { type Aviso, porDia, useAvisos, useFamilias } from './useAvisos.ts';

/** The maximum for a short list; the rest is in the lists. */
const LONGEST = 5;

/** The observed notices that the person has opened, or that were there before, under this name. */
const VISTOS = 'requieren-atencion';

/**
 * What an employer has to do next: first the notices observed since they last looked, then the other observed ones, the
 * last declared first, then those to declare, the oldest first.
 */
function pendientes(avisos: readonly Aviso[], vistos: readonly number[]): Aviso[] {
  const isNew = (a: Aviso) => Number(!vistos.includes(a.IdPersonaNovedad));
  const observados = avisos
    .filter(({ estado }) => estado === 'observado')
    .toSorted(porDia('declarado'))
    .reverse()
    .toSorted((a, b) => isNew(b) - isNew(a));
  const porDeclarar = avisos.filter(({ estado }) => faltaDeclarar(estado)).toSorted(porDia('fecha'));
  return [...observados, ...porDeclarar].slice(0, LONGEST);
}

/** The notices of the employer of the session, and what requires attention. The home and the bell read the same. */
export function usePendientes() {
  const idEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const familias = useFamilias();
  const avisos = useAvisos({ idEmpresa, idRegional, familias });
  const [{ seen }, prefer] = usePreference(VISTOS);
  const known = !avisos.isPending && avisos.failed === 0;
  const observados = avisos.avisos.filter(({ estado }) => estado === 'observado').map((a) => a.IdPersonaNovedad);
  // The first time all count as seen. One that was corrected is new again when it is observed again.
  const vistos = seen?.filter((id) => observados.includes(id)) ?? observados;
  const stale = known && seen?.length !== vistos.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the ids change, not at each render
  useEffect(() => {
    if (stale) prefer({ seen: vistos });
  }, [stale, vistos.join()]);
  return {
    ...avisos,
    familias,
    pendientes: pendientes(avisos.avisos, vistos),
    esNuevo: ({ IdPersonaNovedad: id, estado }: Aviso) => estado === 'observado' && !vistos.includes(id),
    /** The person opens a notice. */
    ver: ({ IdPersonaNovedad: id, estado }: Aviso) => {
      if (estado === 'observado' && !vistos.includes(id)) prefer({ seen: [...vistos, id] });
    },
  };
}
