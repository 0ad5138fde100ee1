import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { apiDocument } from './scripts/vite/apiDocument.ts';
import { catalogue } from './scripts/vite/catalogue.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { servedAsDeployed, versionFile } from './scripts/vite/deployed.ts';
import { fallback } from './scripts/vite/fallback.ts';
import { guide } from './scripts/vite/guide.ts';
import { preloadScreens } from './scripts/vite/preload.ts';
import { mapsBeside } from './scripts/vite/sourceMaps.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

/** The fund's services, only in the modes that use them. A production build never loads them. */
async function services(mode: string): Promise<PluginOption> {
  if (mode !== 'sandbox') return null;
  const { sandbox } = await import('./src/sandbox/vite.ts');
  const { SANDBOX_FILE: file = '.sandbox/datos.json', SANDBOX_SEED: seed, SANDBOX_FECHA: start } = process.env;
  return sandbox({ file, seed, start });
}

export default defineConfig(async ({ mode }) => {
  const settings = loadEnv(mode, process.cwd(), 'VITE_');
  const port = Number(process.env.PORT ?? (mode === 'sandbox' ? 4173 : 5173));
  const address = { host: '127.0.0.1', port, strictPort: true };
  return {
    // First, because in preview the services must answer before the files do.
    plugins: [
      mode === 'sandbox' ? apiDocument(process.cwd()) : null,
      await services(mode),
      react(),
      catalogue(),
      guide(),
      fallback(),
      preloadScreens(),
      versionFile(version),
      servedAsDeployed(settings),
      mode === 'sandbox' ? null : mapsBeside(),
    ],
    worker: { format: 'es' as const },
    server: address,
    preview: address,
    build: {
      // `dist` is deployed. A build for the sandbox must never be written there.
      outDir: mode === 'sandbox' ? '.sandbox/dist' : 'dist',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      // For reading stack traces. They are kept next to the deployed files.
      sourcemap: mode === 'sandbox' ? false : ('hidden' as const),
      // For weighing the build. A deployed build must not tell which source each file comes from.
      manifest: mode === 'sandbox',
      // Every supported browser preloads modules natively.
      modulePreload: { polyfill: false },
      // Data addresses of fonts and images would need a wider content security policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          // The entry names every file of every screen: short names, without words, keep more than a kilobyte out of it. The
          // bundler refuses hashes of fewer than seven signs.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
            names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
});
