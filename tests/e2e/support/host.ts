import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request as pass, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findTestBrowser } from '../../../scripts/chromium.mjs';
import { type Nginx, startNginx } from './nginx.ts';
import { freePort, type RunningPortal, startPortal } from './portal.ts';
import { buildNext, buildPortal } from './produccion.ts';
import { test as base } from './test.ts';

/** A deployed portal: nginx with the example of deploy/, a production build, and the sandbox as its services. */
export interface Host {
  readonly portal: RunningPortal;
  readonly nginx: Nginx;
  /** The folder that nginx serves. */
  readonly www: string;
  /** A build, and the one after it. */
  readonly old: string;
  readonly next: string;
  /** The name that a file of the old build has in the next one. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Serves a build alone. */
  readonly publish: (build: string) => void;
  /** Does something while nobody listens at the address of the services. */
  readonly withoutServices: (act: () => Promise<void>) => Promise<void>;
}

/** What the services see of a call below /eco/. Everything else is the sandbox's. */
const echo = (sandbox: string) =>
  createServer((call: IncomingMessage, reply: ServerResponse) => {
    if (!call.url?.startsWith('/eco/')) {
      const { method = 'GET', headers } = call;
      const passed = pass(`${sandbox}/servicios${call.url}`, { method, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      passed.once('error', () => reply.destroy());
      call.pipe(passed);
      return;
    }
    let bytes = 0;
    call.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    call.once('end', () => {
      // As services of the real world answer: with a cookie, and as if the answer might be kept.
      reply.writeHead(200, {
        'Content-Type': 'text/html',
        'Cache-Control': 'public, max-age=600',
        'Set-Cookie': 'sesion=1',
      });
      reply.end(JSON.stringify({ method: call.method, url: call.url, headers: call.headers, bytes }));
    });
  });

async function startHost(): Promise<Host & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const [old, next, www] = ['dist', 'next', 'www'].map((name) => join(folder, name)) as [string, string, string];
  await buildPortal(old);
  const renamed = buildNext(old, next);
  const publish = (build: string) => {
    rmSync(www, { recursive: true, force: true });
    cpSync(build, www, { recursive: true });
  };
  publish(old);
  const sandbox = await startPortal();
  const services = echo(sandbox.address);
  const listen = (port: number) => new Promise<void>((resolve) => services.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = services.address() as AddressInfo;
  const at = { port: await freePort(), services: `http://127.0.0.1:${port}`, www };
  const nginx = await startNginx(join(folder, 'nginx'), at);
  return {
    nginx,
    portal: { ...sandbox, address: nginx.address },
    ...{ www, old, next, renamed, publish },
    async withoutServices(act) {
      const closed = new Promise((resolve) => services.close(resolve));
      services.closeAllConnections();
      await closed;
      await act().finally(() => listen(port));
    },
    async stop() {
      await nginx.stop();
      services.close();
      services.closeAllConnections();
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests of a portal behind nginx. Each begins with the first build served. They are skipped where `whyWithoutNginx` says why. */
export const test = base.extend<{ readonly served: undefined }, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  // Trusting the certificate's key, not ignoring errors: of a page with errors the browser keeps nothing.
  launchOptions: [
    async ({ host }, use) =>
      use({
        executablePath: findTestBrowser(),
        args: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${host.nginx.key}`],
      }),
    { scope: 'worker' },
  ],
  portal: async ({ host }, use) => use(host.portal),
  served: [
    async ({ host }, use) => {
      host.publish(host.old);
      await use(undefined);
    },
    { auto: true },
  ],
});
