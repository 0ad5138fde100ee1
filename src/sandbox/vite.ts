import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin } from 'vite';
import { provideConfig } from '#lib/config.ts';
import { createSandbox } from './app.ts';
import { fileStore } from './db/store.ts';

/**
 * Mounts the fund's services in the development and the preview server, under /servicios/. What happens is kept in
 * `file`. The only thing it prints is a password-reset link, which nobody else would send.
 */
export function sandbox({ file }: { file: string }): Plugin {
  function mount(server: {
    config: { env: Readonly<Record<string, unknown>> };
    middlewares: Connect.Server;
    httpServer: { on(event: 'close', listener: () => void): unknown } | null;
  }): void {
    provideConfig(server.config.env);
    const services = createSandbox({
      store: fileStore(file),
      codigo: String(server.config.env.VITE_CAJA_CODIGO ?? ''),
      documentos: String(server.config.env.VITE_RUTA_DOCUMENTOS ?? 'Documentos'),
      onResetLink: (token) => console.info(`  Password reset: /auth/reestablecer-contrasena/${token}`),
    });
    const listener = getRequestListener(services.app.fetch, { overrideGlobalObjects: false });
    server.httpServer?.on('close', () => services.close());
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
