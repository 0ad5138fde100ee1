import { createStore, useStore } from 'zustand';

const connection = createStore<{ lost: boolean }>(() => ({ lost: false }));

/** True after the browser reports that it is offline, or after a call could not reach the services, until a call succeeds. */
export const useConnectionLost = (): boolean => useStore(connection, (s) => s.lost);

/** Every call reports here whether it reached the services. */
export function tellConnection(lost: boolean): void {
  if (connection.getState().lost !== lost) connection.setState({ lost });
}

/** The browser's connection state. Offline is certain; online only means that a call is worth trying. */
export const isOffline = (): boolean => navigator.onLine === false;

/** Shows what the browser knows about the connection. */
export const askBrowser = (): void => tellConnection(isOffline());

/** Follows the browser's connection; returns a function that stops it. */
export function followConnection(): () => void {
  askBrowser();
  window.addEventListener('online', askBrowser);
  window.addEventListener('offline', askBrowser);
  return () => {
    window.removeEventListener('online', askBrowser);
    window.removeEventListener('offline', askBrowser);
  };
}
