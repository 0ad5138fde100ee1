import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '#client/query.ts';

/** Milliseconds in which a slow computer draws the rows of the first screen. */
const DRAWN = 500;

const isAnswered = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'success');

/**
 * True soon after the first screen has its answers. What the frame shows of them comes afterwards, with code of its own: the
 * screen's rows must not wait for it.
 */
export function useAnswered(): boolean {
  const here = useIsFetching() === 0 && isAnswered();
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (answered || !here) return;
    const timer = setTimeout(() => setAnswered(true), DRAWN);
    return () => clearTimeout(timer);
  }, [answered, here]);
  return answered;
}
