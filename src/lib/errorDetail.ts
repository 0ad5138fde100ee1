import { routePaths } from './routes.ts';

/** Places told of; deeper ones are the frame around every screen. */
const PLACES = 12;

/** The name of the screen at a path: never the path, which may hold a number or a link of somebody's. */
function screenAt(path: string): string {
  const parts = path.split('/');
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  };
  return Object.entries(routePaths).find(([, pattern]) => fits(pattern))?.[0] ?? '';
}

/** 'Component (file:line:column)' of each line of a stack that names a place in the code; nothing else of it. */
function placesIn(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => /^\s*(?:at )?([\w$.]*)[ @(].*?([\w.-]+\.(?:m?js|tsx?))(?:\?[^:\s]*)?(:\d+:\d+)\)?$/.exec(line))
    .flatMap((found) => (found ? [`${found[1] || '?'} (${found[2]}${found[3]})`] : []))
    .slice(0, PLACES);
}

/**
 * What whoever maintains the portal needs to find a defect, as text to copy: build, screen, the error's kind, and where
 * in the code. No message, address or value: they may hold somebody's data. `stack` is React's stack of components;
 * without it the error's own is read.
 */
export function errorDetail(error: unknown, stack?: string | null): string {
  const name = error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  const own = error instanceof Error ? (error.stack ?? '').replace(error.message, '') : '';
  const build = document.querySelector('meta[name="portal-version"]')?.getAttribute('content') ?? '';
  return [
    `Versión: ${build || '?'}`,
    `Pantalla: ${screenAt(location.pathname) || '?'}`,
    `Error: ${name}`,
    'Componentes:',
    ...placesIn(stack || own),
  ].join('\n');
}
