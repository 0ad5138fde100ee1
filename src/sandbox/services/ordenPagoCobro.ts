import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { toLocalDate } from '#lib/dates.ts';
import { bolivianos, sumOf } from '#lib/money.ts';
import type { Cobro } from '../db/cobroRows.ts';
import type { Database } from '../db/database.ts';
import { documentoComprador } from '../db/emisor.ts';
import type { Orden } from '../db/rows.ts';
import { qrPng } from '../files/qr.ts';
import { solicitudPago } from '../files/solicitudPago.ts';
import { BadCall, Refusal, sinAcceso } from '../refusal.ts';
import { exigeEmpresa, novedadVisible, papel, vePersona } from '../rules/access.ts';
import { agregarABorrador, etapaDe, ordenVisible, ordenWire } from '../rules/ordenes.ts';
import { loVisible } from '../rules/ordenesAcceso.ts';
import { codigoQr } from '../rules/ordenesSolicitud.ts';
import { textoOrden } from '../rules/ordenesTextos.ts';
import { importeDe } from '../rules/payments.ts';
import { number, type Services, serve, serveFile, WithMessage } from '../serve.ts';
import type { Sesion } from '../session.ts';
import { puestoNombrado } from './ordenPago.ts';

const cobroDe = (db: Database, IdOrdenPago: number): Cobro =>
  db.cobros.get(IdOrdenPago) ?? {
    IdOrdenPago,
    RazonSocial: '',
    IdTipoDocumento: documentoComprador.nit,
    NumeroDocumento: '',
    Complemento: '',
    CorreoElectronico: '',
    NumeroComprobante: '',
  };

/** The orders with a notice of a person: orders of the caller's company and regional, or the family's own orders. */
function ordenesDePersona(db: Database, sesion: Sesion, idPersona: number): Orden[] {
  if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
  const own = new Set(db.novedades.by('persona', idPersona).map((n) => n.IdPersonaNovedad));
  const isMine = (o: Orden) =>
    sesion.tipo === 'ASEGURADOS' ||
    (o.IdRegional === sesion.idRegional && (papel(sesion) === 'caja' || o.IdEmpresa === sesion.idEmpresa));
  return db.ordenes.all().filter((o) => isMine(o) && o.novedades.some((id) => own.has(id)));
}

/** Charging payment orders (spec R 7.6). */
export function serveOrdenPagoCobro(at: Services): void {
  serve(at, ordenPagoCobro.generarQr, ({ body, db, sesion, today }) => {
    const orden = ordenVisible(db, sesion, body);
    const { IdQr, CodigoTransaccion, Importe, Vence, Contenido } = codigoQr(db, orden, today);
    const Imagen = Buffer.from(qrPng(Contenido)).toString('base64');
    const text = textoOrden('qr', {
      importe: bolivianos(Importe),
      codigo: CodigoTransaccion,
      fecha: toLocalDate(Vence),
    });
    const code = { IdQr, IdOrdenPago: orden.IdOrdenPago, CodigoTransaccion, Importe, Moneda: 'BOB' };
    return new WithMessage({ ...code, FechaVencimiento: Vence, Imagen, Contenido }, text, 'info');
  });

  serveFile(at, ordenPagoCobro.imprimirSolicitud, async ({ body, db, sesion, today }) => {
    const orden = ordenVisible(db, sesion, body);
    if (orden.CodigoTransaccion === '') throw new Refusal(textoOrden('sinSolicitud'));
    const empresa = db.empresas.get(orden.IdEmpresa)?.RazonSocial ?? '';
    const bytes = await solicitudPago(ordenWire(db, orden, today), empresa, today);
    return { bytes, tipo: 'application/pdf', nombre: `SolicitudOrdenPago-${orden.IdOrdenPago}.pdf` };
  });

  serve(at, ordenPagoCobro.carrito, ({ body, db, sesion, today }) => {
    puestoNombrado(sesion, body.IdEmpresa);
    const notices = body.Novedades.map((id) => novedadVisible(db, sesion, id));
    const { IdOrdenPago } = agregarABorrador({ db, sesion, today }, notices);
    return new WithMessage(IdOrdenPago, textoOrden('carrito', { numero: IdOrdenPago }), 'success');
  });

  serveData(at);
  serveByPerson(at);
}

/** No address, or one of at most 100 characters. */
const esCorreoOpcional = (correo: string): boolean =>
  correo === '' || (correo.length <= 100 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(correo));

function serveData(at: Services): void {
  /** The buyer cannot change once the invoice is issued. */
  serve(at, ordenPagoCobro.datoFactura, ({ body, db, sesion }) => {
    const orden = ordenVisible(db, sesion, body);
    if (orden.Cobrado) throw new Refusal(textoOrden('ordenPagada'));
    const { RazonSocial, IdTipoDocumento, NumeroDocumento, Complemento, CorreoElectronico } = body;
    if (!Object.values<number>(documentoComprador).includes(IdTipoDocumento)) throw new BadCall('IdTipoDocumento');
    if (Complemento.length > 5) throw new BadCall('Complemento');
    // Only a Bolivian identity card has a complement.
    if (Complemento !== '' && IdTipoDocumento !== documentoComprador.carnet) throw new BadCall('Complemento');
    if (!esCorreoOpcional(CorreoElectronico)) throw new BadCall('CorreoElectronico');
    if (!RazonSocial.trim() || !NumeroDocumento.trim()) throw new Refusal(textoOrden('compradorSinDatos'));
    if (RazonSocial.length > 200 || NumeroDocumento.length > 20) throw new Refusal(textoOrden('compradorLargo'));
    const buyer = { RazonSocial, IdTipoDocumento, NumeroDocumento, Complemento, CorreoElectronico };
    db.cobros.put({ ...cobroDe(db, orden.IdOrdenPago), ...buyer });
    return true;
  });

  serve(at, ordenPagoCobro.actualizarComprobante, ({ body, db, sesion, today }) => {
    const orden = ordenVisible(db, sesion, body);
    const etapa = etapaDe(db, orden, today);
    if (etapa === 'pagada') throw new Refusal(textoOrden('ordenPagada'));
    if (etapa === 'borrador') throw new Refusal(textoOrden('sinSolicitud'));
    const NumeroComprobante = body.NumeroComprobante.trim().toUpperCase();
    if (!/^[A-Z0-9-]{1,30}$/.test(NumeroComprobante)) throw new Refusal(textoOrden('comprobante'));
    db.cobros.put({ ...cobroDe(db, orden.IdOrdenPago), NumeroComprobante });
    return true;
  });
}

function serveByPerson(at: Services): void {
  serve(at, ordenPagoCobro.porPersona, ({ params, db, sesion, today }) =>
    ordenesDePersona(db, sesion, number(params.idPersona, 'idPersona')).map((o) =>
      ordenWire(db, loVisible(db, sesion, o), today),
    ),
  );

  serve(at, ordenPagoCobro.totalPorPagarPersona, ({ params, db, sesion, today }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    const idEmpresa = number(params.idEmpresa, 'idEmpresa');
    if (idEmpresa !== 0 && sesion.tipo !== 'ASEGURADOS') exigeEmpresa(sesion, idEmpresa);
    const mine = db.novedades.by('persona', idPersona);
    const owed = ordenesDePersona(db, sesion, idPersona)
      .filter((o) => (idEmpresa === 0 || o.IdEmpresa === idEmpresa) && etapaDe(db, o, today) === 'generada')
      .flatMap((o) => mine.filter((n) => o.novedades.includes(n.IdPersonaNovedad)).map((n) => importeDe(db, o, n)));
    return { Cantidad: owed.length, Total: sumOf(owed) ?? 0 };
  });
}
