import numeral from 'numeral';

/** An amount as the portal shows it, format 0,0.00 (spec F 9); '' for none. */
export function money(amount: number | null | undefined): string {
  return amount === null || amount === undefined || Number.isNaN(amount) ? '' : numeral(amount).format('0,0.00');
}

/** An amount with its currency: 'Bs. 1,234.50'. */
export const bolivianos = (amount: number): string => `Bs. ${money(amount)}`;
