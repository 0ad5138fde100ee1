import { type ComponentType, createContext, type LazyExoticComponent, lazy, useContext, useState } from 'react';

/**
 * One try to render the children, compared by identity. React caches a failed load as it caches a successful one: only a new
 * try loads the code again.
 */
export const Attempt = createContext<WeakKey>({});

/**
 * The first try of every place, until one has failed and shows it. It is shared: React may draw a place several times before it
 * keeps one, and each would request the missing code again.
 */
export const attempts: { first: WeakKey } = { first: {} };

/**
 * A component whose code loads when it is first rendered, or earlier: `ahead()` prefetches it. Loaded code is rendered at
 * once. React's own lazy would first show the fallback and keep it for a third of a second, and keys typed meanwhile would be
 * lost.
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

  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React's own lazy
  function Later(props: P) {
    // Once rendered it stays the same component: another one would lose its state.
    const attempt = useContext(Attempt);
    const [Drawn] = useState(() => there ?? awaitedIn(attempt));
    return <Drawn {...props} />;
  }
  /** If the code does not load, it is requested again when the component is rendered, and the error is shown there. */
  const ahead = (): void => {
    fetched().catch(() => undefined);
  };
  return Object.assign(Later, { ahead });
}

/** The same for an extra that a screen does without if its code does not load. */
export const laterOrNothing = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  later<P>(() => load().catch(() => () => null));
