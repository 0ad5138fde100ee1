import { transferenciaPasivo } from '#contract/services/transferenciaPasivo.ts';
import { paraAceptar, paraEliminar, paraModificar } from '../rules/novedadCalls.ts';
import { eliminarNovedad } from '../rules/novedadWrites.ts';
import { esTransferenciaPasivo } from '../rules/pasivo.ts';
import { comoRegistrante, deQuien } from '../rules/registrante.ts';
import {
  aceptarTransferenciaPasivo,
  insertarTransferenciaPasivo,
  modificarTransferenciaPasivo,
} from '../rules/transferenciaPasivoWrites.ts';
import { type Services, serve } from '../serve.ts';

/** Notices that move a retiree to another regional (spec R 7.5). */
export function serveTransferenciaPasivo(at: Services): void {
  serve(at, transferenciaPasivo.insertar, ({ body, db, sesion, today }) => {
    const puesto = comoRegistrante(db, sesion, deQuien(body));
    const write = { db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today };
    return insertarTransferenciaPasivo(write).IdPersonaNovedad;
  });

  serve(at, transferenciaPasivo.modificar, (call) => {
    const { body, db, sesion, today } = call;
    const kept = paraModificar(call, esTransferenciaPasivo);
    const puesto = comoRegistrante(db, sesion, kept);
    modificarTransferenciaPasivo({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today }, kept);
    return true;
  });

  serve(at, transferenciaPasivo.eliminar, (call) => {
    eliminarNovedad(call.db, paraEliminar(call, esTransferenciaPasivo));
    return true;
  });

  serve(at, transferenciaPasivo.aceptar, (call) => {
    const { db, sesion, now, today } = call;
    const kept = paraAceptar(call, esTransferenciaPasivo);
    aceptarTransferenciaPasivo({ db, usuario: sesion.usuario.NombreCompleto, now, today }, kept);
    return true;
  });
}
