import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '#client/query.ts';

const isAnswered = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'success');

/**
 * True from when the first screen has its answers. What the frame shows of them comes afterwards, with code of its own: the
 * screen's rows must not wait for it.
 */
export function useAnswered(): boolean {
  const waiting = useIsFetching() > 0;
  const [answered, setAnswered] = useState(false);
  if (!answered && !waiting && isAnswered()) setAnswered(true);
  return answered;
}
