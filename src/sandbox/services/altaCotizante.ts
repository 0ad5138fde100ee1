import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { comoEmpresa, exigeEmpresa, novedadVisible } from '../rules/access.ts';
import { aceptarAlta, eliminarAlta, insertarAlta, modificarAlta } from '../rules/altaWrites.ts';
import { estaPagado } from '../rules/payments.ts';
import { pendiente } from '../rules/pending.ts';
import { periodoActivo } from '../rules/period.ts';
import { estadoDe, exigeCambio, exigeVersion, pasarA } from '../rules/states.ts';
import { texto } from '../rules/texts.ts';
import { esEditable } from '../rules/transitions.ts';
import { number, type Services, serve } from '../serve.ts';

/** Registration notices (spec E 7.1). Company, regional, person's identity and state never come from the body. */
export function serveAltaCotizante(at: Services): void {
  serve(at, altaCotizante.insertar, ({ body, db, sesion, today }) => {
    const puesto = comoEmpresa(sesion);
    const saved = insertarAlta({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today });
    return `${saved.IdPersona}|${saved.IdPersonaNovedad}`;
  });

  serve(at, altaCotizante.modificar, ({ body, db, sesion, today }) => {
    const puesto = comoEmpresa(sesion);
    const kept = novedadVisible(db, sesion, body.SegurosPersonasNovedad.IdPersonaNovedad);
    exigeVersion(kept, body.SegurosPersonasNovedad.Version);
    const { estado, nombre } = estadoDe(kept);
    if (!esEditable(estado)) throw new Refusal(texto('noSePuedeModificar', { estado: nombre }));
    modificarAlta({ db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today }, kept);
    return true;
  });

  serve(at, altaCotizante.eliminar, ({ body, db, sesion }) => {
    comoEmpresa(sesion);
    const kept = novedadVisible(db, sesion, body.SegurosPersonasNovedad.IdPersonaNovedad);
    if (estaPagado(kept)) throw new Refusal(texto('pagadoNoSeElimina'));
    const { estado, nombre } = estadoDe(kept);
    if (!esEditable(estado)) throw new Refusal(texto('noSePuedeEliminar', { estado: nombre }));
    eliminarAlta(db, kept);
    return true;
  });

  serve(at, altaCotizante.anular, ({ body, db, sesion }) => {
    const kept = novedadVisible(db, sesion, body.SegurosPersonasNovedad.IdPersonaNovedad);
    exigeCambio(sesion, kept, 'anular', 'anulado');
    pasarA(db, kept, 'anulado');
    return true;
  });

  serve(at, altaCotizante.aceptar, ({ body, db, sesion, now, today }) => {
    const kept = novedadVisible(db, sesion, body.SegurosPersonasNovedad.IdPersonaNovedad);
    exigeCambio(sesion, kept, 'aceptar', 'aceptado');
    exigeVersion(kept, body.SegurosPersonasNovedad.Version);
    aceptarAlta({ db, usuario: sesion.usuario.usuario, now, today }, kept);
    return true;
  });

  serveQuestions(at);
}

function serveQuestions(at: Services): void {
  /** The date of the unfinished notice, else INCONCLUSO: go on (decision 1). */
  serve(at, altaCotizante.verificarInconclusas, ({ params, db, sesion }) => {
    const idEmpresa = number(params.idEmpresa, 'idEmpresa');
    exigeEmpresa(sesion, idEmpresa);
    return pendiente(db, number(params.idPersona, 'idPersona'), idEmpresa)?.FechaNovedad ?? 'INCONCLUSO';
  });

  serve(at, altaCotizante.periodoActivo, ({ params, sesion, today }) => {
    exigeEmpresa(sesion, number(params.idEmpresa, 'idEmpresa'));
    if (number(params.idRegional, 'idRegional') !== sesion.idRegional) throw sinAcceso();
    const { start, end } = periodoActivo(today);
    return `${start}|${end}`;
  });
}
