import { useQuery } from '@tanstack/react-query';
import { queryClient, reference } from '#client/query.ts';
import { rolAfiliacion, tipoAfiliacion, tipoAsegurado } from '#contract/enumerations.ts';
import { empresas } from '#contract/services/empresas.ts';
import { parametros } from '#contract/services/parametros.ts';

/** An item a list offers. */
export interface Option {
  readonly value: number;
  readonly label: string;
}

/** Lists that hang on the id another field holds: what is offered for it. */
const lists = {
  /** Companies at work in a regional (spec E 5.5; F 7.3). */
  async empresasDeRegional(idRegional: number): Promise<readonly Option[]> {
    const items = await queryClient.fetchQuery(
      reference(empresas.deRegional, { params: { idRegional, estado: 'ACTIVO' } }),
    );
    return items.map((item) => ({ value: item.IdEmpresa, label: item.RazonSocial }));
  },
  /** Localities of a regional's department. */
  async localidadesDeRegional(idRegional: number): Promise<readonly Option[]> {
    const items = await queryClient.fetchQuery(reference(parametros.localidades, { params: { valor: 0 } }));
    return items
      .filter((item) => item.IdDepartamento === idRegional)
      .map((item) => ({ value: item.Id, label: `${item.Descripcion} · ${item.Departamento}` }));
  },
  /** Beneficiary types of a retiree's dependant by the kinship: not affiliated, passive, beneficiary (spec R 5.8). */
  async beneficiariosDePasivo(idParentesco: number): Promise<readonly Option[]> {
    const items = await queryClient.fetchQuery(reference(parametros.tiposBeneficiario, {}));
    return items
      .filter(
        (item) =>
          item.IdTipoAfiliacion === tipoAfiliacion.noAfiliado &&
          item.IdTipoAsegurado === tipoAsegurado.pasivo &&
          item.IdGrupoTipoAsegurado === rolAfiliacion.beneficiario &&
          item.IdRelacionParentesco === idParentesco,
      )
      .map((item) => ({ value: item.Id, label: item.Descripcion }));
  },
} as const;

export type NombreDependiente = keyof typeof lists;

const keyOfList = (name: NombreDependiente) => ['lista-dependiente', name];

/** The query of a dependent list: read once a session for each id it hangs on. */
export const consultaDependiente = (name: NombreDependiente, id: number) => ({
  queryKey: [...keyOfList(name), id],
  queryFn: () => lists[name](id),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Reads a dependent list; nothing is read while the other field is empty. */
export const useListaDependiente = (name: NombreDependiente, id: number) =>
  useQuery({ ...consultaDependiente(name, id), enabled: id > 0 });

/** An item as people read it, from what was read of the list; undefined when nothing was. */
export const etiquetaDeDependiente = (name: NombreDependiente, id: number): string | undefined =>
  queryClient
    .getQueriesData<readonly Option[]>({ queryKey: keyOfList(name) })
    .flatMap(([, options]) => options ?? [])
    .find((option) => option.value === id)?.label;
