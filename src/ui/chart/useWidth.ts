import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Width in pixels of a plot when nothing can be measured: on paper, and without layout. */
const UNMEASURED = 640;

/** The width of an element; updated when it changes. The page is printed before the new width can be measured. */
export function useWidth(): readonly [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(UNMEASURED);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || UNMEASURED);
    const forPaper = () => flushSync(() => setWidth((now) => Math.min(now, UNMEASURED)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('beforeprint', forPaper);
    window.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', forPaper);
      window.removeEventListener('afterprint', measure);
    };
  }, [element]);
  return [setElement, width];
}
