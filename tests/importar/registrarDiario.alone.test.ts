import { webcrypto } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Asiento } from '#features/importar/registrar/diario.ts';
import { databases, sessionKeys, tab } from '#lib/storage.ts';

const dueno = { usuario: 7, empresa: 501 };
const otro = { usuario: 7, empresa: 502 };
const asiento: Asiento = {
  paso: 'enviando',
  conocidos: [11, 12],
  dudosa: false,
  idTipoNovedad: 2,
  idPersona: 900,
  idPersonaNovedad: 0,
};

/** The modules as a page that was just loaded has them. */
async function pagina() {
  vi.resetModules();
  const [diario, copia] = await Promise.all([
    import('#features/importar/registrar/diario.ts'),
    import('#features/importar/registrar/copia.ts'),
  ]);
  return { ...diario, ...copia };
}

const fila = (numero: number, cargo = 'CAJERA') => ({
  numero,
  celdas: ['6843217', 'ROSA', cargo],
  textos: { NumeroDocumento: '6843217', Nombres: 'ROSA', Cargo: cargo },
  valores: { Cargo: cargo },
  tipo: 'alta-cotizante',
  paso: 'lista' as const,
  hallazgos: [],
  confirmados: [],
  marcada: true,
  preparada: null,
  resultado: null,
});

const copiaDe = (filas = Array.from({ length: 450 }, (_, at) => fila(at + 2))) => ({
  planilla: {
    nombre: 'altas.csv',
    huella: 'a1',
    peso: 90,
    titulos: ['Documento'],
    clase: 'otra' as const,
    origen: { clase: 'texto', codificacion: 'UTF-8', separador: 'coma' } as const,
    ignoradas: [],
    vaciasAlFinal: 0,
  },
  correspondencia: { NumeroDocumento: { indice: 0 } },
  filas,
});

/** Every value of a database, as one text. */
async function crudo(name: string): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const values = await new Promise<unknown[]>((resolve, reject) => {
    const request = database.transaction('values').objectStore('values').getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  const bytes = (value: unknown) =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value;
  return JSON.stringify(values, (_key, value) => bytes(value));
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('crypto', webcrypto);
});
afterEach(() => vi.unstubAllGlobals());

describe('the journal', () => {
  test('[S3] survives the browser, and holds numbers, states and ids only', async () => {
    const one = await pagina();
    const diario = await one.abrirDiario(dueno, 'a1');
    await diario.comenzar(3);
    await diario.anotar(2, asiento);
    await diario.anotar(3, { ...asiento, paso: 'registrada', idPersonaNovedad: 77 });
    expect(diario.persistente()).toBe(true);
    const kept = JSON.parse(await crudo(databases.diarios)) as { value: Record<string, unknown> }[];
    const names = new Set(kept.flatMap(({ value }) => Object.keys(value)));
    expect([...names].sort()).toEqual([
      'conocidos',
      'desde',
      'dudosa',
      'idPersona',
      'idPersonaNovedad',
      'idTipoNovedad',
      'paso',
      'total',
    ]);
    const two = await pagina();
    const again = await two.abrirDiario(dueno, 'a1');
    expect([...again.asientos()]).toEqual([
      [2, asiento],
      [3, { ...asiento, paso: 'registrada', idPersonaNovedad: 77 }],
    ]);
    expect(await two.importacionesEmpezadas(dueno)).toMatchObject([
      { huella: 'a1', total: 3, registradas: 1, inciertas: 1 },
    ]);
    expect(await two.importacionesEmpezadas(otro)).toEqual([]);
  });

  test('[S1] is written with strict durability, and only then resolves', async () => {
    const seen: unknown[] = [];
    const one = await pagina();
    const diario = await one.abrirDiario(dueno, 'a1');
    const { IDBDatabase: Base } = await import('fake-indexeddb');
    const real = Base.prototype.transaction;
    vi.spyOn(Base.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, stores, mode, options) {
      const made = real.call(this, stores, mode, options);
      seen.push(options, 'begun');
      made.addEventListener('complete', () => seen.push('complete'));
      return made;
    });
    await diario.anotar(2, asiento);
    expect(seen).toEqual([{ durability: 'strict' }, 'begun', 'complete']);
  });

  test('[S4] is erased when the import ends, and after 30 days', async () => {
    const one = await pagina();
    const diario = await one.abrirDiario(dueno, 'a1');
    await diario.comenzar(1);
    await diario.anotar(2, asiento);
    await diario.borrar();
    expect(await crudo(databases.diarios)).toBe('[]');
    const old = await one.abrirDiario(dueno, 'a2');
    await old.comenzar(1);
    await old.anotar(2, asiento);
    await one.barrerDiarios(Date.now() + 29 * 86_400_000);
    expect(await one.importacionesEmpezadas(dueno)).toHaveLength(1);
    await one.barrerDiarios(Date.now() + 31 * 86_400_000);
    expect(await crudo(databases.diarios)).toBe('[]');
  });

  test('[R4] [S3] a row that was on its way is uncertain, one that is registered stays, the others are as checked', async () => {
    const { aplicarDiario } = await pagina();
    const asientos = new Map<number, Asiento>([
      [2, asiento],
      [3, { ...asiento, paso: 'registrada', idPersonaNovedad: 77 }],
      [4, { ...asiento, paso: 'sinConfirmar' }],
      [5, { ...asiento, paso: 'subiendo' }],
    ]);
    const rows = [2, 3, 4, 5, 6].map((numero) => ({ ...fila(numero), paso: 'subiendo' as const }));
    const read = aplicarDiario(rows, { asientos: () => asientos });
    expect(read.map(({ paso }) => paso)).toEqual(['incierta', 'registrada', 'sinConfirmar', 'lista', 'lista']);
    expect(read[1]?.resultado?.idPersonaNovedad).toBe(77);
    // Ticked, as they were sent.
    expect(read.map(({ marcada }) => marcada)).toEqual([true, true, true, true, true]);
  });

  test('[R7] [R8] [S3] a registered row has its number, and a refused one is refused with a general reason', async () => {
    const { aplicarDiario } = await pagina();
    const asientos = new Map<number, Asiento>([
      [2, { ...asiento, paso: 'registrada', idPersonaNovedad: 77, nroAviso: 'A-2026-77' }],
      [3, { ...asiento, paso: 'rechazada' }],
    ]);
    const [registrada, rechazada] = aplicarDiario([fila(2), fila(3)], { asientos: () => asientos });
    expect(registrada?.resultado).toMatchObject({ nroAviso: 'A-2026-77', motivo: '' });
    expect(rechazada).toMatchObject({
      paso: 'rechazada',
      resultado: { motivo: 'No se registró la vez anterior. Puede reintentarla.', idPersonaNovedad: 0 },
    });
  });

  test('[R3] a row that only the comparison has takes no entry of another person who had its number', async () => {
    const { aplicarDiario } = await pagina();
    const asientos = new Map<number, Asiento>([[2001, { ...asiento, paso: 'registrada', idPersonaNovedad: 77 }]]);
    const deQuien = (idPersona: number) =>
      aplicarDiario([{ ...fila(2001), idPersona }], { asientos: () => asientos }).map(({ paso }) => paso);
    expect([deQuien(asiento.idPersona), deQuien(901)]).toEqual([['registrada'], ['lista']]);
  });

  test('[R1] a later visit that sends fewer rows does not make the import smaller', async () => {
    const one = await pagina();
    const diario = await one.abrirDiario(dueno, 'a1');
    await diario.comenzar(100);
    await diario.anotar(2, { ...asiento, paso: 'registrada', idPersonaNovedad: 77 });
    await (await one.abrirDiario(dueno, 'a1')).comenzar(1);
    expect(await one.importacionesEmpezadas(dueno)).toMatchObject([{ total: 100, registradas: 1 }]);
  });
});

describe('the working copy', () => {
  test('[S2] survives a reload of the tab, encrypted', async () => {
    const one = await pagina();
    expect(await one.guardarCopia(dueno, copiaDe())).toBe(true);
    const text = await crudo(databases.copias);
    expect(text).not.toContain('ROSA');
    expect(text).not.toContain('6843217');
    const two = await pagina();
    expect(await two.leerCopia(dueno)).toEqual(copiaDe());
    expect(await two.leerCopia(otro)).toBeNull();
  });

  test('[S2] cannot be read once the tab is closed', async () => {
    const one = await pagina();
    await one.guardarCopia(dueno, copiaDe());
    tab.remove(sessionKeys.importacion);
    const two = await pagina();
    expect(await two.leerCopia(dueno)).toBeNull();
    // Nor with the key of another tab.
    await two.guardarCopia(otro, copiaDe([fila(2)]));
    expect(await two.leerCopia(dueno)).toBeNull();
  });

  test('[S2] writes only the pieces with a changed row, one save after the other', async () => {
    const one = await pagina();
    const first = copiaDe();
    await one.guardarCopia(dueno, first);
    const encrypt = vi.spyOn(webcrypto.subtle, 'encrypt');
    const filas = first.filas.map((row) => (row.numero === 300 ? fila(300, 'OTRO') : row));
    const [, last] = await Promise.all([
      one.guardarCopia(dueno, { ...first, filas }),
      one.guardarCopia(dueno, { ...first, filas: [...filas, fila(999)] }),
    ]);
    expect(last).toBe(true);
    expect(encrypt).toHaveBeenCalledTimes(4); // one piece and the head, then the last piece and the head
    encrypt.mockRestore();
    const read = await (await pagina()).leerCopia(dueno);
    expect(read?.filas).toHaveLength(451);
    expect(read?.filas[298]?.textos.Cargo).toBe('OTRO');
  });

  test('[S4] is erased by its owner, by others, and after 24 hours', async () => {
    const one = await pagina();
    await one.guardarCopia(dueno, copiaDe());
    await one.borrarCopia(dueno);
    expect(await crudo(databases.copias)).toBe('[]');
    await one.guardarCopia(dueno, copiaDe());
    await one.barrerCopias(Date.now(), dueno);
    expect(await one.leerCopia(dueno)).not.toBeNull();
    await one.barrerCopias(Date.now(), otro);
    expect(await crudo(databases.copias)).toBe('[]');
    const two = await pagina();
    await two.guardarCopia(dueno, copiaDe());
    await two.barrerCopias(Date.now() + 25 * 3_600_000, null);
    expect(await crudo(databases.copias)).toBe('[]');
  });

  test('[S4] is erased at logout and with another company, and can be written anew', async () => {
    const one = await pagina();
    await one.guardarCopia(dueno, copiaDe());
    const { endSession } = await import('#client/session.ts');
    endSession();
    expect(tab.read(sessionKeys.importacion)).toBe('');
    await waitFor(async () =>
      expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databases.copias),
    );
    expect(await one.leerCopia(dueno)).toBeNull();
    expect(await one.guardarCopia(dueno, copiaDe())).toBe(true);
    expect((await (await pagina()).leerCopia(dueno))?.filas).toHaveLength(450);
  });
});

test('[S4] what is too old is swept when the portal starts, on any screen', async () => {
  const one = await pagina();
  await one.guardarCopia(dueno, copiaDe());
  const diario = await one.abrirDiario(dueno, 'a1');
  await diario.comenzar(1);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  await pagina();
  const { sweepImports } = await import('#app/sweepImports.ts');
  await sweepImports();
  expect(await crudo(databases.copias)).toBe('[]');
  expect(await crudo(databases.diarios)).not.toBe('[]');
  vi.setSystemTime(Date.now() + 31 * 86_400_000);
  await sweepImports();
  expect(await crudo(databases.diarios)).toBe('[]');
});

test('[S1] without IndexedDB everything works from memory, and a message says so', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.resetModules();
  const { storageRefused: refused } = await import('#lib/storage.ts');
  let told = 0;
  const stop = refused.on(() => {
    told += 1;
  });
  const [{ abrirDiario }, { guardarCopia, leerCopia }] = await Promise.all([
    import('#features/importar/registrar/diario.ts'),
    import('#features/importar/registrar/copia.ts'),
  ]);
  const diario = await abrirDiario(dueno, 'a1');
  await diario.comenzar(1);
  await diario.anotar(2, asiento);
  expect(diario.persistente()).toBe(false);
  expect(diario.asientos().get(2)).toEqual(asiento);
  expect(await guardarCopia(dueno, copiaDe())).toBe(false);
  expect((await leerCopia(dueno))?.filas).toHaveLength(450);
  expect(told).toBeGreaterThan(0);
  stop();
});

test('[S1] a database that refuses in the middle goes on from memory', async () => {
  const one = await pagina();
  const diario = await one.abrirDiario(dueno, 'a1');
  await diario.anotar(2, asiento);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const { IDBDatabase: Base } = await import('fake-indexeddb');
  vi.spyOn(Base.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await diario.anotar(3, asiento);
  expect(diario.persistente()).toBe(false);
  expect([...diario.asientos().keys()]).toEqual([2, 3]);
});
