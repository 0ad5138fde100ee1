import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import { readKept } from '#contract/read.ts';
import type { Sort } from '#ui/table/column.ts';
import type { TableView } from '#ui/table/view.ts';
import { crearMemoria } from './crearMemoria.ts';
import { FiltrosGuardados } from './FiltrosGuardados.tsx';
import { useDireccion } from './useDireccion.ts';
import { direccionDeVista, tieneVista, type Vista, type VistaPropia, vistaDeDireccion } from './vista.ts';

/** What is never in an address nor in the storage: it may be a name. */
interface Textos {
  /** The free text that narrows the results. */
  readonly texto: string;
  /** The name that the request asks for. */
  readonly nombre: string;
}
const sinTextos: Textos = { texto: '', nombre: '' };

/** How the person left a list. */
interface Dejada extends Textos {
  readonly vista: Vista;
  /** The row that was opened. */
  readonly abierta: string;
}
const dejadas = crearMemoria<Dejada>();

/** The history entries that the list adds itself are marked, to distinguish them from a press on the menu's entry. */
const paso = z.looseObject({ vista: z.optional(z.literal(true)), filtro: z.optional(z.unknown()) });

/** The results of a list as they are shown, and how to change that. */
export interface ResultadosDeLista extends Textos {
  /** The state chosen among the results; '' for all. */
  readonly mostrar: string;
  /** The properties of the list's table. */
  readonly tabla: {
    readonly sorts: readonly Sort[];
    readonly onSorts: (sorts: readonly Sort[], size: number) => void;
    readonly page: number;
    readonly onPage: (page: number, size: number) => void;
    readonly view: TableView;
  };
  /** Narrows the results. They start at their first page. */
  readonly mirar: (part: Partial<Textos & Pick<Vista, 'mostrar'>>) => void;
  /** The query string that the address lacks, after the list's form; otherwise null. */
  readonly direccion: string | null;
  /** The person chose another view or search that the address does not have yet. */
  readonly elegida: boolean;
  /** Goes to another search: its query string, given that of the view, and what its history entry says besides. */
  readonly buscar: (change: (search: string) => string, part: Readonly<Record<string, unknown>>) => void;
}

/**
 * How the results of a list are shown: page, rows per page, order, state and columns are in its address; free text and
 * names are not, and are kept in memory until the person comes back. `returns`: from the list's own form.
 */
export function useVistaDeLista({
  lista,
  propia,
  returns = false,
  actual = null,
}: {
  readonly lista: string;
  readonly propia: VistaPropia;
  readonly returns?: boolean;
  /** The filter that is kept under a name, given the query string of the view; null if the list has none to keep. */
  readonly actual?: ((search: string) => string) | null;
}): ResultadosDeLista {
  const location = useLocation();
  const { key } = location;
  const state = readKept(paso, location.state) ?? {};
  const comesBack = useNavigationType() === NavigationType.Pop || returns;
  const [left] = useState(() => (comesBack ? dejadas.of(lista) : null));
  const [textos, setTextos] = useState<Textos>(left ?? sinTextos);
  const { search, cambiar, elegida } = useDireccion(
    left && returns && !tieneVista(location.search) ? direccionDeVista(left.vista, propia, location.search) : null,
  );
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    const own = state.vista === true || state.filtro !== undefined;
    if (!(comesBack || own)) setTextos(sinTextos);
  }
  const vista = useMemo(() => vistaDeDireccion(search, propia), [search, propia]);
  const abierta = useRef(left?.abierta ?? '');
  useEffect(() => dejadas.keep(lista, { ...textos, vista, abierta: abierta.current }), [lista, textos, vista]);
  const con = (part: Partial<Vista>, from = search) =>
    direccionDeVista({ ...vistaDeDireccion(from, propia), ...part }, propia, from);
  const look = (part: Partial<Vista>) => {
    const marked = (before: unknown) => ({ ...readKept(paso, before), vista: true });
    if (con(part) !== con({})) cambiar((now) => con(part, now), marked);
  };
  return {
    ...textos,
    mostrar: vista.mostrar,
    tabla: {
      sorts: vista.orden,
      onSorts: (orden, tamano) => look({ orden, tamano }),
      page: vista.pagina,
      onPage: (pagina, tamano) => look({ pagina, tamano }),
      view: {
        size: vista.tamano,
        columns: vista.columnas,
        onOwnColumns: () => look({ columnas: null }),
        tools: actual ? <FiltrosGuardados lista={lista} search={() => actual(con({}))} /> : null,
        focusRow: left?.abierta ?? '',
        onOpenRow: (row) => {
          abierta.current = row;
          dejadas.keep(lista, { ...textos, vista, abierta: row });
        },
      },
    },
    mirar: ({ mostrar = vista.mostrar, ...part }) => {
      setTextos({ ...textos, ...part });
      look({ mostrar, pagina: 1 });
    },
    direccion: returns && search !== location.search ? search : null,
    elegida,
    // The results of another search start at their first page, of all states.
    buscar: (change, part) =>
      cambiar(
        (now) => change(con({ pagina: 1, mostrar: '' }, now)),
        (before) => ({ ...readKept(paso, before), ...part }),
      ),
  };
}
