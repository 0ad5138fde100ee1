import { sumOf } from '#lib/money.ts';
import type { FacturaRow } from '../db/cobroRows.ts';
import type { Database } from '../db/database.ts';
import { documentoComprador, emisor, nitDe } from '../db/emisor.ts';
import type { Orden } from '../db/rows.ts';
import { nombreDeTipo, padreDe } from './catalogo.ts';
import { encodeCuf } from './cuf.ts';
import { importeDe } from './payments.ts';

/** The buyer on an order's invoice: the one named for it, else the insured person who owns the order, else the company. */
export function compradorDe(db: Database, orden: Orden) {
  const named = db.cobros.get(orden.IdOrdenPago);
  if (named?.RazonSocial) {
    const { RazonSocial, IdTipoDocumento, NumeroDocumento, Complemento } = named;
    return { RazonSocial, IdTipoDocumento, NumeroDocumento, Complemento };
  }
  const persona = db.personas.get(orden.IdPersona ?? 0);
  if (persona) {
    const { NombreCompleto: RazonSocial, NumeroDocumento, ComplementoDocumento: Complemento } = persona;
    return { RazonSocial, IdTipoDocumento: documentoComprador.carnet, NumeroDocumento, Complemento };
  }
  return {
    RazonSocial: db.empresas.get(orden.IdEmpresa)?.RazonSocial ?? '',
    IdTipoDocumento: documentoComprador.nit,
    NumeroDocumento: nitDe(orden.IdEmpresa),
    Complemento: '',
  };
}

/** Issues the invoice of an order at a moment in Bolivia: one line for each notice. */
export function emitirFactura(db: Database, orden: Orden, FechaEmision: string): FacturaRow {
  const NumeroFactura = db.next('facturas') + 100;
  const detalle = orden.novedades.map((id) => {
    const n = db.novedades.get(id);
    const padre = padreDe(db, n?.IdTipoNovedad ?? 0);
    return {
      Codigo: `F${padre}`,
      Descripcion: `FORMULARIO ${nombreDeTipo(db, padre)}`.trim(),
      Precio: n ? importeDe(db, orden, n) : 0,
    };
  });
  const { nit, sucursal, modalidad, emision, tipoFactura, sector, puntoVenta, control } = emisor;
  const parts = { nit, sucursal, modalidad, emision, tipoFactura, sector, puntoVenta, control };
  return db.facturas.put({
    IdVenta: NumeroFactura + 8000,
    IdOrdenPago: orden.IdOrdenPago,
    IdEmpresa: orden.IdEmpresa,
    IdRegional: orden.IdRegional,
    Estado: 'Válida',
    NumeroFactura,
    ...compradorDe(db, orden),
    Cuf: encodeCuf({ ...parts, fechaEmision: FechaEmision, numero: NumeroFactura }),
    FechaEmision,
    ImporteTotal: sumOf(detalle.map(({ Precio }) => Precio)) ?? 0,
    detalle,
  });
}
