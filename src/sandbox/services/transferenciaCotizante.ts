import { transferenciaCotizante } from '#contract/services/transferenciaCotizante.ts';
import { comoEmpresa } from '../rules/access.ts';
import { paraAceptar, paraEliminar, paraModificar } from '../rules/novedadCalls.ts';
import { eliminarNovedad } from '../rules/novedadWrites.ts';
import { esPadreDeTransferencia } from '../rules/transferencia.ts';
import { aceptarTransferencia, insertarTransferencia, modificarTransferencia } from '../rules/transferenciaWrites.ts';
import { type Services, serve } from '../serve.ts';

/** Transfer notices of contributors (spec E 7.3). Origin, person and state never come from the body. */
export function serveTransferenciaCotizante(at: Services): void {
  serve(at, transferenciaCotizante.insertar, ({ body, db, sesion, today }) => {
    const puesto = comoEmpresa(sesion);
    const write = { db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today };
    return insertarTransferencia(write).IdPersonaNovedad;
  });

  serve(at, transferenciaCotizante.modificar, (call) => {
    const { body, db, sesion, today } = call;
    const kept = paraModificar(call, esPadreDeTransferencia);
    const puesto = comoEmpresa(sesion);
    modificarTransferencia({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today }, kept);
    return true;
  });

  serve(at, transferenciaCotizante.aceptar, (call) => {
    const { db, sesion, now, today } = call;
    const kept = paraAceptar(call, esPadreDeTransferencia);
    aceptarTransferencia({ db, usuario: sesion.usuario.NombreCompleto, now, today }, kept);
    return true;
  });

  serve(at, transferenciaCotizante.eliminar, (call) => {
    eliminarNovedad(call.db, paraEliminar(call, esPadreDeTransferencia));
    return true;
  });
}
