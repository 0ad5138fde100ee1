import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { headersFile, headersFor } from './headers.ts';

const PLACEHOLDER = '__PORTAL_VERSION__';
/** The file types of a build, by file extension. */
export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** Addresses of files, not screens. A password link may contain dots. */
const FILE = /^\/assets\/|\/\.|\.(html|m?js|css|map|json|svg|txt|png|webp|ico|woff2|wasm)$/;
const COMPRESSIBLE = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.wasm']);

/**
 * Writes `version.json` ({ hash, version }) and the same hash into `<meta name="portal-version">`. The portal compares the
 * two to notice that a newer build was deployed. In development both are 'dev'.
 */
export function versionFile(version: string): Plugin {
  const body = (hash: string) => `${JSON.stringify({ hash, version })}\n`;
  return {
    name: 'portal:version',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'portal-version', content: PLACEHOLDER }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // Every file except the page has a hash of its content in its name, so the names identify the build.
        const names = Object.keys(bundle).filter((name) => name !== 'index.html');
        const hash = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
        const page = bundle['index.html'];
        if (page?.type === 'asset') page.source = String(page.source).replace(PLACEHOLDER, hash);
        this.emitFile({ type: 'asset', fileName: 'version.json', source: body(hash) });
      },
    },
    configureServer(server) {
      server.middlewares.use('/version.json', (_, res) => {
        res.setHeader('content-type', 'application/json').end(body(PLACEHOLDER));
      });
    },
  };
}

interface Served {
  readonly raw: Buffer;
  /** Null if compression does not make it smaller. */
  readonly zipped: Buffer | null;
  readonly type: string;
}

function load(file: string): Served | null {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  const raw = readFileSync(file);
  const extension = extname(file);
  return {
    raw,
    zipped: COMPRESSIBLE.has(extension) && raw.length > 512 ? gzipSync(raw, { level: 9 }) : null,
    type: TYPES[extension] ?? 'application/octet-stream',
  };
}

/** Hosts such as Cloudflare Pages answer with the nearest 404.html. Without one they would answer with the portal's page. */
const MISSING = '<!doctype html><html lang="es"><title>No existe</title><p>Este archivo no existe.</p></html>\n';

/**
 * Writes `_headers` into the build, and the page such hosts send for a missing file under /assets/. Serves the build in `vite
 * preview` like a real host: the same headers, gzip, and no page in place of a missing file.
 */
export function servedAsDeployed(settings: Record<string, string>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portal:deployed',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(settings, config.mode) });
      this.emitFile({ type: 'asset', fileName: 'assets/404.html', source: MISSING });
    },
    configurePreviewServer(server) {
      const root = resolve(config.root, config.build.outDir);
      const cache = new Map<string, Served>();
      const find = (path: string) => {
        const found = cache.get(path) ?? (path.includes('/.') ? null : load(join(root, normalize(path))));
        if (found) cache.set(path, found);
        return found;
      };
      server.middlewares.use((req: IncomingMessage, res: ServerResponse, next: () => void) => {
        const path = new URL(`http://portal${req.url ?? '/'}`).pathname;
        if (path.startsWith('/servicios/')) return next();
        const found = find(path) ?? (FILE.test(path) ? null : find('/index.html'));
        const headers = headersFor(path, settings, config.mode, found ? 200 : 404);
        if (!found) return void res.writeHead(404, headers).end();
        const zipped = /\bgzip\b/.test(req.headers['accept-encoding'] ?? '') ? found.zipped : null;
        const body = zipped ?? found.raw;
        res.writeHead(200, {
          ...headers,
          'Content-Type': found.type,
          'Content-Length': body.length,
          Vary: 'Accept-Encoding',
          ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
        });
        res.end(req.method === 'HEAD' ? undefined : body);
      });
    },
  };
}
