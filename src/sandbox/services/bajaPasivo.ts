import { bajaPasivo } from '#contract/services/bajaPasivo.ts';
import { sinAcceso } from '../refusal.ts';
import { novedadVisible, vePersona } from '../rules/access.ts';
import { aceptarBajaPasivo, insertarBajaPasivo, modificarBajaPasivo } from '../rules/bajaPasivoWrites.ts';
import { paraAceptar, paraEliminar, paraModificar } from '../rules/novedadCalls.ts';
import { eliminarNovedad } from '../rules/novedadWrites.ts';
import { esBajaPasivo } from '../rules/pasivo.ts';
import { pendiente } from '../rules/pending.ts';
import { comoRegistrante, deQuien, exigeSuEmpresa } from '../rules/registrante.ts';
import { number, type Services, serve } from '../serve.ts';

/** Deregistration notices of retirees (spec R 7.4). */
export function serveBajaPasivo(at: Services): void {
  serve(at, bajaPasivo.insertar, ({ body, db, sesion, today }) => {
    const puesto = comoRegistrante(db, sesion, deQuien(body));
    const write = { db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today };
    return insertarBajaPasivo(write).IdPersonaNovedad;
  });

  serve(at, bajaPasivo.modificar, (call) => {
    const { body, db, sesion, today } = call;
    const kept = paraModificar(call, esBajaPasivo);
    const puesto = comoRegistrante(db, sesion, kept);
    modificarBajaPasivo({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today }, kept);
    return kept.IdPersonaNovedad;
  });

  serve(at, bajaPasivo.eliminar, (call) => {
    eliminarNovedad(call.db, paraEliminar(call, esBajaPasivo));
    return true;
  });

  serve(at, bajaPasivo.aceptar, (call) => {
    const { db, sesion, now, today } = call;
    aceptarBajaPasivo({ db, usuario: sesion.usuario.NombreCompleto, now, today }, paraAceptar(call, esBajaPasivo));
    return true;
  });

  serve(at, bajaPasivo.verificarInconclusas, ({ params, db, sesion }) => {
    const [idPersona, idEmpresa] = [number(params.idPersona, 'idPersona'), number(params.idEmpresa, 'idEmpresa')];
    exigeSuEmpresa(sesion, idEmpresa);
    if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
    return pendiente(db, idPersona, idEmpresa)?.FechaNovedad ?? 'INCONCLUSO';
  });

  /** The id of a notice. If there is no such notice, it is used as the id of a person (decision 34). */
  serve(at, bajaPasivo.buscarFallecido, ({ params, db, sesion }) => {
    const id = number(params.idPersonaNovedad, 'idPersonaNovedad');
    const idPersona = db.novedades.get(id) ? novedadVisible(db, sesion, id).IdPersona : id;
    if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
    const death = db.fallecidos.get(idPersona);
    if (!death) return [];
    const { FechaFallecimiento, IdLugarFallecimiento, IdLocalidadFallecimiento } = death;
    return [{ FechaFallecimiento, IdLugarFallecimiento, IdLocalidadFallecimiento }];
  });
}
