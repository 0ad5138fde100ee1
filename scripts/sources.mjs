import { createServer } from 'vite';
import { root } from './portal.mjs';

/** Loads the portal's TypeScript with the settings of a mode. Close it when done. */
export async function openSources(mode = 'sandbox') {
  const server = await createServer({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return {
    /** Loads a module by its path from the root: 'src/sandbox/app.ts'. */
    load: (path) => server.ssrLoadModule(`/${path}`),
    close: () => server.close(),
  };
}
