import * as z from 'zod/mini';
import { today } from '#lib/dates.ts';
import { guardarDeRevision, leerDeRevision, useDeRevision } from './preferencia.ts';

const cuenta = z.object({ dia: z.string(), aceptados: z.number(), observados: z.number() });

/** How many notices the current user accepted and observed today, in La Paz: answered ones, in this browser. */
interface Hoy {
  readonly aceptados: number;
  readonly observados: number;
}

/** Today's counts of the current user. */
export function hoy(): Hoy {
  const { data } = z.safeParse(cuenta, leerDeRevision('hoy'));
  if (data?.dia !== today()) return { aceptados: 0, observados: 0 };
  return { aceptados: data.aceptados, observados: data.observados };
}

/** Counts one answered decision. */
export function contarEnHoy(que: 'aceptar' | 'observar'): void {
  const { aceptados, observados } = hoy();
  const one = que === 'aceptar' ? { aceptados: aceptados + 1, observados } : { aceptados, observados: observados + 1 };
  guardarDeRevision('hoy', { dia: today(), ...one });
}

/** Today's counts, as a hook. */
export const useHoy = (): Hoy => useDeRevision(hoy);
