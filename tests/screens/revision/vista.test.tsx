import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider, type RouterProviderProps, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useVista } from '#features/revision/useVista.ts';

function useDesk() {
  const [rows, setRows] = useState(0);
  return { ...useVista(), rows, setRows, search: useLocation().search };
}

test('a list chosen on the desk stays chosen when rows arrive before the address has it', () => {
  let router: RouterProviderProps['router'] | null = null;
  const { result } = renderHook(useDesk, {
    wrapper: ({ children }) => {
      router ??= createMemoryRouter([{ path: '*', element: children }]);
      return <RouterProvider router={router} />;
    },
  });
  act(() => {
    // The router's new address is drawn last: rows that arrive come before it, and the first of them comes into view.
    flushSync(() => {
      result.current.ver({ verObservados: true });
      result.current.setRows(1);
    });
    expect(result.current).toMatchObject({ rows: 1, search: '' });
    result.current.ver({ novedad: 7, tipo: 1 });
  });
  expect(result.current.search).toBe('?ver=observados&novedad=7&tipo=1');
  expect(result.current.vista).toMatchObject({ verObservados: true, novedad: 7, tipo: 1 });
});
