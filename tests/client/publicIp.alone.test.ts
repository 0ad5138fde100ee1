import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '#support/services.ts';

const URL_IP = 'https://ip.example.bo/';

/** The look-up in a build that has this address for it. */
async function publicIp(url = URL_IP): Promise<string> {
  vi.stubEnv('VITE_IP_PUBLICA', url);
  vi.resetModules();
  return (await import('#client/publicIp.ts')).publicIp();
}

afterEach(() => vi.unstubAllEnvs());

let sent: Request | null = null;
const answers = (reply: () => Response | Promise<Response>) =>
  server.use(
    http.get(URL_IP, ({ request }) => {
      sent = request;
      return reply();
    }),
  );
beforeEach(() => {
  sent = null;
});

test.each([
  ['plain text', () => HttpResponse.text('190.129.44.7\n'), '190.129.44.7'],
  ['JSON', () => HttpResponse.json({ ip: '190.129.44.7' }), '190.129.44.7'],
  ['IPv6', () => HttpResponse.text('2800:cd0:1::7'), '2800:cd0:1::7'],
  ['IPv6 in capitals', () => HttpResponse.text('2800:CD0:1::7'), '2800:CD0:1::7'],
])('[F-7.1-14] [F-3.1-06] the public address is read from %s', async (_, reply, expected) => {
  answers(reply);
  await expect(publicIp()).resolves.toBe(expected);
  expect(sent?.credentials).toBe('omit');
  expect(sent?.headers.get('authorization')).toBeNull();
  expect(sent?.referrerPolicy).toBe('no-referrer');
});

test.each([
  ['a page', () => HttpResponse.html('<p>1.2.3.4</p>')],
  ['a failure', () => new HttpResponse('', { status: 500 })],
  ['a failure that names an address', () => HttpResponse.text('1.2.3.4', { status: 500 })],
  ['an answer without an address', () => HttpResponse.text('version 1.2.3')],
  ['no connection', () => HttpResponse.error()],
])('[F-7.1-14] %s falls back to the fixed value', async (_, reply) => {
  answers(reply);
  await expect(publicIp()).resolves.toBe('0.0.0.0');
});

test('[F-7.1-14] a look-up that hangs is given up after two seconds', async () => {
  answers(async () => {
    await delay('infinite');
    return HttpResponse.text('1.2.3.4');
  });
  const patience = vi.spyOn(AbortSignal, 'timeout');
  await expect(publicIp()).resolves.toBe('0.0.0.0');
  expect(patience.mock.calls).toEqual([[2000]]);
});

test('[F-7.1-14] without a service for it nothing is asked', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  await expect(publicIp('')).resolves.toBe('0.0.0.0');
  expect(asked).not.toHaveBeenCalled();
});
