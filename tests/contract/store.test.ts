import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { altaCotizante, contrasena, personasNovedad } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { SEED_VERSION } from '#sandbox/db/seed/seed.ts';
import { fileStore, memoryStore } from '#sandbox/db/store.ts';
import { NOW } from '#support/clock.ts';
import {
  altaForm,
  aviso,
  bytesOfNotice,
  caller,
  jpeg,
  openFund,
  pair,
  persona,
  signIn,
  uploadRequired,
} from './fund.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'datos-'));
  path = join(folder, 'sub', 'datos.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (now = NOW) => openFund({ store: fileStore(path), now: () => now });
const lines = () => readFileSync(path, 'utf8').split('\n').filter(Boolean);

async function register(fund: Sandbox) {
  const who = await signIn(fund, 'empresa');
  const id = persona(fund, 'registrable');
  await uploadRequired(who, id);
  return pair(await who.call(altaCotizante.insertar, { body: await altaForm(who, id) })).idPersonaNovedad;
}
const declare = async (fund: Sandbox, IdPersonaNovedad: number) =>
  (await signIn(fund, 'empresa')).call(personasNovedad.declarar, { body: { IdPersonaNovedad, IdEstadoProceso: 2 } });

describe('a file', () => {
  test('brings everything back: notice, person, uploaded bytes, and the session', async () => {
    const first = start();
    const who = await signIn(first, 'empresa');
    const id = await register(first);
    const before = { notice: first.db.novedades.get(id), person: first.db.personas.get(persona(first, 'registrable')) };
    first.close();
    const second = start();
    expect(second.db.novedades.get(id)).toEqual(before.notice);
    expect(second.db.personas.get(persona(second, 'registrable'))).toEqual(before.person);
    const again = caller(second, who.token);
    expect(await bytesOfNotice(second, again, id)).toEqual(jpeg);
    second.close();
  });

  test('holds one line for each transaction, and none for a read or a refusal', async () => {
    const fund = start();
    expect(lines()).toHaveLength(1);
    const id = aviso(fund, 'pendiente').IdPersonaNovedad;
    await declare(fund, id);
    expect(lines()).toHaveLength(2);
    expect((await declare(fund, id)).ok).toBe(false);
    expect(lines()).toHaveLength(2);
    fund.close();
  });

  test('cut in the middle of the last write, it gives the state before it, and goes on from there', async () => {
    const fund = start();
    const id = aviso(fund, 'pendiente').IdPersonaNovedad;
    await declare(fund, id);
    const whole = readFileSync(path).length;
    await register(fund);
    fund.close();
    truncateSync(path, whole + 40);
    const after = start();
    expect(after.db.novedades.get(id)?.IdEstadoProceso).toBe(2);
    expect(after.db.archivos.by('registro', 'seguros_personas_novedad|0')).toEqual([]);
    const again = await register(after);
    after.close();
    const last = start();
    expect(last.db.novedades.get(again)?.IdEstadoProceso).toBe(1);
    last.close();
  });

  test('a whole last line of garbage is dropped as a torn one is', async () => {
    const fund = start();
    const id = aviso(fund, 'pendiente').IdPersonaNovedad;
    await declare(fund, id);
    fund.close();
    appendFileSync(path, '[["novedades",1,{"IdPers\n');
    const after = start();
    expect(after.db.novedades.get(id)?.IdEstadoProceso).toBe(2);
    after.close();
  });

  test.each([
    ['nothing', ''],
    ['something else', 'hello\n'],
    ['an older seed', `${JSON.stringify({ version: 0, seed: 'small', dia: '2026-01-01', clave: 'x' })}\n`],
    [
      'a spoiled middle',
      `${JSON.stringify({ version: SEED_VERSION, seed: 'small', dia: '2026-01-01', clave: 'x' })}\nxx\n[]\n`,
    ],
  ])('with %s in it is set aside and a new one begins', (_, text) => {
    start().close();
    writeFileSync(path, text);
    const fund = start();
    expect(fund.db.personas.size).toBe(400);
    expect(lines()).toHaveLength(1);
    expect(readdirSync(join(folder, 'sub')).some((name) => name.includes('anterior'))).toBe(true);
    fund.close();
  });

  test('made on an earlier day keeps that day’s seed', () => {
    const first = start(new Date('2026-10-05T12:00:00-04:00'));
    const then = first.db.novedades.all().map((n) => n.FechaNovedad);
    first.close();
    const second = start();
    expect(second.db.novedades.all().map((n) => n.FechaNovedad)).toEqual(then);
    second.close();
  });

  test('grown long is written anew at the start, to the last state of each row', async () => {
    const fund = start();
    const row = aviso(fund, 'pendiente');
    const store = fileStore(path);
    const Observacion = 'x'.repeat(60_000);
    for (let Version = 2; Version <= 90; Version += 1)
      store.append([{ table: 'novedades', key: row.IdPersonaNovedad, row: { ...row, Version, Observacion } }]);
    store.close();
    fund.close();
    const after = start();
    expect(after.db.novedades.get(row.IdPersonaNovedad)?.Version).toBe(90);
    expect(lines()).toHaveLength(2);
    after.close();
  });

  test('a new state starts where nothing is yet', () => {
    expect(existsSync(path)).toBe(false);
    start().close();
    expect(lines()).toHaveLength(1);
  });
});

test('a number once given is not given again after a delete and a restart', async () => {
  const store = memoryStore();
  const first = openFund({ store });
  const id = await register(first);
  const number = first.db.novedades.get(id)?.NumeroDocumento;
  const who = await signIn(first, 'empresa');
  const row = first.db.novedades.get(id);
  const body = await altaForm(who, row?.IdPersona ?? 0, { novedad: { ...row } });
  expect(await who.call(altaCotizante.eliminar, { body })).toMatchObject({ ok: true });
  const second = openFund({ store });
  const again = await register(second);
  expect(again).toBeGreaterThan(id);
  expect(second.db.novedades.get(again)?.NumeroDocumento).not.toBe(number);
});

test('reset brings the seed back', async () => {
  const store = memoryStore();
  const fund = openFund({ store });
  const before = fund.db.novedades.size;
  await register(fund);
  fund.reset();
  expect(fund.db.novedades.size).toBe(before);
  expect(openFund({ store }).db.novedades.size).toBe(before);
});

test('a changed password survives a restart', async () => {
  const store = memoryStore();
  const fund = openFund({ store });
  const who = await signIn(fund, 'empresa');
  const idUsuario = fund.db.usuarios.by('usuario', 'empresa')[0]?.IdUsuario ?? 0;
  const body = { contrasenaActual: 'Demo2026', contrasenaNueva: 'n', contrasenaRepite: 'n', idUsuario };
  await who.call(contrasena.cambiar, { body });
  const after = openFund({ store });
  expect(after.db.usuarios.get(idUsuario)?.clave).toBe(fund.db.usuarios.get(idUsuario)?.clave);
});
