import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get } from '../endpoint.ts';
import { estadoProceso, filaNovedad, filtroNovedades, tipoNovedadItem } from '../entities/filaNovedad.ts';

const controller = controllers.parametros;

/**
 * The calls of Parametros for the lists of notices (spec E 7.4, F 7.7). They are in their own file, because only forms need
 * the reference lists.
 */
export const listaNovedades = {
  estadosPorTipo: get({ controller, path: '/ListarEstadosProcesoPorTipoNovedadVM/:id', datos: z.array(estadoProceso) }),
  novedadPorId: get({ controller, path: '/ListarNovedadId/:id', datos: z.array(tipoNovedadItem) }),
  /** The notice list by filter (spec E 7.4). */
  porFiltro: ask({
    controller,
    path: '/ListaNovedadesParametro/',
    body: filtroNovedades,
    datos: z.array(filaNovedad),
  }),
};
