import { tipoNovedad } from '#contract/services/tipoNovedad.ts';
import { tipos } from '../db/tipos.ts';
import { number, type Services, serve } from '../serve.ts';

/** Novelty types (spec E 7.4). */
export function serveTipoNovedad(at: Services): void {
  serve(at, tipoNovedad.padres, ({ params }) => {
    const ids = params.ids.split('|').map((id) => number(id.trim(), 'ids'));
    return ids.flatMap((id) => tipos.find((t) => t.IdTipoNovedad === id) ?? []);
  });
  serve(at, tipoNovedad.hijos, ({ params }) => {
    const parent = number(params.id, 'id');
    return tipos.filter((t) => t.IdTipoNovedadPadre === parent && parent !== 0);
  });
}
