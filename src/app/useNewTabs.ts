import { useEffect } from 'react';
import { forgetWhatStays } from '#lib/storage.ts';

/** The link of the portal that a press asks to open in another tab; null for any other press. */
function linkForTab(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const blank = link?.target === '_blank';
  const keys = event.ctrlKey || event.metaKey || event.shiftKey;
  const asked = event.type === 'auxclick' ? event.button === 1 : keys || blank;
  const ours = !link?.target || blank;
  if (!asked || event.defaultPrevented || !link?.href || !ours || link.hasAttribute('download')) return null;
  return link.origin === window.location.origin ? link : null;
}

function open(event: MouseEvent): void {
  const link = linkForTab(event);
  const tab = link && window.open('', '_blank');
  // Without permission for a tab the browser opens the link itself.
  if (!(link && tab)) return;
  event.preventDefault();
  forgetWhatStays(tab);
  tab.opener = null;
  tab.location.replace(link.href);
}

/**
 * Links with target '_blank', or pressed with Control, Command, Shift or the middle button, open in a tab of the same
 * session (decision 152): browsers copy a tab's storage only to the tabs that a script opens.
 */
export function useNewTabs(): void {
  useEffect(() => {
    document.addEventListener('click', open);
    document.addEventListener('auxclick', open);
    return () => {
      document.removeEventListener('click', open);
      document.removeEventListener('auxclick', open);
    };
  }, []);
}
