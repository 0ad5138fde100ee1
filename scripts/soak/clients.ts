import type { Audience } from '#contract/controllers.ts';
import { novedadForm } from '#contract/entities/novedad.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { ageOn, type IsoDate } from '#lib/dates.ts';
import type { Database } from '#sandbox/db/database.ts';
import { ejemplos } from '#sandbox/db/examples.ts';
import { faltaEnAlta } from '#sandbox/rules/altaFields.ts';
import { type Account, type Client, createClient } from './client.ts';
import { employer, importer, insured, type Journey, staff } from './journeys.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Network } from './network.ts';
import { puestoDe } from './notices.ts';

/** All clients work in La Paz, so that the staff see every notice. */
const REGIONAL = 1;

/** Who is there: a user, the company (0 for the fund), the journey, and how many of fifty clients. */
const crowd: readonly [user: string, IdEmpresa: number, journey: Journey, count: number][] = [
  ['empresa', 501, employer, 14],
  ['empresa', 501, importer, 3],
  ['varias', 502, employer, 8],
  ['varias', 502, importer, 2],
  ['mixto', 502, employer, 4],
  ['mixto', 0, staff, 3],
  ['personal', 0, staff, 7],
  ['asegurado', 501, insured, 6],
  ['pagos', 501, insured, 3],
];

function accountOf(db: Database, user: string, IdEmpresa: number, password: string): Account {
  const row = db.usuarios.by('usuario', user)[0];
  const regional = row?.regionales.find(({ IdRegional }) => IdRegional === REGIONAL);
  const company = regional?.empresas.find((each) => each.IdEmpresa === IdEmpresa);
  if (!row || !company) throw new Error(`The seed has no ${user} with company ${IdEmpresa}`);
  const audience: Audience = row.tipo === 'ASEGURADOS' ? 'insured' : 'others';
  const { concod, numpat } = company;
  const choice = { IdRegional: REGIONAL, concod, numpat };
  return { user, password, audience, IdEmpresa, choice, idPersona: row.IdPersona };
}

/** The people whom any company may register on a day: adults with complete data who have never worked, none with a role. */
function peopleOf(db: Database, today: IsoDate): number[] {
  const known = new Set<string>(Object.values(ejemplos));
  const padre = tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE;
  const SegurosPersonasNovedad = puestoDe(today, '_');
  return db.personas
    .all()
    .filter(
      ({ NumeroDocumento, FechaNacimiento }) => !known.has(NumeroDocumento) && ageOn(FechaNacimiento, today) >= 18,
    )
    .filter(({ IdPersona }) => db.relaciones.by('persona', IdPersona).length === 0)
    .filter(({ IdPersona }) => db.novedades.by('persona', IdPersona).length === 0)
    .filter(
      (persona) =>
        faltaEnAlta(
          filled(novedadForm, { BasePersonas: persona, SegurosPacientes: {}, SegurosPersonasNovedad }),
          padre,
        ) === null,
    )
    .map(({ IdPersona }) => IdPersona);
}

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
  return { walkers, ledger: createLedger(net.random.shuffle(peopleOf(db, about.today))) };
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
