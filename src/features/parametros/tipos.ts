import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import type { TipoNovedadVM } from '#contract/entities/parametro.ts';
import { tipoNovedad as ids } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { novedadParametros, tiposNovedad as service } from '#contract/services/novedadParametros.ts';
import { tipoNovedad } from '#contract/services/tipoNovedad.ts';
import { familiaDe, familias } from '#engine/family/familias.ts';
import { enRuta } from './parametro.ts';

export interface FilaTipo extends TipoNovedadVM {
  readonly Padre: string;
  readonly Antecesora: string;
}
const delSistema: ReadonlySet<number> = new Set(Object.values(ids));
/** True for types with rules that the portal and the services know. The staff added the others. */
export const esDelSistema = (id: number): boolean => delSistema.has(id) || familiaDe(id) !== undefined;

/** Parents whose types each have a form, or with only one type: the services accept no other types under them. */
const esCerrado = (id: number): boolean =>
  id === ids.OCUPACIONAL || familias().some(({ padreCerrado }) => padreCerrado === id);
/** True for a parent that may get new types. */
export const admiteTipos = ({ IdTipoNovedad, IdTipoNovedadPadre }: TipoNovedadVM): boolean =>
  IdTipoNovedadPadre === 0 && !esCerrado(IdTipoNovedad);
/** True for a parent that the staff added: no form registers notices of its types. */
export const soloAgrupa = (id: number, idPadre: number): boolean => !esDelSistema(idPadre === 0 ? id : idPadre);

/** Cached answers that contain novelty types, here and in the notices' forms. */
export const olvidarTipos = [
  service.listar,
  service.ordenados,
  service.hijas,
  service.buscar,
  service.recuperar,
  novedadParametros.antecesores,
  novedadParametros.orden,
  novedadParametros.productos,
  tipoNovedad.padres,
  tipoNovedad.buscar,
  tipoNovedad.hijos,
  listaNovedades.novedadPorId,
];

const enLugar = (a: TipoNovedadVM, b: TipoNovedadVM) => a.Orden - b.Orden || a.IdTipoNovedad - b.IdTipoNovedad;

/**
 * Parents in their order, each followed by its children in their order. Types with a parent that the services do not
 * name come last.
 */
function enOrden(all: readonly TipoNovedadVM[]): FilaTipo[] {
  const nombre = (id: number) => all.find((tipo) => tipo.IdTipoNovedad === id)?.Novedad ?? '';
  const hijas = (padre: number) => all.filter((tipo) => tipo.IdTipoNovedadPadre === padre).toSorted(enLugar);
  const enFamilia = hijas(0).flatMap((padre) => [padre, ...hijas(padre.IdTipoNovedad)]);
  const sueltos = all.filter((tipo) => !enFamilia.includes(tipo)).toSorted(enLugar);
  return [...enFamilia, ...sueltos].map((tipo) => ({
    ...tipo,
    Padre: nombre(tipo.IdTipoNovedadPadre),
    Antecesora: nombre(tipo.IdTipoNovedadAntecesor),
  }));
}

/** All types, with the names of their parent and of the type that must come before. */
export const useTipos = () =>
  useQuery({ ...query(service.buscar, { params: { texto: enRuta('') } }), select: enOrden });
