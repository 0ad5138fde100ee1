import type { FilaNovedad } from '#contract/entities/novedad.ts';
import { pathTo, type RouteName } from '#lib/routes.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { type FilaConTipo, tipoDeFila } from './familias.ts';

/** How a list opens a notice: its id and parent type go where the form reads them (spec E 2), and into the address. */
export function openingOf(editRoute: RouteName, row: Pick<FilaNovedad, 'IdPersonaNovedad'> & FilaConTipo) {
  const tipo = tipoDeFila(row);
  return {
    to: pathTo(editRoute, { novedad: row.IdPersonaNovedad, tipo }),
    remember: () => {
      browser.write(localKeys.IdPersonaNovedad, String(row.IdPersonaNovedad));
      browser.write(localKeys.IdTipoNovedadPadre, String(tipo));
    },
  };
}
