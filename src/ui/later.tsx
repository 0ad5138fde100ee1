import { type ComponentType, lazy, useState } from 'react';

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
  const Awaited = lazy(async () => ({ default: await fetched() }));

  // biome-ignore lint/correctness/noComponentHookFactories: made once for a module, as React's own lazy is
  function Later(props: P) {
    // Once drawn it stays the same component: another one would begin anew.
    const [Drawn] = useState(() => there ?? Awaited);
    return <Drawn {...props} />;
  }
  /** One that does not arrive is asked for again when it is drawn, and told there. */
  const ahead = (): void => {
    fetched().catch(() => undefined);
  };
  return Object.assign(Later, { ahead });
}
