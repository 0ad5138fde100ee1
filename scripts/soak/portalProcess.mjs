import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../portal.mjs';

/** Longer than a portal needs to start on a machine that has much else to do. */
const START = 900_000;

async function answers(address) {
  const headers = { 'X-Sandbox-Control': '1' };
  return fetch(`${address}/servicios/control/state`, { headers }).then(
    (response) => response.ok,
    () => false, // not started yet
  );
}

/** The portal in its own process on a port and a data file, which can be killed and started again. */
export function portalProcess(port, file) {
  const address = `http://127.0.0.1:${port}`;
  const errors = [];
  let last = '';
  let child = null;

  async function start() {
    const env = { ...process.env, PORT: String(port), SANDBOX_FILE: file };
    child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (text) => {
      // Warnings of the build have no stack.
      last = String(text).trim();
      if (/\n\s+at /.test(text)) errors.push(last);
    });
    const late = Date.now() + START;
    while (!(await answers(address))) {
      if (Date.now() > late || child.exitCode !== null) throw new Error(`The portal does not start. ${last}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  function kill() {
    const dead = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    return dead;
  }

  return {
    address,
    start,
    kill,
    /** What the portal wrote about errors. */
    errors,
    /** The memory of the process in megabytes. */
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
  };
}
