import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The query string of an address, with or without its `?`, as the person chose it. */
interface Direccion {
  readonly search: string;
  /** Changes it, given the newest one, and the state of its history entry, given the newest one. */
  readonly cambiar: (change: (search: string) => string, changeState?: (state: unknown) => unknown) => void;
  /** Something was chosen here that the address does not have yet. */
  readonly elegida: boolean;
}

/** An address, and what its history entry says. */
interface Lugar {
  readonly search: string;
  readonly state: unknown;
  /** The view's own: it shows this before anybody chose anything. */
  readonly initial?: true;
}

const plain = (search: string): string => search.replace(/^\?/, '');

/** What was asked for and is still to come, after an address arrived. Another address than these takes back all of them. */
function stillAsked(asked: readonly Lugar[], search: string): readonly Lugar[] {
  const at = asked.map((one) => plain(one.search)).lastIndexOf(plain(search));
  return at < 0 ? [] : asked.slice(at + 1);
}

/**
 * The view that an address has. The router draws a new address last, so what was chosen here counts at once: neither what
 * is drawn before, nor a second choice, takes it back. `initial`: a query string to show before the address has it.
 */
export function useDireccion(initial: string | null = null): Direccion {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  // The addresses asked for that have not arrived, the newest last.
  const [asked, setAsked] = useState<readonly Lugar[]>(
    initial === null ? [] : [{ search: initial, state, initial: true }],
  );
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setAsked(stillAsked(asked, search));
  }
  const shown: Lugar = asked.at(-1) ?? { search, state };
  const now = useRef(shown);
  // Not while it is drawn: an address that is being drawn may be seen later than the next choice.
  useLayoutEffect(() => {
    now.current = shown;
  });
  const cambiar: Direccion['cambiar'] = (change, changeState = () => undefined) => {
    const next = { search: change(now.current.search), state: changeState(now.current.state) };
    now.current = next;
    setAsked((before) => [...before, next]);
    void navigate({ search: next.search }, { replace: true, preventScrollReset: true, state: next.state });
  };
  return { search: shown.search, cambiar, elegida: asked.some((one) => !one.initial) };
}
