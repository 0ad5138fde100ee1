import { useEffect } from 'react';

/** After these milliseconds the first list is shown even on a slow connection; prefetched code must not delay it. */
const AT_REST = 3000;

/** Prefetches a part once the screen is at rest. `about` is what the part is for: it is prefetched for each, not for ''. */
export function useAtRest(load: () => void, about = 'all'): void {
  useEffect(() => {
    if (about === '') return;
    const timer = setTimeout(load, AT_REST);
    return () => clearTimeout(timer);
  }, [load, about]);
}
