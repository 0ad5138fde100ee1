import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, runnerImport } from 'vite';
import { root } from '../portal.mjs';

const PAGE = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Medida</title></head>
<body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;

/** Builds a page with one script outside the project and serves it like the portal. */
export async function servePage(script, port) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-medida-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'main.jsx'), script);
  const { module } = await runnerImport(join(root, 'scripts/vite/deployed.ts'));
  // Importing a TypeScript file set this to development, and then React would be the development build.
  process.env.NODE_ENV = 'production';
  const config = {
    root: folder,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@portal': join(root, 'src') }, dedupe: ['react', 'react-dom'] },
    plugins: [react(), module.servedAsDeployed({})],
  };
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port, strictPort: true } });
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
