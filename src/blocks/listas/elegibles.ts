import type { Referencia } from '#contract/entities/referencia.ts';
import { nacionalidad } from '#contract/enumerations.ts';

/** The items of a list without DESCONOCIDO, which nobody may choose (spec R 3.2). */
export const sinDesconocido = (items: readonly Referencia[]): readonly Referencia[] =>
  items.filter(({ Descripcion }) => Descripcion.toUpperCase() !== 'DESCONOCIDO');

/** The countries that may be chosen as a nationality: not the unknown one, by its id or its name (spec E 5.2, R 5.8). */
export const nacionalidades = (paises: readonly Referencia[]): readonly Referencia[] =>
  sinDesconocido(paises).filter(({ Id }) => Id !== nacionalidad.desconocida);
