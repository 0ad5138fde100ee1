import { atTestEnd } from './testEnd.ts';

/** The Web Locks of a browser with several tabs, of which the page is one: jsdom has none. */
export function conCandados() {
  const held = new Map<string, 'esta' | 'otra'>();
  const locks = {
    async request(name: string, _options: LockOptions, act: (lock: object | null) => unknown) {
      if (held.has(name)) return act(null);
      held.set(name, 'esta');
      try {
        return await act({ name });
      } finally {
        held.delete(name);
      }
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name, mode: 'exclusive' })), pending: [] }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  atTestEnd(() => Reflect.deleteProperty(navigator, 'locks'));
  return {
    /** The names of the locks that are taken, by any tab. */
    tomados: () => [...held.keys()].sort(),
    /** Another tab decides a notice. Returns the function that ends it. */
    enOtraPestana: (id: number) => {
      held.set(`aviso:${id}`, 'otra');
      return () => void held.delete(`aviso:${id}`);
    },
  };
}
