import { afterEach, expect, test, vi } from 'vitest';
import { openDurable } from '#lib/durable.ts';
import { onOtherTabs, tellOtherTabs } from '#lib/otherTabs.ts';
import { forgetWhatStays, hasDatabases, storageRefused } from '#lib/storage.ts';
import { atTestEnd } from '#support/testEnd.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A browser that was told to block what a site keeps: already the name of a database throws. */
function refuseDatabases(): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: refuse });
  atTestEnd(() => {
    if (own) Object.defineProperty(globalThis, 'indexedDB', own);
    else Reflect.deleteProperty(globalThis, 'indexedDB');
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a browser that refuses databases: what is kept is in memory, and it is said once', async () => {
  refuseDatabases();
  const heard = vi.fn();
  atTestEnd(storageRefused.on(heard));
  expect(hasDatabases()).toBe(false);
  const durable = openDurable('importar-diarios');
  await durable.write({ 'a|': 'head' }, 1000);
  expect(await durable.read('a|')).toEqual(['head']);
  expect(heard).toHaveBeenCalledOnce();
});

test('a browser that refuses channels: the tabs do not hear of each other, and nothing fails', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        refuse();
      }
    },
  );
  const act = vi.fn();
  const stop = onOtherTabs('locks', act);
  tellOtherTabs('locks');
  stop();
  expect(act).not.toHaveBeenCalled();
});

test('a new tab whose storage is refused opens all the same', () => {
  const other = Object.defineProperty({}, 'sessionStorage', { get: refuse }) as Window;
  expect(() => forgetWhatStays(other)).not.toThrow();
});
