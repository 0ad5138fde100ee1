import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { apiDocument } from './scripts/vite/apiDocument.ts';
import { catalogue } from './scripts/vite/catalogue.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { servedAsDeployed, versionFile } from './scripts/vite/deployed.ts';
import { preloadScreens } from './scripts/vite/preload.ts';
import { mapsBeside } from './scripts/vite/sourceMaps.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

/** The fund's services, only where they are asked for: a production build never loads them. */
async function services(mode: string): Promise<PluginOption> {
  if (mode !== 'sandbox') return null;
  const { sandbox } = await import('./src/sandbox/vite.ts');
  return sandbox({ file: process.env.SANDBOX_FILE ?? '.sandbox/datos.json', seed: process.env.SANDBOX_SEED });
}

export default defineConfig(async ({ mode }) => {
  const settings = loadEnv(mode, process.cwd(), 'VITE_');
  const port = Number(process.env.PORT ?? (mode === 'sandbox' ? 4173 : 5173));
  const address = { host: '127.0.0.1', port, strictPort: true };
  return {
    // Before the rest: in preview the services must answer before the files do.
    plugins: [
      mode === 'sandbox' ? apiDocument(process.cwd()) : null,
      await services(mode),
      react(),
      catalogue(),
      preloadScreens(),
      versionFile(version),
      servedAsDeployed(settings),
      mode === 'sandbox' ? null : mapsBeside('dist-maps'),
    ],
    worker: { format: 'es' as const },
    server: address,
    preview: address,
    build: {
      // `dist` is what is deployed; a build for the sandbox never lies there.
      outDir: mode === 'sandbox' ? '.sandbox/dist' : 'dist',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      // For whoever reads a stack; they lie beside what is deployed.
      sourcemap: mode === 'sandbox' ? false : ('hidden' as const),
      // For weighing the build; what is deployed does not tell which file of the source is where.
      manifest: mode === 'sandbox',
      // Every browser of the target preloads modules by itself.
      modulePreload: { polyfill: false },
      // Data addresses of fonts and images would need a wider content security policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          // The entry names every file of every screen: names beside the hashes would weigh more than a kilobyte of it.
          chunkFileNames: 'assets/[hash:8].js',
          assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
            names.some((name) => name.endsWith('.css')) ? 'assets/[hash:8].css' : 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
});
