import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, runnerImport } from 'vite';
import { root } from '../portal.mjs';

const PAGE = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Piso</title></head>
<body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;
const MAIN = `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<h1>Portal</h1>);`;

/** The least a page of this stack can be: Vite, React and one heading, built and served like the portal. */
export async function startFloor(port) {
  const folder = mkdtempSync(join(tmpdir(), 'piso-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'main.jsx'), MAIN);
  const { module } = await runnerImport(join(root, 'scripts/vite/deployed.ts'));
  // Importing a TypeScript file set it to development, and React would be built so.
  process.env.NODE_ENV = 'production';
  const config = { root: folder, configFile: false, logLevel: 'warn', plugins: [react(), module.servedAsDeployed({})] };
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
