import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { novedadForm } from '#contract/entities/novedad.ts';
import { estadoAfiliacion, estadoRecienNacido, novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import {
  afiliacion,
  afiliacionCambios,
  altaCotizante,
  personasNovedad,
  recienNacidos,
} from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { fileStore } from '#sandbox/db/store.ts';
import { takeConsoleErrors } from '#support/setup.ts';
import { altaForm, aviso, type Caller, openFund, signIn, uploadRequired } from './fund.ts';

const stale = /^Otra persona modificó/;
const change = async (fund: Sandbox, who: Caller, part: object) => {
  const { IdPersona, ...row } = aviso(fund, 'pendiente');
  return altaForm(who, IdPersona, { novedad: { ...row, ...part } });
};

describe('two clients that opened the same notice', () => {
  test('save it: the second is refused, and the first’s data stay', async () => {
    const fund = openFund();
    const [first, second] = [await signIn(fund, 'empresa'), await signIn(fund, 'empresa')];
    await uploadRequired(first, aviso(fund, 'pendiente').IdPersona);
    const bodies = [
      await change(fund, first, { HaberMensual: 4100 }),
      await change(fund, second, { HaberMensual: 5200 }),
    ];
    const [a, b] = bodies;
    if (!a || !b) throw new Error('two bodies');
    expect(await first.call(altaCotizante.modificar, { body: a })).toMatchObject({ ok: true });
    const before = fund.db.dump();
    const refused = await second.call(altaCotizante.modificar, { body: b });
    expect(refused).toMatchObject({ status: 200, ok: false, text: expect.stringMatching(stale) });
    expect(aviso(fund, 'pendiente').HaberMensual).toBe(4100);
    expect(fund.db.dump()).toEqual(before);
  });

  test('save it in the same moment: one of them is refused, whichever was first', async () => {
    const fund = openFund();
    const clients = [await signIn(fund, 'empresa'), await signIn(fund, 'empresa'), await signIn(fund, 'empresa')];
    const sent = await Promise.all(clients.map((who, at) => change(fund, who, { HaberMensual: 4000 + at })));
    const replies = await Promise.all(
      clients.map(async (who, at) => who.call(altaCotizante.modificar, { body: sent[at] ?? (await altaForm(who, 0)) })),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter(({ ok }) => !ok).every(({ text }) => stale.test(text))).toBe(true);
    const winner = replies.findIndex(({ ok }) => ok);
    expect(aviso(fund, 'pendiente')).toMatchObject({ HaberMensual: 4000 + winner, Version: 2 });
  });

  test('declare it and save it: who comes second is refused', async () => {
    const fund = openFund();
    const [first, second] = [await signIn(fund, 'empresa'), await signIn(fund, 'empresa')];
    const body = await change(fund, second, { HaberMensual: 5200 });
    const { IdPersonaNovedad, Version } = aviso(fund, 'pendiente');
    const declared = { IdPersonaNovedad, IdEstadoProceso: 2, Version };
    expect(await first.call(personasNovedad.declarar, { body: declared })).toMatchObject({ ok: true });
    const before = fund.db.dump();
    expect((await second.call(altaCotizante.modificar, { body })).ok).toBe(false);
    expect((await second.call(altaCotizante.eliminar, { body })).ok).toBe(false);
    expect(fund.db.dump()).toEqual(before);
  });
});

describe('a version that is not the newest', () => {
  const otroAviso = async (fund: Sandbox, who: Caller, version: number | undefined) => {
    const { IdPersona, Version: _, ...row } = aviso(fund, 'pendiente');
    fund.db.novedades.put({ ...aviso(fund, 'pendiente'), Version: 3 });
    return altaForm(who, IdPersona, { novedad: version === undefined ? row : { ...row, Version: version } });
  };

  test.each([
    ['saving', altaCotizante.modificar],
    ['deleting', altaCotizante.eliminar],
  ])('is refused by %s, and nothing changes', async (_, endpoint) => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const body = await otroAviso(fund, who, 1);
    const before = fund.db.dump();
    expect(await who.call(endpoint, { body })).toMatchObject({ ok: false, text: expect.stringMatching(stale) });
    expect(fund.db.dump()).toEqual(before);
  });

  test('none at all is taken: the specification does not name it', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const body = await otroAviso(fund, who, undefined);
    expect(await who.call(altaCotizante.eliminar, { body })).toMatchObject({ ok: true });
    expect(() => aviso(fund, 'pendiente').IdPersonaNovedad).toThrow();
  });

  test('[E-7.1-03] is refused by accepting and by annulling', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'personal');
    const row = aviso(fund, 'declarado');
    fund.db.novedades.put({ ...row, Version: row.Version + 1 });
    const body = await altaForm(who, row.IdPersona, { novedad: row });
    for (const endpoint of [altaCotizante.aceptar, altaCotizante.anular])
      expect(await who.call(endpoint, { body })).toMatchObject({ ok: false, text: expect.stringMatching(stale) });
  });
});

describe('two clients that see the same affiliation notice', () => {
  /** A change of data in a state, as both of them read it. */
  const tramite = async (fund: Sandbox, who: Caller, IdEstadoProceso: number) => {
    const asked = fund.db.afiliaciones.all().find((n) => n.detalle.Propuesto);
    if (!asked) throw new Error('The seed has no change of data');
    const row = fund.db.afiliaciones.put({ ...asked, IdEstadoProceso, IdRegional: 1, IdEmpresa: 501 });
    const { IdPersona: idPersona, IdPersonaNovedad: idPersonaNovedad } = row;
    const params = { idPersona, idPersonaNovedad, idTipoNovedad: 0, idEmpresa: 0 };
    const form = z.parse(novedadForm, (await who.call(afiliacion.obtener, { params })).Datos);
    const pasarA = (destino: number, part: object = {}) => ({
      body: { ...form, SegurosPersonasNovedad: { ...form.SegurosPersonasNovedad, IdEstadoProceso: destino, ...part } },
    });
    return { form, pasarA, kept: () => fund.db.afiliaciones.get(idPersonaNovedad) };
  };
  const { registrado, declarado, observado, concluido } = estadoAfiliacion;

  test.each([
    ['declare', 'empresa', registrado, declarado],
    ['observe', 'personal', declarado, observado],
    ['conclude', 'personal', declarado, concluido],
  ] as const)('%s it: who rests on an older version is refused, and nothing changes', async (_, user, from, to) => {
    const fund = openFund();
    const who = await signIn(fund, user);
    const { pasarA, kept } = await tramite(fund, who, from);
    const body = pasarA(to, { Observacion: 'Falta el certificado.' });
    const row = kept();
    if (!row) throw new Error('no notice');
    fund.db.afiliaciones.put({ ...row, Version: row.Version + 1 });
    const before = fund.db.dump();
    expect(await who.call(afiliacion.modificar, body)).toMatchObject({
      status: 200,
      ok: false,
      text: 'Otra persona modificó este trámite. Vuelva a abrirlo para ver los cambios.',
    });
    expect(fund.db.dump()).toEqual(before);
    const fresh = pasarA(to, { Observacion: 'Falta el certificado.', Version: row.Version + 1 });
    expect(await who.call(afiliacion.modificar, fresh)).toMatchObject({ ok: true });
    expect(kept()).toMatchObject({ IdEstadoProceso: to });
  });

  test('write an observation: the second is refused; without a version it is taken, as the specification names none', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'personal');
    const { form, kept } = await tramite(fund, who, declarado);
    const { IdPersonaNovedad, Version } = form.SegurosPersonasNovedad;
    const write = (Observacion: string, part: object = { Version }) =>
      who.call(afiliacionCambios.observacion, { body: { IdPersonaNovedad, Observacion, ...part } });
    expect(await write('PRIMERA')).toMatchObject({ ok: true });
    const before = fund.db.dump();
    expect(await write('SEGUNDA')).toMatchObject({ ok: false, text: expect.stringMatching(stale) });
    expect(fund.db.dump()).toEqual(before);
    expect(await write('SEGUNDA', {})).toMatchObject({ ok: true });
    expect(kept()).toMatchObject({ Observacion: 'SEGUNDA' });
  });

  test('see the version it has in the list, and conclude no newborn by an older one', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'personal');
    const [newborn] = fund.db.afiliaciones.all().filter((n) => n.IdTipoNovedad === tipo.RECIEN_NACIDO_FUERA_CAJA);
    if (!newborn) throw new Error('The seed has no newborn');
    const IdEstadoProceso = estadoRecienNacido.registrado;
    const row = fund.db.afiliaciones.put({ ...newborn, IdEstadoProceso, IdRegional: 1, Version: 3 });
    const { IdPersonaNovedad, IdPersona } = row;
    const days = { FechaDesde: '1950-01-01', FechaHasta: '2026-12-31', IdEstadoProceso: 0 };
    const body = { ...days, TipoNovedad: 0, IdEmpresa: 0, IdPersona };
    expect((await who.call(afiliacion.lista, { body })).Datos).toContainEqual(
      expect.objectContaining({ IdPersonaNovedad, Version: 3 }),
    );
    const conclude = (Version: number) =>
      who.call(recienNacidos.concluir, { params: { idRegional: 1 }, body: { IdPersonaNovedad, Version } });
    const before = fund.db.dump();
    expect(await conclude(2)).toMatchObject({ ok: false, text: expect.stringMatching(stale) });
    expect(fund.db.dump()).toEqual(before);
    expect(await conclude(3)).toMatchObject({ ok: true });
  });
});

/** Every row by table and key, because the order of writes does not matter. */
const rows = ({ db }: Sandbox) => Object.fromEntries(db.dump().map(({ table, key, row }) => [`${table} ${key}`, row]));

describe('a crash', () => {
  const within = async (work: (path: string) => Promise<void>) => {
    const folder = mkdtempSync(join(tmpdir(), 'datos-'));
    try {
      await work(join(folder, 'datos.json'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  test('anywhere within the writes of one call leaves the state before it: all of it or nothing', () =>
    within(async (path) => {
      const fund = openFund({ store: fileStore(path) });
      const who = await signIn(fund, 'empresa');
      await uploadRequired(who, aviso(fund, 'pendiente').IdPersona);
      const earlier = fund.db.dump();
      const from = readFileSync(path).length;
      const body = await change(fund, who, { HaberMensual: 4100 });
      expect(await who.call(altaCotizante.modificar, { body })).toMatchObject({ ok: true });
      const later = fund.db.dump();
      fund.close();
      const whole = readFileSync(path);
      expect(whole.length - from).toBeGreaterThan(200);
      const steps = 23;
      for (let step = 0; step <= steps; step += 1) {
        const cut = from + Math.floor(((whole.length - from) * step) / steps);
        writeFileSync(path, whole);
        truncateSync(path, cut);
        const after = openFund({ store: fileStore(path) });
        expect(after.db.dump(), `cut at ${cut} of ${whole.length}`).toEqual(step === steps ? later : earlier);
        after.close();
      }
    }));

  test('of the disk between two rows of one call undoes both, and the next call goes on', () =>
    within(async (path) => {
      const store = fileStore(path);
      let broken = false;
      const fund = openFund({
        store: {
          ...store,
          append(changes) {
            if (broken) throw new Error('The disk is gone');
            store.append(changes);
          },
        },
      });
      const who = await signIn(fund, 'empresa');
      await uploadRequired(who, aviso(fund, 'pendiente').IdPersona);
      const body = await change(fund, who, { HaberMensual: 4100 });
      const before = rows(fund);
      broken = true;
      expect(await who.call(altaCotizante.modificar, { body })).toMatchObject({ status: 500, ok: false });
      expect(takeConsoleErrors()).toHaveLength(1);
      expect(rows(fund)).toEqual(before);
      broken = false;
      expect(await who.call(altaCotizante.modificar, { body })).toMatchObject({ ok: true });
      fund.close();
      const after = openFund({ store: fileStore(path) });
      expect(rows(after)).toEqual(rows(fund));
      after.close();
    }));
});
