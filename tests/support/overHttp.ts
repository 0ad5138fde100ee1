import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Something that answers requests, as a sandbox does. */
interface Answering {
  readonly app: { fetch(request: Request, env?: unknown): Response | Promise<Response> };
}

/** Serves a sandbox on a free local port, like the portal's own server. */
export async function serveOverHttp({ app }: Answering): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer(
    getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
