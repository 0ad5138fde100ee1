import { type Durable, keptName, openDurable } from '#lib/durable.ts';
import { browser, databases, localKeys, sessionKeys, tab } from '#lib/storage.ts';
import type { Fila } from '../fila/fila.ts';
import type { Correspondencia, Planilla } from '../fila/planilla.ts';
import type { Dueno } from './estado.ts';

/** How long a working copy is kept: 24 hours, in milliseconds. */
const HORAS_DE_COPIA = 24 * 3_600_000;

/** Another version of the portal writes other rows: its copies are not read. Raise it when the rows change their shape. */
const VERSION = 1;

/** Rows are written in pieces, so that an edit rewrites a piece and no piece holds up the page. */
const POR_PIEZA = 200;

/** What is being worked on: the file without its cells, the matched columns, and the rows with their edits. */
export interface Copia {
  readonly planilla: Omit<Planilla, 'filas'>;
  readonly correspondencia: Correspondencia;
  readonly filas: readonly Fila[];
}

let base: Durable | null = null;
const copias = (): Durable => {
  base ??= openDurable(databases.copias);
  return base;
};

const grupoDe = ({ usuario, empresa }: Dueno): string => `${usuario}:${empresa}`;

const aTexto = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const aBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

const algoritmo = { name: 'AES-GCM', length: 256 } as const;
const usos = ['encrypt', 'decrypt'] as const;

/** The rows of each piece as they were last written, by owner: rows are never changed in place. */
const escritas = new Map<string, readonly (readonly Fila[])[]>();

/** The key in the tab's storage; null if there is none, or what stands there is no key. */
async function llaveGuardada(): Promise<CryptoKey | null> {
  const kept = tab.read(sessionKeys.importacion);
  if (kept === '') return null;
  try {
    return await crypto.subtle.importKey('raw', aBytes(kept), algoritmo, false, usos);
  } catch {
    return null; // InvalidCharacterError or DataError: edited by hand
  }
}

/** The key of this tab, made when the first copy is written. It is in the tab's storage only, and ends with the tab. */
async function llave(crear: boolean): Promise<CryptoKey | null> {
  const kept = await llaveGuardada();
  if (kept || !crear) return kept;
  // What an earlier key wrote cannot be read with this one.
  escritas.clear();
  const key = await crypto.subtle.generateKey(algoritmo, true, usos);
  tab.write(sessionKeys.importacion, aTexto(new Uint8Array(await crypto.subtle.exportKey('raw', key))));
  return key;
}

interface Cifrado {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly datos: ArrayBuffer;
}

async function cifrar(key: CryptoKey, value: unknown): Promise<Cifrado> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, datos: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
}

/** What was encrypted with the tab's key; null if another key was used or a byte was changed. */
async function descifrar(key: CryptoKey, { iv, datos }: Cifrado): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, datos)));
  } catch {
    return null; // OperationError: it cannot be told apart from damage, and both mean that there is no copy
  }
}

let turno: Promise<unknown> = Promise.resolve();

const iguales = (a: readonly Fila[] | undefined, b: readonly Fila[]): boolean =>
  a !== undefined && a.length === b.length && b.every((fila, at) => fila === a[at]);

function piezasDe(filas: readonly Fila[]): readonly (readonly Fila[])[] {
  const count = Math.ceil(filas.length / POR_PIEZA);
  return Array.from({ length: count }, (_, at) => filas.slice(at * POR_PIEZA, (at + 1) * POR_PIEZA));
}

async function escribir(dueno: Dueno, { planilla, correspondencia, filas }: Copia): Promise<boolean> {
  const [grupo, key] = [grupoDe(dueno), await llave(true)];
  if (!key) return false;
  browser.write(localKeys.importaciones, '1');
  const [before, now] = [escritas.get(grupo) ?? [], piezasDe(filas)];
  escritas.set(grupo, now);
  const head = { version: VERSION, planilla, correspondencia, piezas: now.length };
  for (const [at, pieza] of now.entries()) {
    if (iguales(before[at], pieza)) continue;
    await copias().write({ [keptName(grupo, at)]: await cifrar(key, pieza) }, Date.now());
  }
  await copias().write({ [keptName(grupo, '')]: await cifrar(key, head) }, Date.now());
  return copias().persistent();
}

/**
 * Keeps the working copy, encrypted with a key of this tab. Only pieces with a changed row are written. Writes follow one
 * another. False if the browser keeps nothing: then it is in memory only.
 */
export function guardarCopia(dueno: Dueno, copia: Copia): Promise<boolean> {
  const done = turno.then(() => escribir(dueno, copia));
  turno = done.catch(() => undefined);
  return done;
}

const esCifrado = (value: unknown): value is Cifrado => typeof value === 'object' && value !== null && 'datos' in value;

type Cabecera = Omit<Copia, 'filas'> & { readonly version: number; readonly piezas: number };

/** The working copy of this tab; null if there is none, it is older than 24 hours, or another tab wrote it. */
export async function leerCopia(dueno: Dueno): Promise<Copia | null> {
  const key = await llave(false);
  if (!key) return null;
  const grupo = grupoDe(dueno);
  await copias().sweep(HORAS_DE_COPIA, Date.now());
  const kept = await copias().group(grupo);
  const read = async (part: string) => {
    const value = kept.get(part);
    return esCifrado(value) ? descifrar(key, value) : null;
  };
  // Only this file, with this key, can have written it: its shape is known by its version.
  const head = (await read('')) as Cabecera | null;
  if (head?.version !== VERSION) return null;
  const filas: Fila[] = [];
  for (let at = 0; at < head.piezas; at += 1) {
    const pieza = (await read(String(at))) as readonly Fila[] | null;
    if (!pieza) return null;
    filas.push(...pieza);
  }
  return { planilla: head.planilla, correspondencia: head.correspondencia, filas };
}

/** Removes the working copy of an owner. */
export async function borrarCopia(dueno: Dueno): Promise<void> {
  await turno;
  escritas.delete(grupoDe(dueno));
  await copias().removeGroup(grupoDe(dueno));
}

/** Removes copies older than 24 hours and, with an owner, those of everybody else. */
export async function barrerCopias(ahora: number, dueno: Dueno | null): Promise<void> {
  await copias().sweep(HORAS_DE_COPIA, ahora);
  if (!dueno) return;
  for (const grupo of await copias().groups()) if (grupo !== grupoDe(dueno)) await copias().removeGroup(grupo);
}
