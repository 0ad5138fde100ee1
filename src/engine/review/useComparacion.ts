import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { consultaDependiente } from '#engine/definition/dependentLists.ts';
import { valorEn } from '#engine/definition/fields.ts';
import { type NombreReferencia, useReferencias } from '#engine/definition/references.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { describirValor } from '#engine/values/describirValor.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { bolivianos } from '#lib/money.ts';
import { type Antecedente, antecedenteDe } from './antecedente.ts';
import { cambiosDe, comparar, type FilaComparada, filaDeEmpresa, type GrupoComparado } from './comparar.ts';

/** The lists that a notice's fields name their values with. */
export const listasDe = (definition: NovedadDefinition): readonly NombreReferencia[] => [
  ...new Set(todosLosCampos(definition).flatMap((field) => (field.list ? [field.list] : []))),
];

/** The lists that depend on a value of the form, such as the companies of a regional. */
export function dependientesDe(definition: NovedadDefinition, form: NovedadForm) {
  const values = aFormulario(definition, form);
  return todosLosCampos(definition).flatMap(({ listOf }) => {
    const id = listOf ? Number(valorEn(values, listOf.path) ?? 0) : 0;
    return listOf && id > 0 ? [consultaDependiente(listOf.name, id)] : [];
  });
}

const unaVez = <T extends { readonly queryKey: readonly unknown[] }>(queries: readonly T[]): T[] => [
  ...new Map(queries.map((one) => [JSON.stringify(one.queryKey), one])).values(),
];

/** A notice beside what was there before it. */
export interface Comparacion {
  readonly antecedente: Antecedente | null;
  readonly grupos: readonly GrupoComparado[];
  readonly cambios: readonly FilaComparada[];
}

/** Reads and compares; `comparacion` is null until that is done. */
export function useComparacion(definition: NovedadDefinition, loaded: LoadedNovedad) {
  const names = useMemo(() => listasDe(definition), [definition]);
  const referencias = useReferencias(names, definition.idTipoPadre);
  const antes = useQuery(antecedenteDe(loaded));
  const forms = [loaded.form, ...(antes.data?.antecedente ? [antes.data.antecedente.form] : [])];
  const dependientes = useQueries({ queries: unaVez(forms.flatMap((form) => dependientesDe(definition, form))) });
  const waiting = names.some(referencias.loading) || dependientes.some(({ isPending }) => isPending);
  const comparacion = ((): Comparacion | null => {
    if (!antes.data || waiting) return null;
    const { antecedente, empresa } = antes.data;
    const grupos = comparar(definition, loaded.form, antecedente, (field, value) =>
      field.kind === 'money' && typeof value === 'number'
        ? bolivianos(value)
        : describirValor(field, value, definition.idTipoPadre),
    );
    const employer = antecedente ? filaDeEmpresa(empresa) : null;
    return { antecedente, grupos, cambios: [...(employer?.cambio ? [employer] : []), ...cambiosDe(grupos)] };
  })();
  return { comparacion, failed: antes.isError, retry: () => void antes.refetch() };
}
