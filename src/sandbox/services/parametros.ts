import type { Referencia } from '#contract/entities/referencia.ts';
import { parametros } from '#contract/services/parametros.ts';
import { fold } from '#lib/texts.ts';
import { localidades, referencias } from '../db/referencias.ts';
import { estadosDeTipo, tipoPorId } from '../db/tipos.ts';
import { filtrarNovedades } from '../rules/novedadLista.ts';
import { number, type Services, serve } from '../serve.ts';

/** The whole list for 0 or _, one item for its id, else what contains the text. */
function choose<T extends Referencia>(list: readonly T[], valor: string): T[] {
  if (valor === '0' || valor === '_') return [...list];
  if (/^\d+$/.test(valor)) return list.filter((item) => item.Id === Number(valor));
  return list.filter((item) => fold(item.Descripcion).includes(fold(valor)));
}

/** Reference lists, states, types and the notice lists (spec F 7.7, E 7.4). */
export function serveParametros(at: Services): void {
  const lists = [
    [parametros.tiposDocumentos, referencias.tiposDocumentos],
    [parametros.extensiones, referencias.extensiones],
    [parametros.sexos, referencias.sexos],
    [parametros.estadosCiviles, referencias.estadosCiviles],
    [parametros.paises, referencias.paises],
    [parametros.profesiones, referencias.profesiones],
    [parametros.departamentos, referencias.departamentos],
    [parametros.gradosInstruccion, referencias.gradosInstruccion],
  ] as const;
  for (const [endpoint, list] of lists) serve(at, endpoint, ({ params }) => choose<Referencia>(list, params.valor));
  serve(at, parametros.localidades, ({ params }) => choose(localidades, params.valor));
  serve(at, parametros.localidadPorId, ({ params }) => {
    const id = number(params.id, 'id');
    return localidades.find((l) => l.Id === id) ?? null;
  });
  serve(at, parametros.estadosPorTipo, ({ params }) =>
    estadosDeTipo(number(params.id, 'id')).map(({ IdEstadoProceso, Nombre, ColorLetra, ColorFondo }) => ({
      IdEstadoProceso,
      Nombre,
      ColorLetra,
      ColorFondo,
    })),
  );
  serve(at, parametros.novedadPorId, ({ params }) => {
    const tipo = tipoPorId(number(params.id, 'id'));
    return tipo ? [tipo] : [];
  });
  serve(at, parametros.listaNovedades, ({ body, db, sesion }) => filtrarNovedades(db, sesion, body));
}
