import * as z from 'zod/mini';
import { importe } from '#blocks/formulario/numeros.ts';
import { elegido } from '#blocks/formulario/textos.ts';
import { call } from '#client/call.ts';
import { type Producto, productoEnviado } from '#contract/entities/parametro.ts';
import { novedadParametros } from '#contract/services/novedadParametros.ts';
import { productos as service } from '#contract/services/productos.ts';
import { amountOf } from '#lib/money.ts';
import { productos as textos } from './messages.ts';
import { guardarCon, type Lectura, nombre } from './parametro.ts';

/** Cached answers that contain products. */
export const olvidarProductos = [service.todos, service.deFacturacion, service.listar, novedadParametros.productos];

/** The typed data of a product (spec F 3.4, F 2.5b); the price is null while it is not an amount. */
export const productoSchema = z.object({
  descripcionProducto: nombre(textos.nombre, textos.sinNombre),
  precio: importe(textos.sinPrecio, textos.sinPrecio),
  estado: z.boolean(),
  idActividad: elegido(textos.sinActividad),
  idProductoSiat: elegido(textos.sinProductoSiat),
  idUnidadMedida: elegido(textos.sinUnidad),
});
export type ProductoForm = z.input<typeof productoSchema>;
export type ProductoGrabado = z.output<typeof productoSchema>;

/** The form of a product; an empty form if left out. */
export const formDe = (producto?: Producto): ProductoForm => ({
  descripcionProducto: producto?.descripcionProducto ?? '',
  precio: amountOf(producto?.precio),
  estado: producto?.estado ?? true,
  idActividad: producto?.idActividad || '',
  idProductoSiat: producto?.idProductoSiat || '',
  idUnidadMedida: producto?.idUnidadMedida || '',
});

/** How to load products, to check whether one was written. */
export const lecturaDeProductos: Lectura<Producto, ProductoGrabado> = {
  listar: () => call(service.todos, {}, { quiet: true }),
  idDe: (row) => row.IdProducto,
  campos: (row) => row,
};

/** Saves the products of one form; returns the id. If a product has no code yet, the services assign one. */
export const guardarProducto = (codigoProducto: string) =>
  guardarCon(lecturaDeProductos, service.registrar, (IdProducto, form: ProductoGrabado) => ({
    body: productoEnviado({ ...form, IdProducto, codigoProducto }),
  }));
