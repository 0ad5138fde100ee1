import { bajaCotizante } from '#contract/services/bajaCotizante.ts';
import { cleanDate, isIsoDate } from '#lib/dates.ts';
import { BadCall, Refusal, sinAcceso } from '../refusal.ts';
import { comoEmpresa, exigeEmpresa, pacienteDe, vePersona } from '../rules/access.ts';
import { esPadreDeBaja } from '../rules/baja.ts';
import { aceptarBaja, insertarBaja, modificarBaja } from '../rules/bajaWrites.ts';
import { paraAceptar, paraAnular, paraEliminar, paraModificar } from '../rules/novedadCalls.ts';
import { eliminarNovedad, personaConocida } from '../rules/novedadWrites.ts';
import { pendiente } from '../rules/pending.ts';
import { finDeAtencion, plazoDeAviso } from '../rules/plazos.ts';
import { pasarA } from '../rules/states.ts';
import { NINGUNA } from '../rules/wire.ts';
import { number, type Services, serve } from '../serve.ts';

/** Termination notices (spec E 7.2). Company, regional, person and state never come from the body. */
export function serveBajaCotizante(at: Services): void {
  serve(at, bajaCotizante.insertar, ({ body, db, sesion, today }) => {
    const puesto = comoEmpresa(sesion);
    return insertarBaja({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today }).IdPersonaNovedad;
  });

  serve(at, bajaCotizante.modificar, (call) => {
    const { body, db, sesion, today } = call;
    const kept = paraModificar(call, esPadreDeBaja);
    const puesto = comoEmpresa(sesion);
    modificarBaja({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today }, kept);
    return true;
  });

  serve(at, bajaCotizante.eliminar, (call) => {
    eliminarNovedad(call.db, paraEliminar(call, esPadreDeBaja));
    return true;
  });

  serve(at, bajaCotizante.anular, (call) => {
    pasarA(call.db, paraAnular(call, esPadreDeBaja), 'anulado');
    return true;
  });

  serve(at, bajaCotizante.aceptar, (call) => {
    const { db, sesion, now, today } = call;
    aceptarBaja({ db, usuario: sesion.usuario.NombreCompleto, now, today }, paraAceptar(call, esPadreDeBaja));
    return true;
  });

  serveQuestions(at);
}

function serveQuestions(at: Services): void {
  serve(at, bajaCotizante.verificarInconclusas, ({ params, db, sesion }) => {
    const idEmpresa = number(params.idEmpresa, 'idEmpresa');
    exigeEmpresa(sesion, idEmpresa);
    return pendiente(db, number(params.idPersona, 'idPersona'), idEmpresa)?.FechaNovedad ?? 'INCONCLUSO';
  });

  serve(at, bajaCotizante.calculoPlazo, ({ params }) => {
    const day = params.valor.replaceAll('_', '-');
    if (!isIsoDate(day)) throw new BadCall('valor');
    return plazoDeAviso(day);
  });

  serve(at, bajaCotizante.vigenciaDerechos, ({ body, db, sesion, today }) => {
    const { IdPersona } = personaConocida(db, body.BasePersonas.IdPersona);
    if (!vePersona(db, sesion, IdPersona)) throw sinAcceso();
    const paciente = pacienteDe(db, IdPersona);
    if (!paciente) throw new Refusal('No se pudo recuperar información del paciente.');
    const baja = cleanDate(body.SegurosPersonasNovedad.FechaNovedad);
    const FechaHasta = baja ? finDeAtencion(baja) : NINGUNA;
    return {
      EstadoVigencia: baja === '' || today <= FechaHasta ? 'VIGENTE' : 'NO VIGENTE',
      FechaDesde: paciente.FechaIngreso || NINGUNA,
      FechaHasta,
    };
  });
}
