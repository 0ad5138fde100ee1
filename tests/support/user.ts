import { getConfig } from '@testing-library/react';
import library from '@testing-library/user-event';

type Options = NonNullable<Parameters<typeof library.setup>[0]>;
type User = ReturnType<typeof library.setup>;

/** React draws in turns of setImmediate; what an act starts there may start one more. */
const TURNS = 3;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What an act led to is on the screen: the library waits for a timer, which a busy machine may run before React draws. */
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

/** Somebody who types and clicks, without a pause between keys. Each act ends when what it led to at once is drawn. */
export const newUser = (options: Options = {}): User => waitAfterEachAct(library.setup({ delay: null, ...options }));
