import { useState } from 'react';

/** A ref for an element, and whether it was in view: for what is asked for only when somebody may read it. */
export function useSeen<E extends Element>() {
  const [seen, setSeen] = useState(false);
  const [watch] = useState(() => (element: E | null) => {
    if (!element) return;
    const watching = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watching.disconnect();
      setSeen(true);
    });
    watching.observe(element);
    return () => watching.disconnect();
  });
  return [watch, seen] as const;
}
