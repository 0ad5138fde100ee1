import * as z from 'zod/mini';
import { createStore, useStore } from 'zustand';
import { session, useSession } from '#client/session.ts';
import { own } from '#lib/own.ts';
import { browser, localKeys, readJson } from '#lib/storage.ts';
import type { Aviso } from './useAvisos.ts';

/** The states that the fund sets, as the bell tells them. */
const estados = ['observado', 'aceptado'] as const;
type Decidido = (typeof estados)[number];

/** The ids of the notices in each state when the person last looked. */
const vistos = z.object({ observado: z.array(z.int()), aceptado: z.array(z.int()) });
type Vistos = z.infer<typeof vistos>;
const porPersona = z.record(z.string(), z.unknown());

const cambios = createStore<{ readonly veces: number }>(() => ({ veces: 0 }));
const todos = () => z.safeParse(porPersona, readJson(browser, localKeys.campana)).data ?? {};
/** A person acts for several companies: each has its own. */
const llave = () => {
  const { user, empresa } = session.getState();
  return `${user?.id_usuario ?? 0}|${empresa.IdEmpresa}|${user?.id_regional ?? 0}`;
};

const esDecidido = (estado: Aviso['estado']): estado is Decidido => estados.some((one) => one === estado);
const idsEn = (avisos: readonly Aviso[], estado: Decidido): number[] =>
  avisos.filter((one) => one.estado === estado).map((one) => one.IdPersonaNovedad);

/** Keeps which notices were observed and accepted, in this browser: ids and states only. */
export function marcarVistos(avisos: readonly Aviso[]): void {
  const now: Vistos = { observado: idsEn(avisos, 'observado'), aceptado: idsEn(avisos, 'aceptado') };
  browser.write(localKeys.campana, JSON.stringify({ ...todos(), [llave()]: now }));
  cambios.setState(({ veces }) => ({ veces: veces + 1 }));
}

/** Starts to look: what is known now counts as seen, unless the person looked before in this browser. */
export function empezarAMirar(avisos: readonly Aviso[]): void {
  if (own(todos(), llave()) === undefined) marcarVistos(avisos);
}

/**
 * The notices that the fund observed or accepted since the person last looked, told by comparing the lists: no call tells
 * it. Before the first look nothing is new.
 */
export function useDecididos(avisos: readonly Aviso[] | null): readonly Aviso[] {
  useStore(cambios, ({ veces }) => veces);
  useSession((s) => s.user?.id_usuario);
  const antes = z.safeParse(vistos, own(todos(), llave())).data;
  if (!antes || !avisos) return [];
  return avisos.filter(({ estado, IdPersonaNovedad: id }) => esDecidido(estado) && !antes[estado].includes(id));
}
