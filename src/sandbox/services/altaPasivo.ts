import type { AltaPasivoForm } from '#contract/entities/pasivo.ts';
import { altaPasivo } from '#contract/services/altaPasivo.ts';
import type { Database } from '../db/database.ts';
import { sinAcceso } from '../refusal.ts';
import { vePersona } from '../rules/access.ts';
import { aceptarAltaPasivo, insertarAltaPasivo, modificarAltaPasivo } from '../rules/altaPasivoWrites.ts';
import { paraAceptar, paraEliminar, paraModificar } from '../rules/novedadCalls.ts';
import { eliminarNovedad, personaConocida } from '../rules/novedadWrites.ts';
import { esAltaPasivo } from '../rules/pasivo.ts';
import { pendiente } from '../rules/pending.ts';
import { comoRegistrante, deQuien, exigeSuEmpresa } from '../rules/registrante.ts';
import { derechosDesde } from '../rules/vigencia.ts';
import { number, type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** The holder in a dependant's registration must be somebody the caller may see. */
function exigeTitularVisible(db: Database, sesion: Sesion, { PacientesDerechoHabiente: d }: AltaPasivoForm): void {
  if (d && d.IdPersona > 0 && !vePersona(db, sesion, d.IdPersona)) throw sinAcceso();
}

/**
 * Registration notices of retirees (spec R 7.3). Company, regional, state and the person's identity never come from the body.
 */
export function serveAltaPasivo(at: Services): void {
  const { codigo } = at;
  serve(at, altaPasivo.insertar, ({ body, db, sesion, today }) => {
    const puesto = comoRegistrante(db, sesion, deQuien(body));
    exigeTitularVisible(db, sesion, body);
    const saved = insertarAltaPasivo({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today, codigo });
    return `${saved.IdPersona}|${saved.IdPersonaNovedad}`;
  });

  serve(at, altaPasivo.modificar, (call) => {
    const { body, db, sesion, today } = call;
    const kept = paraModificar(call, esAltaPasivo);
    const puesto = comoRegistrante(db, sesion, kept);
    exigeTitularVisible(db, sesion, body);
    modificarAltaPasivo({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today, codigo }, kept);
    return true;
  });

  serve(at, altaPasivo.eliminar, (call) => {
    const kept = paraEliminar(call, esAltaPasivo);
    eliminarNovedad(call.db, kept);
    call.db.gruposPasivo.remove(kept.IdPersonaNovedad);
    return true;
  });

  serve(at, altaPasivo.aceptar, (call) => {
    const { db, sesion, now, today } = call;
    aceptarAltaPasivo({ db, usuario: sesion.usuario.NombreCompleto, now, today }, paraAceptar(call, esAltaPasivo));
    return true;
  });

  serve(at, altaPasivo.vigenciaDerechos, ({ body, db, sesion, today }) => {
    const { IdPersona } = personaConocida(db, body.BasePersonas.IdPersona);
    if (!vePersona(db, sesion, IdPersona)) throw sinAcceso();
    return derechosDesde(body.SegurosPersonasNovedad.FechaNovedad, today);
  });

  serve(at, altaPasivo.verificarInconclusas, ({ params, db, sesion }) => {
    const [idPersona, idEmpresa] = [number(params.idPersona, 'idPersona'), number(params.idEmpresa, 'idEmpresa')];
    exigeSuEmpresa(sesion, idEmpresa);
    if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
    return pendiente(db, idPersona, idEmpresa)?.FechaNovedad ?? 'INCONCLUSO';
  });
}
