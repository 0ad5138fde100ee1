import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, notShown, post } from '../endpoint.ts';
import { requisito } from '../entities/adjunto.ts';
import { tipoNovedadItem } from '../entities/filaNovedad.ts';
import { novedadAntecesor, novedadProducto, tipoNovedadVM } from '../entities/parametro.ts';
import { hecho, id } from '../entities/wire.ts';
import { assumed, documented } from '../facts.ts';
import { guardado } from './parametrosMantenimiento.ts';

const controller = controllers.parametros;
const items = z.array(tipoNovedadItem);

/**
 * Novelty types and their maintenance (spec F 7.7): every signed-in person may read them, only the fund's staff may change
 * them.
 */
export const tiposNovedad = {
  listar: get({ controller, path: '/ListarTiposNovedad/', datos: items }),
  /** Parents in order, each followed by its children in order. */
  ordenados: get({ controller, path: '/ListarTiposNovedadOrdenado', datos: items }),
  hijas: get({ controller, path: '/ListarTiposNovedadHijaVM/:valor', datos: items }),
  /** By part of the name; an underscore means an empty text. */
  buscar: get({ controller, path: '/BuscarTiposNovedadVM/:texto', datos: z.array(tipoNovedadVM) }),
  recuperar: get({ controller, path: '/RecuperarTipoNovedadVM/:id', datos: z.nullable(tipoNovedadVM) }),
  /** IdTipoNovedad 0 registers. Datos is the id, assumed. */
  grabar: post({
    controller,
    path: '/GrabarTipoNovedadVM',
    body: assumed(z.looseObject({ IdTipoNovedad: z.number(), Novedad: z.string(), IdTipoNovedadPadre: z.number() })),
    datos: assumed(id()),
    success: guardado.tipoNovedad.registrado,
  }),
  /** Deletes a novelty type, although its name and text mention affiliation types. */
  eliminar: post({
    controller,
    path: '/EliminarTiposAfiliacionVM',
    body: assumed(z.looseObject({ IdTipoNovedad: z.number() })),
    datos: notShown,
    success: 'El Tipo de Afiliación se eliminó correctamente.',
  }),
};

/** Parts of a novelty type: predecessor, position, products and requirements (spec F 7.7). Bodies assumed. */
export const novedadParametros = {
  /** By part of the novelty's name; an underscore means an empty text (spec F 5.5). */
  antecesores: get({ controller, path: '/NovedadAntecesor/:texto', datos: z.array(novedadAntecesor) }),
  /** IdTipoNovedadAntecesor 0 removes the predecessor. */
  registrarAntecesor: post({
    controller,
    path: '/NovedadAntecesorRegistro',
    body: assumed(z.looseObject({ IdTipoNovedad: z.number(), IdTipoNovedadAntecesor: z.number() })),
    datos: assumed(hecho()),
    success: 'La información se guardó correctamente.',
  }),
  /** The children of a parent in order; 0 for the parents. */
  orden: ask({
    controller,
    path: '/NovedadOrdenListar',
    body: assumed(z.looseObject({ IdTipoNovedadPadre: z.number() })),
    datos: z.array(tipoNovedadVM),
  }),
  /** The ids of all children of a parent in their new order. */
  registrarOrden: post({
    controller,
    path: '/NovedadOrdenRegistro',
    body: assumed(z.looseObject({ IdTipoNovedadPadre: z.number(), Novedades: z.array(z.number()) })),
    datos: assumed(hecho()),
    success: 'La información se guardó correctamente.',
  }),
  /** Products by part of the novelty's name; '' for all. */
  productos: ask({
    controller,
    path: '/NovedadProductos',
    body: documented('F 7.7', z.looseObject({ Novedad: z.string() })),
    datos: z.array(novedadProducto),
  }),
  /** The products of a novelty type: products that are left out are removed from it. */
  registrarProductos: post({
    controller,
    path: '/NovedadProductosRegistro',
    body: assumed(z.looseObject({ IdTipoNovedad: z.number(), Productos: z.array(z.number()) })),
    datos: assumed(hecho()),
    success: 'La información se guardó correctamente.',
  }),
  /** The meaning of NE is not shown; assumed to be the requirements of a novelty. */
  requisitos: ask({
    controller,
    path: '/NovedadRequisitosNE',
    body: assumed(z.looseObject({ IdTipoNovedad: z.number() })),
    datos: z.array(requisito),
  }),
};
