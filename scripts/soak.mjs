#!/usr/bin/env node
/**
 * Lets fifty clients of all roles use the running portal for half an hour, while calls fail at random and the portal is
 * killed every five minutes. At the end it reads through the services whether everything that was acknowledged is there
 * once, and prints the memory of the portal. Exits with code 1 if something is missing, doubled or wrong, or if the memory
 * grew too much.
 *   npm run soak -- --minutes=30 --clients=50 --faults=2 --kill=5 --seed=20261120
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { DEMO_PASSWORD, isBuilt, isFree, root } from './portal.mjs';
import { MOST, memoryLog } from './soak/memory.mjs';
import { portalProcess } from './soak/portalProcess.mjs';
import { openSources } from './sources.mjs';

const option = (name) => ({ [name]: { type: 'string' } });
const { values } = parseArgs({
  options: Object.assign({}, ...['minutes', 'clients', 'faults', 'kill', 'seed'].map(option)),
});
const minutes = Number(values.minutes ?? 30);
const count = Number(values.clients ?? 50);
const faults = Number(values.faults ?? 2);
const killEvery = Number(values.kill ?? 5);
const seed = Number(values.seed ?? 20_261_120);

const MINUTE = 60_000;
const SAMPLE = 5_000;
let begun = Date.now();
const since = (moment) => (Date.now() - moment) / MINUTE;

/** A free port that no system gives to outgoing connections: clients that retry while nobody listens would take theirs. */
async function freePort() {
  for (let port = 20_000 + Math.floor(Math.random() * 10_000); ; port += 1) if (await isFree(port)) return port;
}

const folder = mkdtempSync(join(tmpdir(), 'portal-soak-'));
const file = join(folder, 'datos.json');
const portal = portalProcess(await freePort(), file);
const memory = memoryLog();
let bornAt = Date.now();
let kills = 0;

async function restart() {
  await portal.kill();
  kills += 1;
  await portal.start();
  memory.restart();
  bornAt = Date.now();
}

/** Samples the memory, prints a line each minute, and kills the portal, until the time is over. */
async function watch(net, ledger) {
  let nextLine = 1;
  let nextKill = killEvery;
  while (since(begun) < minutes) {
    await new Promise((resolve) => setTimeout(resolve, SAMPLE));
    memory.add(since(bornAt), portal.memory());
    if (since(begun) >= nextLine) {
      const { calls, faults: failed } = net.figures();
      const journal = (statSync(file).size / 1e6).toFixed(1);
      const had = `${ledger.notices.length} notices, ${ledger.problems.length} problems`;
      console.info(
        `minute ${nextLine}: ${portal.memory().toFixed(0)} MB, journal ${journal} MB, ${calls} calls, ${failed} faults, ${had}`,
      );
      nextLine += 1;
    }
    if (since(begun) >= nextKill && nextKill < minutes) {
      nextKill += killEvery;
      await restart();
    }
  }
}

const sources = await openSources();
try {
  for (const [name, value] of Object.entries(loadEnv('sandbox', root, 'VITE_'))) process.env[name] ??= value;
  const { provideConfig } = await sources.load('src/lib/config.ts');
  provideConfig(process.env);
  // In this process, so that the portal's memory is only its own.
  if (!isBuilt()) await build({ root, mode: 'sandbox', logLevel: 'warn' });
  await portal.start();
  const { createRandom } = await sources.load('src/sandbox/db/random.ts');
  const { createSandbox } = await sources.load('src/sandbox/app.ts');
  const { today } = await sources.load('src/lib/dates.ts');
  const { createNetwork } = await sources.load('scripts/soak/network.ts');
  const { gather, walk } = await sources.load('scripts/soak/clients.ts');
  const { verify } = await sources.load('scripts/soak/verify.ts');
  const { summary } = await sources.load('scripts/soak/summary.ts');
  const net = createNetwork(() => portal.address, createRandom(seed), faults);
  const { db } = createSandbox();
  const { walkers, ledger } = gather(net, db, { count, password: DEMO_PASSWORD, today: today() });
  console.info(
    `${walkers.length} clients, ${minutes} minutes, ${faults} % faults, killed every ${killEvery} minutes, seed ${seed}`,
  );
  let over = false;
  begun = Date.now();
  bornAt = begun;
  const walking = walk(net, walkers, ledger, () => over);
  await watch(net, ledger);
  over = true;
  await walking;
  const figures = net.figures();
  await net.calm();
  await restart();
  const problems = [...ledger.problems, ...(await verify(ledger)), ...portal.errors, ...memory.problems()];
  const round = (list) => list.map((value) => value.toFixed(1)).join(', ');
  console.info(`calls: ${JSON.stringify(figures)}`);
  console.info(`killed ${kills} times`);
  console.info(`acknowledged: ${summary(ledger)}`);
  console.info(
    `memory by life, MB: ${round(memory.levels())}; growth: ${round(memory.growths())}, at most ${MOST} each`,
  );
  console.info(`slope by life, MB a minute: ${round(memory.slopes())}`);
  console.info(problems.length === 0 ? 'Nothing is missing, doubled or wrong.' : problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await portal.kill();
  await sources.close();
  rmSync(folder, { recursive: true, force: true });
}
