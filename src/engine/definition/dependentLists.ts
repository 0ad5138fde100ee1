import { useQuery } from '@tanstack/react-query';
import { queryClient, reference } from '#client/query.ts';
import { rolAfiliacion, tipoAfiliacion, tipoAsegurado } from '#contract/enumerations.ts';
import { empresas } from '#contract/services/empresas.ts';
import { parametros } from '#contract/services/parametros.ts';

/** An item of a list. */
export interface Option {
  readonly value: number;
  readonly label: string;
}

/** Lists that depend on the id in another field. */
const lists = {
  /** Active companies of a regional (spec E 5.5; F 7.3). */
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
  /** Beneficiary types of a retiree's dependant, by kinship: not affiliated, passive, beneficiary (spec R 5.8). */
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

/** Whether a list depends on the value of another field. */
export const esDependiente = (name: string): name is NombreDependiente => Object.hasOwn(lists, name);

const claveDeLista = (name: NombreDependiente) => ['lista-dependiente', name];

/** The query of a dependent list: loaded once per session for each id it depends on. */
export const consultaDependiente = (name: NombreDependiente, id: number) => ({
  queryKey: [...claveDeLista(name), id],
  queryFn: () => lists[name](id),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The company of a notice that its list offers no more, by its id: the notice still names it. */
const consultaDeEmpresa = (id: number) => ({
  queryKey: [...claveDeLista('empresasDeRegional'), 'sola', id],
  queryFn: async (): Promise<readonly Option[]> => {
    const empresa = await queryClient.fetchQuery(reference(empresas.porId, { params: { id } }));
    return empresa ? [{ value: empresa.IdEmpresa, label: empresa.RazonSocial }] : [];
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Loads the companies of a regional, and the company of a notice if it is not one of them. If that fails, the form
 * shows it.
 */
export async function leerEmpresas(idRegional: number, idEmpresa: number): Promise<void> {
  await queryClient.prefetchQuery(consultaDependiente('empresasDeRegional', idRegional));
  if (idEmpresa > 0 && etiquetaDeDependiente('empresasDeRegional', idEmpresa) === undefined)
    await queryClient.prefetchQuery(consultaDeEmpresa(idEmpresa));
}

/** Loads a dependent list. Sends no request while the other field is empty. */
export const useListaDependiente = (name: NombreDependiente, id: number) =>
  useQuery({ ...consultaDependiente(name, id), enabled: id > 0 });

/** The label of an item, from what is loaded of the list; undefined if it is not loaded. */
export const etiquetaDeDependiente = (name: NombreDependiente, id: number): string | undefined =>
  queryClient
    .getQueriesData<readonly Option[]>({ queryKey: claveDeLista(name) })
    .flatMap(([, options]) => options ?? [])
    .find((option) => option.value === id)?.label;
