import { HttpResponse, http } from 'msw';
import { server } from '#support/services.ts';

/**
 * From now on the services answer each call of a path with this Datos; a Response is the whole answer. Returns the bodies
 * that were sent, null for none.
 */
export function contesta(path: string, datos: () => unknown): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.all(`*${path}`, async ({ request }) => {
      sent.push(request.body === null ? null : await request.json());
      const answer = datos();
      return answer instanceof Response ? answer : HttpResponse.json({ ok: true, Datos: answer });
    }),
  );
  return sent;
}

/** An answer that says nothing of what was done: the services failed. */
export const falla = (): Response => new HttpResponse('', { status: 500 });
