import { type FetchQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nacionalidades, sinDesconocido } from '#blocks/listas/elegibles.ts';
import { queryClient, reference } from '#client/query.ts';
import type { TipoNovedadItem } from '#contract/entities/filaNovedad.ts';
import type { RelacionParentesco } from '#contract/entities/parametro.ts';
import type { Localidad, Referencia } from '#contract/entities/referencia.ts';
import { sexo } from '#contract/enumerations.ts';
import { parametros } from '#contract/services/parametros.ts';
import { relacionesParentesco } from '#contract/services/parametrosMantenimiento.ts';
import { tipoNovedad } from '#contract/services/tipoNovedad.ts';
import { consultaDependiente, esDependiente, type NombreDependiente, type Option } from './dependentLists.ts';

const all = { params: { valor: 0 } };
const comoOpciones = (items: readonly Referencia[]): readonly Option[] =>
  items.map((item) => ({ value: item.Id, label: item.Descripcion }));

/** Reference lists a form may use, each with its call and the items people may choose (spec E 5.2, R 3.2). */
const lists = {
  tiposDocumentos: { read: reference(parametros.tiposDocumentos, all), options: comoOpciones },
  extensiones: { read: reference(parametros.extensiones, all), options: comoOpciones },
  sexos: {
    read: reference(parametros.sexos, all),
    options: (items: readonly Referencia[]) =>
      comoOpciones(items.filter((item) => item.Id === sexo.masculino || item.Id === sexo.femenino)),
  },
  estadosCiviles: { read: reference(parametros.estadosCiviles, all), options: comoOpciones },
  paises: {
    read: reference(parametros.paises, all),
    options: (items: readonly Referencia[]) => comoOpciones(nacionalidades(items)),
  },
  profesiones: {
    read: reference(parametros.profesiones, all),
    options: (items: readonly Referencia[]) => comoOpciones(sinDesconocido(items)),
  },
  gradosInstruccion: { read: reference(parametros.gradosInstruccion, all), options: comoOpciones },
  lugaresFallecimiento: {
    read: reference(parametros.lugaresFallecimiento, all),
    options: (items: readonly Referencia[]) => comoOpciones(sinDesconocido(items)),
  },
  departamentos: { read: reference(parametros.departamentos, all), options: comoOpciones },
} as const;

const parentescos = {
  read: reference(relacionesParentesco.todas, {}),
  options: (items: readonly RelacionParentesco[]): readonly Option[] =>
    items.map((item) => ({ value: item.IdRelacionParentesco, label: item.Descripcion })),
};

const localidades = {
  read: reference(parametros.localidades, all),
  options: (items: readonly Localidad[]): readonly Option[] =>
    items.map((item) => ({ value: item.Id, label: `${item.Descripcion} · ${item.Departamento}` })),
};

export type NombreReferencia = keyof typeof lists | 'localidades' | 'parentescos' | 'tiposDeNovedad';

/** The query of a list a form uses. The notice's own types are loaded by their parent. */
const consultaDe = (name: NombreReferencia, idTipoPadre: number) => {
  if (name === 'tiposDeNovedad') return reference(tipoNovedad.hijos, { params: { id: idTipoPadre } });
  if (name === 'parentescos') return parentescos.read;
  return name === 'localidades' ? localidades.read : lists[name].read;
};

function opcionesDe(name: NombreReferencia, data: unknown): readonly Option[] {
  if (!Array.isArray(data)) return [];
  if (name === 'tiposDeNovedad')
    return (data as TipoNovedadItem[]).map((item) => ({ value: item.IdTipoNovedad, label: item.Novedad }));
  if (name === 'parentescos') return parentescos.options(data as RelacionParentesco[]);
  return name === 'localidades' ? localidades.options(data as Localidad[]) : lists[name].options(data as Referencia[]);
}

/** The item of a list with this id, also one that can no longer be chosen: a record may have it. */
const opcionDe = (name: NombreReferencia, data: unknown, id: unknown): Option | undefined =>
  Array.isArray(data) && Object.hasOwn(lists, name)
    ? comoOpciones(data as Referencia[]).find(({ value }) => value === id)
    : undefined;

/** The items to choose from, after the item that the record has if that one can no longer be chosen. */
function conPropio(name: NombreReferencia, data: unknown, own: unknown): readonly Option[] {
  const offered = opcionesDe(name, data);
  const item = offered.some(({ value }) => value === own) ? undefined : opcionDe(name, data, own);
  return item ? [item, ...offered] : offered;
}

export interface Referencias {
  /** The items to choose from, and the one that the record has (`own`), so that it can be read. */
  readonly options: (name: NombreReferencia, own?: unknown) => readonly Option[];
  readonly loading: (name: NombreReferencia) => boolean;
  /** At least one list could not be loaded; `retry` loads the failed ones again. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads the lists a form needs, once per session. Pass the same `names` array at every render: then the result is
 * the same until an answer arrives.
 */
export function useReferencias(names: readonly NombreReferencia[], idTipoPadre: number): Referencias {
  return useQueries({
    queries: names.map((name) => consultaDe(name, idTipoPadre) as ReturnType<typeof consultaDe>) as readonly {
      queryKey: readonly unknown[];
    }[],
    combine: useCallback(
      (results: readonly UseQueryResult<unknown>[]): Referencias => {
        // Not inside `options`: the form renders again only for data that is read here.
        const read = new Map(names.map((name, index) => [name, results[index]?.data]));
        return {
          options: (name, own) => conPropio(name, read.get(name), own),
          loading: (name) => results[names.indexOf(name)]?.isPending ?? false,
          failed: results.some((result) => result.isError),
          retry: () => {
            for (const result of results) if (result.isError) void result.refetch();
          },
        };
      },
      [names],
    ),
  });
}

/**
 * The items of a list, loaded once per session; the types of a notice are loaded by their parent. A dependent list has the
 * items for `id`, the value of the other field: none while that is 0. Throws a call error if the list cannot be loaded.
 */
export async function leerOpciones(name: NombreReferencia | NombreDependiente, id: number): Promise<readonly Option[]> {
  if (esDependiente(name)) return id > 0 ? queryClient.fetchQuery(consultaDependiente(name, id)) : [];
  return opcionesDe(name, await queryClient.fetchQuery(consultaDe(name, id) as FetchQueryOptions));
}

/** The label of an item, from what is loaded of the list; undefined if it is not loaded. */
export function etiquetaDeReferencia(name: NombreReferencia, id: unknown, idTipoPadre: number): string | undefined {
  const data = queryClient.getQueryData(consultaDe(name, idTipoPadre).queryKey as readonly unknown[]);
  return conPropio(name, data, id).find((option) => option.value === id)?.label;
}
