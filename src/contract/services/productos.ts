import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, post } from '../endpoint.ts';
import { producto, productoForm } from '../entities/parametro.ts';
import { nuevoId } from '../entities/wire.ts';
import { assumed, documented } from '../facts.ts';

const controller = controllers.parametros;

/** The products that the fund invoices (spec F 2.5b, 3.4, 7.7): staff maintain them. Bodies assumed. */
export const productos = {
  todos: get({ controller, path: '/Productos', datos: z.array(producto) }),
  /** Products in use that have all the data an invoice needs. */
  deFacturacion: get({ controller, path: '/ProductosFacturacion', datos: z.array(producto) }),
  /** By part of the name or the code; '' for all. */
  listar: ask({
    controller,
    path: '/ProductosListar',
    body: assumed(z.looseObject({ Texto: z.string() })),
    datos: z.array(producto),
  }),
  /** IdProducto 0 registers a product, and the services assign the code. Datos is the id. */
  registrar: post({
    controller,
    path: '/ProductoRegistro',
    body: productoForm,
    datos: documented('F 7.7', nuevoId()),
    success: 'La información se guardó correctamente.',
  }),
  eliminar: post({
    controller,
    path: '/ProductoEliminar',
    body: assumed(z.looseObject({ IdProducto: z.number() })),
    datos: documented('F 7.7', z.boolean()),
    success: 'Registro eliminado correctamente.',
  }),
};
