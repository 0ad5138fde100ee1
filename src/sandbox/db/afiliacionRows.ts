import type {
  ClaseAfiliacion,
  ContratoSegVol as ContratoSegVolWire,
  Nacimiento as NacimientoWire,
} from '#contract/entities/afiliacion.ts';
import type { IsoDate } from '#lib/dates.ts';
import type { Novedad, Persona } from './rows.ts';

/** What an affiliation notice says beside the documented record; each kind has fields of its own. */
export interface DetalleAfiliacion {
  /** Kinship to the holder, and the holder's insured record; for dependants. */
  readonly IdRelacionParentesco?: number;
  readonly IdPacientePadre?: number;
  /** What kind of affiliation it is; how it is opened depends on who looks. */
  readonly Clase?: Omit<ClaseAfiliacion, 'IdModoAfiliacion'>;
  /** The fund did not know the person before the notice. */
  readonly PersonaNueva?: boolean;
  /** The person as she shall be once the change of her data is concluded. */
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

/** An affiliation notice. Kept apart from the other notices: no order pays for it and no list of theirs shows it. */
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
