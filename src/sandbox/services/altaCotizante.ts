import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { sinAcceso } from '../refusal.ts';
import { comoEmpresa, exigeEmpresa, vePersona } from '../rules/access.ts';
import { esPadreDeAlta } from '../rules/alta.ts';
import { aceptarAlta, insertarAlta, modificarAlta } from '../rules/altaWrites.ts';
import { paraAceptar, paraAnular, paraEliminar, paraModificar } from '../rules/novedadCalls.ts';
import { eliminarNovedad, personaConocida } from '../rules/novedadWrites.ts';
import { pendiente } from '../rules/pending.ts';
import { periodoActivo } from '../rules/period.ts';
import { exigeSuEmpresa } from '../rules/registrante.ts';
import { pasarA } from '../rules/states.ts';
import { derechosDesde } from '../rules/vigencia.ts';
import { number, type Services, serve } from '../serve.ts';

/** Registration notices (spec E 7.1). Company, regional, the person's identity and state never come from the body. */
export function serveAltaCotizante(at: Services): void {
  serve(at, altaCotizante.insertar, ({ body, db, sesion, today }) => {
    const puesto = comoEmpresa(sesion);
    const saved = insertarAlta({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today });
    return `${saved.IdPersona}|${saved.IdPersonaNovedad}`;
  });

  serve(at, altaCotizante.modificar, (call) => {
    const { body, db, sesion, today } = call;
    const kept = paraModificar(call, esPadreDeAlta);
    const puesto = comoEmpresa(sesion);
    modificarAlta({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today }, kept);
    return true;
  });

  serve(at, altaCotizante.eliminar, (call) => {
    eliminarNovedad(call.db, paraEliminar(call, esPadreDeAlta));
    return true;
  });

  serve(at, altaCotizante.anular, (call) => {
    pasarA(call.db, paraAnular(call, esPadreDeAlta), 'anulado');
    return true;
  });

  serve(at, altaCotizante.aceptar, (call) => {
    const { db, sesion, now, today } = call;
    aceptarAlta({ db, usuario: sesion.usuario.NombreCompleto, now, today }, paraAceptar(call, esPadreDeAlta));
    return true;
  });

  serveQuestions(at);
}

function serveQuestions(at: Services): void {
  /** The date of the unfinished notice. INCONCLUSO if there is none, so the portal continues (decision 1). */
  serve(at, altaCotizante.verificarInconclusas, ({ params, db, sesion }) => {
    const idEmpresa = number(params.idEmpresa, 'idEmpresa');
    exigeEmpresa(sesion, idEmpresa);
    return pendiente(db, number(params.idPersona, 'idPersona'), idEmpresa)?.FechaNovedad ?? 'INCONCLUSO';
  });

  serve(at, altaCotizante.vigenciaDerechos, ({ body, db, sesion, today }) => {
    const { IdPersona } = personaConocida(db, body.BasePersonas.IdPersona);
    if (!vePersona(db, sesion, IdPersona)) throw sinAcceso();
    return derechosDesde(body.SegurosPersonasNovedad.FechaNovedad, today);
  });

  serve(at, altaCotizante.periodoActivo, ({ params, sesion, today }) => {
    exigeSuEmpresa(sesion, number(params.idEmpresa, 'idEmpresa'));
    if (number(params.idRegional, 'idRegional') !== sesion.idRegional) throw sinAcceso();
    const { start, end } = periodoActivo(today);
    return `${start}|${end}`;
  });
}
