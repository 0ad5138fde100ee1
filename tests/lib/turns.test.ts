import { expect, test } from 'vitest';
import { takeTurns } from '#lib/turns.ts';

/** A task that ends when it is told to. */
function held() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end: () => end() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[D7] only so many tasks run at a time, the others in the order they came', async () => {
  const turn = takeTurns(2);
  const started: number[] = [];
  const tasks = [0, 1, 2, 3].map(() => held());
  const all = tasks.map(({ done }, at) =>
    turn(async () => {
      started.push(at);
      await done;
      return at;
    }),
  );
  await settled();
  expect(started).toEqual([0, 1]);
  tasks[1]?.end();
  await settled();
  expect(started).toEqual([0, 1, 2]);
  tasks[0]?.end();
  tasks[2]?.end();
  tasks[3]?.end();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

test('[D7] a task that fails gives its place to the next one', async () => {
  const turn = takeTurns(1);
  const failed = turn(() => Promise.reject(new Error('no')));
  const next = turn(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
