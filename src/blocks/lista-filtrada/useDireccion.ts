import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The query string of an address, with or without its `?`, as the person chose it. */
interface Direccion {
  readonly search: string;
  /** Changes it, given the newest one. `state`: of the history entry. */
  readonly cambiar: (change: (search: string) => string, state?: unknown) => void;
}

/**
 * The view that an address has. The router draws a new address last, so what was chosen here counts at once: neither what
 * is drawn before, nor a second choice, takes it back. `initial`: a query string to show before the address has it.
 */
export function useDireccion(initial: string | null = null): Direccion {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(initial === null ? null : { key, search: initial });
  const shown = chosen?.key === key ? chosen.search : search;
  const now = useRef('');
  now.current = shown;
  const cambiar = (change: (search: string) => string, state?: unknown) => {
    const next = change(now.current);
    now.current = next;
    setChosen({ key, search: next });
    void navigate({ search: next }, { replace: true, preventScrollReset: true, state });
  };
  return { search: shown, cambiar };
}
