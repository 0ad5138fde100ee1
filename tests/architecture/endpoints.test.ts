import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { pattern } from '#contract/endpoint.ts';
import * as services from '#contract/services/index.ts';
import { config } from '#lib/config.ts';
import { theSandbox } from '../support/services.ts';
import { PASSWORD } from '../support/session.ts';
import { table } from './sources.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'controller' in value && 'path' in value;

const declared = Object.entries(services).flatMap(([service, calls]) =>
  Object.entries(calls as Record<string, unknown>).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ name: `${service}.${name}`, endpoint }] : [],
  ),
);

/** A route without what spellings differ in: names of parameters, what the settings name, a slash at the end. */
const normal = (method: string, route: string) =>
  `${method} ${route
    .replace(/^\/|\/$/g, '')
    .replace(/\{product\}/g, 'CSBP')
    .replace('{token}', config().rutaDocumentos)
    .replace(/\{[^}]+\}|:\w+/g, '{}')}`;

const specified = table('tests/spec/endpoints.tsv');
// Two rows are no calls of the services: the version file and the public-IP look-up.
const rows = specified
  .filter(([, method]) => method !== '?')
  .map(([, method = '', controller = '', action = '', insured = '']) => ({
    others: normal(method, `${controller}/${action}`),
    insured: normal(method, `${insured || controller}/${action}`),
  }));
const known = new Map(rows.map((row) => [row.others, row]));

describe('declared calls', () => {
  test('each is a call of the specification, for both audiences', () => {
    const wrong = declared.flatMap(({ name, endpoint }) => {
      const others = normal(endpoint.method, pattern(endpoint, 'others'));
      const insured = normal(endpoint.method, pattern(endpoint, 'insured'));
      const row = known.get(others);
      if (!row) return [`${name}: ${others} is not in endpoints.tsv`];
      return insured === row.insured || insured === others ? [] : [`${name}: ${insured}, specified ${row.insured}`];
    });
    expect(wrong).toEqual([]);
  });

  test('the sandbox serves each', async () => {
    const { app } = await theSandbox();
    const token = await signIn(app);
    const ask = (servicio: Endpoint['controller']['servicio'], method: string, path: string) =>
      app.fetch(
        new Request(`http://127.0.0.1${config().servicios[servicio]}${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
        }),
      );
    expect((await ask('administrativo', 'GET', '/NoExiste/Nada')).status, 'an unknown route').toBe(404);
    const missing: string[] = [];
    for (const { name, endpoint } of declared)
      for (const audience of ['others', 'insured'] as const) {
        const path = pattern(endpoint, audience).replace(/:\w+/g, '1');
        const { status } = await ask(endpoint.controller.servicio, endpoint.method, path);
        if (status === 404 || status === 405 || status >= 500)
          missing.push(`${name}: ${endpoint.method} ${path} gave ${status}`);
      }
    expect(missing).toEqual([]);
  });

  test('how many of the specification are declared', () => {
    const covered = new Set(declared.map(({ endpoint }) => normal(endpoint.method, pattern(endpoint, 'others'))));
    const count = [...known.keys()].filter((route) => covered.has(route)).length;
    console.info(`${count} of the ${specified.length} calls of the specification are declared.`);
    expect(count).toBeGreaterThan(0);
  });
});

async function signIn(app: { fetch(request: Request): Response | Promise<Response> }): Promise<string> {
  const answer = await app.fetch(
    new Request(`http://127.0.0.1${config().servicios.seguridad}/EmpAuth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        UserName: 'empresa',
        Password: PASSWORD,
        TokenGC: 'local',
        Dispositivo: {
          browser: '',
          browser_version: '',
          os: '',
          os_version: '',
          IpPublico: '',
          IpPrivado: '0.0.0.0',
          device: '',
        },
      }),
    }),
  );
  const { Datos } = (await answer.json()) as { Datos: { access_token: string } };
  return Datos.access_token;
}
