import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '#lib/routes.ts';

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The name and the titles of the screen on show: those of the deepest route that has them. */
export const useRouteHandle = (): RouteHandle | undefined =>
  useMatches()
    .map((match) => match.handle)
    .findLast(isHandle);
