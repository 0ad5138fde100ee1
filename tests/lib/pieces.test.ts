import { expect, test, vi } from 'vitest';
import { inPieces } from '#lib/pieces.ts';

test('long work lets others in between its pieces, and every step is done once, in order', async () => {
  const seen: (number | string)[] = [];
  // Whenever the clock is read, the time for the piece is used up.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const done = inPieces(1000, (at) => seen.push(at));
  setTimeout(() => seen.push('a key'));
  await done;
  expect(seen.filter((one) => typeof one === 'number')).toEqual(Array.from({ length: 1000 }, (_, at) => at));
  expect(seen.indexOf('a key')).toBeGreaterThan(0);
  expect(seen.indexOf('a key')).toBeLessThan(1000);
});

test('work that fits into one piece is done without a pause', () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const seen: number[] = [];
  void inPieces(1000, (at) => seen.push(at));
  expect(seen).toHaveLength(1000);
});
