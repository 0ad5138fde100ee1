import { expect, test } from 'vitest';
import { read } from './sources.ts';

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'Zlib',
]);
/** Named in docs/decisions.md: the map's React binding, a font (OFL is a licence for fonts), and a table of browsers. */
const named: Record<string, string> = {
  'react-leaflet': 'Hippocratic-2.1',
  '@react-leaflet/core': 'Hippocratic-2.1',
  '@fontsource-variable/inter': 'OFL-1.1',
  'caniuse-lite': 'CC-BY-4.0',
};

interface Lock {
  packages: Record<string, { license?: string; link?: boolean; resolved?: string }>;
}

const isAllowed = (licence: string): boolean => {
  const text = licence.replace(/[()]/g, '');
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => isAllowed(part));
  return text.split(' AND ').every((part) => allowed.has(part.trim()));
};

const { packages } = JSON.parse(read('package-lock.json')) as Lock;
const installed = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, { license = 'none' }]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), license }));

test('every package has a licence the fund can accept', () => {
  expect(installed.length).toBeGreaterThan(100);
  const wrong = installed.filter(({ name, license }) => !isAllowed(license) && named[name] !== license);
  expect(wrong).toEqual([]);
});

test('primereact stays at its last open version', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(dependencies.primereact).toBe('10.9.9');
  // The icons are the portal's own. If the package returns, only its last open version is allowed.
  expect(['7.0.0', undefined]).toContain(dependencies.primeicons);
});

test('versions are pinned', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, v]) => !/^\d+\.\d+\.\d+$/.test(v));
  expect(loose).toEqual([]);
});

test('the lockfile knows every optional package, so that a clean install works on any system', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
