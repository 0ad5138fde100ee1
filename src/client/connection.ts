import { createStore, useStore } from 'zustand';

const connection = createStore<{ lost: boolean }>(() => ({ lost: false }));

/** True from when the browser says it is offline, or a call found no way to the services, until something comes through. */
export const useConnectionLost = (): boolean => useStore(connection, (s) => s.lost);

/** Told by every call: whether it reached the services. */
export function tellConnection(lost: boolean): void {
  if (connection.getState().lost !== lost) connection.setState({ lost });
}

/** What the browser knows. Offline is certain; online only means that it is worth trying. */
export const askBrowser = (): void => tellConnection(navigator.onLine === false);

/** Follows the browser's connection; returns the way to stop. */
export function followConnection(): () => void {
  askBrowser();
  window.addEventListener('online', askBrowser);
  window.addEventListener('offline', askBrowser);
  return () => {
    window.removeEventListener('online', askBrowser);
    window.removeEventListener('offline', askBrowser);
  };
}
