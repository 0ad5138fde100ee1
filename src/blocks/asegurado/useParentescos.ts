import { useQuery } from '@tanstack/react-query';
import { reference } from '#client/query.ts';
import { relacionesParentesco } from '#contract/services/parametrosMantenimiento.ts';

/** The services' names of kinships, with the list itself. A name is '' if it is unknown or not loaded yet. */
export function useParentescos() {
  const lista = useQuery(reference(relacionesParentesco.todas, {}));
  return {
    lista,
    nombre: (id: number): string => lista.data?.find((one) => one.IdRelacionParentesco === id)?.Descripcion ?? '',
  };
}
export type Parentescos = ReturnType<typeof useParentescos>;
