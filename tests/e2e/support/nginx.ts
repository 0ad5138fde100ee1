import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { accessSync, constants, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { root } from '../../../scripts/portal.mjs';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];

/** The path of an installed program; '' if it is not there. */
function program(name: string): string {
  const isProgram = (path: string) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false; // not there, or nothing that can be started
    }
  };
  return (
    FOLDERS.filter(Boolean)
      .map((folder) => join(folder, name))
      .find(isProgram) ?? ''
  );
}

const nginx = program('nginx');
const openssl = program('openssl');

/** Why nothing can be tried with nginx; '' where it can. The CI server installs what is needed, so there it is an error. */
export function whyWithoutNginx(): string {
  if (nginx !== '' && openssl !== '') return '';
  const text = 'These tests need nginx and openssl (Debian and Ubuntu: sudo apt-get install nginx openssl).';
  if (process.env.CI) throw new Error(text);
  return text;
}

/** Makes the changes that docs/deploying.md names. Fails if the example does not have the text to replace. */
function changed(name: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce(
    (before, [from, to]) => {
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`deploy/${name} has no ${from}`);
      return after;
    },
    readFileSync(join(root, 'deploy', name), 'utf8'),
  );
}

/** How HTTP/2 is switched on, as the comment of the example says for each version. */
function listening(port: number): readonly (readonly [string, string])[] {
  const told = spawnSync(nginx, ['-v'], { encoding: 'utf8' }).stderr;
  const [major = 0, minor = 0, patch = 0] = (/nginx\/(\d+)\.(\d+)\.(\d+)/.exec(told)?.slice(1) ?? []).map(Number);
  const isDirective = major > 1 || minor > 25 || (minor === 25 && patch >= 1);
  const listen = `  listen 127.0.0.1:${port} ssl`;
  return isDirective
    ? [
        ['  listen 443 ssl;', `${listen};`],
        ['  # http2 on;', '  http2 on;'],
      ]
    : [['  listen 443 ssl;', `${listen} http2;`]];
}

/** The host of the services in the example. */
export const SERVICES = 'servicios.example.bo';

/** Where nginx listens, what it serves, and who answers its calls of /servicios. */
interface Place {
  readonly port: number;
  readonly www: string;
  /** The services' port on this machine, and the file of the certificates that nginx trusts. */
  readonly services: { readonly port: number; readonly trusted: string };
  /** How long nginx waits for the services, in its own notation, in place of what the example says. */
  readonly patience?: string;
}

/**
 * Writes what an operator has in /etc/nginx into a folder: the example of this repository, with the changes that
 * docs/deploying.md asks for, and a main file that includes it.
 */
function configure(folder: string, { port, www, services, patience }: Place): string {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  cpSync(join(root, 'deploy/cabeceras.conf'), join(folder, 'cabeceras.conf'));
  const policy = /^ {2}Content-Security-Policy: (.*)$/m.exec(readFileSync(join(www, '_headers'), 'utf8'))?.[1] ?? '';
  write(
    'csp.conf',
    changed('csp.conf', [
      [/(?<=^add_header Content-Security-Policy ")[^"]*/m, policy],
      [/^add_header Reporting-Endpoints .*$/m, ''],
    ]),
  );
  write(
    'servicios.conf',
    changed('servicios.conf', [
      ['/etc/ssl/certs/ca-certificates.crt', services.trusted],
      ...(patience ? [[/(?<=proxy_read_timeout )\w+/, patience] as const] : []),
    ]),
  );
  write(
    'portal.conf',
    changed('nginx.conf', [
      ...listening(port),
      ['/etc/ssl/portal.pem', join(folder, 'portal.pem')],
      ['/etc/ssl/portal.key', join(folder, 'portal.key')],
      ['root /srv/portal;', `root ${www};`],
      ['/var/log/nginx/portal.log', join(folder, 'portal.log')],
      ['  # include servicios.conf;', '  include servicios.conf;'],
    ]),
  );
  // In place of a name server.
  return mainFile(folder, [`  upstream ${SERVICES} { server 127.0.0.1:${services.port}; }`]);
}

/** Writes the main file, which includes the example's `portal.conf` beside it. */
function mainFile(folder: string, more: readonly string[] = []): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  const text = [
    // As root it would hand its work to a user who may not read the test's folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'error.log')};`,
    'events { }',
    'http {',
    ...places.map((name) => `  ${name}_temp_path ${join(folder, name)};`),
    ...more,
    '  include portal.conf;',
    '}',
    '',
  ];
  writeFileSync(file, text.join('\n'));
  return file;
}

/** Files of a certificate and its key. */
export interface Certificate {
  readonly pem: string;
  readonly key: string;
}

/** Makes a certificate for a name or address, such as `DNS:example.bo` or `IP:127.0.0.1`, that vouches for itself. */
export function certify(folder: string, file: string, name: string): Certificate {
  const [key, pem] = [join(folder, `${file}.key`), join(folder, `${file}.pem`)];
  const subject = ['-subj', '/CN=portal', '-addext', `subjectAltName=${name}`, '-days', '2'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(openssl, ['req', '-x509', ...kind, '-keyout', key, '-out', pem, ...subject], { stdio: 'pipe' });
  return { pem, key };
}

/** nginx's own certificate. */
const certifyPortal = (folder: string) => certify(folder, 'portal', 'IP:127.0.0.1');

/** The hash of a certificate's key, by which a browser can be told to trust it. */
function hashOf({ pem }: Certificate): string {
  const { publicKey } = new X509Certificate(readFileSync(pem));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/** An answer as it came: nothing is unpacked, followed or kept. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Nginx {
  readonly address: string;
  /** The hash of its certificate's key, for the browser. */
  readonly key: string;
  /** What `nginx -t` says of the configuration. */
  readonly check: () => string;
  /** Asks with exactly this path and these headers. */
  readonly ask: (
    path: string,
    how?: { method?: string; headers?: Readonly<Record<string, string>>; body?: Buffer | string },
  ) => Promise<Answer>;
  /** The access log. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * What nginx says of the example itself, and the text that it read: with the services switched on and no name replaced. Only
 * what a machine of tests lacks is elsewhere: the port, the log, and the certificates, which are the test's own.
 */
export function checkExample(folder: string, port: number): { readonly said: string; readonly read: string } {
  const ssl = join(folder, 'ssl');
  mkdirSync(join(ssl, 'certs'), { recursive: true });
  cpSync(certifyPortal(ssl).pem, join(ssl, 'certs/ca-certificates.crt'));
  for (const name of ['cabeceras.conf', 'csp.conf']) cpSync(join(root, 'deploy', name), join(folder, name));
  const elsewhere = ['/etc/ssl/', `${ssl}/`] as const;
  writeFileSync(join(folder, 'servicios.conf'), changed('servicios.conf', [elsewhere]));
  const switched = [...listening(port), ['  # include servicios.conf;', '  include servicios.conf;'] as const];
  const paths = [elsewhere, elsewhere, ['/var/log/nginx/', `${folder}/`] as const];
  writeFileSync(join(folder, 'portal.conf'), changed('nginx.conf', [...switched, ...paths]));
  const { stdout, stderr } = spawnSync(nginx, ['-T', '-c', mainFile(folder), '-e', 'stderr'], { encoding: 'utf8' });
  return { said: stderr, read: stdout };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(!probe.destroy().connecting));
    probe.once('error', () => resolve(false));
  });

/** Waits until nginx takes connections. Fails with its own words if it stops. */
async function untilOpen(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said += part.toString();
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx stopped with ${child.exitCode}:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts nginx with the example of deploy/ on a folder of files; calls of /servicios go to the services by TLS. */
export async function startNginx(folder: string, at: Place): Promise<Nginx> {
  mkdirSync(folder, { recursive: true });
  const key = hashOf(certifyPortal(folder));
  const file = configure(folder, at);
  const child = spawn(nginx, ['-c', file, '-e', join(folder, 'error.log')], { stdio: ['ignore', 'ignore', 'pipe'] });
  await untilOpen(child, at.port);
  return {
    address: `https://127.0.0.1:${at.port}`,
    key,
    check: () => spawnSync(nginx, ['-t', '-c', file, '-e', 'stderr'], { encoding: 'utf8' }).stderr,
    ask: (path, { method = 'GET', headers = {}, body = '' } = {}) =>
      new Promise((resolve, reject) => {
        const options = { host: '127.0.0.1', port: at.port, rejectUnauthorized: false, agent: false as const };
        const sent = request({ ...options, path, method, headers }, (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.once('error', reject);
          reply.once('end', () =>
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
          );
        });
        sent.once('error', reject);
        sent.end(body);
      }),
    log: () => readFileSync(join(folder, 'portal.log'), 'utf8'),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
