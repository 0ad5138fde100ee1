import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The address of the document next to the sandbox. */
const PLACE = '/servicios/documentacion';

const page = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <title>Servicios de la caja</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="swagger-ui.css" />
  </head>
  <body>
    <div id="servicios"></div>
    <script src="swagger-ui-bundle.js"></script>
    <script src="inicio.js"></script>
  </body>
</html>
`;

// There are hundreds of calls, so they start closed, with a search field.
const start = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#servicios',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  showExtensions: true,
  defaultModelsExpandDepth: 0,
});
`;

/** The viewer sets styles from code and draws its icons as data. Nothing is inline, and nothing comes from other hosts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Content = readonly [type: string, read: () => string | Promise<Buffer>];

/** The files to serve, by name below the address. */
function contents(root: string): ReadonlyMap<string, Content> {
  const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  return new Map<string, Content>([
    ['', ['text/html; charset=utf-8', () => page]],
    ['inicio.js', ['text/javascript', () => start]],
    ['openapi.json', ['application/json', () => readFile(join(root, 'docs/openapi.json'))]],
    ['swagger-ui.css', ['text/css', () => readFile(join(viewer, 'swagger-ui.css'))]],
    ['swagger-ui-bundle.js', ['text/javascript', () => readFile(join(viewer, 'swagger-ui-bundle.js'))]],
  ]);
}

/**
 * Shows docs/openapi.json at /servicios/documentacion/ of the development and the preview server, with Swagger UI from
 * node_modules. It is not part of any build.
 */
export function apiDocument(root: string): Plugin {
  const known = contents(root);
  async function answer(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
    const path = new URL(`http://portal${request.url ?? '/'}`).pathname;
    if (path === PLACE) return response.writeHead(302, { Location: `${PLACE}/` }).end();
    const found = path.startsWith(`${PLACE}/`) ? known.get(path.slice(PLACE.length + 1)) : undefined;
    if (!found) return next();
    const [type, read] = found;
    const body = await read();
    return response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy }).end(body);
  }
  const mount = (server: { middlewares: { use(handler: typeof answer): unknown } }) => {
    server.middlewares.use((request, response, next) => answer(request, response, next).catch(next));
  };
  return { name: 'portal:api-document', configureServer: mount, configurePreviewServer: mount };
}
