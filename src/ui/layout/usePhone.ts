import { useSyncExternalStore } from 'react';

/** A phone: one column, and what is large fills the screen. The same width stands in the style sheets. */
const phone = '(max-width: 640px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the screen is a phone's. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
