import { call } from '#client/call.ts';
import { type Producto, productoEnviado } from '#contract/entities/parametro.ts';
import { novedadParametros } from '#contract/services/novedadParametros.ts';
import { productos as service } from '#contract/services/productos.ts';
import { maximo } from '#messages/validation.ts';
import { productos as textos } from './messages.ts';
import { guardarCon, type Lectura, type Problemas } from './parametro.ts';

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

/** How products are read, to find out whether one was written. */
export const lecturaDeProductos: Lectura<Producto, ProductoForm> = {
  listar: () => call(service.todos, {}, { quiet: true }),
  idDe: (row) => row.IdProducto,
  campos: (row) => row,
};

/** Saves the products of one form; the services answer the id. A product that has no code yet gets one from them. */
export const guardarProducto = (codigoProducto: string) =>
  guardarCon(lecturaDeProductos, service.registrar, (IdProducto, form: ProductoForm) => {
    const descripcionProducto = form.descripcionProducto.trim();
    const row: Producto = { ...form, descripcionProducto, precio: form.precio ?? 0, IdProducto, codigoProducto };
    return { body: productoEnviado(row) };
  });
