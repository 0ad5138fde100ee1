/**
 * Milliseconds of one piece of work. On a processor four times slower, a key press still shows within a tenth of a second.
 */
const PIECE = 8;
/** Steps between two readings of the clock: a step may judge a whole row of a file. */
const STEPS = 16;

/** Lets the page render and handle key presses before the work continues. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Calls `step` for 0 to `count` - 1 in pieces, so that the page stays responsive. */
export async function inPieces(count: number, step: (at: number) => void): Promise<void> {
  let until = performance.now() + PIECE;
  for (let at = 0; at < count; at += 1) {
    step(at);
    if (at % STEPS !== STEPS - 1 || performance.now() < until) continue;
    await pause();
    until = performance.now() + PIECE;
  }
}

/** Resolves once the page has rendered what changed before. A hidden page renders nothing: there it resolves at once. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => resolve(pause()));
  });
