import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { guide } from './scripts/vite/guide.ts';

// Behind UTC, like Bolivia: code that treats a date as a moment fails at once.
process.env.TZ = 'America/La_Paz';

const env = loadEnv('sandbox', process.cwd(), 'VITE_');
const folders = (names: string, files = '*.test') => [`tests/{${names}}/**/${files}.{ts,tsx}`];

const screens = 'ui,screens,client,blocks,importar,features';
/** A file that replaces modules has its own modules. All others share theirs, which load once per worker. */
const alone = '*.alone.test';
const inBrowser = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://127.0.0.1:4173/' } },
  setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts', 'tests/support/pdfPages.tsx'],
};

export default defineConfig({
  plugins: [guide()],
  test: {
    env,
    // Some tests fill in a whole form, and the machine may be very busy.
    testTimeout: 480_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 120_000 } },
    // Screens wait for timers a third of the time, so three workers keep two processors busy.
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
