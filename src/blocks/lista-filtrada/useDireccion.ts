import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The query string of an address, with or without its `?`, as the person chose it. */
interface Direccion {
  readonly search: string;
  /** Changes it, given the newest one. `state`: of the history entry. */
  readonly cambiar: (change: (search: string) => string, state?: unknown) => void;
}

const plain = (search: string): string => search.replace(/^\?/, '');

/** What was asked for and is still to come, after an address arrived. Another address than these takes back all of them. */
function stillAsked(asked: readonly string[], search: string): readonly string[] {
  const at = asked.map(plain).lastIndexOf(plain(search));
  return at < 0 ? [] : asked.slice(at + 1);
}

/**
 * The view that an address has. The router draws a new address last, so what was chosen here counts at once: neither what
 * is drawn before, nor a second choice, takes it back. `initial`: a query string to show before the address has it.
 */
export function useDireccion(initial: string | null = null): Direccion {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  // The addresses asked for that have not arrived, the newest last.
  const [asked, setAsked] = useState<readonly string[]>(initial === null ? [] : [initial]);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setAsked(stillAsked(asked, search));
  }
  const shown = asked.at(-1) ?? search;
  const now = useRef(shown);
  // Not while it is drawn: an address that is being drawn may be seen later than the next choice.
  useLayoutEffect(() => {
    now.current = shown;
  });
  const cambiar = (change: (search: string) => string, state?: unknown) => {
    const next = change(now.current);
    now.current = next;
    setAsked((before) => [...before, next]);
    void navigate({ search: next }, { replace: true, preventScrollReset: true, state });
  };
  return { search: shown, cambiar };
}
