import * as z from 'zod/mini';
import { createStore, useStore } from 'zustand';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { session, useSession } from '#client/session.ts';
import type { Estado } from '#contract/enumerations.ts';
import { keepAt, readAt } from '#lib/kept.ts';
import { localKeys } from '#lib/storage.ts';

/** A notice, as far as the bell compares it. */
export interface Comparado {
  readonly IdPersonaNovedad: number;
  readonly estado: Estado | null;
}

/** The states that the other side sets: the bell announces them. */
const avisan = { empresa: ['observado', 'aceptado'], personal: ['declarado'] } as const;
/** The states that are kept. For the staff this includes their own observations, to know which notices came back. */
const seGuardan = { empresa: avisan.empresa, personal: ['declarado', 'observado'] } as const;
type Guardado = (typeof seGuardan)[keyof typeof seGuardan][number];

/** The ids of the notices in each state when the person last looked. */
const vistos = z.partialRecord(z.enum(['observado', 'aceptado', 'declarado']), z.array(z.int()));
type Vistos = z.infer<typeof vistos>;

const cambios = createStore<{ readonly veces: number }>(() => ({ veces: 0 }));
/** A person acts for several companies: each has its own. */
const llave = () => {
  const { user, empresa } = session.getState();
  return `${user?.id_usuario ?? 0}|${empresa.IdEmpresa}|${user?.id_regional ?? 0}`;
};
const guardado = (): Vistos | undefined => z.safeParse(vistos, readAt(localKeys.campana, [llave()])).data;

const estadosDe = (cuales: { readonly empresa: readonly Guardado[]; readonly personal: readonly Guardado[] }) =>
  rolActual() === 'personal' ? cuales.personal : cuales.empresa;
const idsEn = (avisos: readonly Comparado[], estado: Guardado): number[] =>
  avisos.filter((one) => one.estado === estado).map((one) => one.IdPersonaNovedad);

function guardar(now: Vistos): void {
  keepAt(localKeys.campana, [llave()], now);
  cambios.setState(({ veces }) => ({ veces: veces + 1 }));
}

/** What the staff observed stays kept until it is declared again and seen, although the lists in view may not have it. */
const propios = (avisos: readonly Comparado[]): number[] => {
  const declared = new Set(idsEn(avisos, 'declarado'));
  return [...(guardado()?.observado ?? []), ...idsEn(avisos, 'observado')].filter((id) => !declared.has(id));
};

/** Keeps which notices are in which state, in this browser: ids and states only. */
export function marcarVistos(avisos: readonly Comparado[]): void {
  const isStaff = rolActual() === 'personal';
  const ids = (estado: Guardado) => (isStaff && estado === 'observado' ? propios(avisos) : idsEn(avisos, estado));
  guardar(Object.fromEntries(estadosDe(seGuardan).map((estado) => [estado, [...new Set(ids(estado))]])));
}

/**
 * Starts to look: what is known now counts as seen, unless the person looked before in this browser. From then on a notice
 * that left its state is forgotten, so that it is new when it gets there again. What the staff observed is remembered until
 * they look: it comes back corrected.
 */
export function mirar(avisos: readonly Comparado[]): void {
  const before = guardado();
  if (!before) {
    marcarVistos(avisos);
    return;
  }
  const isStaff = rolActual() === 'personal';
  const now: Vistos = {};
  let changed = false;
  for (const estado of estadosDe(seGuardan)) {
    const ids = new Set(idsEn(avisos, estado));
    const seen = before[estado] ?? [];
    const isOwn = isStaff && estado === 'observado';
    const kept = isOwn ? [...new Set([...seen, ...ids])] : seen.filter((id) => ids.has(id));
    now[estado] = kept;
    // Ids are only added, or only left out.
    changed ||= kept.length !== seen.length;
  }
  if (changed) guardar(now);
}

/**
 * The notices that the other side changed since the person last looked: observed or accepted by the fund, or for the
 * staff declared ones. No call returns them, so the lists are compared. Before the first look nothing is new.
 */
export function useNuevos<T extends Comparado>(avisos: readonly T[] | null): readonly T[] {
  useStore(cambios, ({ veces }) => veces);
  useSession((s) => s.user?.id_usuario);
  const antes = guardado();
  if (!antes || !avisos) return [];
  const told: readonly (Estado | null)[] = estadosDe(avisan);
  return avisos.filter(
    ({ estado, IdPersonaNovedad: id }) => told.includes(estado) && !antes[estado as Guardado]?.includes(id),
  );
}

/** True for a declared notice that the staff had observed when they last looked: it came back corrected. */
export const vuelve = ({ IdPersonaNovedad: id }: Comparado): boolean =>
  rolActual() === 'personal' && (guardado()?.observado?.includes(id) ?? false);
