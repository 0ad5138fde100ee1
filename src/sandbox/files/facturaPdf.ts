import { toLocalDate } from '#lib/dates.ts';
import { bolivianos, money, sumOf } from '#lib/money.ts';
import type { FacturaRow } from '../db/cobroRows.ts';
import { emisor } from '../db/emisor.ts';
import { leyenda } from './facturaXml.ts';
import { qrModules } from './qr.ts';
import { brand, createSheet, ink, rule, type Sheet, soft, white } from './sheet.ts';

const LEFT = 56;
const RIGHT = 556;
/** How many lines fit on the page. The rest are summed up in the last line. */
const MOST_LINES = 18;

/** Draws a QR code on a sheet. `at` has its lower left corner and its side in points. */
function drawQr({ page }: Sheet, text: string, at: { x: number; y: number; side: number }): void {
  const modules = qrModules(text);
  const size = at.side / modules.length;
  modules.forEach((row, down) => {
    row.forEach((isDark, along) => {
      if (!isDark) return;
      const y = at.y + at.side - (down + 1) * size;
      // Slightly larger, to avoid light gaps between neighbours.
      page.drawRectangle({ x: at.x + along * size, y, width: size + 0.1, height: size + 0.1, color: ink });
    });
  });
}

/** An invoice on paper. */
export async function facturaPdf(f: FacturaRow): Promise<Uint8Array> {
  const day = f.FechaEmision.slice(0, 10);
  const sheet = await createSheet([612, 792], `Factura ${f.NumeroFactura}`, day);
  head(sheet, f);
  const buyer = [f.NumeroDocumento, f.Complemento].filter(Boolean).join('-');
  const rows: readonly (readonly [string, string])[] = [
    ['Fecha', `${toLocalDate(day)} ${f.FechaEmision.slice(11, 16)}`],
    ['Nombre o razón social', f.RazonSocial],
    ['NIT / CI / CEX', buyer],
    ['Código de cliente', `C${f.IdEmpresa}`],
  ];
  rows.forEach(([label, value], i) => {
    sheet.text(label, { x: LEFT, y: 652 - i * 17, size: 9, color: soft });
    sheet.text(value, { x: 190, y: 652 - i * 17, size: 10, fit: 366 });
  });
  const end = lines(sheet, f, 565);
  sheet.text(`Total ${bolivianos(f.ImporteTotal)}`, { x: RIGHT, y: end - 20, size: 12, bold: true, ends: true });
  drawQr(sheet, `https://impuestos.ejemplo.bo/QR?nit=${emisor.nit}&cuf=${f.Cuf}&numero=${f.NumeroFactura}`, {
    x: LEFT,
    y: 70,
    side: 96,
  });
  sheet.text('Código de autorización (CUF)', { x: 170, y: 140, size: 8, color: soft });
  sheet.text(f.Cuf, { x: 170, y: 126, size: 9, fit: 386 });
  sheet.text(leyenda, { x: 170, y: 90, size: 8, color: soft });
  return sheet.save();
}

function head(sheet: Sheet, f: FacturaRow): void {
  sheet.page.drawRectangle({ x: 0, y: 722, width: 612, height: 70, color: brand });
  sheet.text(emisor.razonSocial, { x: LEFT, y: 752, size: 18, bold: true, color: white });
  sheet.text(`NIT ${emisor.nit} · ${emisor.direccion} · Teléfono ${emisor.telefono}`, {
    x: LEFT,
    y: 734,
    size: 9,
    color: white,
  });
  sheet.text(`Factura N° ${f.NumeroFactura}`, { x: RIGHT, y: 752, size: 13, bold: true, color: white, ends: true });
  sheet.text('Con derecho a crédito fiscal', { x: LEFT, y: 690, size: 12, bold: true });
}

/** Writes the invoice's lines from a height downwards. Returns the height where they end. */
function lines({ page, text }: Sheet, f: FacturaRow, top: number): number {
  const header = { y: top, size: 9, bold: true, color: brand };
  text('Código', { x: LEFT, ...header });
  text('Descripción', { x: 120, ...header });
  text('Subtotal Bs.', { x: RIGHT, ...header, ends: true });
  page.drawLine({ start: { x: LEFT, y: top - 5 }, end: { x: RIGHT, y: top - 5 }, thickness: 0.8, color: rule });
  const over = f.detalle.length - MOST_LINES;
  const rest = f.detalle.slice(MOST_LINES - 1);
  const shown =
    over > 0
      ? [
          ...f.detalle.slice(0, MOST_LINES - 1),
          { Codigo: '', Descripcion: `Otras ${rest.length} novedades`, Precio: sumOf(rest.map((l) => l.Precio)) ?? 0 },
        ]
      : f.detalle;
  shown.forEach((line, i) => {
    const y = top - 20 - i * 16;
    text(line.Codigo, { x: LEFT, y, size: 9 });
    text(line.Descripcion, { x: 120, y, size: 9, fit: 350 });
    text(money(line.Precio), { x: RIGHT, y, size: 9, ends: true });
  });
  return top - 20 - shown.length * 16;
}
