import { call } from '#client/call.ts';
import { ContractViolation } from '#client/errors.ts';
import { assertSameSession } from '#client/sameSession.ts';
import { hasToken, ownerOf, replaceToken, session } from '#client/session.ts';
import { empAuth } from '#contract/services/empAuth.ts';
import { datosDelDispositivo } from '#features/auth/device.ts';

/** The password was right, but for another person, who must not get the data of the page below. */
export class AnotherPerson extends Error {
  override readonly name = 'AnotherPerson';
}

/**
 * Uses a token for the next calls of the session that asked for it, and that had the token `asked` then. No call may use a token
 * of another person.
 */
function take(token: string, asked: string): void {
  assertSameSession(asked);
  const owner = ownerOf(token);
  if (owner === 'another') throw new AnotherPerson('The token is of another person');
  if (owner === 'unreadable') throw new ContractViolation('EmpAuth: access_token is no token');
  replaceToken(token);
}

/**
 * Gets a new token for the session's person: by password, then for the previous regional and company (decision 22). If the
 * second step fails, the previous token is restored. Throws the errors of `call`, and AnotherPerson. A session that ended
 * meanwhile, or is somebody else's, is not touched.
 */
export async function unlockSession({ contrasena, robot }: { contrasena: string; robot: string }): Promise<void> {
  const { user, token: before } = session.getState();
  if (!user) return;
  const credentials = {
    UserName: user.usuario,
    Password: contrasena,
    Dispositivo: await datosDelDispositivo(),
    TokenGC: robot,
  };
  const { access_token } = await call(empAuth.token, { body: credentials }, { quiet: true });
  take(access_token, before);
  if (user.id_modulo === 0) return;
  const { id_regional: IdRegional, id_empresa: concod, numero_patronal: numpat } = user;
  try {
    const scoped = await call(empAuth.newToken, { body: { IdRegional, concod, numpat } }, { quiet: true });
    take(scoped.access_token, access_token);
  } catch (error) {
    if (hasToken(access_token)) replaceToken(before);
    throw error;
  }
}
