import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import type { IsoDate } from '#lib/dates.ts';
import type { Change } from './table.ts';

/**
 * 'full' is for people, 'small' for tests. The others are for measurements: 'large' has 100,000 people and 50,000 notices,
 * 'company' has one company with 10,000 people and 50,000 notices, 'vast' one with 200,000 notices.
 */
export const seedSizes = ['full', 'small', 'large', 'company', 'vast'] as const;
export type SeedSize = (typeof seedSizes)[number];

/** The base of kept data: the seed is drawn again from these values, then the changes are restored. */
export interface Header {
  readonly version: number;
  readonly seed: SeedSize;
  readonly dia: IsoDate;
  /** Secret of the tokens, so that a session survives a restart. */
  readonly clave: string;
}

interface Kept {
  readonly header: Header;
  readonly changes: readonly Change[];
}

/** Where a sandbox keeps the changes after the seed. */
export interface Store {
  /** The kept data, or null if nothing is usable. Never throws for a damaged file. */
  load(version: number): Kept | null;
  /** Starts new data, with changes that already happened. */
  begin(header: Header, changes: readonly Change[]): void;
  /** Keeps one transaction, whole or not at all. */
  append(changes: readonly Change[]): void;
  close(): void;
}

/** A new header for a day. */
export const newHeader = (version: number, seed: Header['seed'], dia: IsoDate): Header => ({
  version,
  seed,
  dia,
  clave: randomUUID() + randomUUID(),
});

type Line = readonly (readonly [string, string | number, unknown])[];
const toLine = (changes: readonly Change[]) => `${JSON.stringify(changes.map((c) => [c.table, c.key, c.row]))}\n`;
const fromLine = (line: string): Change[] =>
  (JSON.parse(line) as Line).map(([table, key, row]) => ({ table, key, row }));

/** The last state of each row, which is all that a long journal needs. */
function net(changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>();
  for (const change of changes) last.set(`${change.table}|${change.key}`, change);
  return [...last.values()];
}

/** Reads a journal. An incomplete last line is dropped. Any other error makes the journal unusable (null). */
function readJournal(text: string, version: number): Kept | null {
  const lines = text.split('\n');
  lines.pop(); // '' after a complete last line, or the beginning of an incomplete one
  const [first = '', ...rest] = lines;
  try {
    const header = JSON.parse(first) as Header;
    if (header.version !== version || !header.dia || !header.clave) return null;
    return { header, changes: rest.flatMap((line, at) => readLine(line, at === rest.length - 1)) };
  } catch {
    return null; // not JSON, so not our journal: the caller sets it aside
  }
}

function readLine(line: string, last: boolean): Change[] {
  try {
    return fromLine(line);
  } catch (error) {
    if (last) return []; // the end reached the disk before the middle
    throw error;
  }
}

/** Keeps the data in memory. For tests, which may start a second sandbox on the same store. */
export function memoryStore(): Store {
  let text = '';
  return {
    load: (version) => readJournal(text, version),
    begin(header, changes) {
      text = `${JSON.stringify(header)}\n${changes.length > 0 ? toLine(changes) : ''}`;
    },
    append(changes) {
      text += toLine(changes);
    },
    close() {},
  };
}

const COMPACT_FROM = 4 * 1024 * 1024;

/**
 * Keeps the data in a file of JSON lines: a header, then a line for each transaction, appended in one write and flushed to
 * the disk. A file that is not ours or has an older seed is renamed, and a new one is started. A long file is rewritten at
 * the start.
 */
export function fileStore(path: string): Store {
  let handle: number | null = null;
  const open = () => {
    handle ??= fs.openSync(path, 'a');
    return handle;
  };
  const close = () => {
    if (handle !== null) fs.closeSync(handle);
    handle = null;
  };

  function begin(header: Header, changes: readonly Change[]): void {
    close();
    fs.mkdirSync(dirname(path), { recursive: true });
    const temporary = `${path}.tmp`;
    fs.writeFileSync(temporary, `${JSON.stringify(header)}\n${changes.length > 0 ? toLine(changes) : ''}`, {
      flush: true,
    });
    fs.renameSync(temporary, path); // all or nothing
  }

  return {
    load(version) {
      if (!fs.existsSync(path)) return null;
      const text = fs.readFileSync(path, 'utf8');
      const kept = readJournal(text, version);
      if (!kept) {
        fs.renameSync(path, `${path}.anterior-${Date.now()}`);
        return null;
      }
      // Also rewrite a file with an incomplete last line: a transaction appended after it would be lost.
      if (text.length > COMPACT_FROM || !isWhole(text)) begin(kept.header, net(kept.changes));
      return kept;
    },
    begin,
    append(changes) {
      const file = open();
      const before = fs.fstatSync(file).size;
      try {
        const bytes = Buffer.from(toLine(changes));
        if (fs.writeSync(file, bytes) < bytes.length) throw new Error('The disk is full');
        fs.fsyncSync(file);
      } catch (error) {
        fs.ftruncateSync(file, before);
        throw error;
      }
    },
    close,
  };
}

function isWhole(text: string): boolean {
  const lines = text.split('\n');
  if (lines.pop() !== '') return false;
  try {
    JSON.parse(lines.at(-1) ?? '');
    return true;
  } catch {
    return false; // an incomplete line that happens to end in a line break
  }
}
