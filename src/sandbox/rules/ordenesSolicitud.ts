import { createHash } from 'node:crypto';
import { addDays, clockTime, type IsoDate, today, toLocalDate } from '#lib/dates.ts';
import { sumOf } from '#lib/money.ts';
import type { CodigoQrRow } from '../db/cobroRows.ts';
import type { Database } from '../db/database.ts';
import type { Orden } from '../db/rows.ts';
import { Refusal } from '../refusal.ts';
import { emitirFactura } from './facturas.ts';
import { etapaDe } from './ordenes.ts';
import { textoOrden } from './ordenesTextos.ts';
import { esBorrador, estaPagado, importeDe, marcarPagada, moverExamen } from './payments.ts';
import { estadoDe } from './states.ts';

/** How many days a request can be paid, including the day it was generated. */
export const DIAS_DE_SOLICITUD = 7;

const novedadesDe = (db: Database, orden: Orden) => orden.novedades.flatMap((id) => db.novedades.get(id) ?? []);

/** True if every notice of an order can be charged: it exists, is unpaid and was not annulled in the meantime. */
function esCobrable(db: Database, orden: Orden): boolean {
  const notices = novedadesDe(db, orden);
  const owed = notices.every((n) => !estaPagado(db, n) && estadoDe(db, n).estado !== 'anulado');
  return owed && notices.length > 0 && notices.length === orden.novedades.length;
}

/** Gives a draft its transaction code. Returns '' and changes nothing if one of its notices can no longer be charged. */
export function generarSolicitud(db: Database, orden: Orden, dia: IsoDate): string {
  if (!esBorrador(orden)) throw new Refusal(textoOrden(orden.Cobrado ? 'ordenPagada' : 'yaGenerada'));
  if (!esCobrable(db, orden)) return '';
  const CodigoTransaccion = `TX${String(db.next('solicitudes')).padStart(6, '0')}${orden.IdOrdenPago}`;
  const importes = novedadesDe(db, orden).map((n) => importeDe(db, orden, n));
  db.solicitudes.put({
    CodigoTransaccion,
    IdOrdenPago: orden.IdOrdenPago,
    Fecha: dia,
    Vence: addDays(dia, DIAS_DE_SOLICITUD - 1),
    Importe: sumOf(importes) ?? 0,
    Estado: 'viva',
    novedades: orden.novedades,
    importes,
  });
  db.ordenes.put({ ...orden, CodigoTransaccion });
  for (const n of novedadesDe(db, orden)) moverExamen(db, n, 'orden');
  return CodigoTransaccion;
}

/** Cancels an unpaid request, expired or not. The order is a draft again (spec R 4.4). */
export function anularSolicitud(db: Database, orden: Orden): void {
  if (orden.Cobrado || orden.IdVenta > 0) throw new Refusal(textoOrden('ordenPagada'));
  if (esBorrador(orden)) throw new Refusal(textoOrden('sinSolicitud'));
  const solicitud = db.solicitudes.get(orden.CodigoTransaccion);
  if (solicitud) db.solicitudes.put({ ...solicitud, Estado: 'anulada' });
  db.ordenes.put({ ...orden, CodigoTransaccion: '' });
  for (const n of novedadesDe(db, orden)) moverExamen(db, n, 'registrado');
}

/** Why an order cannot be paid on a day, or null if it can. */
function impidePago(db: Database, orden: Orden, dia: IsoDate): string | null {
  const etapa = etapaDe(db, orden, dia);
  if (etapa === 'generada') return esCobrable(db, orden) ? null : textoOrden('conAvisoAnulado');
  if (etapa === 'pagada') return textoOrden('ordenPagada');
  if (etapa === 'borrador') return textoOrden('sinSolicitud');
  return textoOrden('vencida', { fecha: toLocalDate(db.solicitudes.get(orden.CodigoTransaccion)?.Vence) });
}

/**
 * The QR code of a live request. A valid code is returned again, so that nobody can pay twice. An expired one is replaced.
 */
export function codigoQr(db: Database, orden: Orden, dia: IsoDate): CodigoQrRow {
  const why = impidePago(db, orden, dia);
  const solicitud = db.solicitudes.get(orden.CodigoTransaccion);
  if (why !== null || !solicitud) throw new Refusal(why ?? textoOrden('sinSolicitud'));
  const living = db.codigosQr.by('solicitud', orden.CodigoTransaccion).find((qr) => qr.Vence >= dia);
  if (living) return living;
  const IdQr = db.next('codigosQr') + 40_000;
  const { CodigoTransaccion, Importe, Vence: last } = solicitud;
  const hash = createHash('sha256').update(`${IdQr}|${CodigoTransaccion}|${Importe}`).digest();
  return db.codigosQr.put({
    IdQr,
    CodigoTransaccion,
    Importe,
    Vence: [addDays(dia, 1), last].sort()[0] ?? last,
    Contenido: `${hash.toString('base64')}|${hash.subarray(0, 8).toString('hex')}`,
  });
}

/**
 * Pays an order once: its notices are paid and the invoice is issued. The cash desk may pay a draft, which then gets its
 * request. Refused if the request is expired, or the order is already paid or cannot be charged.
 */
export function payOrder(db: Database, idOrdenPago: number, now: Date): void {
  const kept = db.ordenes.get(idOrdenPago);
  if (!kept) throw new Refusal(textoOrden('idInvalido'));
  const dia = today(now);
  if (esBorrador(kept) && generarSolicitud(db, kept, dia) === '') throw new Refusal(textoOrden('noSeGenero'));
  const orden = db.ordenes.get(idOrdenPago) ?? kept;
  const solicitud = db.solicitudes.get(orden.CodigoTransaccion);
  const why = impidePago(db, orden, dia);
  if (why !== null || !solicitud) throw new Refusal(why ?? textoOrden('sinSolicitud'));
  db.solicitudes.put({ ...solicitud, Estado: 'pagada' });
  const { NumeroFactura, IdVenta, Cuf } = emitirFactura(db, orden, clockTime(now));
  db.ordenes.put({ ...orden, NumeroFactura, IdVenta, Cuf, Cobrado: true, FechaPago: dia });
  for (const n of novedadesDe(db, orden)) marcarPagada(db, n);
}
