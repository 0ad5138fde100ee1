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

/** An amount in whole cents, so that two amounts can be compared; null if it is unknown. */
function centsOf(amount: Monto): number | null {
  const known = amountOf(amount);
  return known === null ? null : Math.round(known * 100);
}

/** Whether two amounts are known and the same to the cent. */
export const sameAmount = (a: Monto, b: Monto): boolean => centsOf(a) !== null && centsOf(a) === centsOf(b);

/**
 * The sum of some amounts, to the cent: added as they are, three times 70.10 would be 210.29999999999998. Null if one of
 * them is unknown, so that an incomplete total is never shown.
 */
export function sumOf(amounts: readonly Monto[]): number | null {
  const known = amounts.map(amountOf).filter((amount) => amount !== null);
  if (known.length < amounts.length) return null;
  return Math.round(known.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}
