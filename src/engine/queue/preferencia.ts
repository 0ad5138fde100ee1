import * as z from 'zod/mini';
import { createStore, useStore } from 'zustand';
import { session, useSession } from '#client/session.ts';
import { keepAt, readAt } from '#lib/kept.ts';
import { localKeys } from '#lib/storage.ts';

/** The seconds a decision can wait before it is sent. */
export const PLAZOS = [5, 10, 20] as const;

/** How long a decision waits, or that accepting always asks first and then sends at once. */
type Espera = (typeof PLAZOS)[number] | 'preguntar';

const espera = z.union([z.literal([...PLAZOS]), z.literal('preguntar')]);

/** What is stored changed. */
const cambios = createStore<{ readonly veces: number }>(() => ({ veces: 0 }));

/** A part of what this browser keeps of how the current user reviews; undefined if nobody is signed in. */
export function leerDeRevision(part: string): unknown {
  const { user } = session.getState();
  return user ? readAt(localKeys.revision, [String(user.id_usuario), part]) : undefined;
}

/** Keeps a part of it; the other parts and the other people's stay. */
export function guardarDeRevision(part: string, value: unknown): void {
  const { user } = session.getState();
  if (!user) return;
  keepAt(localKeys.revision, [String(user.id_usuario), part], value);
  cambios.setState(({ veces }) => ({ veces: veces + 1 }));
}

/** Draws again when the current user, or what is kept of them, changes. */
export function useDeRevision<T>(read: () => T): T {
  useStore(cambios, ({ veces }) => veces);
  useSession((s) => s.user?.id_usuario);
  return read();
}

/** How long the current user's decisions wait; 5 seconds if they never chose. */
export const esperaElegida = (): Espera => z.safeParse(espera, leerDeRevision('espera')).data ?? 5;

/** Chooses it, for this user in this browser. */
export const elegirEspera = (elegida: Espera): void => guardarDeRevision('espera', elegida);

/** Whether the keys of one character are in use: each person's own choice (WCAG 2.1.4). */
export function useLetras(): readonly [boolean, (on: boolean) => void] {
  const letras = useDeRevision(() => leerDeRevision('letras') !== false);
  return [letras, (on) => guardarDeRevision('letras', on)];
}
