import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { BasePersonas, SegurosPacientes } from '#contract/entities/persona.ts';
import type { TipoUsuario } from '#contract/enumerations.ts';
import type { IsoDate } from '#lib/dates.ts';

/** What the fund keeps. Dates are yyyy-mm-dd, '' for none, unless a field says otherwise. */

export type Persona = BasePersonas;
export type Paciente = SegurosPacientes;

/** A notice, with what the services keep beside the documented record. */
export type Novedad = SegurosPersonasNovedad & {
  readonly IdRegional: number;
  /** Goes up with every write; a form that carries an older one is refused. */
  readonly Version: number;
  /** What the fund's staff asked to correct; '' for nothing. */
  readonly ObservacionCaja: string;
  readonly FechaRegistro: IsoDate;
};

export interface Empresa {
  readonly IdEmpresa: number;
  /** The id of before, which sign-in calls concod (decision 17). */
  readonly IdEmpresaAnterior: string;
  readonly RazonSocial: string;
  readonly Estado: string;
  /** Employer number by regional: the company works in these. */
  readonly patronales: Readonly<Record<number, string>>;
}

/** Work of a person in a company; FechaBaja '' while it lasts. */
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
  /** HTML, texts in it escaped. */
  readonly Mensaje: string;
  readonly Correos: readonly { readonly Correo: string; readonly Nombre: string }[];
  readonly TipoSeguimiento: number;
  /** ISO moment. */
  readonly Fecha: string;
  readonly Usuario: string;
}

/** A file. IdTabla 0: it waits for the notice of its person to be saved, and belongs to who uploaded it. */
export interface Archivo {
  readonly IdRecurso: number;
  readonly Tabla: string;
  readonly IdTabla: number;
  readonly IdPersona: number;
  /** The parent type, so that a change of variant keeps the files. */
  readonly IdTipoNovedadPadre: number;
  readonly IdRequisito: number;
  readonly IdUsuario: number;
  readonly NombreArchivo: string;
  readonly TipoContenido: string;
  /** The bytes in base64; '' for a file of the seed, which is drawn when somebody asks for it. */
  readonly Contenido: string;
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
  /** The insured person whose own order it is; absent for an employer's. */
  readonly IdPersona?: number;
}

export interface Usuario {
  readonly IdUsuario: number;
  readonly usuario: string;
  readonly NombreCompleto: string;
  readonly CorreoElectronico: string;
  readonly tipo: TipoUsuario;
  /** SHA-256 of user and password: a demonstration keeps no password in the clear. */
  readonly clave: string;
  readonly Caduco: boolean;
  readonly ModificarPassword: boolean;
  /** The insured person this user is; 0 for employers and staff. */
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

/** The last number given out, by name: 'novedades', 'aviso-2026'. */
export interface Secuencia {
  readonly nombre: string;
  readonly ultimo: number;
}
