import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { endSession, startSession } from '#client/session.ts';
import type { UsuarioLogin, UsuarioSesion } from '#contract/entities/sesion.ts';
import { empAuth } from '#contract/services/empAuth.ts';
import { login } from '#contract/services/login.ts';
import { pathTo, routePaths } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { elegirContexto, noTieneSalida, primeraEleccion, UnknownCompany } from './context.ts';
import { datosDelDispositivo } from './device.ts';
import { auth } from './messages.ts';

interface Credentials {
  readonly usuario: string;
  /** Exactly as typed. */
  readonly contrasena: string;
  /** The robot check's token. */
  readonly robot: string;
}

/** Signed in: where to go. Not signed in: the text that says why. */
type SignInResult = { readonly to: string } | { readonly problem: string };

const nobody = (usuario: string): UsuarioSesion => ({
  id_usuario: 0,
  usuario,
  nombre_completo: '',
  correo_electronico: '',
  id_regional: 0,
  regional: '',
  id_empresa: '',
  empresa: '',
  numero_patronal: '',
  id_modulo: 0,
  unica_regional_modulo: false,
  accesos: [],
  caduco: false,
  modificar_password: false,
  cantidad_transaccion_pagar: 0,
});

const named = (usuario: string, who: UsuarioLogin): UsuarioSesion => ({
  ...nobody(usuario),
  id_usuario: who.IdUsuario,
  nombre_completo: who.NombreCompleto,
  correo_electronico: who.CorreoElectronico,
  caduco: who.Caduco,
  modificar_password: who.ModificarPassword,
});

/** Requests the token, then the user. It starts the session, so that the next calls send the token. */
async function identify({ usuario, contrasena, robot }: Credentials): Promise<UsuarioLogin> {
  const Dispositivo = await datosDelDispositivo();
  const quiet = { quiet: true } as const;
  const body = { UserName: usuario, Password: contrasena, Dispositivo, TokenGC: robot };
  const { access_token } = await call(empAuth.token, { body }, quiet);
  startSession(access_token, nobody(usuario));
  const who = await call(login.usuario, { body: { userName: usuario, password: contrasena, Dispositivo } }, quiet);
  startSession(access_token, named(usuario, who));
  return who;
}

/** Chooses regional, company and module if there is only one of each; otherwise leads to the screen to choose them. */
async function enter(idUsuario: number): Promise<SignInResult> {
  const choice = await primeraEleccion(idUsuario);
  if (noTieneSalida(choice)) {
    endSession();
    return { problem: auth.login.sinAsignaciones };
  }
  const { regional, empresa, modulo } = choice;
  if (!regional || !empresa || !modulo) return { to: routePaths['regional-module'] };
  await elegirContexto({ regional, empresa, modulo, unica: true });
  return { to: routePaths.inicio };
}

/**
 * The whole sign-in (spec F 4.1, decisions 23 and 43): token, login, regionals, companies, modules. If a step fails,
 * the user is not signed in, and the error is returned as a text.
 */
export async function iniciarSesion(credentials: Credentials): Promise<SignInResult> {
  try {
    const who = await identify(credentials);
    if (who.Caduco) return { to: pathTo('modificar-password', {}, { tipo: 'caduco' }) };
    if (who.ModificarPassword) return { to: pathTo('modificar-password', {}, { tipo: 'obligatorio' }) };
    return await enter(who.IdUsuario);
  } catch (error) {
    endSession();
    if (error instanceof UnknownCompany) return { problem: general.sinEmpresa };
    if (isCallError(error)) return { problem: error.message };
    throw error;
  }
}
