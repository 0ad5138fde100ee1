import { useQuery } from '@tanstack/react-query';
import { reference } from '#client/query.ts';
import { relacionesParentesco } from '#contract/services/parametrosMantenimiento.ts';

/** The services' own names of kinships: '' for one they do not name, and while they are not known. */
export function useParentescos() {
  const list = useQuery(reference(relacionesParentesco.todas, {}));
  return {
    nombre: (id: number): string => list.data?.find((one) => one.IdRelacionParentesco === id)?.Descripcion ?? '',
    /** Also while they are asked for again: what told so keeps its place. */
    failed: list.isError || (list.isPending && list.isFetched),
    busy: list.isFetching,
    retry: () => void list.refetch(),
  };
}
export type Parentescos = ReturnType<typeof useParentescos>;
