/**
 * The other tabs of this browser with the portal open. A message says that something changed and nothing else, so what
 * another page could send is never read. Without channels the tabs do not hear of each other.
 */
const open = (about: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(about);

/** Tells the other tabs that something changed. */
export function tellOtherTabs(about: string): void {
  const channel = open(about);
  channel?.postMessage(null);
  channel?.close();
}

/** Calls the function when another tab, or this one, told of a change. Returns a function that stops it. */
export function onOtherTabs(about: string, act: () => void): () => void {
  const channel = open(about);
  channel?.addEventListener('message', () => act());
  return () => channel?.close();
}
