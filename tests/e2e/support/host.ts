import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as pass, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { chromiumFlags, findTestBrowser } from '../../../scripts/chromium.mjs';
import { skipMonthEnd } from './fecha.ts';
import { type Certificate, certify, type Nginx, SERVICES, startNginx } from './nginx.ts';
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
  /** Does something while somebody else answers as the services: a host that is trusted too, or one with their name. */
  readonly withImpostor: (kind: 'trusted' | 'of that name', act: () => Promise<void>) => Promise<void>;
  /** Does something with another nginx, which waits this long for the services, in its own notation. */
  readonly withPatience: (patience: string, act: (nginx: Nginx) => Promise<void>) => Promise<void>;
}

const read = ({ pem, key }: Certificate) => ({ cert: readFileSync(pem), key: readFileSync(key) });

/** What the services see of a call below /eco/; below /calla/ they never answer. Everything else is the sandbox's. */
const echo = (sandbox: string, certificate: Certificate) =>
  createServer(read(certificate), (call: IncomingMessage, reply: ServerResponse) => {
    if (call.url?.startsWith('/calla/')) return;
    if (!call.url?.startsWith('/eco/')) {
      // The sandbox knows itself by another name.
      const {
        method = 'GET',
        headers: { host: _, ...headers },
      } = call;
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
      const { method, url, headers } = call;
      const socket = call.socket as TLSSocket;
      const connection = { servername: socket.servername, protocol: socket.getProtocol() };
      reply.end(JSON.stringify({ method, url, headers, bytes, ...connection }));
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
  // An import runs over some deployments, and its rows belong to a month.
  skipMonthEnd();
  const sandbox = await startPortal();
  const certificate = certify(folder, 'servicios', `DNS:${SERVICES}`);
  const impostors = {
    trusted: certify(folder, 'otra', 'DNS:otra.example.bo'),
    'of that name': certify(folder, 'falsa', `DNS:${SERVICES}`),
  };
  const trusted = join(folder, 'trusted.pem');
  writeFileSync(trusted, [certificate, impostors.trusted].map(({ pem }) => readFileSync(pem, 'utf8')).join(''));
  const services = echo(sandbox.address, certificate);
  const listen = (port: number) => new Promise<void>((resolve) => services.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = services.address() as AddressInfo;
  const start = async (name: string, patience?: string) =>
    startNginx(join(folder, name), {
      ...{ port: await freePort(), services: { port, trusted }, www },
      ...(patience ? { patience } : {}),
    });
  const nginx = await start('nginx');
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
    async withImpostor(kind, act) {
      services.setSecureContext(read(impostors[kind]));
      services.closeAllConnections();
      await act().finally(() => services.setSecureContext(read(certificate)));
    },
    async withPatience(patience, act) {
      const other = await start('otro', patience);
      await act(other).finally(other.stop);
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
