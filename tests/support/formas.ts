import { theSandbox } from './services.ts';

/** Sends a command to the control API of the test's sandbox. */
async function mandar(action: string, body: object): Promise<void> {
  const { app } = await theSandbox();
  const reply = await app.request(`http://127.0.0.1:4173/servicios/control/${action}`, {
    method: 'POST',
    headers: { 'X-Sandbox-Control': '1' },
    body: JSON.stringify(body),
  });
  if (reply.status !== 200) throw new Error(`${action} was not taken: ${await reply.text()}`);
}

/**
 * From now on the services answer in these forms, by rows of the table of variants: in every call, or in calls to a path. If
 * a row has several forms they take turns, starting with `form`.
 */
export async function conFormas(variants: readonly string[], path = '/', form = 0): Promise<void> {
  for (const variant of variants) await mandar('faults', { kind: 'shape', path, times: 'always', variant, form });
}

/** From now on the services answer as documented again. */
export const sinFormas = (): Promise<void> => mandar('faults/clear', {});
