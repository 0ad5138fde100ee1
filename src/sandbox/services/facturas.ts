import { facturas } from '#contract/services/facturas.ts';
import { cleanDate } from '#lib/dates.ts';
import type { FacturaRow } from '../db/cobroRows.ts';
import type { Database } from '../db/database.ts';
import { emisor } from '../db/emisor.ts';
import { facturaPdf } from '../files/facturaPdf.ts';
import { facturaXml } from '../files/facturaXml.ts';
import { BadCall, sinAcceso } from '../refusal.ts';
import { comoEmpresa } from '../rules/access.ts';
import { esDePuesto, puestoDeOrdenes } from '../rules/ordenesAcceso.ts';
import { exigeOrden } from '../rules/rango.ts';
import { number, type Services, serve, serveFile } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** The owner of an invoice's order. An order that no longer exists belonged to a company. */
const duenaDe = (db: Database, f: FacturaRow) => db.ordenes.get(f.IdOrdenPago) ?? f;

/** An invoice of the caller's orders. Any other is refused as if it did not exist. */
function propia(db: Database, sesion: Sesion, found: FacturaRow | undefined): FacturaRow {
  const puesto = puestoDeOrdenes(sesion);
  if (!found || !esDePuesto(duenaDe(db, found), puesto)) throw sinAcceso();
  return found;
}

function day(text: string, field: string): string {
  const date = cleanDate(text);
  if (date === '') throw new BadCall(field);
  return date;
}

const pdf = async (f: FacturaRow) => ({
  bytes: await facturaPdf(f),
  tipo: 'application/pdf',
  nombre: `Factura-${f.NumeroFactura}.pdf`,
});

/** Tax invoices (spec F 7.2) of a company in its regional. */
export function serveFacturas(at: Services): void {
  /** Both days are included. The newest invoice comes first. */
  serve(at, facturas.listar, ({ body, db, sesion }) => {
    const puesto = { ...comoEmpresa(sesion), IdPersona: 0 };
    const [from, to] = [day(body.FechaInicio, 'FechaInicio'), day(body.FechaFin, 'FechaFin')];
    exigeOrden(from, to);
    return db.facturas
      .by('empresa', `${puesto.IdEmpresa}|${puesto.IdRegional}`)
      .filter((f) => esDePuesto(duenaDe(db, f), puesto))
      .filter((f) => f.FechaEmision.slice(0, 10) >= from && f.FechaEmision.slice(0, 10) <= to)
      .sort((a, b) => b.FechaEmision.localeCompare(a.FechaEmision) || b.IdVenta - a.IdVenta)
      .map((f) => ({
        idVenta: f.IdVenta,
        estado: f.Estado,
        documentoSector: emisor.nombreSector,
        numeroFactura: f.NumeroFactura,
        numeroDocumento: f.NumeroDocumento,
        cuf: f.Cuf,
        fechaEmision: f.FechaEmision,
        importeTotal: f.ImporteTotal,
      }));
  });

  serveFile(at, facturas.pdf, ({ params, db, sesion }) =>
    pdf(propia(db, sesion, db.facturas.get(number(params.idVenta, 'idVenta')))),
  );

  serveFile(at, facturas.pdfPorCuf, ({ params, db, sesion }) =>
    pdf(propia(db, sesion, db.facturas.by('cuf', params.cuf)[0])),
  );

  serveFile(at, facturas.xml, ({ params, db, sesion }) => {
    const found = propia(db, sesion, db.facturas.by('cuf', params.cuf)[0]);
    return { bytes: facturaXml(found), tipo: 'application/xml; charset=utf-8', nombre: `${found.Cuf}.xml` };
  });
}
