import base from '../../vitest.config.ts';
import { folders } from './folders.mjs';

const { tests } = folders[process.env.MUTATE_FOLDER];

/** Stryker asks for threads, and a thread has no time zone of its own: tests/lib/dates.test.ts changes it. */
const processes = {
  name: 'processes',
  configureVitest: ({ vitest }) => {
    for (const project of vitest.projects) project.config.pool = 'forks';
  },
};

/** The projects of vitest.config.ts, with only the tests that may notice a change in the folder (folders.mjs). */
export default {
  ...base,
  plugins: [...base.plugins, processes],
  test: {
    ...base.test,
    // A change that makes a test wait for ever is told by this. The tests that run here end within a second or two, but the
    // first one waits for the sandbox's data, on a busy machine for half a minute.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: base.test.projects
      .filter(({ test }) => tests[test.name])
      .map((project) => ({ ...project, test: { ...project.test, include: tests[project.test.name] } })),
  },
};
