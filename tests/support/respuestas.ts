import { HttpResponse, http } from 'msw';
import { server, theSandbox } from './services.ts';

/**
 * From now on the services carry out a call, but its answer is replaced: `change` gets the real one. It applies to `times`
 * calls, or to all. Returns how often the call was made.
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

/** The services refuse the next write to a path with a warning, and do the ones after it. */
export function rechazaUnaVez(path: string, Descripcion: string): void {
  const Mensaje = { Descripcion, TipoMensaje: 'warning' };
  server.use(http.post(`*${path}`, () => HttpResponse.json({ ok: false, Mensaje }), { once: true }));
}

/** An answer that is lost on the way back. */
export const perdida = (): Response => HttpResponse.error();
/** An HTML page of a proxy instead of an answer. */
export const pagina = (): Response =>
  new HttpResponse('<!doctype html><title>Proxy</title>', { headers: { 'content-type': 'text/html' } });
