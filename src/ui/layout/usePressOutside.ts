import { useEffect, useRef } from 'react';

/**
 * Calls `onPress` for a press of the pointer outside an element, which closes what lies over the page. `box` is read at each
 * press; while it gives no element, nothing is called.
 */
export function usePressOutside(box: () => Element | null | undefined, onPress: () => void): void {
  const last = useRef({ box, onPress });
  useEffect(() => {
    last.current = { box, onPress };
  });
  useEffect(() => {
    const outside = ({ target }: PointerEvent) => {
      const element = last.current.box();
      if (element && target instanceof Node && !element.contains(target)) last.current.onPress();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
}
