import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { checkVersion } from './version.ts';

/** Asks for the version at the start and on navigation. */
export function useVersionCheck(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of screen is the moment to ask
  useEffect(() => {
    void checkVersion();
  }, [pathname]);
}
