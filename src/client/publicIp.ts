import { config } from '#lib/config.ts';

/** Sent if the address is not known; also the fixed private address (decision 75). */
export const IP_DESCONOCIDA = '0.0.0.0';

/** Time-out of the look-up, so that the sign-in is not delayed (decision 75). */
const PATIENCE = 2000;

const address = (text: string): string =>
  /\b(?:\d{1,3}\.){3}\d{1,3}\b/.exec(text)?.[0] ?? /\b[0-9a-f]{1,4}(?::[0-9a-f]{0,4}){2,7}\b/i.exec(text)?.[0] ?? '';

/**
 * The visitor's public address from the outside service of the settings. '0.0.0.0' if there is no such service, or if it is
 * late, down or answers something else. Only the request is sent: no cookies, no referrer (spec F 7.1).
 */
export async function publicIp(): Promise<string> {
  const url = config().ipPublica;
  if (url === '') return IP_DESCONOCIDA;
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const isPage = (response.headers.get('content-type') ?? '').includes('html');
    return (response.ok && !isPage && address(await response.text())) || IP_DESCONOCIDA;
  } catch {
    return IP_DESCONOCIDA; // blocked, late or offline: the sign-in goes on without it
  }
}
