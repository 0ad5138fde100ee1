/** Numbers that look random but are the same in every run. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
}

/** The generator mulberry32, public domain. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    chance: (percent) => next() * 100 < percent,
    shuffle(list) {
      const result = [...list];
      for (let i = result.length - 1; i > 0; i -= 1) {
        const j = int(0, i);
        const [a, b] = [result[i], result[j]];
        if (a !== undefined && b !== undefined) [result[i], result[j]] = [b, a];
      }
      return result;
    },
  };
}
