/**
 * The other tabs of this browser with the portal open. A message says that something changed and nothing else, so what
 * another page could send is never read. Without channels the tabs do not hear of each other.
 */
function open(about: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(about);
  } catch {
    // The browser has none, or refuses them as it refuses its storage.
    return null;
  }
}

/** Tells the other tabs that something changed. */
export function tellOtherTabs(about: string): void {
  const channel = open(about);
  channel?.postMessage(null);
  channel?.close();
}

/** Calls the function when another tab, or this one, reports a change. Returns a function that stops it. */
export function onOtherTabs(about: string, act: () => void): () => void {
  const channel = open(about);
  channel?.addEventListener('message', () => act());
  return () => channel?.close();
}
