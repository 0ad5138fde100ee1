import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxTime } from './fecha.ts';

/** A running portal with its own sandbox. */
export interface RunningPortal {
  readonly address: string;
  /** The sandbox's data file. */
  readonly file: string;
  /** Kills the process, as a power cut would, and starts another one on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** A port that nobody uses now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

function launch(port: number, file: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, ...sandboxTime(), PORT: String(port), SANDBOX_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // The line that tells people that the portal is ready also tells the tests.
      if (output.includes(`http://127.0.0.1:${port}`)) resolve(child);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The portal stopped with ${code}:\n${output}`)));
  });
}

const ended = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

/** Starts what `npm start` starts, on a free port with an empty data file. */
export async function startPortal(): Promise<RunningPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const file = join(folder, 'datos.json');
  const port = await freePort();
  let child = await launch(port, file);
  return {
    address: `http://127.0.0.1:${port}`,
    file,
    async crash() {
      await ended(child, 'SIGKILL');
      child = await launch(port, file);
    },
    async stop() {
      await ended(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
