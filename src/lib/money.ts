import numeral from 'numeral';

/** An amount as the services sent it: a number, null for none, or the text that came where no one number can be read. */
export type Monto = number | string | null;

/** The number of an amount; null where there is none or it cannot be read. */
export const amountOf = (amount: Monto | undefined): number | null =>
  typeof amount === 'number' && !Number.isNaN(amount) ? amount : null;

/** An amount as the portal shows it, format 0,0.00 (spec F 9); '' for none, and as it came where it cannot be read. */
export function money(amount: Monto | undefined): string {
  if (typeof amount === 'string') return amount;
  const known = amountOf(amount);
  return known === null ? '' : numeral(known).format('0,0.00');
}

/** An amount with its currency: 'Bs. 1,234.50'; a dash where there is none, and as it came where it cannot be read. */
export function bolivianos(amount: Monto): string {
  if (typeof amount === 'string') return amount;
  return amount === null ? '—' : `Bs. ${money(amount)}`;
}

/** The sum of some amounts; null where one of them is not known, so that no total looks complete that is not. */
export const sumOf = (amounts: readonly Monto[]): number | null =>
  amounts.reduce<number | null>((sum, amount) => {
    const known = amountOf(amount);
    return sum === null || known === null ? null : sum + known;
  }, 0);
