import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { birthsOf, registeredBirths } from './births.ts';
import { clientsOf, differences, listProblems, problemsOf } from './compare.ts';
import type { Affiliation, Ledger } from './ledger.ts';
import { changesOf, personOf } from './personData.ts';

const { ACTUALIZA_DATOS, ACTUALIZA_DATOS_NO_RELEVANTES } = novedadAfiliacion;

/** The last address of each person counts, and each that was written has one notice. */
async function addressProblems({ addresses, pools }: Ledger, idPersona: number): Promise<string[]> {
  const written = addresses.filter((one) => one.idPersona === idPersona);
  const last = written.at(-1);
  if (!last) return [];
  const rows = await changesOf(last.owner, idPersona, ACTUALIZA_DATOS_NO_RELEVANTES);
  const listed = rows.filter(({ IdPersonaNovedad }) => !pools.seed.has(IdPersonaNovedad));
  return [
    ...differences(`person ${idPersona}`, [
      ['address', last.address, (await personOf(last.owner, idPersona)).Direccion],
    ]),
    ...listProblems('address', {
      listed: listed.map(({ Observacion }) => Observacion),
      known: new Set(written.map(({ address }) => address)),
    }),
  ];
}

/** Each request for another name is in the list of its person, once, and no other one is. */
async function nameProblems({ affiliations, pools }: Ledger, one: Affiliation): Promise<string[]> {
  const mine = affiliations.filter(({ kind, idPersona }) => kind === 'name' && idPersona === one.idPersona);
  const rows = await changesOf(one.owner, one.idPersona, ACTUALIZA_DATOS);
  const listed = rows.map(({ IdPersonaNovedad }) => IdPersonaNovedad).filter((id) => !pools.seed.has(id));
  return listProblems('request for another name', { listed, known: new Set(mine.map(({ id }) => id)) });
}

/** Each birth of the hospitals either waits, or has one registration. */
async function birthProblems({ births, parameters, pools }: Ledger): Promise<string[]> {
  const [staff] = clientsOf(parameters);
  if (!staff) return [];
  const waiting = new Set([...pools.births].filter((id) => !births.has(id)));
  const registered = (await registeredBirths(staff)).filter((id) => pools.births.has(id));
  return [
    ...listProblems('birth', { listed: (await birthsOf(staff)).map((one) => one.IdRecienNacido), known: waiting }),
    ...listProblems('registered birth', { listed: registered, known: births }),
  ];
}

/** One of all that have the same key. */
const onePer = <T>(all: readonly T[], key: (one: T) => number): T[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
];

/** What is wrong with people's data and with the births of the hospitals, as sentences. */
export async function verifyPeople(ledger: Ledger): Promise<string[]> {
  const { addresses, affiliations } = ledger;
  const asked = affiliations.filter(({ kind }) => kind === 'name');
  const byPerson = onePer(addresses, ({ idPersona }) => idPersona);
  return [
    ...(await problemsOf(byPerson, ({ idPersona }) => addressProblems(ledger, idPersona))),
    ...(await problemsOf(
      onePer(asked, ({ idPersona }) => idPersona),
      (one) => nameProblems(ledger, one),
    )),
    ...(await birthProblems(ledger)),
  ];
}
