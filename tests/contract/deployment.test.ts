import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { basePaths } from '#sandbox/app.ts';
import { serveOverHttp } from '#support/overHttp.ts';
import { checkContract, type Line } from '../../scripts/contract/check.ts';
import { declared, readRows } from '../../scripts/contract/declared.ts';
import { openFund } from './fund.ts';

const rows = readRows(readFileSync('tests/spec/endpoints.tsv', 'utf8'));
const accounts = ['empresa', 'personal', 'asegurado'].map((user) => ({ user, password: 'Demo2026' }));
const basesAt = (address: string) => ({
  seguridad: address + basePaths.seguridad,
  administrativo: address + basePaths.administrativo,
  facturacion: address + basePaths.facturacion,
  notificacionPago: address + basePaths.notificacionPago,
});
const told = (lines: readonly Line[], verdict: Line['verdict']) =>
  lines.filter((line) => line.verdict === verdict).map(({ row, detail }) => `${row.route}: ${detail}`);

test('the sandbox over HTTP fits the contract, and nothing it is asked changes it', async () => {
  const fund = openFund();
  const { address, stop } = await serveOverHttp(fund);
  const before = fund.db.dump();
  const lines = await checkContract({ bases: basesAt(address) }, accounts, rows);
  await stop();
  expect(lines).toHaveLength(rows.length);
  expect(told(lines, 'differs')).toEqual([]);
  expect(fund.db.dump()).toEqual(before);
  // Most calls that read are seen whole; those refused ask about something the demo users have not.
  expect(told(lines, 'fits').length).toBeGreaterThan(100);
  expect(told(lines, 'refused').length).toBeLessThan(15);
  const reasons = new Set(told(lines, 'not called').map((each) => each.split(': ')[1]));
  expect(
    [...reasons].filter((each) => !/^(it writes|no call of the services|no value is known for \w+)$/.test(each ?? '')),
  ).toEqual([]);
  expect([...reasons].filter((each) => each?.startsWith('no value')).length).toBeLessThan(4);
});

/** The sandbox with some answers changed on their way. */
async function checkWith(change: (path: string, body: Record<string, unknown>) => Response | object | null) {
  const fund = openFund();
  const altered: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await fund.app.fetch(request);
    if (!response.headers.get('Content-Type')?.includes('json')) return response;
    const changed = change(new URL(request.url).pathname, (await response.clone().json()) as Record<string, unknown>);
    if (changed === null) return response;
    return changed instanceof Response ? changed : Response.json(changed);
  };
  const target = { bases: basesAt('http://127.0.0.1'), fetch: altered };
  return checkContract(target, accounts.slice(0, 1), rows);
}

test('a deployment that answers otherwise is told, with where', async () => {
  const lines = await checkWith((path, body) => {
    if (path.endsWith('/BuscarSexos/0')) return { ...body, Datos: [{ Id: 'uno', Descripcion: 'FEMENINO' }] };
    if (path.endsWith('/BuscarPaises/0')) return { error: 'x' };
    if (path.endsWith('/BuscarProfesiones/0')) return new Response('<html>', { status: 502 });
    if (path.endsWith('/BuscarEstadoCiviles/0')) return { ok: false, Mensaje: null };
    if (path.includes('/BuscarDepartamento/')) return { ok: false, Mensaje: { Descripcion: 'No.', TipoMensaje: 'x' } };
    return null;
  });
  expect(told(lines, 'differs').sort()).toEqual([
    'GET Parametros/BuscarEstadoCiviles/{}: refused without Descripcion or TipoMensaje',
    'GET Parametros/BuscarPaises/{}: no envelope: {"error":"x"}',
    'GET Parametros/BuscarProfesiones/{}: HTTP 502: <html>',
    expect.stringMatching(/^GET Parametros\/BuscarSexos\/\{\}: Datos\.0\.Id: /),
  ]);
  expect(told(lines, 'refused')).toContain('GET Parametros/BuscarDepartamento/{}: No.');
});

test('nothing that writes is called, whatever method it has', async () => {
  const asked = new Set<string>();
  await checkWith((path) => {
    asked.add(path.split('/').slice(3, 5).join('/'));
    return null;
  });
  const writes = declared.filter(({ endpoint }) => endpoint.effect === 'write');
  const made = writes.filter(({ endpoint }) => {
    const [action = ''] = endpoint.path.replace(/^\//, '').split('/');
    return action !== '' && action !== 'newToken' && asked.has(`${endpoint.controller.others}/${action}`);
  });
  expect(made.map(({ name }) => name)).toEqual([]);
  expect(asked.size).toBeGreaterThan(80);
});

test('who cannot sign in is told why', async () => {
  const fund = openFund();
  const target = {
    bases: basesAt('http://127.0.0.1'),
    fetch: async (i: RequestInfo | URL, init?: RequestInit) => fund.app.fetch(new Request(i, init)),
  };
  await expect(checkContract(target, [{ user: 'empresa', password: 'x' }], rows)).rejects.toThrow(/^Sign-in failed: /);
});
