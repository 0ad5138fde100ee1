import * as z from 'zod/mini';

/** Device info sent at sign-in (spec F 3.1). IpPrivado is a fixed value. */
export const dispositivo = z.object({
  browser: z.string(),
  browser_version: z.string(),
  os: z.string(),
  os_version: z.string(),
  IpPublico: z.string(),
  IpPrivado: z.string(),
  device: z.string(),
});
export type Dispositivo = z.infer<typeof dispositivo>;

/** What a sign-in answers: the token (spec F 3.1). */
export const tokenDatos = z.looseObject({ access_token: z.string() });

/** The user of a sign-in; Caduco and ModificarPassword ask for a new password first (spec F 3.1, 4.1). */
export const usuarioLogin = z.looseObject({
  IdUsuario: z.number(),
  NombreCompleto: z.string(),
  CorreoElectronico: z.string(),
  Caduco: z.boolean(),
  ModificarPassword: z.boolean(),
});
export type UsuarioLogin = z.infer<typeof usuarioLogin>;

/** A regional the user may work in (spec F 3.1). */
export const regional = z.looseObject({
  IdUsuarioRegional: z.number(),
  IdRegional: z.number(),
  NombreRegional: z.string(),
});
export type Regional = z.infer<typeof regional>;

/** A company the user may work for; concod is its id of before, numpat its employer number (F 3.1, decision 17). */
export const empresaUsuario = z.looseObject({
  IdUsuarioRegionalEmpresa: z.number(),
  concod: z.string(),
  RazonSocial: z.string(),
  numpat: z.string(),
});
export type EmpresaUsuario = z.infer<typeof empresaUsuario>;

/** A module; the specification shows only IdSistema, the name is assumed from F 3.3. */
export const modulo = z.looseObject({ IdSistema: z.number(), NombreSistema: z.string() });
export type Modulo = z.infer<typeof modulo>;

/** One entry of the menu; fields assumed from F 3.3, Ruta is the route's name. */
export const acceso = z.looseObject({
  Ruta: z.string(),
  EtiquetaFormularioWeb: z.string(),
  Grupo: z.string(),
  Orden: z.number(),
  SeMuestraEnMenu: z.boolean(),
});
export type Acceso = z.infer<typeof acceso>;

/** Claims of the token the portal reads (spec F 3.1). */
export const claims = z.looseObject({
  Rol: z.optional(z.unknown()),
  USRID: z.optional(z.unknown()),
  PERID: z.optional(z.unknown()),
  USRTYP: z.optional(z.unknown()),
  SEGID: z.optional(z.unknown()),
  exp: z.optional(z.number()),
});

/** The user the session keeps, in the documented shape (spec F 3.1). */
export const usuarioSesion = z.object({
  id_usuario: z.number(),
  usuario: z.string(),
  nombre_completo: z.string(),
  correo_electronico: z.string(),
  id_regional: z.number(),
  regional: z.string(),
  /** The company's code: the id of before, as the sign-in services know it (decision 17). */
  id_empresa: z.string(),
  empresa: z.string(),
  numero_patronal: z.string(),
  id_modulo: z.number(),
  unica_regional_modulo: z.boolean(),
  accesos: z.array(acceso),
  caduco: z.boolean(),
  modificar_password: z.boolean(),
  cantidad_transaccion_pagar: z.number(),
});
export type UsuarioSesion = z.infer<typeof usuarioSesion>;
