import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { readKept } from '#contract/read.ts';
import type { RouteName } from '#lib/routes.ts';
import { browser, readJson } from '#lib/storage.ts';
import { direccionDeFiltro, type Filtro, filtroDeDireccion, filtroGuardado } from './filtro.ts';

/** What a list keeps with its place in the history: where the person came from, and the filter submitted there. */
const paso = z.looseObject({ desde: z.optional(z.string()), filtro: z.optional(z.unknown()) });

export interface ListaFiltrada<F> {
  /** The filter the list is fetched with. */
  readonly submitted: F;
  /** The filter is the one left before visiting the list's own form. */
  readonly restored: boolean;
  /** Somebody searched with this filter: here, or at the address that was opened. */
  readonly asked: boolean;
  /** Fetches with another filter, and remembers it. */
  submit(filtro: F): void;
}

interface Options<F extends Filtro> {
  /** Key of `localKeys`; several lists may share one (decision 56). */
  readonly storageKey: string;
  readonly listName: string;
  /** Stable between renders. */
  readonly defaults: F;
  readonly schema: z.ZodMiniType<F>;
  /** The list's own form: coming from there restores the filter. A list without a form restores it whenever it opens. */
  readonly editRoute?: RouteName;
}

type Origin = 'submitted' | 'restored' | 'address' | 'defaults';

/**
 * The remembered filter of a list (spec E 2; decisions 24, 56, 57). In this order: what was submitted at this place of the
 * history, the stored filter when the person comes from the list's own form, what the address asks for, the defaults.
 * A list without a form of its own brings the stored filter back whenever its address asks for nothing.
 * Whoever links to the list says where from in the router's state: `{ desde: routeName }`.
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

  // Storage follows what the list shows, so that its form can bring the person back to it.
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
