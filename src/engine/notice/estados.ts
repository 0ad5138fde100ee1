import { queryClient, reference } from '#client/query.ts';
import type { EstadoProceso } from '#contract/entities/filaNovedad.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { familiaDe } from '#engine/family/familias.ts';

const leer = (id: number) => queryClient.fetchQuery(reference(listaNovedades.estadosPorTipo, { params: { id } }));

/**
 * The first state that matches, among those of a notice's own type; if none does, among those of its fallback type
 * (spec R 3.8, decision 16).
 */
export async function estadoDelTipo(
  idTipo: number,
  fits: (state: EstadoProceso) => boolean,
): Promise<EstadoProceso | undefined> {
  const own = (await leer(idTipo)).find(fits);
  const { estadosDeRespaldo } = familiaDe(idTipo) ?? {};
  return own ?? (estadosDeRespaldo === undefined ? undefined : (await leer(estadosDeRespaldo)).find(fits));
}
