import { readFileSync } from 'node:fs';
import { basePaths } from '#sandbox/app.ts';
import { checkContract, type Line } from '../../scripts/contract/check.ts';
import { readRows } from '../../scripts/contract/declared.ts';
import { openFund } from './fund.ts';

/** The calls of the specification. */
export const rows = readRows(readFileSync('tests/spec/endpoints.tsv', 'utf8'));

/** The accounts used to try the calls. */
export const accounts = ['empresa', 'personal', 'asegurado'].map((user) => ({ user, password: 'Demo2026' }));

/** Addresses of the four services at a host. */
export const basesAt = (address: string) => ({
  seguridad: address + basePaths.seguridad,
  administrativo: address + basePaths.administrativo,
  facturacion: address + basePaths.facturacion,
  notificacionPago: address + basePaths.notificacionPago,
});

/** Changes a reply on its way. Null leaves it unchanged. */
export type Change = (path: string, body: Readonly<Record<string, unknown>>) => Response | object | null;

/** A request whose reply is not compressed. */
async function uncompressed(request: Request): Promise<Request> {
  const { method, url } = request;
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  return new Request(url, { method, headers, ...(method === 'GET' ? {} : { body: await request.arrayBuffer() }) });
}

/** A sandbox whose replies are changed on their way. Files have an empty body. */
export function spoilt(change: Change): { readonly app: { fetch(request: Request): Promise<Response> } } {
  const fund = openFund();
  async function fetch(request: Request): Promise<Response> {
    const response = await fund.app.fetch(await uncompressed(request));
    const isJson = response.headers.get('Content-Type')?.includes('json');
    const body = isJson ? ((await response.clone().json()) as Record<string, unknown>) : {};
    const changed = change(new URL(request.url).pathname, body);
    if (changed === null) return response;
    return changed instanceof Response ? changed : Response.json(changed);
  }
  return { app: { fetch } };
}

/** Checks such a sandbox. */
export function checkWith(change: Change, who: readonly (typeof accounts)[number][]): Promise<Line[]> {
  const { app } = spoilt(change);
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => app.fetch(new Request(input, init));
  return checkContract({ bases: basesAt('http://127.0.0.1'), fetch }, who, rows);
}
