import { contarLlamada } from '#blocks/cuentas/cuentas.ts';
import { grupoDeAvisos, grupoDeCola } from '#blocks/cuentas/grupos.ts';
import { rangoDeInicio } from '#blocks/cuentas/rangoDeInicio.ts';
import type { Fila } from '#blocks/cuentas/reunir.ts';
import { keyOf, queryClient } from '#client/query.ts';
import { isPersonal, session } from '#client/session.ts';
import type { EstadoProceso, FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { cleanDate } from '#lib/dates.ts';

/** A notice as it is counted. */
export const filaContada = ({ IdPersonaNovedad, FechaNovedad, EstadoProceso }: FilaNovedad): Fila => ({
  id: IdPersonaNovedad,
  fecha: cleanDate(FechaNovedad),
  estado: estadoPorNombre(EstadoProceso) ?? '',
});

/** The state that a search asks for: '' for all, null if its name is not known. */
function estadoPedido(id: number, idEstado: number): string | null {
  if (idEstado === 0) return '';
  const states = queryClient.getQueryData<EstadoProceso[]>(keyOf(listaNovedades.estadosPorTipo, { params: { id } }));
  const name = states?.find(({ IdEstadoProceso }) => IdEstadoProceso === idEstado)?.Nombre;
  return name === undefined ? null : estadoPorNombre(name);
}

/**
 * Every list of the company's notices, or of the regional's for the staff, corrects the counts of its type. Only answers
 * with all notices of the home's days start them.
 */
contarLlamada(listaNovedades.porFiltro, ({ body }, rows) => {
  const { user, empresa } = session.getState();
  const own = isPersonal() ? 0 : empresa.IdEmpresa;
  if (body.IdEmpresa !== own || body.IdRegional !== (user?.id_regional ?? 0)) return [];
  const rango = { desde: body.FechaDesde, hasta: body.FechaHasta };
  const { IdTipoNovedad, IdEstadoProceso } = body;
  const deEstado = estadoPedido(IdTipoNovedad, IdEstadoProceso);
  const completa = deEstado === null || body.IdCanal ? null : rango;
  const inicio = rangoDeInicio();
  const starts = completa && deEstado === '' && rango.desde <= inicio.desde && inicio.hasta <= rango.hasta;
  const filas = rows.map(filaContada);
  const leida = { filas, completa, ...(deEstado ? { deEstado } : {}) };
  return [
    { grupo: grupoDeAvisos(IdTipoNovedad), ...leida, ...(starts ? { funda: inicio } : {}) },
    { grupo: grupoDeCola(IdTipoNovedad), ...leida },
  ];
});
