import numeral from 'numeral';

/** An amount as the portal shows it, format 0,0.00 (spec F 9); '' for none. */
export function money(amount: number | null | undefined): string {
  return amount === null || amount === undefined || Number.isNaN(amount) ? '' : numeral(amount).format('0,0.00');
}

/** An amount with its currency: 'Bs. 1,234.50'; a dash where it is not known. */
export const bolivianos = (amount: number | null): string => (amount === null ? '—' : `Bs. ${money(amount)}`);

/** The sum of some amounts; null where one of them is not known, so that no total looks complete that is not. */
export const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);
