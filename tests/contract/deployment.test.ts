import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveOverHttp } from '#support/overHttp.ts';
import { checkContract, type Line } from '../../scripts/contract/check.ts';
import { declared } from '../../scripts/contract/declared.ts';
import type { Finding } from '../../scripts/contract/finding.ts';
import { accounts, basesAt, type Change, checkWith, rows, spoilt } from './deployments.ts';
import { openFund } from './fund.ts';

const sentence = ({ where, expected, received }: Finding) => `${where}: expected ${expected}, received ${received}`;
const told = (lines: readonly Line[], verdict: Line['verdict']) =>
  lines
    .filter((line) => line.verdict === verdict)
    .map(({ row, reason, findings }) => `${row.route}: ${reason}${findings.map(sentence).join('; ')}`);

test('the sandbox over HTTP fits the contract, and nothing it is asked changes it', async () => {
  const fund = openFund();
  const { address, stop } = await serveOverHttp(fund);
  const before = fund.db.dump();
  const lines = await checkContract({ bases: basesAt(address) }, accounts, rows);
  await stop();
  expect(lines).toHaveLength(rows.length);
  expect(told(lines, 'differs')).toEqual([]);
  expect(told(lines, 'repaired')).toEqual([]);
  expect(fund.db.dump()).toEqual(before);
  // Most calls that read are fully compared. The refused ones ask about something the demo users do not have.
  expect(told(lines, 'fit').length).toBeGreaterThan(100);
  expect(told(lines, 'refused').length).toBeLessThan(15);
  const reasons = new Set(told(lines, 'not called').map((each) => each.split(': ')[1]));
  expect(
    [...reasons].filter((each) => !/^(it writes|no call of the services|no value is known for \w+)$/.test(each ?? '')),
  ).toEqual([]);
  expect([...reasons].filter((each) => each?.startsWith('no value')).length).toBeLessThan(4);
});

test('nothing that writes is called, whatever method it has', async () => {
  const asked = new Set<string>();
  await checkWith(
    (path) => {
      asked.add(path.split('/').slice(3, 5).join('/'));
      return null;
    },
    accounts.slice(0, 1),
  );
  const writes = declared.filter(({ endpoint }) => endpoint.effect === 'write');
  const made = writes.filter(({ endpoint }) => {
    const [action = ''] = endpoint.path.replace(/^\//, '').split('/');
    return action !== '' && action !== 'newToken' && asked.has(`${endpoint.controller.others}/${action}`);
  });
  expect(made.map(({ name }) => name)).toEqual([]);
  expect(asked.size).toBeGreaterThan(80);
});

test('who cannot sign in is told why', async () => {
  const fund = openFund();
  const target = {
    bases: basesAt('http://127.0.0.1'),
    fetch: async (i: RequestInfo | URL, init?: RequestInit) => fund.app.fetch(new Request(i, init)),
  };
  await expect(checkContract(target, [{ user: 'empresa', password: 'x' }], rows)).rejects.toThrow(/^Sign-in failed: /);
});

/** Runs the command as somebody who checks a deployment. Returns the reports it wrote and its exit code. */
async function runCommand(change: Change) {
  const { address, stop } = await serveOverHttp(spoilt(change));
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const files = { json: join(folder, 'report.json'), junit: join(folder, 'report.xml') };
  const who = ['--user', 'empresa', '--password', 'Demo2026'];
  const child = spawn(
    process.execPath,
    ['scripts/contract.mjs', '--base', address, ...who, '--json', files.json, '--junit', files.junit],
    { stdio: 'ignore' },
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  await stop();
  const report = { code, json: readFileSync(files.json, 'utf8'), junit: readFileSync(files.junit, 'utf8') };
  rmSync(folder, { recursive: true });
  return report;
}

test('the command writes both reports and ends with 1 for a difference, with 0 without one', async () => {
  const fit = await runCommand(() => null);
  const drifted = await runCommand((path, body) => (path.endsWith('/BuscarSexos/0') ? { ...body, Datos: 7 } : null));
  expect([fit.code, drifted.code]).toEqual([0, 1]);
  const differing = ({ json }: typeof fit) => (JSON.parse(json) as { totals: Record<string, number> }).totals.differs;
  expect([differing(fit), differing(drifted)]).toEqual([0, 1]);
  expect(fit.junit).toContain('failures="0"');
  expect(drifted.junit).toContain('failures="1"');
});
