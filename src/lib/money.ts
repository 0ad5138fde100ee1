import numeral from 'numeral';

/** An amount from the services: a number, null for none, or the unchanged text if it cannot be read as one number. */
export type Monto = number | string | null;

/** The number of an amount; null if there is none or it cannot be read. */
export const amountOf = (amount: Monto | undefined): number | null =>
  typeof amount === 'number' && !Number.isNaN(amount) ? amount : null;

/** An amount in the form the portal shows, format 0,0.00 (spec F 9); '' for none, and unchanged if it cannot be read. */
export function money(amount: Monto | undefined): string {
  if (typeof amount === 'string') return amount;
  const known = amountOf(amount);
  return known === null ? '' : numeral(known).format('0,0.00');
}

/** An amount with its currency: 'Bs. 1,234.50'; a dash if there is none, and unchanged if it cannot be read. */
export function bolivianos(amount: Monto): string {
  if (typeof amount === 'string') return amount;
  return amount === null ? '—' : `Bs. ${money(amount)}`;
}

/** The sum of some amounts. Null if one of them is unknown, so that an incomplete total is never shown. */
export const sumOf = (amounts: readonly Monto[]): number | null =>
  amounts.reduce<number | null>((sum, amount) => {
    const known = amountOf(amount);
    return sum === null || known === null ? null : sum + known;
  }, 0);
