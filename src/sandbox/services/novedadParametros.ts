import { novedadParametros, tiposNovedad } from '#contract/services/novedadParametros.ts';
import { guardado } from '#contract/services/parametrosMantenimiento.ts';
import { fold } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { hijosDe, nombreDeTipo, requisitosDe } from '../rules/catalogo.ts';
import { buscado, exigeCaja, existente } from '../rules/parametros.ts';
import { eliminarTipo, grabarTipo, itemDe, registrarAntecesor, registrarOrden } from '../rules/tiposNovedad.ts';
import { number, type Services, serve, WithMessage } from '../serve.ts';

/** Novelty types and their data (spec F 7.7). Everyone reads them, staff change them. */
export function serveNovedadParametros(at: Services): void {
  serveTipos(at);
  serveTiposWrites(at);
  serveOrden(at);
  serveProductosDeNovedad(at);
}

const porNombre = (db: Database, texto: string) =>
  db.tiposNovedad.all().filter((t) => fold(t.Novedad).includes(buscado(texto)));

function serveTipos(at: Services): void {
  serve(at, tiposNovedad.listar, ({ db }) => db.tiposNovedad.all().map(itemDe));
  serve(at, tiposNovedad.ordenados, ({ db }) =>
    hijosDe(db, 0)
      .flatMap((padre) => [padre, ...hijosDe(db, padre.IdTipoNovedad)])
      .map(itemDe),
  );
  serve(at, tiposNovedad.hijas, ({ params, db }) => {
    const parent = number(params.valor, 'valor');
    return parent === 0 ? [] : hijosDe(db, parent).map(itemDe);
  });
  serve(at, tiposNovedad.buscar, ({ params, db }) => porNombre(db, params.texto));
  serve(at, tiposNovedad.recuperar, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    return db.tiposNovedad.get(number(params.id, 'id')) ?? null;
  });
}

function serveTiposWrites(at: Services): void {
  serve(at, tiposNovedad.grabar, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    const saved = grabarTipo(db, body);
    const { registrado, modificado } = guardado.tipoNovedad;
    return new WithMessage(saved.IdTipoNovedad, body.IdTipoNovedad === 0 ? registrado : modificado, 'success');
  });
  serve(at, tiposNovedad.eliminar, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    eliminarTipo(db, body.IdTipoNovedad);
    return new WithMessage(true, tiposNovedad.eliminar.success ?? '', 'success');
  });
}

function serveOrden(at: Services): void {
  serve(at, novedadParametros.antecesores, ({ params, db }) =>
    porNombre(db, params.texto).map(({ IdTipoNovedad, Novedad, IdTipoNovedadAntecesor }) => ({
      IdTipoNovedad,
      Novedad,
      IdTipoNovedadAntecesor,
      NovedadAntecesor: nombreDeTipo(db, IdTipoNovedadAntecesor),
    })),
  );
  serve(at, novedadParametros.registrarAntecesor, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    registrarAntecesor(db, body.IdTipoNovedad, body.IdTipoNovedadAntecesor);
    return true;
  });
  serve(at, novedadParametros.orden, ({ body, db }) => hijosDe(db, body.IdTipoNovedadPadre));
  serve(at, novedadParametros.registrarOrden, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    registrarOrden(db, body.IdTipoNovedadPadre, body.Novedades);
    return true;
  });
}

function serveProductosDeNovedad(at: Services): void {
  serve(at, novedadParametros.productos, ({ body, db }) =>
    porNombre(db, body.Novedad).flatMap(({ IdTipoNovedad, Novedad }) =>
      db.novedadProductos
        .by('tipo', IdTipoNovedad)
        .flatMap(({ IdProducto }) => db.productos.get(IdProducto) ?? [])
        .map(({ IdProducto, descripcionProducto, precio }) => ({
          IdTipoNovedad,
          Novedad,
          IdProducto,
          Producto: descripcionProducto,
          precio,
        })),
    ),
  );

  serve(at, novedadParametros.registrarProductos, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    const { IdTipoNovedad, Productos } = body;
    existente(db.tiposNovedad.get(IdTipoNovedad));
    for (const IdProducto of Productos) {
      const producto = existente(db.productos.get(IdProducto));
      if (!producto.estado) throw new Refusal(`El producto ${producto.descripcionProducto} no está habilitado.`);
    }
    for (const { IdProducto } of db.novedadProductos.by('tipo', IdTipoNovedad))
      db.novedadProductos.remove(`${IdTipoNovedad}|${IdProducto}`);
    for (const IdProducto of Productos) db.novedadProductos.put({ IdTipoNovedad, IdProducto });
    return true;
  });

  serve(at, novedadParametros.requisitos, ({ body, db }) => {
    existente(db.tiposNovedad.get(body.IdTipoNovedad));
    return requisitosDe(db, body.IdTipoNovedad);
  });
}
