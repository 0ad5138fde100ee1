import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { endSession } from '#client/session.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { parametros } from '#contract/services/parametros.ts';
import { reportes } from '#contract/services/reportes.ts';
import { server } from '#support/services.ts';
import { sessionAs } from './support.ts';

let reply: () => Response = () => HttpResponse.error();
beforeEach(() => {
  sessionAs(1802);
  // The structure of each strange reply is logged for developers.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(http.all('*/servicios/*', () => reply()));
});
afterEach(endSession);

const envelope = fc.record(
  {
    ok: fc.oneof(fc.boolean(), fc.jsonValue()),
    TodoCorrecto: fc.oneof(fc.boolean(), fc.jsonValue()),
    Datos: fc.oneof(fc.jsonValue(), fc.constant([{ Id: 1, Descripcion: 'FEMENINO' }])),
    Mensaje: fc.oneof(fc.jsonValue(), fc.record({ Descripcion: fc.string(), TipoMensaje: fc.string() })),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  envelope.map((each) => JSON.stringify(each)),
  envelope.map((each) => JSON.stringify(each)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '<html></html>', '{"ok":true', 'null', '{"ok":true,"Datos":[]}'),
);
const status = fc.oneof(
  { weight: 3, arbitrary: fc.constant(200) },
  fc.constantFrom(201, 400, 401, 403, 404, 413, 500, 502),
);
const type = fc.constantFrom('application/json', 'text/html', 'application/pdf', '');

const calls = [
  () => call(parametros.sexos, { params: { valor: 0 } }, { quiet: true }),
  () => call(altaCotizante.verificarInconclusas, { params: { idPersona: 1, idEmpresa: 1 } }, { quiet: true }),
  () => call(reportes.avisoAlta, { params: { idPersona: 1, idPersonaNovedad: 1 } }, { quiet: true }),
];

test('whatever a service answers, a call ends with data of its contract or with one of the three errors', async () => {
  await fc.assert(
    fc.asyncProperty(body, status, type, fc.constantFrom(...calls), async (text, code, contentType, make) => {
      reply = () =>
        new HttpResponse(text, { status: code, headers: contentType ? { 'Content-Type': contentType } : {} });
      sessionAs(1802);
      try {
        await make();
        expect(code).toBeLessThan(300);
      } catch (error) {
        if (!isCallError(error)) throw error;
        expect(error.message).not.toBe('');
      }
    }),
    { numRuns: 400 },
  );
});
