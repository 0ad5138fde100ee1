import { useQuery } from '@tanstack/react-query';
import { reference } from '#client/query.ts';
import { type ListaParametrica, listaParametrica } from '#contract/enumerations.ts';
import { parametros } from '#contract/services/parametros.ts';

/** The short lists the services send together, read once a session. */
export const useParametricas = () => useQuery(reference(parametros.parametricas, {}));

/** One of the short lists the services send together by name; empty until it is here, or if they have none of that name. */
export function useParametrica(lista: ListaParametrica) {
  return (
    useQuery({
      ...reference(parametros.parametricas, {}),
      select: (all) => all.find((one) => one.Nombre === listaParametrica[lista])?.Valores,
    }).data ?? []
  );
}
