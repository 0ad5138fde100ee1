import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { readKept } from '#contract/read.ts';
import type { RouteName } from '#lib/routes.ts';
import { browser, readJson } from '#lib/storage.ts';
import {
  direccionDeFiltro,
  type Filtro,
  filtroDeDireccion,
  filtroGuardado,
  filtroParaGuardar,
  mismoFiltro,
} from './filtro.ts';
import { type ResultadosDeLista, useVistaDeLista } from './useVistaDeLista.tsx';
import type { VistaPropia } from './vista.ts';

/** What a list stores in its history entry: where the user came from, and the filter submitted there. */
const paso = z.looseObject({ desde: z.optional(z.string()), filtro: z.optional(z.unknown()) });

export interface ListaFiltrada<F> {
  /** The filter of the list's request. */
  readonly submitted: F;
  /** The filter is the one from before the user visited the list's own form. */
  readonly restored: boolean;
  /** The user searched with this filter: here, or by opening its URL. */
  readonly asked: boolean;
  /** How the results are shown. */
  readonly resultados: ResultadosDeLista;
  /** Sends the request with another filter, and remembers it. The results start at their first page, of all states. */
  submit(filtro: F): void;
}

interface Options<F extends Filtro> {
  /** Key of `localKeys`; several lists may share one (decision 56). */
  readonly storageKey: string;
  readonly listName: string;
  /** Must be the same object at every render. */
  readonly defaults: F;
  readonly schema: z.ZodMiniType<F>;
  /** The list's own form: coming back from it restores the filter. A list without a form restores it every time it opens. */
  readonly editRoute?: RouteName;
  /** The results if the address says nothing. Must be the same object at every render. */
  readonly vista: VistaPropia;
}

type Origin = 'submitted' | 'restored' | 'address' | 'defaults';

/**
 * The remembered filter and view of a list (spec E 2; decisions 24, 56, 57, 145). The filter is taken from the first of
 * these that has one: what was submitted in this history entry, the URL, the stored filter if the user comes from the
 * list's own form, the defaults. A list without its own form restores the stored filter whenever its URL has none.
 * Links to the list say where they come from in the router's state: `{ desde: routeName }`.
 */
export function useListaFiltrada<F extends Filtro>(options: Options<F>): ListaFiltrada<F> {
  const { storageKey, listName, defaults, schema, editRoute, vista } = options;
  const location = useLocation();
  const navigate = useNavigate();
  const [found, origin, returns] = useMemo((): readonly [F, Origin, boolean] => {
    const state = readKept(paso, location.state) ?? {};
    const returns = editRoute !== undefined && state.desde === editRoute;
    const here = readKept(schema, state.filtro);
    if (here) return [here, 'submitted', returns];
    const asked = filtroDeDireccion(location.search, { defaults, schema });
    if (asked) return [asked, 'address', returns];
    if (editRoute === undefined || returns) {
      const kept = filtroGuardado(readJson(browser, storageKey), { listName, schema });
      if (kept) return [kept, 'restored', returns];
    }
    return [defaults, 'defaults', returns];
  }, [location, storageKey, listName, editRoute, defaults, schema]);
  // The same object while it has the same values: a long list is sorted and indexed once per search.
  const held = useRef(found);
  if (!mismoFiltro(held.current, found)) held.current = found;
  const submitted = held.current;
  const resultados = useVistaDeLista({
    lista: listName,
    propia: vista,
    returns,
    actual: (search) => filtroParaGuardar(submitted, defaults, search),
  });

  // The storage follows the list, so that its form can lead back to the same filter.
  useEffect(() => {
    if (origin === 'defaults') browser.remove(storageKey);
    else browser.write(storageKey, JSON.stringify({ lista: listName, filtro: submitted }));
  }, [origin, submitted, storageKey, listName]);

  // Back from the form, the address says again what the list shows: it can be reloaded and shared.
  const { direccion, elegida } = resultados;
  const restores = returns && origin === 'restored';
  useEffect(() => {
    // What the person chose meanwhile is newer.
    if (elegida || (!restores && direccion === null)) return;
    const state = readKept(paso, location.state) ?? {};
    const view = direccion ?? location.search;
    navigate(
      { search: restores ? direccionDeFiltro(submitted, view) : view },
      { replace: true, preventScrollReset: true, state: restores ? { ...state, filtro: submitted } : state },
    );
  }, [direccion, elegida, restores, submitted, location, navigate]);

  const submit = (filtro: F) => resultados.buscar((view) => direccionDeFiltro(filtro, view), { filtro });
  const restored = origin === 'restored' || (returns && origin === 'submitted');
  const asked = origin === 'submitted' || origin === 'address';
  return { submitted, restored, asked, resultados, submit };
}
