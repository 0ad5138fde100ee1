import { getConfig } from '@testing-library/react';
import library from '@testing-library/user-event';

type Options = NonNullable<Parameters<typeof library.setup>[0]>;
type User = ReturnType<typeof library.setup>;

/** React draws in turns of setImmediate. What an action starts in one turn may start another. */
const TURNS = 3;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Waits until the result of an action is on the screen. The library waits for a timer, which may run before React draws on a
 * busy machine.
 */
const drawn = () =>
  getConfig().asyncWrapper(async () => {
    for (let turns = 0; turns < TURNS; turns += 1) await turn();
  });

function waitAfterEachAct(user: User): User {
  const acts = Object.entries(user).map(([name, act]) => [
    name,
    name === 'setup'
      ? (options: Options) => waitAfterEachAct(user.setup(options))
      : async (...args: unknown[]) => {
          const result = await (act as (...given: unknown[]) => Promise<unknown>)(...args);
          await drawn();
          return result;
        },
  ]);
  return Object.fromEntries(acts) as User;
}

/** A user who types and clicks, without a pause between keys. Each action ends when its immediate result is drawn. */
export const newUser = (options: Options = {}): User => waitAfterEachAct(library.setup({ delay: null, ...options }));
