import { HttpResponse, http } from 'msw';
import { callFailed } from '#client/announcements.ts';
import { forgetPeople } from '#support/people.ts';
import { server } from '#support/services.ts';
import { atTestEnd } from '#support/testEnd.ts';

/** One call: 'Controller/Name', the values of its path after the name, and its body as JSON or as the fields of a form. */
interface Pedida {
  readonly nombre: string;
  readonly valores: readonly string[];
  readonly cuerpo: unknown;
}

async function cuerpoDe(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const fields = [...(await request.formData()).entries()];
    return Object.fromEntries(
      fields.map(([name, value]) => [name, typeof value === 'string' ? value : `${value.size} bytes`]),
    );
  }
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
}

/** An answer of the services: a response, data for an envelope, or a function of the values in the call's path. */
type Respuesta = unknown;

/**
 * From now on the services answer these calls and no others. It is faster than the sandbox, for rules that need one answer.
 * Returns what is asked, in order.
 */
export function contestan(respuestas: Readonly<Record<string, Respuesta>>): Pedida[] {
  const pedidas: Pedida[] = [];
  atTestEnd(forgetPeople);
  server.use(
    http.all('*/servicios/*', async ({ request }) => {
      const [, , , controller, name, ...valores] = new URL(request.url).pathname.split('/').map(decodeURIComponent);
      const nombre = `${controller}/${name}`;
      pedidas.push({ nombre, valores, cuerpo: await cuerpoDe(request) });
      if (!Object.hasOwn(respuestas, nombre)) return new HttpResponse('', { status: 404 });
      const said = respuestas[nombre];
      const answer: unknown = await (typeof said === 'function' ? said(valores) : said);
      return answer instanceof Response ? answer.clone() : HttpResponse.json({ ok: true, Datos: answer });
    }),
  );
  return pedidas;
}

/**
 * The services answer each call of a path with this Datos from now on, and all others as before; a Response is the whole answer. Returns the bodies
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

/** The services answer and refuse. */
export const rechazo = (Descripcion: string, IdMensaje = ''): Response =>
  HttpResponse.json({
    ok: false,
    Datos: null,
    Mensaje: { Descripcion, TipoMensaje: 'warning', IdMensaje, TieneMensaje: true },
  });

/** Collects the failures that the app would show, from now on. */
export function fallosMostrados(): string[] {
  const told: string[] = [];
  atTestEnd(callFailed.on(({ message }) => told.push(message)));
  return told;
}
