import type { Requisito } from '#contract/entities/adjunto.ts';
import type { EstadoCita } from '#contract/entities/cita.ts';
import type { EstadoProceso } from '#contract/entities/filaNovedad.ts';
import type {
  EstadoDeProceso,
  Producto,
  RelacionParentesco,
  TipoAsegurado,
  TipoNovedadVM,
} from '#contract/entities/parametro.ts';
import type { Estado } from '#contract/enumerations.ts';
import type { IsoDate } from '#lib/dates.ts';

export type TipoNovedadRow = TipoNovedadVM;
/** A state of the notices of a type and its child types: what the services send, and what it means. */
export interface EstadoRow extends EstadoProceso {
  readonly IdTipoNovedad: number;
  readonly clave: string;
  /** Null for states that only exams have. */
  readonly estado: Estado | null;
}

/** A document that a type and its child types require. */
export type RequisitoRow = Requisito;

/** A state of a process that has no employer notices. */
export type EstadoDeProcesoRow = EstadoDeProceso;

export type Parentesco = RelacionParentesco;
export type TipoAseguradoRow = TipoAsegurado;
export type ProductoRow = Producto;

/** A product that is charged for a novelty type. */
export interface NovedadProducto {
  readonly IdTipoNovedad: number;
  readonly IdProducto: number;
}

/** An appointment of an insured person. */
export interface Cita {
  readonly IdCita: number;
  readonly Fecha: IsoDate;
  /** hh:mm */
  readonly Hora: string;
  readonly IdPaciente: number;
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  readonly IdCentro: number;
  readonly IdEspecialidad: number;
  readonly Medico: string;
  readonly IdEstado: EstadoCita['IdEstado'];
}

/** An e-mail address for the messages of a type, with its owner: "empresa|regional" or "persona". */
export interface Correo {
  readonly IdCorreo: number;
  readonly Dueno: string;
  readonly IdTipoMensaje: number;
  readonly Correo: string;
  readonly Titulares: boolean;
  readonly Beneficiario: boolean;
}
