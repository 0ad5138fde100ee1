import { AxiosError, AxiosHeaders } from 'axios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#client/call.ts';
import { http as client } from '#client/http.ts';
import { query, queryClient } from '#client/query.ts';
import { endSession } from '#client/session.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { fixDate } from '#support/clock.ts';
import { sessionAs } from './support.ts';

type Answer = readonly [status: number, later?: string];

const adapter = client.defaults.adapter;
/** When each request was sent, in milliseconds since the first. */
let asked: number[] = [];

/** The services answer in this order, then always with the last answer. 200 contains a period. */
function services(...answers: readonly Answer[]): void {
  const first = Date.now();
  client.defaults.adapter = async (config) => {
    const [status, later] = answers[Math.min(asked.length, answers.length - 1)] ?? [500];
    asked.push(Date.now() - first);
    const headers = new AxiosHeaders(later === undefined ? {} : { 'retry-after': later });
    const data = new TextEncoder().encode(status === 200 ? '{"ok":true,"Datos":"2026-11-01"}' : '').buffer;
    const response = { status, statusText: '', headers, data, config };
    if (status === 200) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, null, response);
  };
}

beforeEach(() => {
  sessionAs(1802);
  asked = [];
  queryClient.clear();
  fixDate('setTimeout', 'clearTimeout');
});
afterEach(() => {
  if (adapter) client.defaults.adapter = adapter;
  endSession();
});

const period = () =>
  queryClient.fetchQuery(query(altaCotizante.periodoActivo, { params: { idEmpresa: 1, idRegional: 1 } }));

/** The result of a call, after all waiting times are over. */
async function endOf(start: () => Promise<unknown>): Promise<unknown> {
  const end = start().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60_000);
  return end;
}

const tecnico = 'Ha ocurrido un error técnico. Pedimos disculpas.';

test.each([429, 503])('a read answered %i is asked again when the services say, and nobody notices', async (status) => {
  services([status, '2'], [200]);
  await expect(endOf(period)).resolves.toBe('2026-11-01');
  expect(asked).toEqual([0, 2000]);
});

test('[E-7.5-03] once: a second refusal is shown', async () => {
  services([503, '5']);
  await expect(endOf(period)).resolves.toBe(tecnico);
  expect(asked).toEqual([0, 5000]);
});

test.each([
  ['longer than anybody waits', [503, '6']],
  ['a date', [503, 'Wed, 21 Oct 2026 07:28:00 GMT']],
  ['nothing said', [503]],
  ['another fault', [500, '1']],
] as const)('[E-7.5-03] %s: not asked again', async (_name, answer) => {
  services(answer);
  await expect(endOf(period)).resolves.toBe(tecnico);
  expect(asked).toEqual([0]);
});

test.each([
  ['a write', () => call(personasNovedad.declarar, { body: { IdPersonaNovedad: 1, IdEstadoProceso: 2 } })],
  ['a GET that writes', () => call(afiliacionBdpa.enviarPoblacion, {})],
  [
    'a GET that writes, asked as a query',
    () => queryClient.fetchQuery({ queryKey: ['x'], queryFn: () => call(afiliacionBdpa.enviarPoblacion, {}) }),
  ],
])('%s is never sent again', async (_name, start) => {
  services([503, '1'], [200]);
  await expect(endOf(start)).resolves.toBe(tecnico);
  expect(asked).toEqual([0]);
});
