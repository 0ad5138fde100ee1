import * as z from 'zod/mini';
import { assumed, documented, mayBe, ofKind, rowId } from '../facts.ts';
import { flag, flagEncendida, id, lista, strictFlag, text } from './wire.ts';

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

/** The answer to a sign-in: the token (spec F 3.1), without the word Bearer that some services put before it. */
export const tokenDatos = documented(
  'F 7.1',
  mayBe('access_token', z.looseObject({ access_token: ofKind('token', z.string().check(z.minLength(1))) })),
);

/**
 * The user of a sign-in; Caduco and ModificarPassword require a new password first (spec F 3.1, 4.1). If a flag cannot be
 * read, the sign-in fails, so that nobody gets past an expired password.
 */
export const usuarioLogin = documented(
  'F 3.1',
  z.looseObject({
    IdUsuario: rowId(),
    NombreCompleto: text(),
    CorreoElectronico: text(),
    Caduco: strictFlag(),
    ModificarPassword: strictFlag(),
  }),
);
export type UsuarioLogin = z.infer<typeof usuarioLogin>;

/** A regional the user may work in (spec F 3.1). */
export const regional = documented(
  'F 3.1',
  z.looseObject({ IdUsuarioRegional: rowId(), IdRegional: id(), NombreRegional: text() }),
);
export type Regional = z.infer<typeof regional>;

/** A company the user may work for; concod is its older id, numpat its employer number (F 3.1, decision 17). */
export const empresaUsuario = documented(
  'F 3.1',
  z.looseObject({ IdUsuarioRegionalEmpresa: rowId(), concod: text(), RazonSocial: text(), numpat: text() }),
);
export type EmpresaUsuario = z.infer<typeof empresaUsuario>;

/** A module. The specification only shows IdSistema; the name is from F 3.3. */
export const modulo = documented('F 3.1', z.looseObject({ IdSistema: rowId(), NombreSistema: assumed(text()) }));
export type Modulo = z.infer<typeof modulo>;

/**
 * One entry of the menu. F 7.1 shows none of its fields; these are the fields of a web form of F 3.3. Ruta is the name of the
 * route; if the services send none, the label leads to the screen (`#lib/menu.ts`). Grupo '' and Orden 0 mean the services'
 * order. An entry that does not say whether it is shown is shown, because a list for the menu need not say it.
 */
export const acceso = documented(
  'F 3.3',
  z.looseObject({
    EtiquetaFormularioWeb: text(),
    SeMuestraEnMenu: flagEncendida(),
    Sistemas: z.optional(documented('F 3.3', z.looseObject({ NombreSistema: text() }))),
    Ruta: assumed(text()),
    Grupo: assumed(text()),
    Orden: assumed(id()),
  }),
);
export type Acceso = z.infer<typeof acceso>;

/** Claims of the token that the portal reads (spec F 3.1). Their types are not shown. */
export type Claims = Readonly<Record<'Rol' | 'USRID' | 'PERID' | 'USRTYP' | 'SEGID', unknown>>;

/**
 * The claims of a token; null if the payload is not an object with claims. A claim may be a list with one item. If its short
 * name is missing, a long name that ends in it is used: 'http://schemas.example.bo/claims/USRID'.
 */
export function readClaims(payload: unknown): Claims | null {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return null;
  const entries = Object.entries(payload);
  const claim = (name: string): unknown => {
    const [, value] = entries.find(([key]) => key === name) ?? entries.find(([key]) => key.endsWith(`/${name}`)) ?? [];
    return Array.isArray(value) && value.length === 1 ? value[0] : value;
  };
  return {
    Rol: claim('Rol'),
    USRID: claim('USRID'),
    PERID: claim('PERID'),
    USRTYP: claim('USRTYP'),
    SEGID: claim('SEGID'),
  };
}

/** The user stored in the session, in the documented shape (spec F 3.1). It is read as leniently as a reply. */
export const usuarioSesion = documented(
  'F 3.1',
  z.looseObject({
    id_usuario: rowId(),
    usuario: text(),
    nombre_completo: text(),
    correo_electronico: text(),
    id_regional: id(),
    regional: text(),
    /** The company's older code, which the sign-in services use (decision 17). */
    id_empresa: text(),
    empresa: text(),
    numero_patronal: text(),
    id_modulo: id(),
    unica_regional_modulo: flag(),
    accesos: lista(acceso),
    caduco: flag(),
    modificar_password: flag(),
    cantidad_transaccion_pagar: id(),
  }),
);
export type UsuarioSesion = z.infer<typeof usuarioSesion>;
