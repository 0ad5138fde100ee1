import { routePaths } from './routes.ts';

/** Number of places listed; deeper ones belong to the frame around every screen. */
const PLACES = 12;

/** The name of the screen at a path. Never the path itself, which may contain a number or a personal link. */
function screenAt(path: string): string {
  const parts = path.split('/');
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  };
  return Object.entries(routePaths).find(([, pattern]) => fits(pattern))?.[0] ?? '';
}

/** 'Component (file:line:column)' for each line of a stack that names a place in the code, without the rest of the line. */
function placesIn(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) =>
      /^\s*(?:at (?=\S+$)|(?:at )?([\w$.]*)[ @(]).*?([\w.-]+\.(?:m?js|tsx?))(?:\?[^:\s]*)?(:\d+:\d+)\)?$/.exec(line),
    )
    .flatMap((found) => (found ? [`${found[1] || '?'} (${found[2]}${found[3]})`] : []))
    .slice(0, PLACES);
}

/**
 * The data a maintainer needs to find a defect, as text to copy: build, screen, kind of the error, and places in the code. No
 * message, address or value, because they may contain personal data. `stack` is React's stack of components; without it the
 * error's own stack is used.
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
