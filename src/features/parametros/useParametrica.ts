import { useQuery } from '@tanstack/react-query';
import { reference } from '#client/query.ts';
import { type ListaParametrica, listaParametrica } from '#contract/enumerations.ts';
import { parametros } from '#contract/services/parametros.ts';

/** The short lists that the services send together, loaded once per session. */
export const useParametricas = () => useQuery(reference(parametros.parametricas, {}));

/** One of these short lists, by name; empty until it is loaded, or if the services have none with that name. */
export function useParametrica(lista: ListaParametrica) {
  return (
    useQuery({
      ...reference(parametros.parametricas, {}),
      select: (all) => all.find((one) => one.Nombre === listaParametrica[lista])?.Valores,
    }).data ?? []
  );
}
