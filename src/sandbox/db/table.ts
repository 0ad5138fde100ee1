/** The key of a row: a number, or a text such as a setting's name. */
type Key = number | string;

/** A row that was written or, if `row` is null, removed. The journal file holds these. */
export interface Change {
  readonly table: string;
  readonly key: Key;
  readonly row: unknown;
}

/** Called with every write. The database uses it to undo and keep writes. */
export type Witness = (change: Change, undo: () => void) => void;

/**
 * Rows in memory by key, with indexes on the values the services filter by. A row never changes in place: `put` replaces it,
 * so that a transaction can restore the earlier one.
 */
export class Table<Row extends object, I extends string = never> {
  readonly #rows = new Map<Key, Row>();
  readonly #indexes: { readonly [N in I]: Map<Key, Set<Key>> };
  readonly name: string;
  readonly #keyOf: (row: Row) => Key;
  readonly #indexOf: { readonly [N in I]: (row: Row) => Key };
  readonly #witness: Witness;

  constructor(
    name: string,
    keyOf: (row: Row) => Key,
    indexOf: { readonly [N in I]: (row: Row) => Key },
    witness: Witness,
  ) {
    this.name = name;
    this.#keyOf = keyOf;
    this.#indexOf = indexOf;
    this.#witness = witness;
    const empty: Partial<Record<I, Map<Key, Set<Key>>>> = {};
    for (const index in indexOf) empty[index] = new Map();
    this.#indexes = empty as Record<I, Map<Key, Set<Key>>>;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(key: Key): Row | undefined {
    return this.#rows.get(key);
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  /** The rows whose index has a value, in the order they were written. */
  by(index: I, value: Key): Row[] {
    const rows: Row[] = [];
    for (const key of this.#indexes[index].get(value) ?? []) {
      const row = this.#rows.get(key);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  put(row: Row): Row {
    const key = this.#keyOf(row);
    const before = this.#rows.get(key);
    this.#set(key, row);
    this.#witness({ table: this.name, key, row }, () => this.#set(key, before));
    return row;
  }

  remove(key: Key): void {
    const before = this.#rows.get(key);
    if (before === undefined) return;
    this.#set(key, undefined);
    this.#witness({ table: this.name, key, row: null }, () => this.#set(key, before));
  }

  /** Restores a row from the journal file; null removes it. The witness is not called. */
  restore(key: Key, row: unknown): void {
    this.#set(key, row === null ? undefined : (row as Row));
  }

  dump(): Change[] {
    return [...this.#rows].map(([key, row]) => ({ table: this.name, key, row }));
  }

  clear(): void {
    this.#rows.clear();
    for (const index in this.#indexes) this.#indexes[index].clear();
  }

  #set(key: Key, row: Row | undefined): void {
    const before = this.#rows.get(key);
    for (const index in this.#indexOf) {
      const keys = this.#indexes[index];
      const [from, to] = [before && this.#indexOf[index](before), row && this.#indexOf[index](row)];
      if (from === to) continue;
      if (from !== undefined) keys.get(from)?.delete(key);
      if (to !== undefined) keys.set(to, (keys.get(to) ?? new Set()).add(key));
    }
    if (row === undefined) this.#rows.delete(key);
    else this.#rows.set(key, row);
  }
}
