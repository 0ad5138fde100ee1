import { expect, test } from 'vitest';
import { tabla } from '#contract/enumerations.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { createRandom } from '#sandbox/db/random.ts';
import { TODAY } from '#support/clock.ts';
import { serveOverHttp } from '#support/overHttp.ts';
import { advance, affiliate, concludeNewborn, correct, registerNewborn } from '../../scripts/soak/affiliations.ts';
import { registerBirth } from '../../scripts/soak/births.ts';
import { correctCertificate, registerCertificate } from '../../scripts/soak/certificates.ts';
import type { Client } from '../../scripts/soak/client.ts';
import { gather, type Walker } from '../../scripts/soak/clients.ts';
import { concludeExam, registerExam, schedule, unschedule } from '../../scripts/soak/exams.ts';
import { alta, altaDePasivo, type Family, ofRetirees, ofWorkers } from '../../scripts/soak/families.ts';
import type { Affiliation, Ledger, Notice } from '../../scripts/soak/ledger.ts';
import { MOST, memoryLog } from '../../scripts/soak/memory.mjs';
import { createNetwork, type Network } from '../../scripts/soak/network.ts';
import { accept, declare, edit, observe, register } from '../../scripts/soak/notices.ts';
import { addParameter, kinds, renameParameter } from '../../scripts/soak/parameters.ts';
import { changeAddress, requestName } from '../../scripts/soak/personData.ts';
import type { Pool } from '../../scripts/soak/pool.ts';
import { verify } from '../../scripts/soak/verify.ts';
import { openFund } from '../contract/fund.ts';

interface Soak {
  readonly fund: Sandbox;
  readonly net: Network;
  readonly ledger: Ledger;
  readonly walkers: readonly Walker[];
  /** A client of a user. */
  readonly as: (user: string, IdEmpresa: number) => Client;
}

/** Serves a fund over HTTP to one client of each kind. A percentage of the calls fails. */
async function soak(faults: number, run: (at: Soak) => Promise<void>): Promise<void> {
  const fund = openFund();
  const { address, stop } = await serveOverHttp(fund);
  try {
    // Nobody thinks between two calls.
    const net = { ...createNetwork(() => address, createRandom(3), faults), pause: async () => undefined };
    const about = { count: 17, password: 'Demo2026', today: TODAY };
    const { walkers, ledger } = gather(net, fund.db, about);
    const as = (user: string, IdEmpresa: number) => {
      const found = walkers.find(({ client: { account } }) => account.user === user && account.IdEmpresa === IdEmpresa);
      if (!found) throw new Error(`no ${user} in ${IdEmpresa}`);
      return found.client;
    };
    await run({ fund, net, ledger, walkers, as });
  } finally {
    await stop();
  }
}

/** Lets every client do two journeys. */
async function journeys({ net, ledger, walkers }: Soak): Promise<void> {
  for (const { client, journey } of [...walkers, ...walkers]) await journey(net, client, ledger);
  await net.calm();
}

/** Somebody of a pool. */
function one(pool: Pool): number {
  const [id] = pool.take(1);
  if (id === undefined) throw new Error('the pool is empty');
  return id;
}

/** One notice of each family besides the registrations of workers. */
async function oneOfEach(client: Client, ledger: Ledger): Promise<Notice[]> {
  const { workers, retiring, retirees } = ledger.pools.of(client.account.IdEmpresa);
  const jobs: [Family, Pool][] = [
    ...ofWorkers.map((family): [Family, Pool] => [family, workers]),
    [altaDePasivo, retiring],
    ...ofRetirees.map((family): [Family, Pool] => [family, retirees]),
  ];
  const made: Notice[] = [];
  for (const [family, pool] of jobs) made.push(await register(client, ledger, { family, pool, idPersona: one(pool) }));
  return made;
}

test('the clients of the soak have every role, and what they were told is what the services have', async () => {
  await soak(0, async (at) => {
    await journeys(at);
    const { fund, ledger, walkers } = at;
    const states = new Set(ledger.notices.map(({ state }) => state));
    expect(states).toContain('aceptado');
    expect(ledger.notices.some(({ deleted }) => deleted)).toBe(true);
    expect(ledger.notices.filter(({ id, deleted }) => !deleted && !fund.db.novedades.get(id))).toEqual([]);
    expect(new Set(walkers.map(({ journey }) => journey.name))).toEqual(
      new Set([
        ...['employer', 'importer', 'mover', 'pensioner', 'examiner', 'registrar'],
        ...['staff', 'maintainer', 'insured', 'payer'],
      ]),
    );
    for (const records of [ledger.orders, ledger.exams, ledger.affiliations, ledger.parameters])
      expect(records.length).toBeGreaterThan(0);
    expect(ledger.problems).toEqual([]);
    expect(await verify(ledger)).toEqual([]);
  });
});

test('a call in ten that fails makes them read and write again, and nothing is doubled', async () => {
  await soak(10, async (at) => {
    await journeys(at);
    expect(at.ledger.problems).toEqual([]);
    expect(await verify(at.ledger)).toEqual([]);
  });
});

test.each([0, 10])('every record goes its whole way while %i of a hundred calls fail', async (faults) => {
  await soak(faults, async ({ net, ledger, as }) => {
    const [employer, staff, insured] = [as('empresa', 501), as('personal', 0), as('asegurado', 501)];
    for (const notice of await oneOfEach(employer, ledger)) {
      await declare(notice, ledger);
      await observe(staff, notice, 'Corrija el aviso.');
      await edit(notice, 4100);
      await declare(notice, ledger);
      await accept(staff, notice);
    }
    const exam = await registerExam(employer, ledger, one(ledger.pools.of(501).examined));
    expect(await schedule(net, ledger, exam)).toBe(true);
    await unschedule(exam);
    await schedule(net, ledger, exam);
    await concludeExam(staff, exam);
    const holder = one(ledger.pools.of(501).holders);
    const me = insured.account.idPersona ?? 0;
    const wholeWay = async (opened: Affiliation | null) => {
      if (!opened) throw new Error('the one before is still open');
      await correct(opened, ledger);
      await advance(staff, opened, 'declarado');
      await advance(staff, opened, 'observado');
      await correct(opened, ledger);
      await advance(staff, opened, 'declarado');
      await advance(staff, opened, 'concluido');
    };
    await wholeWay(await affiliate(employer, ledger, holder));
    await wholeWay(await affiliate(insured, ledger, me));
    for (const _ of [1, 2]) {
      await wholeWay(await requestName(employer, ledger, holder));
      await changeAddress(employer, ledger, holder);
      await changeAddress(insured, ledger, me);
    }
    expect(await requestName(employer, ledger, holder)).not.toBeNull();
    expect(await requestName(employer, ledger, holder)).toBeNull();
    // The second is similar to the first.
    for (const _ of [1, 2]) await concludeNewborn(staff, await registerNewborn(employer, ledger, holder));
    for (const client of [employer, staff]) {
      const born = await registerBirth(client, ledger);
      if (!born) throw new Error('no birth waits');
      await concludeNewborn(staff, born);
    }
    const certified = await registerCertificate(staff, ledger, 501);
    if (!certified) throw new Error('the pool is empty');
    await correctCertificate(certified, ledger);
    for (const kind of kinds) await renameParameter(await addParameter(staff, ledger, kind), ledger);
    await net.calm();
    expect(ledger.problems).toEqual([]);
    expect(await verify(ledger)).toEqual([]);
  });
});

test('an insured person pays an exam once, and it stays paid', async () => {
  await soak(0, async ({ net, ledger, walkers, fund }) => {
    const payer = walkers.find(({ journey }) => journey.name === 'payer');
    const sure = { ...net, random: { ...net.random, chance: () => true } };
    for (const _ of [1, 2]) await payer?.journey(sure, payer.client, ledger);
    expect(ledger.orders).toMatchObject([{ paid: true, deleted: false }]);
    expect(await verify(ledger)).toEqual([]);
    const [made] = ledger.orders;
    const kept = fund.db.ordenes.get(made?.id ?? 0);
    if (!made || !kept) throw new Error('an order');
    fund.db.ordenes.put({ ...kept, Cobrado: false });
    fund.db.ordenes.put({ ...kept, IdOrdenPago: 999_999 });
    const told = (await verify(ledger)).join('\n');
    expect(told).toContain(`order ${made.id}, paid: acknowledged true, kept false`);
    expect(told).toContain(`order ${made.marker} is in the list twice`);
  });
});

test('a lost notice, a changed one, a doubled message and a notice that nobody was told about are told', async () => {
  await soak(0, async ({ fund: { db }, ledger, as }) => {
    const pool = ledger.pools.people;
    const [employer, insurer] = [as('empresa', 501), as('varias', 502)];
    const registered = async (client: Client) => register(client, ledger, { family: alta, pool, idPersona: one(pool) });
    const [first, second, third] = [await registered(employer), await registered(employer), await registered(insurer)];
    expect(await verify(ledger)).toEqual([]);
    const row = db.novedades.get(second.id);
    if (!row) throw new Error('a notice');
    db.novedades.remove(first.id);
    db.novedades.put({ ...row, HaberMensual: 1 });
    db.novedades.put({ ...row, IdPersonaNovedad: 999_999 });
    for (const IdSeguimiento of [900_001, 900_002])
      db.seguimientos.put({
        IdSeguimiento,
        Tabla: tabla.novedad,
        IdTabla: third.id,
        Asunto: third.marker,
        Mensaje: '',
        Correos: [],
        TipoSeguimiento: 1,
        Fecha: '2026-11-20T14:00:00Z',
        Usuario: '',
      });
    const told = (await verify(ledger)).join('\n');
    expect(told).toContain(`notice ${first.id} (${first.marker}) is missing`);
    expect(told).toContain(`notice ${second.id}, salary: acknowledged ${second.haber}, kept 1`);
    expect(told).toContain(`notice ${third.id}, messages`);
    expect(told).toContain('notice 999999 is there, and nobody was told');
  });
});

test('a lost, changed or doubled notice of every other family is told', async () => {
  await soak(0, async ({ fund: { db }, ledger, as }) => {
    const made = await oneOfEach(as('empresa', 501), ledger);
    for (const [at, notice] of made.entries()) {
      const row = db.novedades.get(notice.id);
      if (!row) throw new Error('a notice');
      db.novedades.remove(notice.id);
      expect(await verify(ledger), notice.family.name).toContain(`notice ${notice.id} is in no list`);
      db.novedades.put({ ...row, IdPersonaNovedad: 990_000 + at, Observacion: 'OTRA' });
      db.novedades.put({ ...row, Observacion: 'OTRA' });
      expect(await verify(ledger), notice.family.name).toEqual([
        `notice ${notice.id}, observation: acknowledged ${notice.note}, kept OTRA`,
        `notice ${990_000 + at} is there, and nobody was told`,
      ]);
      db.novedades.put(row);
      db.novedades.remove(990_000 + at);
    }
    const retired = made.find(({ family }) => family === altaDePasivo);
    db.gruposPasivo.remove(retired?.id ?? 0);
    expect(await verify(ledger)).toEqual([`notice ${retired?.id}, resolution: acknowledged ${retired?.marker}, kept `]);
  });
});

test('a lost or doubled exam, appointment, affiliation, newborn or entry of a list is told', async () => {
  await soak(0, async ({ fund: { db }, net, ledger, as }) => {
    const [employer, staff] = [as('empresa', 501), as('personal', 0)];
    const exam = await registerExam(employer, ledger, one(ledger.pools.of(501).examined));
    await schedule(net, ledger, exam);
    const holder = one(ledger.pools.of(501).holders);
    const child = await affiliate(employer, ledger, holder);
    const newborn = await registerNewborn(employer, ledger, holder);
    const [lost, twice] = [
      await addParameter(staff, ledger, 'parentesco'),
      await addParameter(staff, ledger, 'producto'),
    ];
    expect(await verify(ledger)).toEqual([]);

    const rows = {
      exam: db.novedades.get(exam.id),
      appointment: db.citasOcupacionales.get(exam.appointment),
      newborn: db.afiliaciones.get(newborn.id),
      child: db.afiliaciones.get(child.id),
      product: db.productos.get(twice.id),
    };
    if (!rows.exam || !rows.appointment || !rows.newborn || !rows.child || !rows.product) throw new Error('records');
    db.novedades.put({ ...rows.exam, IdPersonaNovedad: 999_001 });
    db.citasOcupacionales.put({ ...rows.appointment, IdCita: 999_002 });
    db.afiliaciones.put({ ...rows.newborn, IdPersonaNovedad: 999_003 });
    db.afiliaciones.put({ ...rows.child, Observacion: 'OTRA' });
    db.parentescos.remove(lost.id);
    db.productos.put({ ...rows.product, IdProducto: 999_004 });
    expect(await verify(ledger)).toEqual([
      `exam ${exam.id}, appointments: acknowledged ${exam.appointment}, kept ${exam.appointment}, 999002`,
      'exam 999001 is there, and nobody was told',
      `affiliation ${child.id}, observation: acknowledged ${child.note}, kept OTRA`,
      'affiliation 999003 is there, and nobody was told',
      `parentesco ${lost.id} ${lost.text} is in no list`,
      `producto 999004 ${twice.text} is there, and nobody was told`,
    ]);

    db.novedades.remove(exam.id);
    db.afiliaciones.remove(newborn.id);
    const told = (await verify(ledger)).join('\n');
    expect(told).toContain(`exam ${exam.id} of person ${exam.idPersona} is missing`);
    expect(told).toContain(`affiliation ${newborn.id} (${newborn.marker}) is missing`);
  });
});

test('a lost address, name, birth or certificate, and one that nobody was told about, is told', async () => {
  await soak(0, async ({ fund: { db }, ledger, as }) => {
    const [employer, staff] = [as('empresa', 501), as('personal', 0)];
    const holder = one(ledger.pools.of(501).holders);
    await changeAddress(employer, ledger, holder);
    await changeAddress(employer, ledger, holder);
    const name = await requestName(employer, ledger, holder);
    const born = await registerBirth(employer, ledger);
    const exam = await registerCertificate(staff, ledger, 501);
    // Somebody of the staff is there who can look at everything.
    await addParameter(staff, ledger, 'parentesco');
    const [birth] = ledger.births;
    const [old, newest] = ledger.addresses;
    if (!name || !born || !exam || !birth || !old || !newest) throw new Error('one of each');
    expect(await verify(ledger)).toEqual([]);

    const person = db.personas.get(holder);
    const notice = db.afiliaciones.all().find(({ Observacion }) => Observacion === newest.address);
    const rows = { name: db.afiliaciones.get(name.id), born: db.afiliaciones.get(born.id) };
    const certificate = db.ocupacionales.get(exam.id);
    const reported = db.nacimientos.get(birth);
    if (!person || !notice || !rows.name || !rows.born || !certificate || !reported) throw new Error('records');
    db.personas.put({ ...person, Direccion: old.address });
    db.afiliaciones.put({ ...notice, IdPersonaNovedad: 999_001 });
    db.afiliaciones.put({ ...rows.name, IdPersonaNovedad: 999_002 });
    db.ocupacionales.put({ ...certificate, NumeroCertificado: 'OTRO' });
    db.nacimientos.put({ ...reported, IdPersonaNovedad: 0 });
    expect(await verify(ledger)).toEqual([
      `exam ${exam.id}, certificate: acknowledged true, kept false`,
      `person ${holder}, address: acknowledged ${newest.address}, kept ${old.address}`,
      `address ${newest.address} is in the list twice`,
      'request for another name 999002 is there, and nobody was told',
      `birth ${birth} is there, and nobody was told`,
    ]);

    db.afiliaciones.remove(name.id);
    db.afiliaciones.put({ ...rows.born, IdPersonaNovedad: 999_003 });
    const told = (await verify(ledger)).join('\n');
    expect(told).toContain(`request for another name ${name.id} is in no list`);
    expect(told).toContain(`registered birth ${birth} is in the list twice`);
  });
});

test('a life in which the memory grows too much is told; a busy minute and what is read at the start are not', () => {
  const memory = memoryLog();
  const live = (megabytesAt: (minutes: number) => number) => {
    for (let minutes = 0; minutes < 5; minutes += 1 / 12) memory.add(minutes, megabytesAt(minutes));
    memory.restart();
  };
  live((minutes) => (minutes < 1 ? 100 : 400 + (MOST / 4) * minutes));
  live((minutes) => (Math.abs(minutes - 3) < 0.4 ? 900 : 400));
  expect(memory.problems()).toEqual([]);
  live((minutes) => 400 + (MOST / 2) * minutes);
  expect(memory.problems()).toHaveLength(1);
});
