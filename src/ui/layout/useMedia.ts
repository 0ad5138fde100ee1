import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen matches a media query, now and after each change of its size. */
export function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}
