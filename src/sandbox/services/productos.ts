import { type Producto, productoEnviado } from '#contract/entities/parametro.ts';
import type { Referencia } from '#contract/entities/referencia.ts';
import { productos } from '#contract/services/productos.ts';
import { amountOf } from '#lib/money.ts';
import { fold } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { ProductoRow } from '../db/parametrosRows.ts';
import { actividades, productosSiat, unidadesMedida } from '../db/referenciasFacturacion.ts';
import { Refusal } from '../refusal.ts';
import { buscado, exigeCaja, exigeSinUso, existente, nombreNuevo } from '../rules/parametros.ts';
import { type Services, serve } from '../serve.ts';

/** True if a product has the data an invoice needs. */
const facturable = (p: ProductoRow): boolean =>
  p.estado && (amountOf(p.precio) ?? 0) > 0 && p.idActividad > 0 && p.idProductoSiat > 0 && p.idUnidadMedida > 0;

const has = (list: readonly Referencia[], id: number) => list.some((item) => item.Id === id);

/** Products the fund invoices (spec F 2.5b, 7.7). Everyone reads them, staff change them. */
export function serveProductos(at: Services): void {
  serve(at, productos.todos, ({ db }) => db.productos.all().map(productoEnviado));
  serve(at, productos.deFacturacion, ({ db }) => db.productos.all().filter(facturable).map(productoEnviado));
  serve(at, productos.listar, ({ body, db }) => {
    const text = buscado(body.Texto);
    return db.productos
      .all()
      .filter((p) => fold(p.descripcionProducto).includes(text) || fold(p.codigoProducto).includes(text))
      .map(productoEnviado);
  });

  serve(at, productos.registrar, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    return registrar(db, body).IdProducto;
  });

  serve(at, productos.eliminar, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    existente(db.productos.get(body.IdProducto));
    exigeSinUso({ novedades: db.novedadProductos.by('producto', body.IdProducto).length > 0 });
    db.productos.remove(body.IdProducto);
    return true;
  });
}

/** Adds or changes a product. The services set the code: a new product gets the next one, an existing one keeps its code. */
function registrar(db: Database, form: Producto): ProductoRow {
  const kept = form.IdProducto === 0 ? undefined : existente(db.productos.get(form.IdProducto));
  if (form.descripcionProducto.trim() === '') throw new Refusal('Debe ingresar el nombre del Producto.');
  const others = db.productos.all().filter((p) => p.IdProducto !== form.IdProducto);
  const descripcionProducto = nombreNuevo(
    'Producto',
    form.descripcionProducto,
    others.map((p) => p.descripcionProducto),
  );
  if ((amountOf(form.precio) ?? 0) <= 0) throw new Refusal('El precio tiene que ser mayor a 0.');
  if (!has(actividades, form.idActividad)) throw new Refusal('Debe seleccionar una actividad.');
  if (!has(productosSiat, form.idProductoSiat))
    throw new Refusal('Debe seleccionar un producto de Impuestos Nacionales con el cual homologar.');
  if (!has(unidadesMedida, form.idUnidadMedida)) throw new Refusal('Debe seleccionar una unidad de medida.');
  const IdProducto = kept?.IdProducto ?? db.next('productos');
  const codigoProducto = kept?.codigoProducto ?? `P-${String(IdProducto).padStart(4, '0')}`;
  return db.productos.put({ ...form, IdProducto, codigoProducto, descripcionProducto });
}
