import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  browser,
  databases,
  forgetCopies,
  forgetDecisions,
  forgetIdsAndFilters,
  forgetWhatStays,
  localKeys,
  readJson,
  sessionKeys,
  tab,
} from '#lib/storage.ts';

/** A storage of a browser; its keys are own properties, as a browser's are. */
function storage(refuses = false): Storage {
  const values: Record<string, string> = {};
  return Object.defineProperties(values, {
    getItem: { value: (key: string) => values[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        if (refuses) throw new DOMException('full', 'QuotaExceededError');
        values[key] = text;
      },
    },
    removeItem: { value: (key: string) => delete values[key] },
  }) as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  // What other tests kept in memory, where there is no storage.
  for (const place of [tab, browser]) for (const key of place.keys()) place.remove(key);
});

describe('a stored text', () => {
  test('[F-9-13, F-9-15] is the tab’s or the browser’s', () => {
    expect([tab.write('a', '1'), browser.write('a', '2')]).toEqual([true, true]);
    expect([tab.read('a'), browser.read('a'), tab.read('b')]).toEqual(['1', '2', '']);
    expect([sessionStorage.getItem('a'), localStorage.getItem('a')]).toEqual(['1', '2']);
    tab.remove('a');
    expect([tab.read('a'), browser.read('a'), tab.keys(), browser.keys()]).toEqual(['', '2', [], ['a']]);
  });

  test('that is refused is kept in memory, until it is removed or can be stored', () => {
    vi.stubGlobal('localStorage', storage(true));
    expect(browser.write('a', '1')).toBe(false);
    expect([browser.read('a'), browser.keys(), localStorage.getItem('a')]).toEqual(['1', ['a'], null]);
    vi.stubGlobal('localStorage', storage());
    expect(browser.write('a', '2')).toBe(true);
    expect([browser.read('a'), browser.keys()]).toEqual(['2', ['a']]);
    vi.stubGlobal('localStorage', undefined);
    expect(browser.read('a')).toBe('');
    browser.write('a', '3');
    expect([browser.read('a'), browser.keys()]).toEqual(['3', ['a']]);
    browser.remove('a');
    expect([browser.read('a'), browser.keys()]).toEqual(['', []]);
  });

  test('of a browser that does not let anybody look into it is kept in memory', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect([browser.write('a', '1'), browser.read('a'), browser.keys()]).toEqual([false, '1', ['a']]);
    browser.remove('a');
    expect(browser.read('a')).toBe('');
  });

  test('is read as JSON; none is null', () => {
    browser.write('a', '{"n":[1]}');
    expect(readJson(browser, 'a')).toEqual({ n: [1] });
    expect(readJson(browser, 'b')).toBeNull();
  });
});

describe('what is forgotten', () => {
  test('at the end of a session: ids and filters, and no preference or habit', () => {
    for (const key of Object.values(localKeys)) browser.write(key, '1');
    forgetIdsAndFilters();
    const { tema, listas, costumbres, revision, campana, plantillas, columnas, importaciones, salida } = localKeys;
    const lasting = [tema, listas, costumbres, revision, campana, plantillas, columnas, importaciones, salida];
    expect(browser.keys().sort()).toEqual([...lasting].sort());
  });

  test('at the sign-out of a person: her decisions, and nobody else’s', () => {
    for (const key of ['decisiones:4:1', 'decisiones:4:2', 'decisiones:41:1', 'decisiones:5:1', 'x-decisiones:4:1'])
      browser.write(key, '1');
    forgetDecisions(4);
    expect(browser.keys()).toEqual(['decisiones:41:1', 'decisiones:5:1', 'x-decisiones:4:1']);
  });

  test('with a company: the copies of imports and their key, if the browser may have some', () => {
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    tab.write(sessionKeys.importacion, 'key');
    forgetCopies();
    expect([tab.read(sessionKeys.importacion), deleteDatabase.mock.calls]).toEqual(['', []]);
    browser.write(localKeys.importaciones, '1');
    forgetCopies();
    expect(deleteDatabase.mock.calls).toEqual([[databases.copias]]);
    vi.stubGlobal('indexedDB', undefined);
    expect(forgetCopies).not.toThrow();
  });

  test('in a new tab: the input of forms and an import, which go on in one place only', () => {
    const { sesion, importacion, borrador } = sessionKeys;
    const copied = storage();
    for (const key of [sesion, importacion, `${borrador}alta`, `x${borrador}`]) copied.setItem(key, '1');
    forgetWhatStays({ sessionStorage: copied } as unknown as Window);
    expect(Object.keys(copied)).toEqual([sesion, `x${borrador}`]);
  });
});
