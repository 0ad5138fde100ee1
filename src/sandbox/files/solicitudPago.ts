import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { toLocalDate } from '#lib/dates.ts';
import { bolivianos, money } from '#lib/money.ts';
import { brand, CAJA, createSheet, rule, soft, white, wrap } from './sheet.ts';

/** How many lines fit on the page, below the longest observation. */
const MOST_LINES = 17;

/** The request of a payment order on paper: transaction code, last day, notices and total. */
export async function solicitudPago(orden: OrdenPago, empresa: string, today: string): Promise<Uint8Array> {
  const sheet = await createSheet([612, 792], `Solicitud de orden de pago ${orden.IdOrdenPago}`, today);
  sheet.page.drawRectangle({ x: 0, y: 722, width: 612, height: 70, color: brand });
  sheet.text(CAJA, { x: 56, y: 752, size: 18, bold: true, color: white });
  sheet.text('Solicitud de orden de pago', { x: 56, y: 734, size: 11, color: white });
  sheet.text(`N° ${orden.IdOrdenPago}`, { x: 556, y: 752, size: 13, bold: true, color: white, ends: true });
  const observation = wrap(orden.Observacion || '-', 70);
  const rows: readonly (readonly [string, string])[] = [
    ['Empresa', empresa],
    ['Código de transacción', orden.CodigoTransaccion],
    ['Fecha de la orden', toLocalDate(orden.FechaOrdenPago)],
    [orden.Cobrado ? 'Fecha de pago' : 'Válida hasta', toLocalDate(orden.FechaPago || orden.FechaVencimiento)],
    ...observation.map((line, i) => [i === 0 ? 'Observaciones' : '', line] as const),
  ];
  rows.forEach(([label, value], i) => {
    sheet.text(label, { x: 56, y: 690 - i * 18, size: 9, color: soft });
    sheet.text(value || '-', { x: 190, y: 690 - i * 18, size: 10, fit: 366 });
  });
  const top = 672 - rows.length * 18;
  sheet.page.drawLine({ start: { x: 56, y: top - 5 }, end: { x: 556, y: top - 5 }, thickness: 0.8, color: rule });
  const header = { y: top, size: 9, bold: true, color: brand };
  sheet.text('Novedad', { x: 56, ...header });
  sheet.text('Nombre completo', { x: 250, ...header });
  sheet.text('Total Bs.', { x: 556, ...header, ends: true });
  const shown = orden.Novedades.slice(0, MOST_LINES);
  shown.forEach((line, i) => {
    const y = top - 20 - i * 17;
    sheet.text(line.Novedad, { x: 56, y, size: 9, fit: 185 });
    sheet.text(line.NombreCompleto, { x: 250, y, size: 9, fit: 240 });
    sheet.text(money(line.Total), { x: 556, y, size: 9, ends: true });
  });
  const more = orden.Novedades.length - shown.length;
  const end = top - 20 - shown.length * 17;
  if (more > 0) sheet.text(`y ${more} novedades más`, { x: 56, y: end, size: 9, color: soft });
  sheet.text(`Total ${bolivianos(orden.Total)}`, { x: 556, y: end - 22, size: 12, bold: true, ends: true });
  sheet.text(`Impreso el ${toLocalDate(today)}`, { x: 56, y: 40, size: 8, color: soft });
  return sheet.save();
}
