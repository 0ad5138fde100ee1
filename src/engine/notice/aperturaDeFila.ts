import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type FilaConTipo, familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { pathTo, type RouteName } from '#lib/routes.ts';
import { browser, localKeys } from '#lib/storage.ts';

/** The fields of a row that are needed to open its notice. */
type FilaAbrible = Pick<FilaNovedad, 'IdPersonaNovedad'> & Partial<Pick<FilaNovedad, 'IdPersona'>> & FilaConTipo;

/**
 * How a list opens a notice. The ids of the notice and the person and the types are stored where the specification
 * keeps them (spec E 2, R 2.4); the ones the form reads are also in the address.
 */
export function aperturaDeFila(editRoute: RouteName, row: FilaAbrible) {
  const tipo = tipoDeFila(row);
  return {
    to: pathTo(editRoute, { novedad: row.IdPersonaNovedad, tipo }),
    remember: () => {
      browser.write(localKeys.IdPersonaNovedad, String(row.IdPersonaNovedad));
      browser.write(localKeys.IdTipoNovedadPadre, String(tipo));
      browser.write(localKeys.idPersona, String(row.IdPersona ?? 0));
      browser.write(localKeys.idTipoNovedad, String(row.IdTipoNovedad ?? tipo));
    },
  };
}

/** How to open a notice with the form of its family; null if no screen opens its type. */
export function aperturaDe(row: FilaAbrible | null) {
  const familia = row && familiaDe(tipoDeFila(row));
  return row && familia ? aperturaDeFila(familia.routes.edit, row) : null;
}
