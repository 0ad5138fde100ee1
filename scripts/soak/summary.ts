import type { Ledger } from './ledger.ts';

/** How many records there were, and how many of them were not deleted. */
const counted = (records: readonly { readonly deleted: boolean }[], name: string): string =>
  `${records.length} ${name} (${records.filter(({ deleted }) => !deleted).length} kept)`;

/** What was acknowledged, in one line. */
export function summary(ledger: Ledger): string {
  const { notices, orders, exams, affiliations, addresses, births, parameters, messages } = ledger;
  const names = [...new Set(notices.map(({ family }) => family.name))];
  const written = messages.length + notices.reduce((sum, notice) => sum + notice.messages.length, 0);
  return [
    ...names.map((name) =>
      counted(
        notices.filter(({ family }) => family.name === name),
        name,
      ),
    ),
    counted(orders, 'orders'),
    counted(exams, 'exams'),
    `${affiliations.filter(({ kind }) => kind === 'child').length} affiliations`,
    `${affiliations.filter(({ kind }) => kind === 'newborn').length} newborns (${births.size} reported)`,
    `${exams.filter(({ certificate }) => certificate).length} certificates`,
    `${affiliations.filter(({ kind }) => kind === 'name').length} other names`,
    `${addresses.length} addresses`,
    counted(parameters, 'entries of lists'),
    `${written} messages`,
  ].join(', ');
}
