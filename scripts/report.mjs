import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './portal.mjs';

export const reports = { unit: join(root, 'test-results/unit.json'), e2e: join(root, 'test-results/e2e.json') };

/** Deletes the reports of an earlier run, so that they are not counted. */
export function clearReports() {
  for (const file of Object.values(reports)) rmSync(file, { force: true });
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Counts passed and failed tests of the unit and browser tests that ran. A file that does not load counts as one failure. */
export function countTests() {
  const unit = read(reports.unit);
  const e2e = read(reports.e2e);
  const broken = (unit?.testResults ?? []).filter(
    (f) => f.status === 'failed' && f.assertionResults.length === 0,
  ).length;
  return {
    passed: (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + broken + (e2e?.stats.unexpected ?? 0) + (e2e?.stats.flaky ?? 0),
  };
}
