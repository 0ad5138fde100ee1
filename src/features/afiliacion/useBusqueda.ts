import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The current filter of a list in this area, and its page. `buscar` goes back to the first page; for an unchanged
 * filter it loads the list again with `again`.
 */
export function useBusqueda<F>(inicial: F | (() => F)) {
  const [filtro, setFiltro] = useState(inicial);
  const [page, setPage] = useState(1);
  const buscar = (next: F, again: () => unknown) => {
    setFiltro(next);
    setPage(1);
    if (hashKey([next]) === hashKey([filtro])) void again();
  };
  return { filtro, page, setPage, buscar };
}
