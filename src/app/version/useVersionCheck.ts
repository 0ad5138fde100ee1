import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { checkVersion } from './version.ts';

/** Checks the version at the start and on navigation. */
export function useVersionCheck(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of screen triggers the check
  useEffect(() => {
    void checkVersion();
  }, [pathname]);
}
