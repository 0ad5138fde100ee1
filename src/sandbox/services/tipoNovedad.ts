import { tipoNovedad } from '#contract/services/tipoNovedad.ts';
import { fold } from '#lib/texts.ts';
import { hijosDe } from '../rules/catalogo.ts';
import { buscado } from '../rules/parametros.ts';
import { itemDe } from '../rules/tiposNovedad.ts';
import { number, type Services, serve } from '../serve.ts';

/** Novelty types (spec E 7.4, F 7.7). */
export function serveTipoNovedad(at: Services): void {
  serve(at, tipoNovedad.padres, ({ params, db }) => {
    const ids = params.ids.split('|').map((id) => number(id.trim(), 'ids'));
    return ids.flatMap((id) => db.tiposNovedad.get(id) ?? []).map(itemDe);
  });
  serve(at, tipoNovedad.buscar, ({ params, db }) =>
    db.tiposNovedad
      .all()
      .filter((t) => fold(t.Novedad).includes(buscado(params.texto)))
      .map(itemDe),
  );
  serve(at, tipoNovedad.hijos, ({ params, db }) => {
    const parent = number(params.id, 'id');
    return parent === 0 ? [] : hijosDe(db, parent).map(itemDe);
  });
}
