import { advance, affiliate, correct, registerNewborn } from './affiliations.ts';
import { registerBirth } from './births.ts';
import type { Client } from './client.ts';
import { registerExam, removeExam, schedule, unschedule } from './exams.ts';
import { alta, altaDePasivo, type Family, ofRetirees, ofWorkers } from './families.ts';
import { type Journey, keeps, lookAtList } from './journey.ts';
import type { Affiliation, Ledger, Notice } from './ledger.ts';
import type { Network } from './network.ts';
import { declare, edit, message, register, remove } from './notices.ts';
import { order, pay, request, withdraw } from './orders.ts';
import { changeAddress, requestName } from './personData.ts';
import type { Pool } from './pool.ts';

/** Corrects a notice of the client that the staff sent back, and declares it again. */
async function answerObservation(client: Client, ledger: Ledger): Promise<void> {
  const back = ledger.notices.find(
    ({ owner, state, deleted }) => owner === client && state === 'observado' && !deleted,
  );
  if (!back) return;
  await edit(back, back.haber + 10);
  await declare(back, ledger);
}

/** Orders notices and requests their payment. Only notices that are kept may be paid: paid ones cannot be deleted. */
async function payment(net: Network, ledger: Ledger, notices: readonly Notice[], kept: boolean): Promise<void> {
  const [first] = notices;
  if (!first) return;
  const made = await order(
    first.owner,
    ledger,
    notices.map(({ id }) => id),
  );
  await request(made);
  if (!kept || !net.random.chance(50)) return withdraw(made);
  await pay(net, made);
  for (const notice of notices) notice.state = 'pagado';
}

/** An employer registers somebody, corrects the notice, writes about it, orders and pays it, and declares or deletes it. */
export const employer: Journey = async (net, client, ledger) => {
  if (net.random.chance(30)) await lookAtList(client);
  await answerObservation(client, ledger);
  const pool = ledger.pools.people;
  const [idPersona] = pool.take(1);
  if (idPersona === undefined) return;
  const notice = await register(client, ledger, { family: alta, pool, idPersona });
  await edit(notice, net.random.int(2500, 9000));
  if (net.random.chance(50)) notice.messages.push(await message(client, ledger, notice.id));
  const kept = keeps(net, pool, 15);
  if (net.random.chance(30)) await payment(net, ledger, [notice], kept);
  if (kept) await declare(notice, ledger);
  else await remove(notice);
};

/** An employer registers several people at once, as an import does, and declares one or none. The others are deleted. */
export const importer: Journey = async (net, client, ledger) => {
  const pool = ledger.pools.people;
  const made = await Promise.all(
    pool.take(6).map((idPersona) => register(client, ledger, { family: alta, pool, idPersona })),
  );
  const count = keeps(net, pool, 100) ? 1 : 0;
  const [kept, dropped] = [made.slice(0, count), made.slice(count)];
  if (net.random.chance(30)) await payment(net, ledger, kept, true);
  await Promise.all([...kept.map((notice) => declare(notice, ledger)), ...dropped.map(remove)]);
};

/** Registers a notice of a family for somebody of a pool, corrects it, writes about it, and declares or deletes it. */
async function report(net: Network, client: Client, ledger: Ledger, { family, pool }: { family: Family; pool: Pool }) {
  const [idPersona] = pool.take(1);
  if (idPersona === undefined) return;
  const notice = await register(client, ledger, { family, pool, idPersona });
  await edit(notice, net.random.int(2500, 9000));
  if (net.random.chance(30)) notice.messages.push(await message(client, ledger, notice.id));
  if (keeps(net, pool, 5)) await declare(notice, ledger);
  else await remove(notice);
}

/** An employer reports that somebody leaves, or goes to work in another regional. */
export const mover: Journey = async (net, client, ledger) => {
  await answerObservation(client, ledger);
  const pool = ledger.pools.of(client.account.IdEmpresa).workers;
  await report(net, client, ledger, { family: net.random.pick(ofWorkers), pool });
};

/** An employer reports that somebody retires, that a retiree died, or that one moves to another regional. */
export const pensioner: Journey = async (net, client, ledger) => {
  await answerObservation(client, ledger);
  const { retiring, retirees } = ledger.pools.of(client.account.IdEmpresa);
  if (net.random.chance(50)) await report(net, client, ledger, { family: altaDePasivo, pool: retiring });
  else await report(net, client, ledger, { family: net.random.pick(ofRetirees), pool: retirees });
};

/** An employer registers an exam and makes its appointment. It is kept for the staff, or both are taken back. */
export const examiner: Journey = async (net, client, ledger) => {
  const pool = ledger.pools.of(client.account.IdEmpresa).examined;
  const [idPersona] = pool.take(1);
  if (idPersona === undefined) return;
  const exam = await registerExam(client, ledger, idPersona);
  const scheduled = await schedule(net, ledger, exam);
  if (scheduled && keeps(net, pool, 10)) {
    ledger.scheduled.push(exam);
    return;
  }
  if (scheduled) await unschedule(exam);
  await removeExam(exam);
};

/** Affiliations that stay open are corrected again and again, so that there are not too many. */
const opened = (client: Client, ledger: Ledger): Affiliation | undefined =>
  ledger.affiliations.find(
    ({ owner, kind, state }) =>
      owner === client && kind !== 'newborn' && (state === 'registrado' || state === 'observado'),
  );

/**
 * An employer affiliates children and newborns of a worker, also those that a hospital reported, and changes the worker's
 * address and name. What is open is corrected and declared.
 */
export const registrar: Journey = async (net, client, ledger) => {
  const pool = ledger.pools.of(client.account.IdEmpresa).holders;
  const [holder] = pool.take(1);
  if (holder === undefined) return;
  if (net.random.chance(50)) await changeAddress(client, ledger, holder);
  const wanted = net.random.chance(50) ? await requestName(client, ledger, holder) : null;
  const open = wanted ?? opened(client, ledger) ?? (await affiliate(client, ledger, holder));
  await correct(open, ledger);
  if (net.random.chance(30)) {
    await advance(client, open, 'declarado');
    ledger.affiliating.push(open);
  }
  if (net.random.chance(30)) ledger.affiliating.push(await registerNewborn(client, ledger, holder));
  const born = net.random.chance(10) ? await registerBirth(client, ledger) : null;
  if (born) ledger.affiliating.push(born);
  pool.give(holder);
};
