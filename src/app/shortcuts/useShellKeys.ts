import { useLayoutEffect, useRef } from 'react';
import { useLetras } from '#engine/queue/preferencia.ts';

/** Where a character is typed text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));

/**
 * The keys of every screen: Ctrl+K for the palette and, unless the user switched single characters off, `?` for the help. A
 * dialog is a task of its own: they would lead away from it. A screen with its own help takes the key first.
 */
export function useShellKeys(on: { readonly palette: () => void; readonly help: () => void }): void {
  const [letters] = useLetras();
  const latest = useRef({ on, letters });
  latest.current = { on, letters };
  // Before the frame is in view: no key is lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const ctrl = event.ctrlKey || event.metaKey;
      const isPalette = ctrl && event.key.toLowerCase() === 'k';
      const isHelp = event.key === '?' && !ctrl && !event.altKey && latest.current.letters && !isTyping(event.target);
      if (event.defaultPrevented || !(isPalette || isHelp)) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]')) return;
      if (isPalette) latest.current.on.palette();
      else latest.current.on.help();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
