import type { Client } from './client.ts';

type Value = number | string;

/** Values that occur more than once. */
const doubled = (values: readonly Value[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** One client of each user in each company. */
export const clientsOf = (records: readonly { readonly owner: Client }[]): Client[] => {
  const byUser = records.map(({ owner }) => [`${owner.account.user}|${owner.account.IdEmpresa}`, owner] as const);
  return [...new Map(byUser).values()];
};

/** What differs from what was acknowledged, as sentences about a record. */
export const differences = (
  record: string,
  pairs: readonly (readonly [what: string, acknowledged: unknown, kept: unknown])[],
): string[] =>
  pairs
    .filter(([, acknowledged, kept]) => acknowledged !== kept)
    .map(([what, acknowledged, kept]) => `${record}, ${what}: acknowledged ${acknowledged}, kept ${kept}`);

/** What a list of a kind of record has, and what was acknowledged of it. */
interface Comparison {
  readonly listed: readonly Value[];
  readonly known: ReadonlySet<Value>;
}

/** What a list has that nobody was told about, or has twice. */
export const surplus = (kind: string, { listed, known }: Comparison): string[] => [
  ...listed.filter((one) => !known.has(one)).map((one) => `${kind} ${one} is there, and nobody was told`),
  ...doubled(listed).map((one) => `${kind} ${one} is in the list twice`),
];

/** What a list has too much, and what it lacks. */
export const listProblems = (kind: string, comparison: Comparison): string[] => [
  ...surplus(kind, comparison),
  ...[...comparison.known]
    .filter((one) => !comparison.listed.includes(one))
    .map((one) => `${kind} ${one} is in no list`),
];

/** The sentences of some records, asked one after another. */
export async function problemsOf<T>(records: readonly T[], ask: (record: T) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const record of records) found.push(...(await ask(record)));
  return found;
}
