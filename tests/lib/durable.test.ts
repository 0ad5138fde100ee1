import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keptName, openDurable } from '#lib/durable.ts';
import { storageRefused } from '#lib/storage.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const listen = () => {
  const heard = vi.fn();
  onTestFinished(storageRefused.on(heard));
  return heard;
};

/** What both kinds of database must do alike. */
async function worksWith(durable: ReturnType<typeof openDurable>): Promise<void> {
  await durable.write(
    { [keptName('a', '')]: 'head', [keptName('a', 1)]: { n: 1 }, [keptName('b', '')]: 'other' },
    1000,
  );
  expect(await durable.read('a|1', 'c|', 'b|')).toEqual([{ n: 1 }, undefined, 'other']);
  expect(await durable.groups()).toEqual(['a', 'b']);
  expect([...(await durable.group('a'))]).toEqual([
    ['', 'head'],
    ['1', { n: 1 }],
  ]);
  await durable.remove('a|1');
  expect([...(await durable.group('a')).keys()]).toEqual(['']);
  await durable.write({ 'b|x': 1 }, 9000);
  await durable.sweep(500, 1500);
  expect(await durable.groups()).toEqual(['a', 'b']);
  // A group is as old as its own value, however new its parts are; one whose own value is not written yet, as its last part.
  await durable.write({ 'b|': 1 }, 1000);
  await durable.write({ 'a|': 'again', 'c|x': 1 }, 2000);
  await durable.write({ 'd|x': 1 }, 900);
  await durable.sweep(500, 1501);
  expect(await durable.groups()).toEqual(['a', 'c']);
  await durable.removeGroup('a');
  await durable.removeGroup('c');
  expect(await durable.groups()).toEqual([]);
}

test('values are kept by group and part, and swept by their age', async () => {
  const heard = listen();
  const durable = openDurable('prueba');
  await worksWith(durable);
  expect(durable.persistent()).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test('what is written is there when the database is opened again, and not in one of another name', async () => {
  await openDurable('prueba').write({ 'a|': 7 }, 0);
  expect(await openDurable('prueba').read('a|')).toEqual([7]);
  expect(await openDurable('otra').read('a|')).toEqual([undefined]);
});

test('a browser without databases works from memory, and says so', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const heard = listen();
  const durable = openDurable('prueba');
  expect(durable.persistent()).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
  await worksWith(durable);
});

test('a database that another tab erased is opened again', async () => {
  const heard = listen();
  const durable = openDurable('prueba');
  await durable.write({ 'a|': 7 }, 0);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('prueba').onsuccess = resolve;
  });
  expect(await durable.read('a|')).toEqual([undefined]);
  await durable.write({ 'a|': 8 }, 0);
  expect(await openDurable('prueba').read('a|')).toEqual([8]);
  expect([durable.persistent(), heard.mock.calls.length]).toEqual([true, 0]);
});

test('a database that is refused twice is replaced by memory, which is said once', async () => {
  const open = vi.fn(() => {
    throw new Error('refused');
  });
  vi.stubGlobal('indexedDB', { open });
  const heard = listen();
  const durable = openDurable('prueba');
  expect(durable.persistent()).toBe(true);
  await durable.write({ 'a|': 7 }, 0);
  expect(await durable.read('a|')).toEqual([7]);
  expect([open.mock.calls.length, heard.mock.calls.length, durable.persistent()]).toEqual([2, 1, false]);
});
