import * as z from 'zod/mini';
import type { Sort } from '#ui/table/column.ts';

/** How the results of a list are shown, as its address has it. */
export interface Vista {
  /** From 1. */
  readonly pagina: number;
  /** Rows per page; null for the person's own choice. */
  readonly tamano: number | null;
  readonly orden: readonly Sort[];
  /** The state chosen among the results; '' for all. */
  readonly mostrar: string;
  /** The shown columns in their order; null for the person's own choice. */
  readonly columnas: readonly string[] | null;
}

/** What a list shows if its address says nothing. */
export interface VistaPropia {
  readonly orden: readonly Sort[];
  /** The ids of its columns. The address may name no others. */
  readonly columnas: readonly string[];
}

const MAS_PAGINAS = 100_000;
const MAS_FILAS = 500;
const MAS_LARGO = 40;

const cuenta = (most: number) => z.coerce.number().check(z.int(), z.positive(), z.lte(most));

/** One item per point, each of them known. */
const deEstas = (known: readonly string[]) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.split('.')),
      z
        .array(z.string().check(z.refine((item) => known.includes(item.replace(/^-/, '')))))
        .check(z.refine((items) => new Set(items.map((item) => item.replace(/^-/, ''))).size === items.length)),
    ),
  );

const ordenDe = (items: readonly string[]): readonly Sort[] =>
  items.map((item) => ({ id: item.replace(/^-/, ''), desc: item.startsWith('-') }));
const textoDeOrden = (orden: readonly Sort[]): string => orden.map(({ id, desc }) => (desc ? `-${id}` : id)).join('.');

/** Reads one value of an address; undefined if it is missing or unreadable. Most addresses have none, and build no schema. */
const leer = <T>(schema: () => z.ZodMiniType<T, unknown>, text: string | null): T | undefined =>
  text === null ? undefined : z.safeParse(schema(), text).data;

/** The view in an address. What it does not have, or not readably, is the list's own. */
export function vistaDeDireccion(search: string, propia: VistaPropia): Vista {
  const params = new URLSearchParams(search);
  const known = () => deEstas(propia.columnas);
  const orden = leer(known, params.get('orden'));
  return {
    pagina: leer(() => cuenta(MAS_PAGINAS), params.get('pagina')) ?? 1,
    tamano: leer(() => cuenta(MAS_FILAS), params.get('tamano')) ?? null,
    orden: orden ? ordenDe(orden) : propia.orden,
    mostrar: leer(() => z.string().check(z.maxLength(MAS_LARGO)), params.get('mostrar')) ?? '',
    columnas: leer(known, params.get('columnas')) ?? null,
  };
}

const enDireccion = ['pagina', 'tamano', 'orden', 'mostrar', 'columnas'] as const;

/** True if the address says how the results are shown. */
export const tieneVista = (search: string): boolean =>
  enDireccion.some((name) => new URLSearchParams(search).has(name));

/** The query string without the view of a list, to show another list on the same screen. */
export function sinVista(search: URLSearchParams | string): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const name of enDireccion) params.delete(name);
  return params;
}

/** The query string with a view, without '?': only what differs from the list's own. */
export function direccionDeVista(vista: Vista, propia: VistaPropia, search: string): string {
  const params = new URLSearchParams(search);
  const orden = textoDeOrden(vista.orden);
  const values = {
    mostrar: vista.mostrar,
    pagina: vista.pagina === 1 ? '' : String(vista.pagina),
    tamano: vista.tamano === null ? '' : String(vista.tamano),
    orden: orden === textoDeOrden(propia.orden) ? '' : orden,
    columnas: vista.columnas?.join('.') ?? '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}
