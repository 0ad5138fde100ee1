import type { Factura } from '#contract/entities/factura.ts';
import { toLocalMoment } from '#lib/dates.ts';
import type { Monto } from '#lib/money.ts';
import { type ZipEntry, zipOf } from '#ui/files/zip.ts';
import { textColumn } from '#ui/table/columns.ts';
import { csvText } from '#ui/table/exportTable.ts';
import { paqueteMessages, facturas as textos } from './messages.ts';
import type { Pieza } from './paquete.ts';

/** An amount as a number for Spanish spreadsheets: comma, two decimals, no thousands separator. */
const montoDeHoja = (amount: Monto): string =>
  typeof amount === 'number' ? amount.toFixed(2).replace('.', ',') : (amount ?? '');

/** The listing of a package: the data of each invoice, and its files or why one is missing. */
function listadoCsv(facturas: readonly Factura[], piezas: readonly Pieza[]): Promise<string> {
  const archivo = (factura: Factura, tipo: Pieza['tipo']) => {
    const pieza = piezas.find((one) => one.factura === factura && one.tipo === tipo);
    if (!pieza) return '';
    return pieza.bytes ? pieza.nombre : paqueteMessages.falto(pieza.motivo);
  };
  const column = (header: string, text: (row: Factura) => string) => textColumn(header, header, text);
  return csvText(
    [
      column(textos.estado, (row) => row.estado.toUpperCase()),
      column(textos.sector, (row) => row.documentoSector),
      column(textos.numero, (row) => String(row.numeroFactura)),
      column(paqueteMessages.comprador, (row) => row.numeroDocumento),
      column(textos.cuf, (row) => row.cuf),
      column(textos.fecha, (row) => toLocalMoment(row.fechaEmision)),
      column(textos.monto, (row) => montoDeHoja(row.importeTotal)),
      column(paqueteMessages.pdf, (row) => archivo(row, 'PDF')),
      column(paqueteMessages.xml, (row) => archivo(row, 'XML')),
    ],
    facturas,
  );
}

/** Packs the downloaded files and the listing into one ZIP. */
export async function armarZip(facturas: readonly Factura[], piezas: readonly Pieza[]): Promise<Blob> {
  const listado = new TextEncoder().encode(await listadoCsv(facturas, piezas));
  const files = piezas.flatMap(({ nombre: name, bytes }): ZipEntry[] => (bytes ? [{ name, bytes }] : []));
  return zipOf([{ name: paqueteMessages.listado, bytes: listado }, ...files]);
}
