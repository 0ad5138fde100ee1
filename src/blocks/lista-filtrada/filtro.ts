import * as z from 'zod/mini';
import { readKept } from '#contract/read.ts';
import { own } from '#lib/own.ts';

/** A list's filter: plain values by name. */
export type Filtro = Readonly<Record<string, string | number | boolean | null>>;

/** Whether two filters ask for the same. */
export const mismoFiltro = <F extends Filtro>(a: F, b: F): boolean =>
  Object.keys(a).every((name) => a[name] === b[name]);

/**
 * Names of the filter's values in the address. Whatever is not listed stays out of it: names and document numbers of people
 * must not stand in an address.
 */
const enDireccion: Readonly<Record<string, string>> = {
  FechaDesde: 'desde',
  FechaHasta: 'hasta',
  IdTipoNovedad: 'tipo',
  IdEstadoProceso: 'estado',
  desde: 'desde',
  hasta: 'hasta',
  tipo: 'tipo',
  estado: 'estado',
};

/** A value from an address as the kind its default is: an id stays a number. */
function typed(text: string, like: Filtro[string] | undefined): Filtro[string] {
  if (typeof like === 'number') return text.trim() === '' ? Number.NaN : Number(text);
  return typeof like === 'boolean' ? text === 'true' : text;
}

/** The filter an address asks for, over the defaults; null when it asks for nothing or for something that is no filter. */
export function filtroDeDireccion<F extends Filtro>(
  search: string,
  { defaults, schema }: { defaults: F; schema: z.ZodMiniType<F> },
): F | null {
  const params = new URLSearchParams(search);
  const given = Object.keys(defaults).flatMap((name) => {
    const text = params.get(own(enDireccion, name) ?? '');
    return text === null ? [] : [[name, typed(text, defaults[name])] as const];
  });
  if (given.length === 0) return null;
  const parsed = z.safeParse(schema, { ...defaults, ...Object.fromEntries(given) });
  return parsed.success ? parsed.data : null;
}

/** The address of a filter: its listed values, other parameters of the address kept, '?' left out. */
export function direccionDeFiltro(filtro: Filtro, search: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filtro)) {
    const key = own(enDireccion, name);
    if (key) params.set(key, String(value ?? ''));
  }
  return params.toString();
}

const stored = z.looseObject({ lista: z.string(), filtro: z.unknown() });

/** The stored filter of a list; null when there is none, it is another list's (decision 56) or of an older shape. */
export function filtroGuardado<F>(
  value: unknown,
  { listName, schema }: { listName: string; schema: z.ZodMiniType<F> },
): F | null {
  const entry = readKept(stored, value);
  return entry?.lista === listName ? readKept(schema, entry.filtro) : null;
}
