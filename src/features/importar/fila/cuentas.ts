/** A number with separators of thousands: '5,000'. */
export const mil = (n: number): string => n.toLocaleString('en-US');

/** A number and what it counts: '1 fila', '5,000 filas'. */
export const cuantos = (n: number, uno: string, varios: string): string => `${mil(n)} ${n === 1 ? uno : varios}`;

/** The median of some numbers; 0 of none. */
export function mediana(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
