import { transport } from '#messages/transport.ts';
import { TransportFailure } from './errors.ts';
import { hasToken } from './session.ts';

/**
 * For an answer that changes the session. `token` is the session's token at the time of the request. Throws if the
 * session now has another token, or has ended: the answer came too late and must be dropped.
 */
export function assertSameSession(token: string): void {
  if (!hasToken(token)) throw new TransportFailure('sesion', 0, transport.sesion);
}
