import type { IsoDate } from '#lib/dates.ts';

/** How far the fund's data came; '' for rows that other funds own. */
type EstadoEnvio = '' | 'REGISTRADO' | 'NO_ENVIADO' | 'OBSERVADO' | 'VALIDADO';

/** A row of the central registry: an affiliation of a person to a fund. Dates are yyyy-mm-dd, '' for none. */
export interface Registro {
  readonly IdRegistro: number;
  /** 0: nobody the fund knows. */
  readonly IdPersona: number;
  readonly TipoDocumentoIdentidad: 'CI' | 'PAS';
  readonly NumeroDocumento: string;
  readonly ComplementoDocumento: string;
  readonly FechaNacimiento: IsoDate;
  readonly ApellidoPaterno: string;
  readonly ApellidoMaterno: string;
  readonly Nombres: string;
  /** '' is this fund, else another's name. */
  readonly OtroEnte: string;
  readonly Estado: 'ACTIVO' | 'BAJA';
  readonly EstadoEnvio: EstadoEnvio;
  readonly IdRegional: number;
  readonly FechaAfiliacion: IsoDate;
  /** When it was recorded to be sent. */
  readonly FechaRegistro: IsoDate;
  readonly FechaEnvio: IsoDate;
  readonly FechaValidacion: IsoDate;
  readonly FechaBaja: IsoDate;
  readonly Observacion: string;
}

/** The data the identity service verifies, by the names of its flags. */
export interface DatosIdentidad {
  readonly Complemento: string;
  readonly FechaNacimiento: IsoDate;
  readonly PrimerApellido: string;
  readonly SegundoApellido: string;
  readonly Nombres: string;
}

/** An identity record. */
export interface Identidad extends DatosIdentidad {
  readonly IdIdentidad: number;
  /** 1 with a carnet, 2 with anything else. */
  readonly TipoPersona: 1 | 2;
  readonly NumeroDocumento: string;
  /** How the service answers for it: 'caida' is no answer at all. */
  readonly Respuesta: 'contrasta' | 'homonimia' | 'caida';
  /** The number was reported lost or replaced: it never matches. */
  readonly DocumentoObservado: boolean;
  /** What the service holds and does not verify. */
  readonly NoVerificados: readonly (keyof DatosIdentidad)[];
}

/** Differences that staff told the regional insurance officer. Fecha is an ISO moment. */
export interface NotificacionBdpa {
  readonly IdNotificacion: number;
  readonly IdParametro: number;
  readonly IdRegional: number;
  /** Whom it went to. */
  readonly Correo: string;
  readonly DiferenciaHTML: string;
  readonly TipoDocumento: string;
  readonly NumeroDocumento: string;
  readonly Complemento: string;
  readonly FechaNacimiento: IsoDate;
  readonly Fecha: string;
  readonly Usuario: string;
}
