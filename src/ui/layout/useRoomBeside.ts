import { useSyncExternalStore } from 'react';

/** From this width on there is room for a column beside a form; the last width of the smaller layout is in editor.css. */
const narrow = '(max-width: 1180px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether a form has its column beside it. */
export const useRoomBeside = (): boolean => useSyncExternalStore(subscribe, () => !window.matchMedia(narrow).matches);
