import { type ComponentType, createContext, type LazyExoticComponent, lazy, useContext, useState } from 'react';

/**
 * One try to draw what is inside, by identity. React keeps that code did not arrive as it keeps what arrived: only another
 * try asks for it again.
 */
export const Attempt = createContext<WeakKey>({});

/**
 * A component whose code arrives when it is first drawn, or before: `ahead()` fetches it. Code that is there is drawn at
 * once, where React would first show that it waits and keep that for a third of a second, deaf to the keys that follow.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  let there: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;
  const fetched = async () => {
    coming ??= load();
    try {
      there = await coming;
      return there;
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  const awaited = new WeakMap<WeakKey, LazyExoticComponent<ComponentType<P>>>();
  const awaitedIn = (attempt: WeakKey) => {
    const Awaited = awaited.get(attempt) ?? lazy(async () => ({ default: await fetched() }));
    awaited.set(attempt, Awaited);
    return Awaited;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once for a module, as React's own lazy is
  function Later(props: P) {
    // Once drawn it stays the same component: another one would begin anew.
    const attempt = useContext(Attempt);
    const [Drawn] = useState(() => there ?? awaitedIn(attempt));
    return <Drawn {...props} />;
  }
  /** One that does not arrive is asked for again when it is drawn, and told there. */
  const ahead = (): void => {
    fetched().catch(() => undefined);
  };
  return Object.assign(Later, { ahead });
}
