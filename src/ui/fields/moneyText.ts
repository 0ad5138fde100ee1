/**
 * Reads an amount as people type it: '8450', '8,450.00', '8.450,50', '8450,5', 'Bs. 8 450'. The last separator followed by
 * one or two digits is the decimal point. Null if it is not a number; cents are rounded half up.
 */
export function parseMoney(text: string): number | null {
  const bare = text.replace(/bs\.?/gi, '').replace(/[\s']/g, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(bare)) return null;
  const [, whole = bare, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(bare) ?? [];
  const trailing = /[.,]$/.test(bare) ? bare.slice(0, -1) : whole;
  const digits = trailing.replace(/[.,]/g, '');
  return Number(`${digits || '0'}.${cents || '0'}`);
}

/** Number of digits before the decimal point. */
export function wholeDigits(amount: number): number {
  return String(Math.trunc(Math.abs(amount))).length;
}
