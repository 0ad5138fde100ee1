import type { IsoDate } from '#lib/dates.ts';

/** The state of sending the fund's data; '' for rows of other funds. */
type EstadoEnvio = '' | 'REGISTRADO' | 'NO_ENVIADO' | 'OBSERVADO' | 'VALIDADO';

/** A row of the central registry: an affiliation of a person to a fund. Dates are yyyy-mm-dd, '' for none. */
export interface Registro {
  readonly IdRegistro: number;
  /** 0 if the fund does not know the person. */
  readonly IdPersona: number;
  readonly TipoDocumentoIdentidad: 'CI' | 'PAS';
  readonly NumeroDocumento: string;
  readonly ComplementoDocumento: string;
  readonly FechaNacimiento: IsoDate;
  readonly ApellidoPaterno: string;
  readonly ApellidoMaterno: string;
  readonly Nombres: string;
  /** '' for this fund, otherwise the other fund's name. */
  readonly OtroEnte: string;
  readonly Estado: 'ACTIVO' | 'BAJA';
  readonly EstadoEnvio: EstadoEnvio;
  readonly IdRegional: number;
  readonly FechaAfiliacion: IsoDate;
  /** When it was recorded for sending. */
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
  /** How the service answers for this record. 'caida' means that it does not answer. */
  readonly Respuesta: 'contrasta' | 'homonimia' | 'caida';
  /** The number was reported lost or replaced, so it never matches. */
  readonly DocumentoObservado: boolean;
  /** Data that the service has but does not verify. */
  readonly NoVerificados: readonly (keyof DatosIdentidad)[];
}

/** Differences that staff reported to the regional insurance officer. Fecha is an ISO moment. */
export interface NotificacionBdpa {
  readonly IdNotificacion: number;
  readonly IdParametro: number;
  readonly IdRegional: number;
  /** The recipient. */
  readonly Correo: string;
  readonly DiferenciaHTML: string;
  readonly TipoDocumento: string;
  readonly NumeroDocumento: string;
  readonly Complemento: string;
  readonly FechaNacimiento: IsoDate;
  readonly Fecha: string;
  readonly Usuario: string;
}
