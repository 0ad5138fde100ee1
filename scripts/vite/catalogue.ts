import type { Plugin } from 'vite';

/** Where the parts of the kit can be looked at in all their states. */
const PLACE = '/catalogo';

/** Serves the catalogue of the kit while developing. No build has it: it is a page of its own that nothing leads to. */
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
