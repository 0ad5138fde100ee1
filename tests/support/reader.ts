import { onTestFinished } from 'vitest';

const live = '.toast-region [aria-live]';

/** True if a screen reader can read it: everything outside an open modal dialog is inert. */
function isHeard(region: Element): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return region.isConnected && (!top || top.contains(region));
}

/** The live regions that a change affects: the one it happened in, or those that were added with it. */
function regionsOf({ target, addedNodes }: MutationRecord): Element[] {
  const element = target instanceof Element ? target : target.parentElement;
  const around = element?.closest(live);
  if (around) return [around];
  return [...addedNodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(live)] : []));
}

/**
 * Collects what a screen reader reads out of the toasts from now on: texts written into a live region, and the whole content
 * of a region that is new on the page or was moved.
 */
export function listenToToasts(): readonly string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const region of new Set(records.flatMap(regionsOf))) {
      const text = region.textContent ?? '';
      if (text !== '' && isHeard(region)) heard.push(text);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}
