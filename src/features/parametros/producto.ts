import { call } from '#client/call.ts';
import { type Producto, productoEnviado } from '#contract/entities/parametro.ts';
import { novedadParametros } from '#contract/services/novedadParametros.ts';
import { productos as service } from '#contract/services/productos.ts';
import { maximo } from '#messages/validation.ts';
import { productos as textos } from './messages.ts';
import type { Problemas } from './parametro.ts';

/** Answers that show products. */
export const olvidarProductos = [service.todos, service.deFacturacion, service.listar, novedadParametros.productos];

/** What is typed of a product (spec F 3.4); the price is null while it is no amount. */
export interface ProductoForm {
  readonly descripcionProducto: string;
  readonly precio: number | null;
  readonly estado: boolean;
  readonly idActividad: number;
  readonly idProductoSiat: number;
  readonly idUnidadMedida: number;
}

/** A product nobody has filled in yet. */
export const productoVacio: ProductoForm = {
  descripcionProducto: '',
  precio: null,
  estado: true,
  idActividad: 0,
  idProductoSiat: 0,
  idUnidadMedida: 0,
};

/** The longest name the services keep; assumed. */
const NOMBRE_MAXIMO = 100;

function problemaDelNombre(nombre: string): string | undefined {
  if (nombre.trim() === '') return textos.sinNombre;
  return nombre.trim().length > NOMBRE_MAXIMO ? maximo(textos.nombre, NOMBRE_MAXIMO) : undefined;
}

/** What keeps a product from being saved, by field (spec F 2.5b). */
export const problemasDe = (form: ProductoForm): Problemas<ProductoForm> => ({
  descripcionProducto: problemaDelNombre(form.descripcionProducto),
  precio: form.precio === null || form.precio <= 0 ? textos.sinPrecio : undefined,
  idActividad: form.idActividad > 0 ? undefined : textos.sinActividad,
  idProductoSiat: form.idProductoSiat > 0 ? undefined : textos.sinProductoSiat,
  idUnidadMedida: form.idUnidadMedida > 0 ? undefined : textos.sinUnidad,
});

/** Registers a product (id 0) or changes it; the services answer with its id. Throws what `call` throws. */
export function grabarProducto(id: number, codigoProducto: string, form: ProductoForm): Promise<number> {
  const row: Producto = {
    ...form,
    descripcionProducto: form.descripcionProducto.trim(),
    precio: form.precio ?? 0,
    IdProducto: id,
    codigoProducto,
  };
  return call(service.registrar, { body: productoEnviado(row) });
}
