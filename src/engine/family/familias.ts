import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { type RouteName, registerRoutes } from '#lib/routes.ts';
import { menuLabels } from '#messages/menu.ts';

let registradas: readonly FamiliaDeAvisos[] = [];

/** The families of notices the portal knows, in the order they were registered. */
export const familias = (): readonly FamiliaDeAvisos[] => registradas;

/** Makes a family known to the portal, before its router is made. What it returns takes the family away again. */
export function registrarFamilia(familia: FamiliaDeAvisos): () => void {
  if (registradas.some(({ id }) => id === familia.id)) throw new Error(`The family ${familia.id} is registered twice`);
  registradas = [...registradas, familia];
  const sinRutas = registerRoutes([familia.routes.list, familia.routes.edit]);
  return () => {
    registradas = registradas.filter((one) => one !== familia);
    sinRutas();
  };
}

/** What of a row says its type. */
export type FilaConTipo = Pick<FilaNovedad, 'IdTipoNovedadPadre'> & Partial<Pick<FilaNovedad, 'IdTipoNovedad'>>;

/** The type a notice's form goes by, from a row of the lists: its own where a form stands for it alone, otherwise its parent. */
export const tipoDeFila = ({ IdTipoNovedad = 0, IdTipoNovedadPadre }: FilaConTipo): number =>
  familiaDe(IdTipoNovedad) ? IdTipoNovedad : IdTipoNovedadPadre;

/** The family a type belongs to; undefined for types nobody reviews. */
export const familiaDe = (idTipo: number): FamiliaDeAvisos | undefined =>
  registradas.find((familia) => familia.tipos.some((tipo) => tipo.id === idTipo));

/** The words a menu may have for each screen; those of a family's list stand in its record. */
export const palabrasDelMenu = (): Readonly<Partial<Record<RouteName, readonly string[]>>> => ({
  ...Object.fromEntries(registradas.map(({ routes, titles, menu }) => [routes.list, [titles.list, ...menu]])),
  ...menuLabels,
});
