import { fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { DEMO_PASSWORD, isBuilt, root } from '../portal.mjs';

const AT_ONCE = 4;
const ROUNDS = 5;
/** All registrations. */
const always = { FechaDesde: '2020-01-01', FechaHasta: '2099-12-31', IdEstadoProceso: 0, IdTipoNovedad: 0 };

function start(seed, folder) {
  const path = fileURLToPath(new URL('sandboxServer.mjs', import.meta.url));
  const child = fork(path, [seed, join(folder, `${seed}.json`)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ ...message, seed, stop: () => child.kill() }));
    child.once('exit', () => reject(new Error(`The sandbox with the ${seed} seed did not start`)));
  });
}

/** The milliseconds of one start of the built portal: from the command to its first line, with an empty data file. */
function portalStart(file, port) {
  const begin = performance.now();
  const env = { ...process.env, PORT: String(port), SANDBOX_FILE: file };
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      if (!String(text).includes(`127.0.0.1:${port}`)) return;
      resolve(performance.now() - begin);
      child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The portal did not start')));
  });
}

/**
 * Milliseconds of `npm start` with the first data of the sandbox, once per round. The portal is built before. A start draws
 * the whole seed and writes it to the disk.
 */
export async function portalStarts(folder, rounds, freePort) {
  if (!isBuilt()) await build({ root, mode: 'sandbox', logLevel: 'warn' });
  const times = [];
  for (let round = 0; round < rounds; round++)
    times.push(await portalStart(join(folder, `start-${round}.json`), await freePort()));
  return times;
}

/** A client of one sandbox. `ask` throws if the services refuse. */
function client(address) {
  let token = '';
  async function ask(path, body) {
    const response = await fetch(`${address}/servicios/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { ok, Datos, Mensaje } = await response.json();
    if (!ok) throw new Error(`${path}: ${response.status} ${Mensaje.Descripcion}`);
    return Datos;
  }
  return {
    ask,
    async signIn(user) {
      const Dispositivo = Object.fromEntries(
        ['browser', 'browser_version', 'os', 'os_version', 'IpPublico', 'IpPrivado', 'device'].map((name) => [
          name,
          '',
        ]),
      );
      const credentials = { UserName: user, Password: DEMO_PASSWORD, TokenGC: 'local', Dispositivo };
      token = (await ask('seguridad/EmpAuth', credentials)).access_token;
      token = (await ask('seguridad/EmpAuth/newToken', choices[user])).access_token;
    },
  };
}
const choices = {
  empresa: { IdRegional: 1, concod: '00123', numpat: '01-911-00123' },
  personal: { IdRegional: 1, concod: '0', numpat: '' },
};

/**
 * The measured calls: every notice of a company, the notices that wait for the staff in a whole regional, a saved message, a
 * reference list. A company's list is equally long in both seeds, because the large seed has more companies. A regional's
 * list is not.
 */
async function calls(address) {
  const company = client(address);
  const staff = client(address);
  await company.signIn('empresa');
  await staff.signIn('personal');
  const list = (who, filter) => () =>
    who.ask('administrativo/Parametros/ListaNovedadesParametro', { ...always, IdRegional: 1, ...filter });
  const [notice] = await list(company, { IdEmpresa: 0 })();
  const message = { Tabla: 'seguros_personas_novedad', IdTabla: notice.IdPersonaNovedad, Asunto: 'Mensaje' };
  const save = { ...message, Mensaje: 'Revisado', Correos: [], TipoSeguimiento: 1 };
  return {
    'list of a company': list(company, { IdEmpresa: 0 }),
    'list of a company, by staff': list(staff, { IdEmpresa: 501 }),
    'list of a regional': list(staff, { IdEmpresa: 0, IdTipoNovedad: 1, IdEstadoProceso: 2 }),
    save: () => company.ask('administrativo/Seguimiento/SeguimientoRegistra', save),
    reference: () => company.ask('administrativo/Parametros/BuscarProfesiones/0'),
  };
}

/** Milliseconds of each of `count` calls, with several at once, and of all together. */
async function measure(call, count) {
  const times = [];
  const begin = performance.now();
  let left = count;
  const one = async () => {
    while (left-- > 0) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return { times, total: performance.now() - begin };
}

const percentile = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

/**
 * Measures the sandbox over HTTP with its data on disk: for each seed and kind of call the 95th percentile in ms and the
 * requests per second, four at once. The seeds take turns, so that a busy moment of the machine affects both.
 */
export async function sandboxTimes(folder, seeds = ['full', 'large']) {
  const servers = await Promise.all(seeds.map((seed) => start(seed, folder)));
  try {
    const sets = await Promise.all(servers.map(({ address }) => calls(address)));
    const figures = {};
    for (const kind of Object.keys(sets[0])) {
      const runs = servers.map(() => ({ times: [], total: 0 }));
      for (let round = -1; round < ROUNDS; round++)
        for (const [at, set] of sets.entries()) {
          const { times, total } = await measure(set[kind], 100);
          if (round < 0) continue; // warm-up
          runs[at].times.push(...times);
          runs[at].total += total;
        }
      figures[kind] = Object.fromEntries(
        runs.map(({ times, total }, at) => [
          servers[at].seed,
          { p95: percentile(times, 0.95), perSecond: (1000 * times.length) / total },
        ]),
      );
    }
    return { figures, sizes: servers.map(({ seed, personas, novedades }) => ({ seed, personas, novedades })) };
  } finally {
    for (const server of servers) server.stop();
  }
}
