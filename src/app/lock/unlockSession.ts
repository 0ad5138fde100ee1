import { call } from '#client/call.ts';
import { replaceToken, session } from '#client/session.ts';
import { empAuth } from '#contract/services/empAuth.ts';
import { deviceInfo } from '#features/auth/device.ts';

/**
 * A new token for the person of the session: by password, then scoped to the regional and company of before
 * (decision 22). When the second step fails the token of before is put back. Errors are those of `call`.
 */
export async function unlockSession({ contrasena, robot }: { contrasena: string; robot: string }): Promise<void> {
  const { user, token: before } = session.getState();
  if (!user) return;
  const credentials = { UserName: user.usuario, Password: contrasena, Dispositivo: await deviceInfo(), TokenGC: robot };
  const { access_token } = await call(empAuth.token, { body: credentials }, { quiet: true });
  replaceToken(access_token);
  if (user.id_modulo === 0) return;
  const { id_regional: IdRegional, id_empresa: concod, numero_patronal: numpat } = user;
  try {
    const scoped = await call(empAuth.newToken, { body: { IdRegional, concod, numpat } }, { quiet: true });
    replaceToken(scoped.access_token);
  } catch (error) {
    replaceToken(before);
    throw error;
  }
}
