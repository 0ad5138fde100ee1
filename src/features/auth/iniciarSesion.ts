import { call } from '#client/call.ts';
import { type Fallo, TransportFailure } from '#client/errors.ts';
import { assertSameSession } from '#client/sameSession.ts';
import { endSession, hasToken, session, startSession } from '#client/session.ts';
import type { Dispositivo, UsuarioLogin, UsuarioSesion } from '#contract/entities/sesion.ts';
import { empAuth } from '#contract/services/empAuth.ts';
import { login } from '#contract/services/login.ts';
import { pathTo, routePaths } from '#lib/routes.ts';
import { transport } from '#messages/transport.ts';
import { elegirContexto, falloDeEleccion, noTieneSalida, primeraEleccion } from './context.ts';
import { datosDelDispositivo } from './device.ts';
import { auth } from './messages.ts';

interface Credentials {
  readonly usuario: string;
  /** Exactly as typed. */
  readonly contrasena: string;
  /** The robot check's token. */
  readonly robot: string;
}

/** The credentials with the data about this device, which take a moment to find out. */
type Sent = Credentials & { readonly Dispositivo: Dispositivo };

/** Signed in: where to go. Not signed in: why. */
type SignInResult = { readonly to: string } | { readonly fallo: Fallo };

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

const quiet = { quiet: true } as const;

/** Requests the token and starts the session with it, so that the next calls send it. */
async function empezar({ usuario, contrasena, robot, Dispositivo }: Sent): Promise<string> {
  const body = { UserName: usuario, Password: contrasena, Dispositivo, TokenGC: robot };
  const { access_token } = await call(empAuth.token, { body }, quiet);
  // Another try was faster, perhaps somebody else's: that session stays.
  if (session.getState().user) throw new TransportFailure('sesion', 0, transport.sesion);
  startSession(access_token, nobody(usuario));
  return access_token;
}

/** Requests the user of the session that this token started. */
async function identify({ usuario, contrasena, Dispositivo }: Sent, token: string): Promise<UsuarioLogin> {
  const body = { userName: usuario, password: contrasena, Dispositivo };
  const who = await call(login.usuario, { body }, quiet);
  assertSameSession(token);
  startSession(token, named(usuario, who));
  return who;
}

/** Chooses regional, company and module if there is only one of each; otherwise leads to the screen to choose them. */
async function enter(idUsuario: number, token: string): Promise<SignInResult> {
  const choice = await primeraEleccion(idUsuario);
  assertSameSession(token);
  if (noTieneSalida(choice)) {
    endSession();
    return { fallo: { message: auth.login.sinAsignaciones } };
  }
  const { regional, empresa, modulo } = choice;
  if (!regional || !empresa || !modulo) return { to: routePaths['regional-module'] };
  await elegirContexto({ regional, empresa, modulo, unica: true });
  return { to: routePaths.inicio };
}

/**
 * The whole sign-in (spec F 4.1, decisions 23 and 43): token, login, regionals, companies, modules. If a step fails,
 * the user is not signed in, and the error is returned. A session that is not of this sign-in is not touched: another
 * tab may sign out meanwhile.
 */
export async function iniciarSesion(credentials: Credentials): Promise<SignInResult> {
  let token = '';
  try {
    const sent = { ...credentials, Dispositivo: await datosDelDispositivo() };
    token = await empezar(sent);
    const who = await identify(sent, token);
    if (who.Caduco) return { to: pathTo('modificar-password', {}, { tipo: 'caduco' }) };
    if (who.ModificarPassword) return { to: pathTo('modificar-password', {}, { tipo: 'obligatorio' }) };
    return await enter(who.IdUsuario, token);
  } catch (error) {
    if (hasToken(token)) endSession();
    return { fallo: falloDeEleccion(error) };
  }
}
