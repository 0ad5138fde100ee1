import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import * as services from '#contract/services/index.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { server } from '#support/services.ts';
import { workerThat } from '#support/worker.ts';
import { sessionAs } from './support.ts';

const body = {
  FechaDesde: '2026-11-01',
  FechaHasta: '2026-11-20',
  IdEstadoProceso: 0,
  IdTipoNovedad: 1,
  IdEmpresa: 501,
  IdRegional: 1,
};
/** Rows as the services may write them, with the id as text. */
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    IdPersonaNovedad: String(at + 1),
    IdTipoNovedad: 2,
    NombreCompleto: `ÑÁÑEZ ${at}`,
  }));
const answers = (Datos: unknown) =>
  server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: true, Datos })));

/** Loads the modules of the client and its worker again, because a started worker would stay. */
async function fresh() {
  vi.resetModules();
  const { startSession } = await import('#client/session.ts');
  const { buildUsuario, tokenOf } = await import('./support.ts');
  startSession(tokenOf({ USRTYP: 1802, USRID: 7, PERID: 501 }), buildUsuario());
  const { call } = await import('#client/call.ts');
  const { sendReading } = await import('#client/replyPieces.ts');
  return { call, ask: () => call(listaNovedades.porFiltro, { body }), sendReading };
}

type Question = Parameters<typeof import('#client/replyPieces.ts').sendReading>[1];
const reading = (sendReading: typeof import('#client/replyPieces.ts').sendReading) =>
  workerThat((question: Question, send) => sendReading(listaNovedades.porFiltro, question, send));

beforeEach(() => void sessionAs(1802));
afterEach(() => vi.unstubAllGlobals());

describe('a large reply', () => {
  test('is read in a worker, repaired like every other, and comes back in pieces in its own order', async () => {
    const { ask, sendReading } = await fresh();
    const { StandIn, watched } = reading(sendReading);
    vi.stubGlobal('Worker', StandIn);
    answers(rows(3500));
    const found = await ask();
    expect(found.map((row) => row.IdPersonaNovedad)).toEqual(Array.from({ length: 3500 }, (_, at) => at + 1));
    expect(found[3499]).toMatchObject({ NombreCompleto: 'ÑÁÑEZ 3499', Pagado: false });
    expect(watched.started).toHaveLength(1);
    expect(watched.parts).toBeGreaterThan(3);
  });

  test('is read all the same where the worker’s file does not arrive, or there are no workers', async () => {
    const { ask } = await fresh();
    vi.stubGlobal('Worker', workerThat('does not arrive').StandIn);
    answers(rows(3500));
    expect(await ask()).toHaveLength(3500);
    vi.stubGlobal('Worker', undefined);
    expect(await ask()).toHaveLength(3500);
  });

  test('that no memory holds is a call without an answer, and the next one has a new worker', async () => {
    const { ask, sendReading } = await fresh();
    vi.stubGlobal('Worker', workerThat('breaks off').StandIn);
    answers(rows(3500));
    await expect(ask()).rejects.toMatchObject({ kind: 'sinRespuesta' });
    vi.stubGlobal('Worker', reading(sendReading).StandIn);
    expect(await ask()).toHaveLength(3500);
  });

  test('against the contract is refused with the reason, as a small one is', async () => {
    const { ask, sendReading } = await fresh();
    vi.stubGlobal('Worker', reading(sendReading).StandIn);
    answers([...rows(3500), { NombreCompleto: 'SIN NÚMERO' }]);
    await expect(ask()).rejects.toMatchObject({ name: 'ContractViolation' });
  });

  test('that is no list comes back whole', async () => {
    const { call, sendReading } = await fresh();
    const { StandIn } = workerThat((question: Question, send) =>
      sendReading(afiliacionBdpa.validarAsegurado, question, send),
    );
    vi.stubGlobal('Worker', StandIn);
    const Datos = { EsAsegurado: true, IdPersona: '7', EstadoVigencia: 'VIGENTE', Mensaje: 'x'.repeat(300 * 1024) };
    server.use(http.post('*/ValidarAsegurado', () => HttpResponse.json({ ok: true, Datos })));
    const persona = { NumeroDocumento: '1', ComplementoDocumento: '', FechaNacimiento: '1990-01-01' };
    const asked = call(afiliacionBdpa.validarAsegurado, { body: { TipoDocumentoIdentidad: 'CI', ...persona } });
    expect(await asked).toEqual({ ...Datos, IdPersona: 7 });
  });

  test('a small one starts no worker', async () => {
    const { ask, sendReading } = await fresh();
    const { StandIn, watched } = reading(sendReading);
    vi.stubGlobal('Worker', StandIn);
    answers(rows(10));
    expect(await ask()).toHaveLength(10);
    expect(watched.started).toEqual([]);
  });
});

test.each([
  ['a list in pieces of 1000, and then that this was all', rows(2500), [1000, 1000, 500, 'read, all sent before']],
  ['an empty list as its end alone', [], ['read, all sent before']],
  ['what is refused with its reason', 'x', ['violation']],
])('the worker sends %s', async (_, Datos, sent) => {
  const { sendReading } = await import('#client/replyPieces.ts');
  const data = new TextEncoder().encode(JSON.stringify({ ok: true, Datos })).buffer;
  const parts: unknown[] = [];
  await sendReading(listaNovedades.porFiltro, { route: '', data, type: 'application/json' }, (part) => {
    if (part.kind === 'rows') return void parts.push(part.rows.length);
    const { kind } = part.reading;
    if (part.reading.kind === 'read') expect(part.reading.datos).toBeNull();
    parts.push(part.rows ? `${kind}, all sent before` : kind);
  });
  expect(parts).toEqual(sent);
});

test('the worker knows a call by its route: calls of one route have one kind of data', async () => {
  const { routeOf } = await import('#client/replyPieces.ts');
  const all = Object.values(services).flatMap((service) => Object.values<Endpoint>(service));
  const first = new Map<string, Endpoint>();
  for (const endpoint of all) {
    const known = first.get(routeOf(endpoint)) ?? endpoint;
    first.set(routeOf(endpoint), known);
    expect([routeOf(endpoint), endpoint.datos._zod.def.type]).toEqual([routeOf(endpoint), known.datos._zod.def.type]);
  }
  expect(first.size).toBeGreaterThan(300);
});
