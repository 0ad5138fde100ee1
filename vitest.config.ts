import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

// Behind UTC, as Bolivia is: a date taken for a moment shows at once.
process.env.TZ = 'America/La_Paz';

const env = loadEnv('sandbox', process.cwd(), 'VITE_');
const folders = (names: string, files = '*.test') => [`tests/{${names}}/**/${files}.{ts,tsx}`];

const screens = 'ui,screens,client,blocks,app';
/** A file that replaces modules keeps them to itself; all others share theirs, which are read once a worker. */
const alone = '*.alone.test';
const inBrowser = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://127.0.0.1:4173/' } },
  setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts', 'tests/support/pdfPages.tsx'],
};

export default defineConfig({
  test: {
    env,
    // A whole form is filled in on a machine that may be busy.
    testTimeout: 60_000,
    // Screens wait for timers a third of the time: three keep two processors busy.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          include: folders('contract,architecture,lib,engine,sandbox'),
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'jsdom',
          isolate: false,
          include: folders(screens),
          exclude: folders(screens, alone),
        },
      },
      {
        extends: true,
        test: { ...inBrowser, name: 'alone', include: folders(screens, alone) },
      },
    ],
  },
});
