import { readFileSync } from 'node:fs';

/** A row of tests/spec/variants.md. */
interface Variante {
  readonly id: string;
  readonly says: string;
  readonly verdict: string;
}

/**
 * Every numbered row of the table of variants. Dates have an additional column before the verdict: the value they are read
 * as.
 */
export const variantes: readonly Variante[] = readFileSync('tests/spec/variants.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = line
      .replaceAll('\\|', '¦')
      .split('|')
      .map((cell) => cell.trim());
    const [, id = '', says = '', example = '', verdict = ''] = cells;
    if (!/^\d+\.\d+$/.test(id)) return [];
    const known = /^(accept|repair|refuse|prevent|only|no )/;
    return [{ id, says, verdict: [verdict, example, ...cells].find((cell) => known.test(cell)) ?? '' }];
  });

/** The row of a shape: '2.2' for '2.2b', if the row has both accepted and refused shapes. */
export const filaDe = (id: string): string => id.replace(/[a-z]$/, '');

/** Rows of the table that are not replies, and what replaces them. */
export const noReplies: Readonly<Record<string, string>> = {
  '4.21': 'the fault `slow`',
  '4.22': 'the portal asks with no-store',
  '4.23': 'the portal sends each slash as written',
  '4.24': 'somebody leaves the screen',
};
