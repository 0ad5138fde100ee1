import { expect, onTestFinished, test, vi } from 'vitest';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { dayKey, localDay } from '#lib/days.ts';
import { errorDetail } from '#lib/errorDetail.ts';
import { createEvent } from '#lib/events.ts';
import { onOtherTabs, tellOtherTabs } from '#lib/otherTabs.ts';
import { rules, trusted } from '#lib/trustedTypes.ts';

test('an event reaches every listener, also one that stops listening meanwhile, and says whether there was any', () => {
  const event = createEvent<number>();
  expect(event.emit(1)).toBe(false);
  const heard: string[] = [];
  const stop = event.on((value) => {
    heard.push(`a${value}`);
    stop();
  });
  event.on((value) => heard.push(`b${value}`));
  expect([event.emit(2), event.emit(3)]).toEqual([true, true]);
  expect(heard).toEqual(['a2', 'b2', 'b3']);
});

test('another tab hears that something changed, under its own name, until it stops', async () => {
  const heard: string[] = [];
  const other = onOtherTabs('otra', () => heard.push('otra'));
  const first = new Promise<void>((resolve) => {
    const stop = onOtherTabs('una', () => {
      heard.push('una');
      stop();
      resolve();
    });
  });
  tellOtherTabs('una');
  await first;
  other();
  expect(heard).toEqual(['una']);
  vi.stubGlobal('BroadcastChannel', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  tellOtherTabs('una');
  onOtherTabs('una', () => heard.push('never'))();
  expect(heard).toEqual(['una']);
});

test.each([
  ['Failed to fetch dynamically imported module: /assets/a.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Failed to fetch', false],
])('code that did not load is told by the browser’s words: %s is %s', (message, missing) => {
  expect(isCodeMissing(new TypeError(message))).toBe(missing);
  expect(isCodeMissing(message)).toBe(false);
});

test('the dates of rows are read once for each text', () => {
  for (const _ of [1, 2]) {
    expect([dayKey('20/11/2026'), localDay('2026-11-20'), dayKey(''), localDay('x')]).toEqual([
      '2026-11-20',
      '20/11/2026',
      '',
      'x',
    ]);
  }
});

test('[F-3.8-03] a text with a tag becomes HTML only through the sanitiser', () => {
  expect([rules.createHTML('1 > 0'), rules.createHTML('<b>')]).toEqual(['1 > 0', undefined]);
  const before = trusted.html;
  onTestFinished(() => {
    if (before) trusted.html = before;
    else delete trusted.html;
  });
  trusted.html = (text) => text.toUpperCase();
  expect([rules.createHTML('a'), rules.createHTML('<b>')]).toEqual(['a', '<B>']);
});

test('a script comes from an address that one of the rules knows', () => {
  const [one, two] = [(address: string) => address === '/a.js', (address: string) => address === '/b.js'];
  trusted.scripts.push(one, two);
  onTestFinished(() => void trusted.scripts.splice(trusted.scripts.indexOf(one), 2));
  expect(['/a.js', '/b.js', '/c.js'].map(rules.createScriptURL)).toEqual(['/a.js', '/b.js', undefined]);
});

/** The page that an error happens on. */
const onPage = (pathname: string, version: string | null): void => {
  vi.stubGlobal('location', { pathname });
  const meta = version === null ? null : { getAttribute: () => version };
  const querySelector = (asked: string) => (asked === 'meta[name="portal-version"]' ? meta : null);
  vi.stubGlobal('document', { querySelector });
  onTestFinished(() => void vi.unstubAllGlobals());
};

test('the data of an error names build, screen, kind and places, and no message, address or value', () => {
  onPage('/auth/reestablecer-contrasena/secreto-7', '0.1.0');
  const error = new TypeError('no puedo leer 6843217');
  error.stack = [
    'TypeError: no puedo leer 6843217',
    '    at leer (http://127.0.0.1:4173/assets/alta-B1.js?v=6843217:10:5)',
    '    at http://127.0.0.1:4173/src/app.tsx:3:77',
    'Tabla@http://127.0.0.1:4173/assets/tabla.mjs:7:1',
    '    at async Promise.all (index 0)',
  ].join('\n');
  expect(errorDetail(error).split('\n')).toEqual([
    'Versión: 0.1.0',
    'Pantalla: reestablecer-contrasena',
    'Error: TypeError',
    'Componentes:',
    'leer (alta-B1.js:10:5)',
    '? (app.tsx:3:77)',
    'Tabla (tabla.mjs:7:1)',
  ]);
});

test('the stack of components is preferred, and only its first twelve places are told', () => {
  onPage('/otro/sistema', null);
  const error = new Error('x');
  error.name = 'Un nombre con 6843217';
  const stack = Array.from({ length: 14 }, (_, at) => `    at C${at} (/assets/c.js:${at}:1)`).join('\n');
  const lines = errorDetail(error, stack).split('\n');
  expect(lines.slice(0, 4)).toEqual(['Versión: ?', 'Pantalla: ?', 'Error: Error', 'Componentes:']);
  expect(lines.slice(4)).toEqual(Array.from({ length: 12 }, (_, at) => `C${at} (c.js:${at}:1)`));
  expect(errorDetail('6843217')).toBe('Versión: ?\nPantalla: ?\nError: Error\nComponentes:');
});
