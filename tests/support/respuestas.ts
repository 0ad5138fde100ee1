import { HttpResponse, http } from 'msw';
import { server, theSandbox } from './services.ts';

/**
 * From here on the services carry a call out, and its answer is another one: what `change` makes of the true one. `times`
 * of them; every one without it. Answers how often the call was made.
 */
export function contestar(
  path: string,
  change: (reply: Record<string, unknown>) => Response | Record<string, unknown>,
  { times = Number.POSITIVE_INFINITY, method = 'post' }: { times?: number; method?: 'post' | 'get' } = {},
): { hechas: number } {
  const line = { hechas: 0 };
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      line.hechas += 1;
      if (line.hechas > times) return undefined;
      const real = await (await theSandbox()).app.fetch(request.clone());
      const changed = change(await real.json());
      return changed instanceof Response ? changed : HttpResponse.json(changed);
    }),
  );
  return line;
}

/** An answer that is lost on its way back. */
export const perdida = (): Response => HttpResponse.error();
/** A page of a proxy in place of an answer. */
export const pagina = (): Response =>
  new HttpResponse('<!doctype html><title>Proxy</title>', { headers: { 'content-type': 'text/html' } });
