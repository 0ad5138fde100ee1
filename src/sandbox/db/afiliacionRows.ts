import type {
  ClaseAfiliacion,
  ContratoSegVol as ContratoSegVolWire,
  Nacimiento as NacimientoWire,
} from '#contract/entities/afiliacion.ts';
import type { IsoDate } from '#lib/dates.ts';
import type { Novedad, Persona } from './rows.ts';

/** The data of an affiliation notice beside the documented record. Each kind has its own fields. */
export interface DetalleAfiliacion {
  /** The kinship to the holder and the holder's insured record. Only for dependants. */
  readonly IdRelacionParentesco?: number;
  readonly IdPacientePadre?: number;
  /** The kind of affiliation. How it opens depends on the user. */
  readonly Clase?: Omit<ClaseAfiliacion, 'IdModoAfiliacion'>;
  /** True if the fund did not know the person before the notice. */
  readonly PersonaNueva?: boolean;
  /** The person's data after the requested change is concluded. */
  readonly Propuesto?: Persona;
  readonly FechaLimiteAtencion?: IsoDate;
  readonly NumeroResolucion?: string;
  readonly FechaResolucion?: IsoDate;
  readonly Instancia?: string;
  readonly FechaCompromiso?: IsoDate;
  readonly Monto?: number;
  readonly Cuotas?: number;
  readonly IdRecienNacido?: number;
  readonly IdPersonaMadre?: number;
  readonly Multiplicidad?: number;
}

/** An affiliation notice. It is kept apart from the other notices: no order pays for it and no list of theirs shows it. */
export type Afiliacion = Novedad & {
  readonly IdUsuario: number;
  readonly detalle: DetalleAfiliacion;
};

/** A birth in the hospital system; IdPersonaNovedad is 0 until somebody registers the newborn. */
export type Nacimiento = Pick<
  NacimientoWire,
  | 'IdRecienNacido'
  | 'IdRegional'
  | 'CertificadoNacidoVivo'
  | 'FechaNacimiento'
  | 'IdSexo'
  | 'Multiplicidad'
  | 'PesoGramos'
  | 'CentroAtencion'
  | 'IdPersonaMadre'
> & { readonly IdPersonaNovedad: number };

/** A contract of voluntary insurance. Dates are yyyy-mm-dd. */
export type ContratoSegVol = ContratoSegVolWire;
