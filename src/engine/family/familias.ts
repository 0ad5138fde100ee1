import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { type RouteName, registerRoutes } from '#lib/routes.ts';
import { menuLabels } from '#messages/menu.ts';

let registradas: readonly FamiliaDeAvisos[] = [];

/** The families of notices the portal knows, in the order of registration. */
export const familias = (): readonly FamiliaDeAvisos[] => registradas;

/** Adds a family to the portal, before its router is made. Returns a function that removes the family again. */
export function registrarFamilia(familia: FamiliaDeAvisos): () => void {
  if (registradas.some(({ id }) => id === familia.id)) throw new Error(`The family ${familia.id} is registered twice`);
  registradas = [...registradas, familia];
  const sinRutas = registerRoutes([familia.routes.list, familia.routes.edit]);
  return () => {
    registradas = registradas.filter((one) => one !== familia);
    sinRutas();
  };
}

/** The part of a row that tells its type. */
export type FilaConTipo = Pick<FilaNovedad, 'IdTipoNovedadPadre'> & Partial<Pick<FilaNovedad, 'IdTipoNovedad'>>;

/**
 * The type whose form a notice uses, read from a row of a list. This is its own type if that type has its own form,
 * otherwise its parent.
 */
export const tipoDeFila = ({ IdTipoNovedad = 0, IdTipoNovedadPadre }: FilaConTipo): number =>
  familiaDe(IdTipoNovedad) ? IdTipoNovedad : IdTipoNovedadPadre;

/** The family a type belongs to; undefined for types that have no review. */
export const familiaDe = (idTipo: number): FamiliaDeAvisos | undefined =>
  registradas.find((familia) => familia.tipos.some((tipo) => tipo.id === idTipo));

/** The words a menu may use for each screen. The words for a family's list are in its record. */
export const palabrasDelMenu = (): Readonly<Partial<Record<RouteName, readonly string[]>>> => ({
  ...Object.fromEntries(registradas.map(({ routes, titles, menu }) => [routes.list, [titles.list, ...menu]])),
  ...menuLabels,
});
