import { useQuery } from '@tanstack/react-query';
import { reference } from '#client/query.ts';
import { relacionesParentesco } from '#contract/services/parametrosMantenimiento.ts';

/** The services' own names of kinships: '' for one they do not name, and while they are not known; with the list itself. */
export function useParentescos() {
  const lista = useQuery(reference(relacionesParentesco.todas, {}));
  return {
    lista,
    nombre: (id: number): string => lista.data?.find((one) => one.IdRelacionParentesco === id)?.Descripcion ?? '',
  };
}
export type Parentescos = ReturnType<typeof useParentescos>;
