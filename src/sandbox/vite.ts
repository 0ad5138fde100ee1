import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin } from 'vite';
import { provideConfig } from '#lib/config.ts';
import { later, now as machineTime, momentOf } from '#lib/dates.ts';
import { createSandbox } from './app.ts';
import { fileStore, type SeedSize, seedSizes } from './db/store.ts';

function sizeOf(seed: string): SeedSize {
  const size = seedSizes.find((one) => one === seed);
  if (!size) throw new Error(`SANDBOX_SEED is one of ${seedSizes.join(', ')}, not ${seed}.`);
  return size;
}

/** The machine's time, moved so that it is `start` now; not moved if unset. */
function clockFrom(start: string | undefined): () => Date {
  const shift = start ? momentOf(start).getTime() - machineTime().getTime() : 0;
  return () => later(machineTime(), shift);
}

/**
 * Mounts the fund's services in the development and the preview server, under /servicios/. Changes are kept in `file`. `seed`
 * is one of the seed sizes, for measurements. `start` is the moment at which its time starts, for tests. It only prints password-reset links, because nobody else sends them. Throws for
 * an unknown seed.
 */
export function sandbox({
  file,
  seed = 'full',
  start,
}: {
  file: string;
  seed?: string | undefined;
  start?: string | undefined;
}): Plugin {
  const size = sizeOf(seed);
  const now = clockFrom(start);
  function mount(server: {
    config: { env: Readonly<Record<string, unknown>> };
    middlewares: Connect.Server;
    httpServer: { on(event: 'close', listener: () => void): unknown; keepAliveTimeout?: number } | null;
  }): void {
    provideConfig(server.config.env);
    const services = createSandbox({
      store: fileStore(file),
      seed: size,
      now,
      codigo: String(server.config.env.VITE_CAJA_CODIGO ?? ''),
      documentos: String(server.config.env.VITE_RUTA_DOCUMENTOS ?? 'Documentos'),
      onResetLink: (token) => console.info(`  Password reset: /auth/reestablecer-contrasena/${token}`),
    });
    const listener = getRequestListener(services.app.fetch, { overrideGlobalObjects: false });
    const { httpServer } = server;
    // Node closes a connection that was idle for 5 s, also while a client sends its next call on it: that call is lost. Here
    // nobody's connections are too many, so they stay open until the client or the process ends.
    if (httpServer && 'keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 0;
    httpServer?.on('close', () => services.close());
    server.middlewares.use((request, response, next) => {
      if (!request.url?.startsWith('/servicios/')) return next();
      listener(request, response).catch(next);
    });
  }
  return {
    name: 'portal:sandbox',
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
