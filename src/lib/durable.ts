import { delMany, entries, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import { hasDatabases, storageRefused } from './storage.ts';

/** A value with the moment it was written, in milliseconds. */
interface Kept {
  readonly at: number;
  readonly value: unknown;
}

/** A small database of this browser. A key is a group and a part: 'group|part'. A group is as old as its part ''. */
export interface Durable {
  /** False while values are kept in memory only, because the browser refused them. */
  readonly persistent: () => boolean;
  readonly read: (...names: readonly string[]) => Promise<readonly unknown[]>;
  /** Resolves when the values are on the disk, not only handed over. */
  readonly write: (values: Readonly<Record<string, unknown>>, now: number) => Promise<void>;
  /** The values of a group by their part. */
  readonly group: (name: string) => Promise<ReadonlyMap<string, unknown>>;
  readonly groups: () => Promise<readonly string[]>;
  readonly removeGroup: (name: string) => Promise<void>;
  readonly remove: (...names: readonly string[]) => Promise<void>;
  /** Removes the groups whose head, or without one whose last part, was written more than `maxAge` milliseconds ago. */
  readonly sweep: (maxAge: number, now: number) => Promise<void>;
}

const STORE = 'values';

const groupOf = (key: string): string => key.slice(0, key.lastIndexOf('|'));
const partOf = (key: string): string => key.slice(key.lastIndexOf('|') + 1);

/** The name of a part of a group. */
export const keptName = (group: string, part: string | number): string => `${group}|${part}`;

function openDatabase(name: string, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const database = request.result;
      // Another tab erases it: that must not wait for this one.
      database.onversionchange = () => {
        database.close();
        onGone();
      };
      database.onclose = onGone;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(request.error);
  });
}

/** The library's own stores leave it to the browser when a value reaches the disk. */
function strictStore(name: string): UseStore {
  let open: Promise<IDBDatabase> | null = null;
  const gone = () => {
    open = null;
  };
  return async (mode, act) => {
    open ??= openDatabase(name, gone);
    try {
      const transaction = (await open).transaction(STORE, mode, { durability: 'strict' });
      return await act(transaction.objectStore(STORE));
    } catch (error) {
      gone();
      throw error;
    }
  };
}

/** A database that is in memory and ends with the page. */
function inMemory() {
  const values = new Map<string, Kept>();
  return {
    setMany: async (list: [string, Kept][]) => {
      for (const [key, value] of list) values.set(key, value);
    },
    getMany: async (names: string[]) => names.map((name) => values.get(name)),
    delMany: async (names: string[]) => {
      for (const name of names) values.delete(name);
    },
    keys: async () => [...values.keys()],
    entries: async () => [...values.entries()],
  };
}

const isName = (key: unknown): key is string => typeof key === 'string';

/** True for what this file wrote. Anything else in the database was put there by hand, and counts for nothing. */
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'value' in value;

function onDisk(name: string): ReturnType<typeof inMemory> {
  const store = strictStore(name);
  return {
    setMany: (list) => setMany(list, store),
    getMany: async (names) => (await getMany<unknown>(names, store)).map((one) => (isKept(one) ? one : undefined)),
    delMany: (names) => delMany(names, store),
    keys: async () => (await keys<IDBValidKey>(store)).filter(isName),
    entries: async () =>
      (await entries<IDBValidKey, unknown>(store)).filter(
        (entry): entry is [string, Kept] => isName(entry[0]) && isKept(entry[1]),
      ),
  };
}

/**
 * Opens a database of the browser. If the browser has none or refuses, everything works from memory, and a message says so
 * once.
 */
export function openDurable(name: string): Durable {
  let disk = hasDatabases() ? onDisk(name) : null;
  const memory = inMemory();
  if (!disk) storageRefused.emit();

  /** Does it on the disk; in memory once that was refused twice. The first time may be an erased database. */
  async function use<T>(act: (at: ReturnType<typeof inMemory>) => Promise<T>): Promise<T> {
    for (let tries = 0; disk !== null && tries < 2; tries += 1) {
      try {
        return await act(disk);
      } catch {
        // Blocked, full, or closed because another tab erased it: the next try opens it again.
      }
    }
    if (disk !== null) storageRefused.emit();
    disk = null;
    return act(memory);
  }

  const ofGroup = async (group: string): Promise<[string, Kept][]> =>
    (await use((at) => at.entries())).filter(([key]) => groupOf(key) === group);
  const groups = async () => [...new Set((await use((at) => at.keys())).map(groupOf))];
  const remove = (...names: readonly string[]) => use((at) => at.delMany([...names]));
  const removeGroup = async (group: string) => remove(...(await ofGroup(group)).map(([key]) => key));
  return {
    persistent: () => disk !== null,
    read: async (...names) => (await use((at) => at.getMany([...names]))).map((one) => one?.value),
    write: (values, now) =>
      use((at) => at.setMany(Object.entries(values).map(([key, value]) => [key, { at: now, value }]))),
    group: async (name) => new Map((await ofGroup(name)).map(([key, { value }]) => [partOf(key), value])),
    groups,
    removeGroup,
    remove,
    sweep: async (maxAge, now) => {
      const all = new Map(await use((at) => at.entries()));
      const newest = new Map<string, number>();
      for (const [key, { at: written }] of all)
        newest.set(groupOf(key), Math.max(written, newest.get(groupOf(key)) ?? 0));
      for (const [group, last] of newest) {
        // Parts are written before their head: without one yet, the group is as old as its last part.
        const written = all.get(keptName(group, ''))?.at ?? last;
        if (now - written > maxAge) await removeGroup(group);
      }
    },
  };
}
