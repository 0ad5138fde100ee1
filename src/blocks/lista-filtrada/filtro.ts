import * as z from 'zod/mini';
import { readKept } from '#contract/read.ts';
import { own } from '#lib/own.ts';

/** A list's filter: plain values by name. */
export type Filtro = Readonly<Record<string, string | number | boolean | null>>;

/** Whether two filters have the same values. */
export const mismoFiltro = <F extends Filtro>(a: F, b: F): boolean =>
  Object.keys(a).every((name) => a[name] === b[name]);

/**
 * Names of the filter's values in the URL. Values not listed here stay out of it: names and document numbers of people
 * must not be in a URL.
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

/** Converts a value from the URL to the type of its default: an id stays a number. */
function typed(text: string, like: Filtro[string] | undefined): Filtro[string] {
  if (typeof like === 'number') return text.trim() === '' ? Number.NaN : Number(text);
  return typeof like === 'boolean' ? text === 'true' : text;
}

/** The filter in a URL, merged over the defaults; null if the URL has none or an invalid one. */
export function filtroDeDireccion<F extends Filtro>(
  search: string,
  { defaults, schema }: { defaults: F; schema: z.ZodMiniType<F> },
): F | null {
  const params = new URLSearchParams(search);
  const given = Object.keys(defaults).flatMap((name) => {
    const key = own(enDireccion, name);
    const text = key ? params.get(key) : null;
    return text === null ? [] : [[name, typed(text, defaults[name])] as const];
  });
  if (given.length === 0) return null;
  const parsed = z.safeParse(schema, { ...defaults, ...Object.fromEntries(given) });
  return parsed.success ? parsed.data : null;
}

/** The query string of a filter: its listed values and the other parameters of the URL, without '?'. */
export function direccionDeFiltro(filtro: Filtro, search: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filtro)) {
    const key = own(enDireccion, name);
    if (key) params.set(key, String(value ?? ''));
  }
  return params.toString();
}

/**
 * The query string to keep under a name: not the page, and not the values of the defaults. Its dates are always in it: those
 * of the defaults move on with the calendar.
 */
export function filtroParaGuardar(filtro: Filtro, defaults: Filtro, search: string): string {
  const params = new URLSearchParams(direccionDeFiltro(filtro, search));
  for (const [name, value] of new URLSearchParams(direccionDeFiltro(defaults, '')))
    if (name !== 'desde' && name !== 'hasta' && params.get(name) === value) params.delete(name);
  params.delete('pagina');
  return params.toString();
}

const stored = z.looseObject({ lista: z.string(), filtro: z.unknown() });

/**
 * The stored filter of a list; null if there is none, or if it belongs to another list (decision 56) or has an older
 * shape.
 */
export function filtroGuardado<F>(
  value: unknown,
  { listName, schema }: { listName: string; schema: z.ZodMiniType<F> },
): F | null {
  const entry = readKept(stored, value);
  return entry?.lista === listName ? readKept(schema, entry.filtro) : null;
}
