import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { readKept } from '#contract/read.ts';
import type { RouteName } from '#lib/routes.ts';
import { browser, readJson } from '#lib/storage.ts';
import { direccionDeFiltro, type Filtro, filtroDeDireccion, filtroGuardado } from './filtro.ts';

/** What a list stores in its history entry: where the user came from, and the filter submitted there. */
const paso = z.looseObject({ desde: z.optional(z.string()), filtro: z.optional(z.unknown()) });

export interface ListaFiltrada<F> {
  /** The filter of the list's request. */
  readonly submitted: F;
  /** The filter is the one from before the user visited the list's own form. */
  readonly restored: boolean;
  /** The user searched with this filter: here, or by opening its URL. */
  readonly asked: boolean;
  /** Sends the request with another filter, and remembers it. */
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
}

type Origin = 'submitted' | 'restored' | 'address' | 'defaults';

/**
 * The remembered filter of a list (spec E 2; decisions 24, 56, 57). It is taken from the first of these that has one:
 * what was submitted in this history entry, the stored filter if the user comes from the list's own form, the URL, the
 * defaults. A list without its own form restores the stored filter whenever its URL has none. Links to the list say
 * where they come from in the router's state: `{ desde: routeName }`.
 */
export function useListaFiltrada<F extends Filtro>(options: Options<F>): ListaFiltrada<F> {
  const { storageKey, listName, defaults, schema, editRoute } = options;
  const location = useLocation();
  const navigate = useNavigate();
  const [submitted, origin] = useMemo((): readonly [F, Origin] => {
    const state = readKept(paso, location.state) ?? {};
    const here = readKept(schema, state.filtro);
    if (here) return [here, 'submitted'];
    const asked = filtroDeDireccion(location.search, { defaults, schema });
    if (editRoute === undefined ? asked === null : state.desde === editRoute) {
      const kept = filtroGuardado(readJson(browser, storageKey), { listName, schema });
      if (kept) return [kept, 'restored'];
    }
    return asked ? [asked, 'address'] : [defaults, 'defaults'];
  }, [location, storageKey, listName, editRoute, defaults, schema]);

  // The storage follows the list, so that its form can lead back to the same filter.
  useEffect(() => {
    if (origin === 'defaults') browser.remove(storageKey);
    else browser.write(storageKey, JSON.stringify({ lista: listName, filtro: submitted }));
  }, [origin, submitted, storageKey, listName]);

  const submit = (filtro: F) => {
    const state = readKept(paso, location.state) ?? {};
    navigate(
      { search: direccionDeFiltro(filtro, location.search) },
      { replace: true, preventScrollReset: true, state: { ...state, filtro } },
    );
  };
  const asked = origin === 'submitted' || origin === 'address';
  return { submitted, restored: origin === 'restored', asked, submit };
}
