import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

// Behind UTC, as Bolivia is: a date taken for a moment shows at once.
process.env.TZ = 'America/La_Paz';

const env = loadEnv('sandbox', process.cwd(), 'VITE_');
const folders = (names: string) => [`tests/{${names}}/**/*.test.{ts,tsx}`];

export default defineConfig({
  test: {
    env,
    // A whole form is filled in on a machine that may be busy.
    testTimeout: 30_000,
    // By itself it leaves one processor of two idle.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: folders('contract,architecture,lib,engine,sandbox'),
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://127.0.0.1:4173/' } },
          include: folders('ui,screens,client,blocks,app'),
          setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts', 'tests/support/pdfPages.tsx'],
        },
      },
    ],
  },
});
