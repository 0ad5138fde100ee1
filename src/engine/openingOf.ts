import type { FilaNovedad } from '#contract/entities/novedad.ts';
import { pathTo, type RouteName } from '#lib/routes.ts';
import { browser, localKeys } from '#lib/storage.ts';

/** How a list opens a notice: its id and parent type go where the form reads them (spec E 2), and into the address. */
export function openingOf(editRoute: RouteName, row: Pick<FilaNovedad, 'IdPersonaNovedad' | 'IdTipoNovedadPadre'>) {
  return {
    to: pathTo(editRoute, { novedad: row.IdPersonaNovedad, tipo: row.IdTipoNovedadPadre }),
    remember: () => {
      browser.write(localKeys.IdPersonaNovedad, String(row.IdPersonaNovedad));
      browser.write(localKeys.IdTipoNovedadPadre, String(row.IdTipoNovedadPadre));
    },
  };
}
