import { useLayoutEffect, useState } from 'react';

/** Pixels a plot is drawn at where nothing can be measured. */
const UNMEASURED = 640;

/** How wide an element is, and again whenever that changes. */
export function useWidth(): readonly [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(UNMEASURED);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || UNMEASURED);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
}
