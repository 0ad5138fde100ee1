#!/usr/bin/env node
/**
 * Checks whether a deployment of the fund's services fits the contract: signs in, makes every call that only reads, and
 * gives every call of the specification a verdict with its findings. docs/contract.md explains the verdicts.
 *   npm run contract -- --base https://servicios.example.bo --user ana --password secreta
 *   npm run contract -- --base http://127.0.0.1:4173            the sandbox, as its demo users
 *   npm run contract -- --token eyJ...                           at the addresses of VITE_URL_*
 * --persona, --empresa, --novedad name the person, company and notice to ask about. --all also lists calls not made.
 * --json FILE and --junit FILE write the report for programs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { DEMO_PASSWORD, root } from './portal.mjs';
import { openSources } from './sources.mjs';

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string' },
    token: { type: 'string' },
    persona: { type: 'string' },
    empresa: { type: 'string' },
    novedad: { type: 'string' },
    json: { type: 'string' },
    junit: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});

const settings = { ...loadEnv('sandbox', root, 'VITE_'), ...loadEnv('production', root, 'VITE_') };
for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
/** For each service: the name of its setting, and its path under a common prefix. */
const places = {
  seguridad: ['VITE_URL_SEGURIDAD', 'seguridad'],
  administrativo: ['VITE_URL_ADMINISTRATIVO', 'administrativo'],
  facturacion: ['VITE_URL_FACTURACION', 'facturacion'],
  notificacionPago: ['VITE_URL_NOTIFICACION_PAGO', 'notificacion-pago'],
};
const basesBy = (address) => Object.fromEntries(Object.entries(places).map(([name, place]) => [name, address(place)]));

/** Finds the services under a common prefix, with or without the sandbox's /servicios, by which one answers. */
async function findBases(base) {
  const prefix = base.replace(/\/+$/, '');
  for (const each of [prefix, `${prefix}/servicios`]) {
    const asked = await fetch(`${each}/seguridad/AccesosExternos/RegionalesXUsuario?IdUsuario=0`).catch(() => null);
    const isService = asked?.headers.get('Content-Type')?.includes('json') || asked?.status === 401;
    if (isService && asked.status !== 404) return basesBy(([, part]) => `${each}/${part}`);
  }
  throw new Error(`No services answer at ${base}`);
}

function basesOfSettings() {
  return basesBy(([setting]) => {
    const address = process.env[setting] ?? '';
    if (!/^https?:/.test(address)) throw new Error(`Name the deployment with --base, or set ${setting} to its address`);
    return address.replace(/\/+$/, '');
  });
}

function accountsFor(bases) {
  if (options.token) return [{ token: options.token }];
  if (options.user) return [{ user: options.user, password: options.password ?? process.env.CONTRACT_PASSWORD ?? '' }];
  if (['127.0.0.1', 'localhost'].includes(new URL(bases.seguridad).hostname))
    return ['empresa', 'personal', 'asegurado'].map((user) => ({ user, password: DEMO_PASSWORD }));
  throw new Error('Name who signs in: --user and --password (or CONTRACT_PASSWORD), or --token');
}

const sources = await openSources('production');
try {
  const bases = options.base ? await findBases(options.base) : basesOfSettings();
  const { checkContract } = await sources.load('scripts/contract/check.ts');
  const { readRows } = await sources.load('scripts/contract/declared.ts');
  const rows = readRows(readFileSync(join(root, 'tests/spec/endpoints.tsv'), 'utf8'));
  const { persona: IdPersona, empresa: IdEmpresa, novedad: IdPersonaNovedad } = options;
  const lines = await checkContract({ bases }, accountsFor(bases), rows, { IdPersona, IdEmpresa, IdPersonaNovedad });
  const { asText, asJson, asJUnit } = await sources.load('scripts/contract/report.ts');
  console.info(asText(lines, options.all));
  if (options.json) writeFileSync(options.json, asJson(lines));
  if (options.junit) writeFileSync(options.junit, asJUnit(lines));
  process.exitCode = lines.some(({ verdict }) => verdict === 'differs') ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await sources.close();
}
