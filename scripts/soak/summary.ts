import type { Ledger } from './ledger.ts';

/** How many records there were, and how many of them were not deleted. */
const counted = (records: readonly { readonly deleted: boolean }[], name: string): string =>
  `${records.length} ${name} (${records.filter(({ deleted }) => !deleted).length} kept)`;

/** What was acknowledged, in one line. */
export function summary({ notices, orders, exams, affiliations, parameters, messages }: Ledger): string {
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
    `${affiliations.filter(({ kind }) => kind === 'newborn').length} newborns`,
    counted(parameters, 'entries of lists'),
    `${written} messages`,
  ].join(', ');
}
