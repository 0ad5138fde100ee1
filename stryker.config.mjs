/**
 * Mutation testing, `npm run mutate`: Stryker changes the code in one place after another and looks whether a test fails.
 * scripts/mutate/folders.mjs says what is changed and which tests run. There is no check of types: TypeScript 7 has no API.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Coverage chooses the tests of each mutant. Looking for related files as well would only take time.
  vitest: { configFile: 'scripts/mutate/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // Code that runs once, when a module is loaded, would need all tests for each change. It is tables and schemas; tests that
  // compare them with the specification exist in tests/contract and tests/architecture.
  ignoreStatic: true,
  incremental: true,
  // Each run of the tests already keeps one processor busy.
  concurrency: 1,
  // A busy machine must not be taken for a change that never ends; most of those are told by how often a line runs.
  timeoutMS: 60_000,
  // All tests of a folder run once before the first change; on a busy machine that takes much longer than the usual five minutes.
  dryRunTimeoutMinutes: 60,
  // scripts/mutate.mjs has the limit: it knows what to leave out.
  thresholds: { high: 85, low: 75, break: null },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker/tmp',
  ignorePatterns: [
    '.stryker',
    '.sandbox',
    'dist',
    'dist-maps',
    'test-results',
    'playwright-report',
    'docs/guia/imagenes',
  ],
  // Stryker reads this file with TypeScript's API. Nothing in it has to be changed for the copy that the tests run in.
  tsconfigFile: 'none',
};
