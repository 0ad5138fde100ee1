import { describe, expect, test, vi } from 'vitest';
import type { Fila } from '#features/importar/fila/fila.ts';
import { barrerCopias, borrarCopia, type Copia, guardarCopia, leerCopia } from '#features/importar/registrar/copia.ts';
import {
  type Asiento,
  abrirDiario,
  aplicarDiario,
  barrerDiarios,
  deOtros,
  esDeOtra,
  importacionesEmpezadas,
} from '#features/importar/registrar/diario.ts';
import { browser, localKeys, sessionKeys, tab } from '#lib/storage.ts';
import { NOW } from '#support/clock.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { dudoso, sinFecha, unaFila } from './filas.ts';

// Without a database of the browser everything is in memory; registrarDiario.alone.test.ts tries it with one.

const HORA = 3_600_000;
const DIA = 24 * HORA;
const ahora = NOW.getTime();

describe('[S2] the working copy', () => {
  const dueno = { usuario: 7, empresa: 9501 };
  const otro = { usuario: 7, empresa: 9502 };

  const copiaCon = (filas: readonly Fila[], nombre = 'altas.csv'): Copia => ({
    planilla: {
      ...{ nombre, huella: 'a1', peso: 90, titulos: ['Documento'], clase: 'otra', ignoradas: [], vaciasAlFinal: 0 },
      origen: { clase: 'texto', codificacion: 'UTF-8', separador: 'coma' },
    },
    correspondencia: { NumeroDocumento: { indice: 0 } },
    filas,
  });
  const filas = (count: number, part: Partial<Fila> = {}) =>
    Array.from({ length: count }, (_, at) => unaFila(at + 2, part));

  /** Keeps the copies of an owner, and removes them with the test. */
  async function guardar(copia: Copia, de = dueno) {
    atTestEnd(() => void borrarCopia(de));
    return guardarCopia(de, copia);
  }

  test('is read as it was kept, by its owner alone, and nothing says that the browser keeps it', async () => {
    const copia = copiaCon(filas(3));
    expect(await guardar(copia)).toBe(false);
    expect(await leerCopia(dueno)).toEqual(copia);
    expect(await leerCopia(otro)).toBeNull();
    expect(await leerCopia({ ...dueno, usuario: 8 })).toBeNull();
    expect(browser.read(localKeys.importaciones)).toBe('1');
  });

  test('is gone once it was erased, that of others stays', async () => {
    const copia = copiaCon(filas(3));
    await guardar(copia);
    await guardar(copia, otro);
    await borrarCopia(dueno);
    expect(await leerCopia(dueno)).toBeNull();
    expect(await leerCopia(otro)).toEqual(copia);
    // Its pieces are written anew, although no row changed.
    await guardar(copia);
    expect(await leerCopia(dueno)).toEqual(copia);
  });

  test('that is erased while it is being written is gone too', async () => {
    const guardando = guardar(copiaCon(filas(3)));
    await borrarCopia(dueno);
    await guardando;
    expect(await leerCopia(dueno)).toBeNull();
  });

  test('has the rows of the last time: changed, more, fewer, and in the same pieces', async () => {
    const antes = filas(401);
    await guardar(copiaCon(antes));
    const cambiadas = antes.map((una) => (una.numero === 300 ? { ...una, celdas: ['OTRO'] } : una));
    for (const otras of [cambiadas, [...cambiadas, unaFila(999)], cambiadas.slice(0, 150), antes.slice(1), []]) {
      await guardar(copiaCon(otras, `${otras.length}.csv`));
      expect(await leerCopia(dueno)).toEqual(copiaCon(otras, `${otras.length}.csv`));
    }
  });

  test('cannot be read without the key of the tab, with another one, or with what is no key', async () => {
    const copia = copiaCon(filas(2));
    await guardar(copia);
    const llave = tab.read(sessionKeys.importacion);
    expect(llave).not.toBe('');
    for (const otra of ['', '%%%', btoa('corta'), btoa('x'.repeat(32))]) {
      tab.write(sessionKeys.importacion, otra);
      expect(await leerCopia(dueno)).toBeNull();
    }
    tab.write(sessionKeys.importacion, llave);
    expect(await leerCopia(dueno)).toEqual(copia);
    expect(tab.read(sessionKeys.importacion)).toBe(llave);
  });

  test('is written whole with a new key, because what the earlier one wrote cannot be read', async () => {
    const copia = copiaCon(filas(2));
    await guardar(copia);
    const llave = tab.read(sessionKeys.importacion);
    tab.remove(sessionKeys.importacion);
    await guardar(copia);
    expect(tab.read(sessionKeys.importacion)).not.toBe(llave);
    expect(await leerCopia(dueno)).toEqual(copia);
  });

  test('without a copy none is read, and no key is made for that', async () => {
    expect(await leerCopia(dueno)).toBeNull();
    expect(tab.read(sessionKeys.importacion)).toBe('');
  });

  test('[S4] of a day ago is swept, and with an owner those of everybody else', async () => {
    const copia = copiaCon(filas(1));
    await guardar(copia);
    await guardar(copia, otro);
    await barrerCopias(ahora + DIA, null);
    expect([await leerCopia(dueno), await leerCopia(otro)]).toEqual([copia, copia]);
    await barrerCopias(ahora, otro);
    expect([await leerCopia(dueno), await leerCopia(otro)]).toEqual([null, copia]);
    await barrerCopias(ahora + DIA + HORA, otro);
    expect(await leerCopia(otro)).toBeNull();
  });
});

const asiento: Asiento = {
  ...{ paso: 'enviando', conocidos: [11, 12], dudosa: false, idTipoNovedad: 2, idPersona: 900, idPersonaNovedad: 0 },
};

describe('[S3] the journal', () => {
  const dueno = { usuario: 7, empresa: 9503 };

  /** The journal of a file, which is removed with the test. */
  async function abrir(huella: string, de = dueno) {
    const diario = await abrirDiario(de, huella);
    atTestEnd(() => void diario.borrar());
    return diario;
  }

  test('has what an earlier visit wrote in it, and nothing of another file, company or user', async () => {
    const diario = await abrir('a1');
    expect([diario.persistente(), diario.asientos().size]).toEqual([false, 0]);
    await diario.comenzar(2);
    await diario.anotar(2, asiento);
    await diario.anotar(13, { ...asiento, paso: 'registrada', idPersonaNovedad: 77 });
    expect([...(await abrirDiario(dueno, 'a1')).asientos()]).toEqual([
      [2, asiento],
      [13, { ...asiento, paso: 'registrada', idPersonaNovedad: 77 }],
    ]);
    for (const [de, huella] of [
      [dueno, 'a'],
      [{ ...dueno, empresa: 1 }, 'a1'],
      [{ ...dueno, usuario: 8 }, 'a1'],
    ] as const)
      expect((await abrirDiario(de, huella)).asientos().size).toBe(0);
    expect(browser.read(localKeys.importaciones)).toBe('1');
  });

  test('is told with its counts, the newest first, once it began', async () => {
    const primero = await abrir('a1');
    const pasos = ['registrada', 'registrada', 'enviando', 'sinConfirmar', 'rechazada', 'subiendo'] as const;
    for (const [at, paso] of pasos.entries()) await primero.anotar(at + 2, { ...asiento, paso });
    expect(await importacionesEmpezadas(dueno)).toEqual([]);
    await primero.comenzar(9);
    const segundo = await abrir('b2');
    vi.setSystemTime(ahora + HORA);
    await segundo.comenzar(1);
    await (await abrir('c3', { ...dueno, empresa: 95031 })).comenzar(1);
    expect(await importacionesEmpezadas(dueno)).toEqual([
      { huella: 'b2', desde: ahora + HORA, total: 1, registradas: 0, inciertas: 0 },
      { huella: 'a1', desde: ahora, total: 9, registradas: 2, inciertas: 2 },
    ]);
  });

  test('[R1] keeps the first moment and the larger total', async () => {
    const diario = await abrir('a1');
    await diario.comenzar(5);
    vi.setSystemTime(ahora + HORA);
    await diario.comenzar(3);
    expect(await importacionesEmpezadas(dueno)).toMatchObject([{ desde: ahora, total: 5 }]);
    await diario.comenzar(8);
    expect(await importacionesEmpezadas(dueno)).toMatchObject([{ desde: ahora, total: 8 }]);
  });

  test('[S4] is gone once it was erased, and 30 days after it began', async () => {
    const diario = await abrir('a1');
    await diario.comenzar(1);
    await diario.anotar(2, asiento);
    await barrerDiarios(ahora + 30 * DIA);
    expect(await importacionesEmpezadas(dueno)).toHaveLength(1);
    await barrerDiarios(ahora + 30 * DIA + HORA);
    expect(await importacionesEmpezadas(dueno)).toEqual([]);
    await diario.comenzar(1);
    await diario.anotar(2, asiento);
    await diario.borrar();
    expect([...diario.asientos()]).toEqual([]);
    expect((await abrirDiario(dueno, 'a1')).asientos().size).toBe(0);
    expect(await importacionesEmpezadas(dueno)).toEqual([]);
  });

  test('notices of others are those that the person had before and those that rows have', () => {
    const asientos = new Map<number, Asiento>([
      [2, { ...asiento, paso: 'registrada', idPersonaNovedad: 77 }],
      [3, { ...asiento, paso: 'enviando', idPersonaNovedad: 78 }],
      [4, { ...asiento, paso: 'registrada', idPersonaNovedad: 79 }],
    ]);
    expect(deOtros({ asientos: () => asientos }, [11])).toEqual([11, 77, 79]);
    expect(deOtros({ asientos: () => new Map() }, [])).toEqual([]);
  });
});

describe('[R3] [R4] a row with what the journal knows', () => {
  const aplicada = (fila: Fila, uno?: Partial<Asiento>) => {
    const asientos = new Map(uno ? [[fila.numero, { ...asiento, ...uno }]] : []);
    const [leida] = aplicarDiario([fila], { asientos: () => asientos });
    if (!leida) throw new Error('no row');
    return leida;
  };

  test('that was registered has its notice, ticked', () => {
    const sinMarca = unaFila(2);
    expect(aplicada(sinMarca, { paso: 'registrada', idPersonaNovedad: 77, nroAviso: 'A-77' })).toEqual({
      ...sinMarca,
      ...{ paso: 'registrada', marcada: true },
      resultado: { motivo: '', nroAviso: 'A-77', idPersona: 900, idPersonaNovedad: 77 },
    });
    expect(aplicada(sinMarca, { paso: 'registrada' }).resultado?.nroAviso).toBe('');
  });

  test('that was refused may be sent again, and has no notice', () => {
    expect(aplicada(unaFila(2), { paso: 'rechazada', idPersonaNovedad: 77, nroAviso: 'A-77' })).toMatchObject({
      ...{ paso: 'rechazada', marcada: true },
      resultado: {
        ...{ motivo: 'No se registró la vez anterior. Puede reintentarla.', nroAviso: '' },
        ...{ idPersona: 0, idPersonaNovedad: 0 },
      },
    });
  });

  test('that was sent without an answer is uncertain, one that nobody confirmed stays so', () => {
    expect(aplicada(unaFila(2), { paso: 'enviando' })).toMatchObject({ paso: 'incierta', marcada: true });
    expect(aplicada(unaFila(2), { paso: 'sinConfirmar' })).toMatchObject({ paso: 'sinConfirmar', marcada: true });
  });

  test('whose files were on their way was not sent, and neither was one without an entry', () => {
    const enVuelo = (part: Partial<Fila>) => aplicada(unaFila(2, part), { paso: 'subiendo' });
    expect(enVuelo({ paso: 'subiendo', marcada: false })).toMatchObject({ paso: 'lista', marcada: false });
    expect(enVuelo({ paso: 'subiendo', hallazgos: [dudoso] }).paso).toBe('aviso');
    expect(enVuelo({ paso: 'subiendo', hallazgos: [sinFecha] }).paso).toBe('lista');
    expect(enVuelo({ paso: 'problema' }).paso).toBe('problema');
    for (const paso of ['enEspera', 'recomprobando', 'subiendo', 'enviando', 'incierta', 'leyendo'] as const)
      expect(aplicada(unaFila(2, { paso })).paso).toBe('lista');
    for (const paso of ['leida', 'porComprobar', 'aviso', 'registrada', 'rechazada', 'sinConfirmar'] as const)
      expect(aplicada(unaFila(2, { paso })).paso).toBe(paso);
  });

  test('an entry is about another person only if both are known and differ', () => {
    const fila = unaFila(2, { idPersona: 7 });
    expect(esDeOtra({ ...asiento, idPersona: 8 }, fila)).toBe(true);
    expect(esDeOtra({ ...asiento, idPersona: 7 }, fila)).toBe(false);
    // Somebody who had no id yet.
    expect(esDeOtra({ ...asiento, idPersona: 0 }, fila)).toBe(false);
    expect(esDeOtra({ ...asiento, idPersona: 8 }, unaFila(2))).toBe(false);
    expect(aplicada(fila, { paso: 'registrada', idPersona: 8 }).paso).toBe('lista');
    expect(aplicada(fila, { paso: 'registrada', idPersona: 0 }).paso).toBe('registrada');
  });
});
