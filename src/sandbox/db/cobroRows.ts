import type { IsoDate } from '#lib/dates.ts';

/** What the fund keeps of charging: requests, QR codes, invoices, physical forms. */

/** A payment request of an order, one row for each code given out. A live one past Vence has expired. */
export interface Solicitud {
  readonly CodigoTransaccion: string;
  readonly IdOrdenPago: number;
  readonly Fecha: IsoDate;
  /** The last day it can be paid. */
  readonly Vence: IsoDate;
  /** In bolivianos. */
  readonly Importe: number;
  readonly Estado: 'viva' | 'anulada' | 'pagada';
  /** What it charges: the notices of its order when the code was given out, and what each cost that day. */
  readonly novedades: readonly number[];
  readonly importes: readonly number[];
}

/** A QR code of a request. */
export interface CodigoQrRow {
  readonly IdQr: number;
  readonly CodigoTransaccion: string;
  readonly Importe: number;
  /** The last day a bank takes it. */
  readonly Vence: IsoDate;
  /** What the picture says: nobody parses it. */
  readonly Contenido: string;
}

/** Whose a deleted order was: its tracking is still read and written. */
export interface OrdenEliminada {
  readonly IdOrdenPago: number;
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  readonly IdPersona?: number;
}

/** Whom an order's invoice goes to, and the number of the receipt it was paid with. */
export interface Cobro {
  readonly IdOrdenPago: number;
  /** '' while nobody named another buyer than the company. */
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

/** Physical forms of a notice type a company has bought beforehand. */
export interface FormularioFisico {
  readonly IdEmpresaTipoNovedadPagado: number;
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  /** A parent type: its variants use the same form. */
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
