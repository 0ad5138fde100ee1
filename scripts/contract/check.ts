import type { Endpoint } from '#contract/endpoint.ts';
import * as services from '#contract/services/index.ts';
import { type Caller, compare, type Target } from './compare.ts';
import { type Declared, declarationsOf, declared, type Row } from './declared.ts';
import { createFacts, type Facts } from './facts.ts';
import { distinct, type Finding, type Outcome, type Verdict, verdicts } from './finding.ts';
import { inputOf, kinds, opening } from './inputs.ts';
import { type Account, signIn } from './signIn.ts';

/** A call of the specification with its verdict. */
export interface Line {
  readonly row: Row;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** Why nothing was called, otherwise ''. */
  readonly reason: string;
}

const isOpening = (endpoint: Endpoint) => (opening as readonly Endpoint[]).includes(endpoint);
const isHarmless = ({ endpoint }: Declared) => endpoint.effect === 'read';
const notCalled = (reason: string): Outcome => ({ verdict: 'not called', findings: [], reason, datos: null, text: '' });

type Ask = (d: Declared, input: Parameters<typeof compare>[3]) => Promise<Outcome>;

/** Learns one notice of each kind that some calls need. */
async function learnKinds(ask: Ask, facts: Facts): Promise<void> {
  const list = declared.find(({ endpoint }) => endpoint === services.listaNovedades.porFiltro);
  for (const [kind, IdTipoNovedad] of Object.entries(kinds)) {
    const input = list && inputOf(list, facts);
    if (!list || typeof input !== 'object') continue;
    const { datos } = await ask(list, { ...input, body: { ...Object(input.body), IdTipoNovedad } });
    facts.learnFrom(datos, kind);
  }
}

/**
 * Makes every call that only reads, some with values from other replies. It takes several passes, because later replies serve
 * earlier calls.
 */
async function callAll(ask: Ask, facts: Facts): Promise<Map<string, Outcome>> {
  const found = new Map<string, Outcome>();
  const reads = declared.filter(isHarmless);
  const first = opening.flatMap((endpoint) => reads.find((d) => d.endpoint === endpoint) ?? []);
  const ordered = [...first, ...reads.filter((d) => !isOpening(d.endpoint))];
  await learnKinds(ask, facts);
  for (let pass = 0; pass < 3; pass += 1)
    for (const d of ordered) {
      if (['fit', 'repaired', 'differs'].includes(found.get(d.name)?.verdict ?? '')) continue;
      const input = inputOf(d, facts);
      const reply = typeof input === 'string' ? notCalled(`no value is known for ${input}`) : await ask(d, input);
      found.set(d.name, reply);
      facts.learnFrom(reply.datos, d.endpoint.controller.others);
    }
  return found;
}

function whyNot(row: Row): string {
  if (row.method === '?') return 'no call of the services';
  const [first] = declarationsOf(row);
  if (!first) return 'not declared';
  return first.endpoint.effect === 'write' ? 'it writes' : 'nobody called it';
}

/** Combines the replies of several accounts and variants: the first verdict in the order of `verdicts`, and all findings. */
function together(row: Row, replies: readonly Outcome[]): Line {
  const verdict = verdicts.find((each) => replies.some((reply) => reply.verdict === each)) ?? 'not called';
  const [first] = replies;
  const reason = verdict === 'not called' ? (first?.reason ?? whyNot(row)) : '';
  return { row, verdict, findings: distinct(replies.flatMap(({ findings }) => findings)), reason };
}

/**
 * Compares a deployment with the contract, row by row of the specification's calls. It makes only calls that read. With
 * several accounts, the first verdict in the order of `verdicts` counts.
 */
export async function checkContract(
  target: Target,
  accounts: readonly Account[],
  rows: readonly Row[],
  options: Readonly<Record<string, string | number | undefined>> = {},
): Promise<Line[]> {
  const sections = new Map(rows.flatMap((row) => declarationsOf(row).map(({ name }) => [name, row.section] as const)));
  const runs: Map<string, Outcome>[] = [];
  for (const account of accounts) {
    const { ids, ...caller } = await signIn(target, account);
    const facts = createFacts({ ...options, ...ids });
    runs.push(await callAll(asking(target, caller, sections), facts));
  }
  return rows.map((row) =>
    together(
      row,
      declarationsOf(row).flatMap(({ name }) => runs.flatMap((run) => run.get(name) ?? [])),
    ),
  );
}

const asking =
  (target: Target, caller: Caller, sections: ReadonlyMap<string, string>): Ask =>
  ({ name, endpoint }, input) =>
    compare(target, caller, { endpoint, section: sections.get(name) ?? '' }, input);
