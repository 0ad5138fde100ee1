import type { IsoDate } from '#lib/dates.ts';

/** The fund's data about charging: requests, QR codes, invoices, physical forms. */

/** A payment request of an order, one row for each code issued. A live request is expired after Vence. */
export interface Solicitud {
  readonly CodigoTransaccion: string;
  readonly IdOrdenPago: number;
  readonly Fecha: IsoDate;
  /** The last day it can be paid. */
  readonly Vence: IsoDate;
  /** In bolivianos. */
  readonly Importe: number;
  readonly Estado: 'viva' | 'anulada' | 'pagada';
  /** The notices it charges (those of its order when the code was issued) and what each cost on that day. */
  readonly novedades: readonly number[];
  readonly importes: readonly number[];
}

/** A QR code of a request. */
export interface CodigoQrRow {
  readonly IdQr: number;
  readonly CodigoTransaccion: string;
  readonly Importe: number;
  /** The last day a bank accepts it. */
  readonly Vence: IsoDate;
  /** The text in the picture. Nobody parses it. */
  readonly Contenido: string;
}

/** The owner of a deleted order, because its tracking can still be read and written. */
export interface OrdenEliminada {
  readonly IdOrdenPago: number;
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  readonly IdPersona?: number;
}

/** The buyer on an order's invoice and the number of the payment receipt. */
export interface Cobro {
  readonly IdOrdenPago: number;
  /** '' until somebody names a buyer other than the company. */
  readonly RazonSocial: string;
  readonly IdTipoDocumento: number;
  readonly NumeroDocumento: string;
  readonly Complemento: string;
  readonly CorreoElectronico: string;
  readonly NumeroComprobante: string;
}

interface DetalleFactura {
  readonly Codigo: string;
  readonly Descripcion: string;
  readonly Precio: number;
}

/** A tax invoice. FechaEmision is the moment in Bolivia, 'yyyy-mm-ddThh:mm:ss.SSS'. */
export interface FacturaRow {
  readonly IdVenta: number;
  readonly IdOrdenPago: number;
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  readonly Estado: string;
  readonly NumeroFactura: number;
  readonly RazonSocial: string;
  readonly IdTipoDocumento: number;
  readonly NumeroDocumento: string;
  readonly Complemento: string;
  readonly Cuf: string;
  readonly FechaEmision: string;
  readonly ImporteTotal: number;
  readonly detalle: readonly DetalleFactura[];
}

/** Physical forms of a notice type that a company bought in advance. */
export interface FormularioFisico {
  readonly IdEmpresaTipoNovedadPagado: number;
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  /** A parent type. Its variants use the same form. */
  readonly IdTipoNovedad: number;
  readonly TotalAsignado: number;
  readonly Habilitado: boolean;
}

/** A physical form used up for a notice. */
export interface UsoFormulario {
  readonly IdPersonaNovedad: number;
  readonly IdEmpresaTipoNovedadPagado: number;
  readonly FechaUtilizado: IsoDate;
  readonly NumeroUtilizacion: number;
}
