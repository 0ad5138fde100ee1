import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { cleanDate } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { comoEmpresa, exigeEmpresa, novedadVisible } from '../rules/access.ts';
import {
  agregarABorrador,
  cobrables,
  esDeTipo,
  impideCobro,
  lineaDe,
  nuevaOrden,
  ordenVisible,
  ordenWire,
  registrarOrden,
} from '../rules/ordenes.ts';
import { esDePuesto, loVisible, ordenesDe, type Puesto, puestoDeOrdenes } from '../rules/ordenesAcceso.ts';
import { anularSolicitud, generarSolicitud } from '../rules/ordenesSolicitud.ts';
import { textoOrden } from '../rules/ordenesTextos.ts';
import { esBorrador, estaPagado, ordenDe, quitarDeOrden, requierePago } from '../rules/payments.ts';
import { exigeOrden } from '../rules/rango.ts';
import { texto } from '../rules/texts.ts';
import { itemDe } from '../rules/tiposNovedad.ts';
import { type Call, number, type Services, serve, WithMessage } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** The caller's company and regional. Refused if the body names another company. */
export function puestoDe(sesion: Sesion, idEmpresa: number): { IdEmpresa: number; IdRegional: number } {
  const puesto = comoEmpresa(sesion);
  if (idEmpresa !== puesto.IdEmpresa) throw sinAcceso();
  return puesto;
}

/** The owner of the caller's orders. Refused if the body names another company. */
export function puestoNombrado(sesion: Sesion, idEmpresa: number): Puesto {
  const puesto = puestoDeOrdenes(sesion);
  if (idEmpresa !== puesto.IdEmpresa) throw sinAcceso();
  return puesto;
}

/** The caller's orders that match a filter, the newest first. */
function listar({ body, db, sesion, today }: Call<typeof ordenPago.listar>): OrdenPago[] {
  const puesto = puestoDeOrdenes(sesion);
  if (body.IdEmpresa !== 0 && body.IdEmpresa !== puesto.IdEmpresa) throw sinAcceso();
  const [from, to] = [cleanDate(body.FechaInicio), cleanDate(body.FechaFin)];
  exigeOrden(from, to);
  const name = fold(body.NombrePersona);
  const isOfType = (id: number) => {
    const n = db.novedades.get(id);
    return n !== undefined && esDeTipo(db, n, body.IdTipoNovedad);
  };
  return ordenesDe(db, puesto)
    .filter((o) => (!from || o.FechaOrdenPago >= from) && (!to || o.FechaOrdenPago <= to))
    .filter((o) => body.OrdenGenerada === null || (o.CodigoTransaccion !== '') === body.OrdenGenerada)
    .filter((o) => body.NumeroFactura === 0 || o.NumeroFactura === body.NumeroFactura)
    .filter((o) => body.IdTipoNovedad === 0 || o.novedades.some(isOfType))
    .map((o) => ordenWire(db, o, today))
    .filter((o) => name === '' || o.Novedades.some((n) => fold(n.NombreCompleto).includes(name)))
    .sort((a, b) => b.FechaOrdenPago.localeCompare(a.FechaOrdenPago) || b.IdOrdenPago - a.IdOrdenPago);
}

/** Payment orders (spec R 7.6). */
export function serveOrdenPago(at: Services): void {
  serve(at, ordenPago.listar, listar);
  serve(at, ordenPago.obtener, ({ body, db, sesion, today }) => ordenWire(db, ordenVisible(db, sesion, body), today));

  serve(at, ordenPago.nueva, ({ body, db, sesion, today }) =>
    ordenWire(db, nuevaOrden(0, puestoNombrado(sesion, body.IdEmpresa), today), today),
  );

  serve(at, ordenPago.registrar, ({ body, db, sesion, today }) => {
    const { IdOrdenPago } = registrarOrden({ db, sesion, today }, body);
    return body.IdOrdenPago === 0 ? IdOrdenPago : new WithMessage(IdOrdenPago, textoOrden('modificada'), 'success');
  });

  serve(at, ordenPago.eliminar, ({ body, db, sesion }) => {
    const orden = ordenVisible(db, sesion, body);
    if (!esBorrador(orden)) throw new Refusal(textoOrden('noSePuedeEliminar'));
    db.cobros.remove(orden.IdOrdenPago);
    db.ordenes.remove(orden.IdOrdenPago);
    const { IdOrdenPago, IdEmpresa, IdRegional, IdPersona = 0 } = orden;
    db.ordenesEliminadas.put({ IdOrdenPago, IdEmpresa, IdRegional, IdPersona });
    return true;
  });

  serve(at, ordenPago.generarSolicitud, ({ body, db, sesion, today }) => {
    const codigo = generarSolicitud(db, ordenVisible(db, sesion, body), today);
    return codigo === '' ? new WithMessage('', textoOrden('noSeGenero'), 'warning') : codigo;
  });

  serve(at, ordenPago.anularSolicitud, ({ body, db, sesion }) => {
    anularSolicitud(db, ordenVisible(db, sesion, body));
    return true;
  });

  serveLines(at);
  serveByNotice(at);
  serveChecks(at);
}

function serveLines(at: Services): void {
  serve(at, ordenPago.novedadesCobrar, ({ body, db, sesion }) =>
    cobrables(db, puestoNombrado(sesion, body.IdEmpresa), body).map((n) => lineaDe(db, n)),
  );

  serve(at, ordenPago.novedades, ({ body, db, sesion }) => {
    const orden = ordenVisible(db, sesion, body);
    return orden.novedades.flatMap((id) => db.novedades.get(id) ?? []).map((n) => lineaDe(db, n, orden));
  });

  serve(at, ordenPago.listaNovedad, ({ params, db, sesion }) => {
    const puesto = puestoDeOrdenes(sesion);
    const NombrePersona = params.texto === '_' ? '' : params.texto;
    const any = { FechaInicioNovedad: '', FechaFinNovedad: '', IdTipoNovedad: 0, IdOrdenPago: 0 };
    return cobrables(db, puesto, { ...any, IdEmpresa: puesto.IdEmpresa, NombrePersona }).map((n) => lineaDe(db, n));
  });

  serve(at, ordenPago.tiposNovedad, ({ db }) => db.tiposNovedad.all().map(itemDe));
}

function serveByNotice(at: Services): void {
  serve(at, ordenPago.porNovedad, ({ params, db, sesion, today }) => {
    const orden = ordenDe(db, novedadVisible(db, sesion, number(params.idPersonaNovedad, 'idPersonaNovedad')));
    return orden ? ordenWire(db, loVisible(db, sesion, orden), today) : null;
  });

  serve(at, ordenPago.registrarConNovedad, ({ body, db, sesion, today }) => {
    puestoNombrado(sesion, body.IdEmpresa);
    const n = novedadVisible(db, sesion, body.IdPersonaNovedad);
    return agregarABorrador({ db, sesion, today }, [n]).IdOrdenPago;
  });

  /** This is also called after a notice is deleted. Then there is nothing left to remove. */
  serve(at, ordenPago.quitarNovedad, ({ params, db, sesion }) => {
    const puesto = puestoDeOrdenes(sesion);
    const id = number(params.idPersonaNovedad, 'idPersonaNovedad');
    if (!db.novedades.get(id)) return true;
    const orden = ordenDe(db, novedadVisible(db, sesion, id));
    if (orden && !esDePuesto(orden, puesto)) throw sinAcceso();
    if (orden) quitarDeOrden(db, orden, id);
    return true;
  });
}

function serveChecks(at: Services): void {
  serve(at, ordenPago.verificarPago, ({ params, db, sesion }) => {
    const n = novedadVisible(db, sesion, number(params.idPersonaNovedad, 'idPersonaNovedad'));
    const answer = { RequierePago: requierePago(n), Pagado: estaPagado(db, n) };
    const owes = answer.RequierePago && !answer.Pagado;
    return owes ? new WithMessage(answer, texto('pagoAntes'), 'warning') : answer;
  });

  serve(at, ordenPago.verificarTipo, ({ body, sesion }) => {
    exigeEmpresa(sesion, body.IdEmpresa);
    return { RequierePago: requierePago(body) };
  });

  serve(at, ordenPago.verificarDatosNovedad, ({ body, db, sesion }) => {
    exigeEmpresa(sesion, body.IdEmpresa);
    const n = novedadVisible(db, sesion, body.IdPersonaNovedad);
    if (n.IdEmpresa !== body.IdEmpresa) throw sinAcceso();
    const Motivo = impideCobro(db, n) ?? '';
    const IdOrdenPago = ordenDe(db, n)?.IdOrdenPago ?? 0;
    return {
      RequierePago: requierePago(n),
      Pagado: estaPagado(db, n),
      IdOrdenPago,
      PuedeIncluirse: Motivo === '',
      Motivo,
    };
  });
}
