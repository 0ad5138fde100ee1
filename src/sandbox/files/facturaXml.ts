import { nombreRegional } from '#contract/enumerations.ts';
import { own } from '#lib/own.ts';
import type { FacturaRow } from '../db/cobroRows.ts';
import { emisor } from '../db/emisor.ts';

const ROOT = 'facturaComputarizadaCompraVenta';
/** null is written as xsi:nil. */
type Element = readonly [name: string, value: string | number | null];

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for XML and removes characters that XML does not allow. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (char) => own(named, char) ?? char);

const written = ([name, value]: Element): string =>
  value === null ? `<${name} xsi:nil="true"/>` : `<${name}>${escapeXml(String(value))}</${name}>`;

const header = (f: FacturaRow): readonly Element[] => [
  ['nitEmisor', emisor.nit],
  ['razonSocialEmisor', emisor.razonSocial],
  ['municipio', nombreRegional(f.IdRegional).toUpperCase()],
  ['telefono', emisor.telefono],
  ['numeroFactura', f.NumeroFactura],
  ['cuf', f.Cuf],
  ['cufd', emisor.cufd],
  ['codigoSucursal', emisor.sucursal],
  ['direccion', emisor.direccion],
  ['codigoPuntoVenta', emisor.puntoVenta],
  ['fechaEmision', f.FechaEmision],
  ['nombreRazonSocial', f.RazonSocial],
  ['codigoTipoDocumentoIdentidad', f.IdTipoDocumento],
  ['numeroDocumento', f.NumeroDocumento],
  ['complemento', f.Complemento || null],
  ['codigoCliente', `C${f.IdEmpresa}`],
  ['codigoMetodoPago', 1],
  ['numeroTarjeta', null],
  ['montoTotal', f.ImporteTotal.toFixed(2)],
  ['montoTotalSujetoIva', f.ImporteTotal.toFixed(2)],
  ['codigoMoneda', 1],
  ['tipoCambio', 1],
  ['montoTotalMoneda', f.ImporteTotal.toFixed(2)],
  ['montoGiftCard', null],
  ['descuentoAdicional', 0],
  ['codigoExcepcion', null],
  ['cafc', null],
  ['leyenda', leyenda],
  ['usuario', 'portal'],
  ['codigoDocumentoSector', emisor.sector],
];

const line = (detalle: FacturaRow['detalle'][number]): readonly Element[] => [
  ['actividadEconomica', 862010],
  ['codigoProductoSin', 93122],
  ['codigoProducto', detalle.Codigo],
  ['descripcion', detalle.Descripcion],
  ['cantidad', 1],
  ['unidadMedida', 58],
  ['precioUnitario', detalle.Precio.toFixed(2)],
  ['montoDescuento', 0],
  ['subTotal', detalle.Precio.toFixed(2)],
  ['numeroSerie', null],
  ['numeroImei', null],
];

/** The sentence every invoice carries. */
export const leyenda = 'Documento de demostración sin validez fiscal.';

/** An invoice as the tax office's XML: the header in the order of the schema, then a line for each notice. */
export function facturaXml(f: FacturaRow): Uint8Array {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<${ROOT} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${ROOT}.xsd">`,
    ` <cabecera>${header(f).map(written).join('')}</cabecera>`,
    ...f.detalle.map((detalle) => ` <detalle>${line(detalle).map(written).join('')}</detalle>`),
    `</${ROOT}>`,
    '',
  ];
  return new TextEncoder().encode(lines.join('\n'));
}
