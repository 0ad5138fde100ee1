import type { Plugin } from 'vite';

/** The address of the catalogue, which shows the parts of the kit in all their states. */
const PLACE = '/catalogo';

/**
 * Serves the catalogue of the kit in development. It is a separate page with no links to it, and it is not part of any build.
 */
export const catalogue = (): Plugin => ({
  name: 'catalogue',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [path, ...rest] = (request.url ?? '').split('?');
      if (path === PLACE) request.url = ['/src/catalogo/index.html', ...rest].join('?');
      next();
    });
  },
});
