import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What a list of this area was asked for, and the page shown. `buscar` goes back to the first page; asked for the same
 * again it reads it again, by `again`.
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
