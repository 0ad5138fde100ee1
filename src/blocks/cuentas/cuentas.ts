import { useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import { keyOf, queryClient } from '#client/query.ts';
import { contextOf, session } from '#client/session.ts';
import type { Datos, Endpoint, Input } from '#contract/endpoint.ts';
import { own } from '#lib/own.ts';
import { type Contado, type Fila, type Lectura, reunir } from './reunir.ts';

/** What an answer says of some counts, by their names. */
type Lecturas = readonly (Lectura & { readonly grupo: string })[];

interface Lector {
  /** A function, because the path of a call depends on the settings. */
  readonly clave: () => readonly unknown[];
  readonly leer: (queryKey: readonly unknown[], data: unknown) => Lecturas;
}

const cuentas = createStore<Readonly<Record<string, Contado>>>(() => ({}));
const lectores: Lector[] = [];
/** The rows of the last answer to each search, by count and search. */
const encontradas = new Map<string, ReadonlySet<number>>();

function anotar(queryHash: string, { grupo, ...lectura }: Lecturas[number]): void {
  const before = own(cuentas.getState(), grupo);
  if (!before && !lectura.funda && lectura.cifra === undefined) return;
  const search = `${grupo} ${queryHash}`;
  const found = new Set(lectura.filas.map(({ id }) => id));
  const idas = [...(encontradas.get(search) ?? [])].filter((id) => !found.has(id));
  encontradas.set(search, found);
  const now = reunir(before, lectura, idas);
  if (now) cuentas.setState({ [grupo]: now });
}

const cache = queryClient.getQueryCache();
type Consulta = ReturnType<typeof cache.getAll>[number];

function leerRespuesta({ clave, leer }: Lector, { queryKey, queryHash, state }: Consulta): void {
  if (!clave().every((part, at) => queryKey[at] === part)) return;
  for (const lectura of leer(queryKey, state.data)) anotar(queryHash, lectura);
}

cache.subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return;
  // An answer that arrives after the session changed belongs to another company.
  if (cache.get(event.query.queryHash) !== event.query) return;
  for (const lector of lectores) leerRespuesta(lector, event.query);
});

/**
 * Defines how the answers under a cache key are counted, including those that are in the cache already. It requests
 * nothing: a list is counted whenever some screen reads it. Call it once, when a module is loaded.
 */
export function contarClave<T>(
  clave: () => readonly unknown[],
  leer: (queryKey: readonly unknown[], data: T) => Lecturas,
): void {
  const lector: Lector = { clave, leer: (queryKey, data) => leer(queryKey, data as T) };
  lectores.push(lector);
  const there = cache.getAll().filter(({ state }) => state.status === 'success');
  for (const one of there.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) leerRespuesta(lector, one);
}

/** The same for the answers of a call. */
export function contarLlamada<E extends Endpoint>(
  endpoint: E,
  leer: (input: Input<E>, datos: Datos<E>) => Lecturas,
): void {
  contarClave<Datos<E>>(
    () => keyOf(endpoint),
    (queryKey, datos) => leer(queryKey[2] as Input<E>, datos),
  );
}

const deuda = createStore<{ readonly text: string }>(() => ({ text: '' }));

/** The screen in view says what an insured person owes, 'Bs. 50.00'; '' for nothing. */
export const decirDeuda = (text: string): void => deuda.setState({ text });

/** What an insured person owes, as a screen said it last; '' for nothing, or while it is not known. */
export const useDeuda = (): string => useStore(deuda, ({ text }) => text);

/** The services answered that a row is not in a count any more. */
export function descontar(grupo: string, id: number): void {
  const known = own(cuentas.getState(), grupo);
  if (!known?.filas.has(id)) return;
  cuentas.setState({ [grupo]: { ...known, filas: new Map([...known.filas].filter(([one]) => one !== id)) } });
}

// Another person or company has other counts.
session.subscribe((now, before) => {
  if (contextOf(now) === contextOf(before)) return;
  encontradas.clear();
  cuentas.setState({}, true);
  decirDeuda('');
});

/** The rows of some counts as they were read last; null while one of them is not known. */
export function useContadas(grupos: readonly string[]): readonly Fila[] | null {
  const known = useStore(cuentas);
  const names = grupos.join('|');
  return useMemo(() => {
    const each = names === '' ? [] : names.split('|').map((grupo) => own(known, grupo));
    if (each.length === 0 || each.includes(undefined)) return null;
    return each.flatMap((one) => [...(one?.filas.values() ?? [])]);
  }, [known, names]);
}

/** How many rows of a count are in one of the states, with those that only a figure counts; null while it is not known. */
export const useCuenta = (grupo: string, estados: readonly string[]): number | null =>
  useStore(cuentas, (all) => {
    const known = own(all, grupo);
    if (!known) return null;
    return known.resto + [...known.filas.values()].filter(({ estado }) => estados.includes(estado)).length;
  });
