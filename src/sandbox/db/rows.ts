import type { PacientesResolucion } from '#contract/entities/gruposPasivo.ts';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { BasePersonas, SegurosPacientes } from '#contract/entities/persona.ts';
import type { TipoUsuario } from '#contract/enumerations.ts';
import type { IsoDate } from '#lib/dates.ts';

/** The fund's data. Dates are yyyy-mm-dd, '' for none, unless a field says otherwise. */

export type Persona = BasePersonas;
export type Paciente = SegurosPacientes;

/** A notice: the documented record and what the services keep beside it. */
export type Novedad = SegurosPersonasNovedad & {
  readonly IdRegional: number;
  /** Increases with every write. A form with an older version is refused. */
  readonly Version: number;
  /** The corrections the fund's staff asked for; '' for none. */
  readonly ObservacionCaja: string;
  readonly FechaRegistro: IsoDate;
};

export interface Empresa {
  readonly IdEmpresa: number;
  /** The older id, which sign-in calls concod (decision 17). */
  readonly IdEmpresaAnterior: string;
  readonly RazonSocial: string;
  readonly Estado: string;
  /** The employer number for each regional in which the company works. */
  readonly patronales: Readonly<Record<number, string>>;
}

/** The employment of a person in a company. FechaBaja is '' while it lasts. */
export interface Relacion {
  readonly IdPersonaEmpresa: number;
  readonly IdPersona: number;
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  readonly FechaIngreso: IsoDate;
  readonly FechaBaja: IsoDate;
  readonly Cargo: string;
  readonly HaberMensual: number;
}

export interface Seguimiento {
  readonly IdSeguimiento: number;
  readonly Tabla: string;
  readonly IdTabla: number;
  readonly Asunto: string;
  /** HTML. Texts in it are escaped. */
  readonly Mensaje: string;
  readonly Correos: readonly { readonly Correo: string; readonly Nombre: string }[];
  readonly TipoSeguimiento: number;
  /** An ISO moment. */
  readonly Fecha: string;
  readonly Usuario: string;
}

/**
 * A file. IdTabla 0 means that it waits until the notice of its person is saved. Until then it belongs to the user who
 * uploaded it.
 */
export interface Archivo {
  readonly IdRecurso: number;
  readonly Tabla: string;
  readonly IdTabla: number;
  readonly IdPersona: number;
  /** The parent type, so that the files stay when the variant changes. */
  readonly IdTipoNovedadPadre: number;
  readonly IdRequisito: number;
  readonly IdUsuario: number;
  readonly NombreArchivo: string;
  readonly TipoContenido: string;
  /** The bytes in base64. '' for a file of the seed, which is drawn when it is requested. */
  readonly Contenido: string;
  /** For a file of the seed: what is written in it. Unset if it says what its notice says. */
  readonly Papel?: Papel;
}

/** What a drawn file says. It stays the same when the notice is corrected, and may disagree with it on purpose. */
export interface Papel {
  readonly persona: Persona;
  readonly novedad: Novedad;
  /** The resolution behind a retiree's registration; null if it has none. */
  readonly resolucion: PacientesResolucion | null;
  readonly firmado: boolean;
  /** False for a picture out of focus. */
  readonly nitido: boolean;
}

export interface Orden {
  readonly IdOrdenPago: number;
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  readonly FechaOrdenPago: IsoDate;
  /** '' until the request is generated. */
  readonly CodigoTransaccion: string;
  readonly Observacion: string;
  readonly NumeroFactura: number;
  readonly IdVenta: number;
  readonly FechaPago: IsoDate;
  readonly Cobrado: boolean;
  readonly GeneradoEmpresa: boolean;
  readonly Cuf: string;
  readonly novedades: readonly number[];
  /** The insured person who owns the order. Unset for an employer's order. */
  readonly IdPersona?: number;
}

export interface Usuario {
  readonly IdUsuario: number;
  readonly usuario: string;
  readonly NombreCompleto: string;
  readonly CorreoElectronico: string;
  readonly tipo: TipoUsuario;
  /** SHA-256 of user and password, so that no password is kept in plain text. */
  readonly clave: string;
  readonly Caduco: boolean;
  readonly ModificarPassword: boolean;
  /** The id of the insured person who is this user; 0 for employers and staff. */
  readonly IdPersona: number;
  readonly regionales: readonly UsuarioRegional[];
}

interface UsuarioRegional {
  readonly IdUsuarioRegional: number;
  readonly IdRegional: number;
  readonly empresas: readonly UsuarioEmpresa[];
}

/** IdEmpresa 0 and concod '0' stand for the fund's own staff. */
export interface UsuarioEmpresa {
  readonly IdUsuarioRegionalEmpresa: number;
  readonly IdEmpresa: number;
  readonly concod: string;
  readonly RazonSocial: string;
  readonly numpat: string;
  readonly modulos: readonly number[];
}

/** A link to set a new password. Expira is an ISO moment. */
export interface Enlace {
  readonly Token: string;
  readonly IdUsuario: number;
  readonly Expira: string;
  readonly Usado: boolean;
}

/** The last number used in a sequence, by name: 'novedades', 'aviso-2026'. */
export interface Secuencia {
  readonly nombre: string;
  readonly ultimo: number;
}
