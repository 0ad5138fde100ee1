import type { IsoDate } from '#lib/dates.ts';
import type { Database } from '#sandbox/db/database.ts';
import { accountOf } from './account.ts';
import { type Client, createClient } from './client.ts';
import { employer, examiner, importer, mover, pensioner, registrar } from './employerJourneys.ts';
import { insured, payer } from './insuredJourneys.ts';
import type { Journey } from './journey.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Network } from './network.ts';
import { poolsOf } from './pools.ts';
import { maintainer, staff } from './staffJourneys.ts';

/** Who is there: a user, the company (0 for the fund), the journey, and how many of fifty clients. */
const crowd: readonly [user: string, IdEmpresa: number, journey: Journey, count: number][] = [
  ['empresa', 501, employer, 7],
  ['empresa', 501, importer, 2],
  ['empresa', 501, mover, 3],
  ['empresa', 501, pensioner, 3],
  ['empresa', 501, examiner, 3],
  ['empresa', 501, registrar, 2],
  ['varias', 502, employer, 3],
  ['varias', 502, importer, 1],
  ['varias', 502, mover, 2],
  ['varias', 502, pensioner, 2],
  ['mixto', 502, employer, 2],
  ['mixto', 502, registrar, 1],
  ['mixto', 0, staff, 2],
  ['personal', 0, staff, 7],
  ['personal', 0, maintainer, 2],
  ['asegurado', 501, insured, 5],
  ['pagos', 501, payer, 3],
];
const companies = [501, 502];

/** A client and what it does all day. */
export interface Walker {
  readonly client: Client;
  readonly journey: Journey;
}

/** The clients of a network, as many as wanted in the shares of the crowd, and an empty ledger. */
export function gather(net: Network, db: Database, about: { count: number; password: string; today: IsoDate }) {
  const whole = crowd.flatMap(([user, IdEmpresa, journey, count]) =>
    Array.from({ length: count }, (_, at) => ({ user, IdEmpresa, journey, at: at / count })),
  );
  // The first of each kind come first, so that a few clients have every role.
  const chosen = whole.sort((a, b) => a.at - b.at).slice(0, about.count);
  const walkers = chosen.map(({ user, IdEmpresa, journey }, at): Walker => {
    const account = accountOf(db, user, IdEmpresa, about.password);
    return { client: createClient(net, `${user}-${at + 1}`, account), journey };
  });
  const shuffle = (ids: number[]) => net.random.shuffle(ids);
  return { walkers, ledger: createLedger(poolsOf(db, { today: about.today, companies, shuffle })) };
}

/** Lets every client go on with its journeys until it is told to stop. What goes wrong is in the ledger. */
export async function walk(net: Network, walkers: readonly Walker[], ledger: Ledger, stopped: () => boolean) {
  const one = async ({ client, journey }: Walker) => {
    while (!stopped()) {
      await journey(net, client, ledger).catch((error: unknown) => {
        ledger.problems.push(`${client.name}: ${error instanceof Error ? error.message : String(error)}`);
      });
      await net.pause(net.random.int(1500, 6000));
    }
  };
  await Promise.all(walkers.map(one));
}
