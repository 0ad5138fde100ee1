import { randomBytes } from 'node:crypto';
import type { Zippable } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { ArchivoIlegible, usarAdjunto } from '#features/importar/fila/adjunto.ts';
import { type Adjunto, abrirAdjuntos } from '#features/importar/lectura/adjuntos.ts';
import { repartirAdjuntos } from '#features/importar/lectura/repartirAdjuntos.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { filaCon, fixture, veredictos, zip } from './apoyo.ts';

const requisito = (IdRequisito: number, Nombre: string, Extension: string, Requerido: boolean) => ({
  ...{ IdRequisito, Nombre, Extension, Requerido, IdRequisitoTipoNovedad: IdRequisito, IdTipoNovedad: 1, TamanioMb: 5 },
});
/** What an entry asks for in the sandbox, and two more papers. */
const requisitos = [
  requisito(requisitoFotografia, 'FOTOGRAFIA_PERSONA_REGISTRO', 'JPG, JPEG, PNG', true),
  requisito(3, 'DOCUMENTO DE IDENTIDAD', '.pdf;.jpg;.png', true),
  requisito(4, 'CONTRATO DE TRABAJO', 'pdf', false),
];
const [FOTO, CI, CONTRATO] = [2, 3, 4];

const archivosDe = async (...archivos: readonly File[]): Promise<readonly Adjunto[]> => {
  const abiertos = await abrirAdjuntos(archivos);
  if (!abiertos.ok) throw new Error(abiertos.texto);
  return abiertos.archivos;
};
const nombrados = (...nombres: readonly string[]) => archivosDe(...nombres.map((nombre) => new File(['x'], nombre)));
const fila = (numero: number, documento: string, complemento = '') =>
  filaCon({ TipoAviso: 'ALTA', NumeroDocumento: documento, Complemento: complemento }, numero);

async function reparto(nombres: readonly string[], filas = [fila(2, '6843217'), fila(3, '5120984', '1F')]) {
  const found = repartirAdjuntos(await nombrados(...nombres), filas, () => requisitos);
  return {
    filas: Object.fromEntries(
      [...found.porFila].map(([numero, suyos]) => [
        numero,
        Object.fromEntries(suyos.map(({ idRequisito, ruta }) => [idRequisito, ruta])),
      ]),
    ),
    sueltos: found.sueltos.map(({ adjunto, texto }) => `${adjunto.ruta}: ${texto}`),
    dobles: found.dobles.map(({ texto }) => texto),
  };
}

describe('[P6] names of files', () => {
  test('11: each file goes where the table says', async () => {
    const abiertos = await abrirAdjuntos([fixture('11-adjuntos.zip')]);
    if (!abiertos.ok) throw new Error(abiertos.texto);
    const filas = ['6843217', '5120984', 'E-0012345', 'AB123456', '12345678'].map((documento, n) =>
      fila(n + 2, documento, documento === '5120984' ? '1F' : ''),
    );
    const { porFila, sueltos, dobles } = repartirAdjuntos(abiertos.archivos, filas, () => requisitos);
    const puestos = [...porFila.values()].flat().map(({ ruta }) => ruta);
    const lugar = (ruta: string) => {
      if (abiertos.ignorados.includes(ruta)) return 'ignorado -';
      if (sueltos.some(({ adjunto }) => adjunto.ruta === ruta)) return 'aviso ADJUNTO_SUELTO';
      if (dobles.some(({ otro }) => otro.ruta === ruta)) return 'aviso ADJUNTO_DOBLE';
      return puestos.includes(ruta) ? 'puesto' : 'nada';
    };
    const wanted = veredictos().filter(({ archivo }) => archivo === '11-adjuntos.zip');
    expect(wanted).toHaveLength(15);
    // What is inside the files is checked later, so that a damaged one still has its place.
    expect(wanted.map(({ fila: ruta = '' }) => [ruta, lugar(ruta)])).toEqual(
      wanted.map(({ fila: ruta, veredicto, codigo }) => [
        ruta,
        ['lista', 'problema'].includes(veredicto ?? '') ? 'puesto' : `${veredicto} ${codigo}`,
      ]),
    );
  });

  test('[E-3-11] the suffix names the requirement, in any case and after a space or dash too', async () => {
    const { filas } = await reparto(['6843217_FOTO.PNG', '6843217 ci.pdf', '6843217-contrato.pdf']);
    expect(filas).toEqual({
      2: { [FOTO]: '6843217_FOTO.PNG', [CI]: '6843217 ci.pdf', [CONTRATO]: '6843217-contrato.pdf' },
    });
  });

  test('without a suffix a file is the one required that is missing and takes its format', async () => {
    expect((await reparto(['5120984-1F.pdf', '5120984-1F_foto.png'])).filas).toEqual({
      3: { [FOTO]: '5120984-1F_foto.png', [CI]: '5120984-1F.pdf' },
    });
    // A picture may be the photograph or the document; after the document is there, only the photograph.
    expect((await reparto(['5120984-1F.png'])).sueltos).toEqual([
      '5120984-1F.png: No se sabe qué documento de la fila 3 es. Agregue _foto, _ci, _contrato, _convenio o _retiro.',
    ]);
    expect((await reparto(['5120984-1F.png', '5120984-1F_ci.pdf'])).filas).toEqual({
      3: { [CI]: '5120984-1F_ci.pdf', [FOTO]: '5120984-1F.png' },
    });
  });

  test('of two files for one requirement the original is used, in whatever order they come', async () => {
    for (const nombres of [
      ['6843217_ci (1).pdf', '6843217_ci.pdf'],
      ['6843217_ci.pdf', '6843217_ci - copia.pdf'],
    ]) {
      const { filas, dobles } = await reparto(nombres);
      expect(filas).toEqual({ 2: { [CI]: '6843217_ci.pdf' } });
      expect(dobles).toEqual(['La fila 2 tiene dos archivos para DOCUMENTO DE IDENTIDAD. Se usa 6843217_ci.pdf.']);
    }
  });

  test('zeros and dots make no difference, the complement does', async () => {
    expect((await reparto(['06.843.217_foto.png'])).filas).toEqual({ 2: { [FOTO]: '06.843.217_foto.png' } });
    expect((await reparto(['5120984_foto.png'])).sueltos).toEqual([
      '5120984_foto.png: El documento de la fila 3 tiene el complemento 1F: agréguelo al nombre del archivo.',
    ]);
  });

  test('each file without a place says why', async () => {
    expect((await reparto(['7000000_foto.png', 'foto de Rosa.png', '6843217_convenio.pdf'])).sueltos).toEqual([
      '7000000_foto.png: Ninguna fila tiene el documento 7000000.',
      'foto de Rosa.png: El nombre no empieza con un número de documento.',
      '6843217_convenio.pdf: El aviso de la fila 2 no pide ese documento.',
    ]);
  });

  test('of two rows of one person the first gets the files', async () => {
    const { filas } = await reparto(['6843217_foto.png'], [fila(2, '6843217'), fila(9, '06843217')]);
    expect(filas).toEqual({ 2: { [FOTO]: '6843217_foto.png' } });
  });

  test('[B4] 10,000 files find their 5,000 rows, and none is read', async () => {
    const cerrado = (nombre: string): Adjunto => ({
      ...{ ruta: nombre, nombre, peso: 1, archivo: new File([], nombre) },
      abrir: () => Promise.reject(new Error('opened')),
    });
    const filas = Array.from({ length: 5000 }, (_, n) => fila(n + 2, String(1_000_000 + n)));
    const adjuntos = filas.flatMap(({ textos }) => [
      cerrado(`${textos.NumeroDocumento}_foto.jpg`),
      cerrado(`${textos.NumeroDocumento}_ci.pdf`),
    ]);
    const { porFila, sueltos, dobles } = repartirAdjuntos(adjuntos, filas, () => requisitos);
    expect([porFila.size, sueltos.length, dobles.length]).toEqual([5000, 0, 0]);
    expect([...porFila.values()].every((suyos) => suyos.length === 2)).toBe(true);
  });
});

describe('a ZIP', () => {
  const pdf = new TextEncoder().encode(`%PDF-1.4\n${'lo mismo otra vez '.repeat(2000)}`);
  const leer = async (adjunto: Adjunto | undefined) => {
    if (!adjunto) throw new Error('no file');
    return usarAdjunto(adjunto, async (archivo) => ({
      ...{ nombre: archivo.name, tipo: archivo.type, bytes: archivo.size },
    }));
  };
  const motivo = async (archivo: File) => {
    const abierto = await abrirAdjuntos([archivo]);
    return abierto.ok ? null : abierto.texto;
  };
  test('a ZIP that was changed since it was chosen is refused with the reason; an end that was asked for is none', async () => {
    const perdido = (name: string) => {
      const archivo = zip({ 'a.pdf': pdf });
      vi.spyOn(archivo, 'slice').mockImplementation(() => {
        throw new DOMException('changed', name);
      });
      return archivo;
    };
    expect(await motivo(perdido('NotReadableError'))).toBe(
      'No se puede leer el ZIP: se movió o cambió después de elegirlo. Suelte la carpeta.',
    );
    await expect(motivo(perdido('AbortError'))).rejects.toThrow('changed');
  });

  /** Sets the same two bytes in the header of each entry and in the directory. */
  const enCadaEntrada = (offset: number, valor: number) => (bytes: Uint8Array) => {
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 46 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + offset, valor, true);
  };

  test('[P6] is listed without unpacking, and its files are unpacked one at a time', async () => {
    const [uno, otro] = await archivosDe(zip({ 'docs/1234567_ci.pdf': pdf, '1234567_foto.png': [pdf, { level: 0 }] }));
    expect([uno?.ruta, uno?.nombre, uno?.peso, uno?.archivo.size]).toEqual([
      ...['docs/1234567_ci.pdf', '1234567_ci.pdf', pdf.length, 0],
    ]);
    expect(await leer(uno)).toEqual({ nombre: '1234567_ci.pdf', tipo: 'application/pdf', bytes: pdf.length });
    expect(await leer(otro)).toEqual({ nombre: '1234567_foto.png', tipo: 'image/png', bytes: pdf.length });
  });

  test('names keep the letters of Spanish; folders are no files', async () => {
    const files = await archivosDe(zip({ 'ñandú/': new Uint8Array(), 'ñandú/1234567_ñ.pdf': pdf }));
    expect(files.map(({ ruta }) => ruta)).toEqual(['ñandú/1234567_ñ.pdf']);
  });

  test('signs that turn the direction of a name are none of it: it finds its row, is called and is sent without them', async () => {
    const archivos = await archivosDe(
      zip({
        'docs\u2066/684\u202e3217_ci.p\u200fdf': pdf,
        '6843217_c\u061ci (1).pdf': pdf,
        '\u202e7000000_ci.pdf': pdf,
      }),
    );
    const { porFila, sueltos, dobles } = repartirAdjuntos(archivos, [fila(2, '6843217')], () => requisitos);
    expect(porFila.get(2)?.map(({ idRequisito }) => idRequisito)).toEqual([CI]);
    expect(sueltos.map(({ texto }) => texto)).toEqual(['Ninguna fila tiene el documento 7000000.']);
    expect(dobles.map(({ texto }) => texto)).toEqual([
      'La fila 2 tiene dos archivos para DOCUMENTO DE IDENTIDAD. Se usa 6843217_ci.pdf.',
    ]);
    expect(await leer(archivos[0])).toMatchObject({ nombre: '6843217_ci.pdf', tipo: 'application/pdf' });
  });

  test('names in the letters of old DOS, and folders in those of Windows, are read as they were meant', async () => {
    const files = await archivosDe(
      zip({ 'docs|1234567_cX.pdf': pdf }, (bytes) => {
        for (let at = 0; at + 20 < bytes.length; at += 1)
          if (Buffer.from(bytes.slice(at, at + 5)).toString('latin1') === 'docs|') {
            bytes[at + 4] = '\\'.charCodeAt(0);
            bytes[at + 14] = 0xa4;
          }
      }),
    );
    expect(files.map(({ ruta, nombre }) => [ruta, nombre])).toEqual([['docs/1234567_cñ.pdf', '1234567_cñ.pdf']]);
  });

  test('a file of another size than it says is told as damaged', async () => {
    const [mentido] = await archivosDe(
      zip({ '1234567_ci.pdf': pdf }, (bytes) => {
        const view = new DataView(bytes.buffer);
        for (let at = 0; at + 46 < bytes.length; at += 1)
          if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
      }),
    );
    await expect(leer(mentido)).rejects.toThrow(new ArchivoIlegible('No se puede extraer del ZIP: está dañado.'));
  });

  /** The archive with a count of the bytes that are read of it. To read it whole fails. */
  const contar = (archivo: File) => {
    let leidos = 0;
    const slice = archivo.slice.bind(archivo);
    const whole = () => {
      throw new Error('the whole archive is read');
    };
    const contado = Object.assign(archivo, {
      ...{ arrayBuffer: whole, stream: whole },
      slice: (from?: number, to?: number) => {
        const part = slice(from, to);
        leidos += part.size;
        return part;
      },
    });
    return { contado, leidos: () => leidos };
  };

  test('a file whose bytes changed is told as damaged', async () => {
    const [cambiado] = await archivosDe(
      zip({ '1234567_foto.png': [pdf, { level: 0 }] }, (bytes) => {
        bytes[200] = (bytes[200] ?? 0) + 1;
      }),
    );
    await expect(leer(cambiado)).rejects.toThrow(new ArchivoIlegible('No se puede extraer del ZIP: está dañado.'));
  });

  test('[B4] of an archive only the directory is read, and of its files only the one that is opened; no worker is made', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('a worker');
        }
      },
    );
    atTestEnd(() => vi.unstubAllGlobals());
    const otros: Zippable = {};
    for (let n = 0; n < 10; n += 1) otros[`${n}.pdf`] = [new Uint8Array(4 * 1024 ** 2), { level: 0 }];
    const archivo = zip({ ...otros, '1234567_ci.pdf': pdf });
    const { contado, leidos } = contar(archivo);
    const files = await archivosDe(contado);
    expect(files).toHaveLength(11);
    expect(leidos()).toBeLessThan(256 * 1024);
    expect(await leer(files.at(-1))).toMatchObject({ bytes: pdf.length });
    expect(leidos()).toBeLessThan(512 * 1024);
  });

  test('a file that unpacks to more than it says is given up at once', async () => {
    // Bytes of chance do not shrink, so that what was unpacked can be told from what was read.
    const mentido = zip({ '1234567_ci.pdf': [randomBytes(4 * 1024 ** 2), { level: 1 }] }, (bytes) => {
      const view = new DataView(bytes.buffer);
      for (let at = 0; at + 46 < bytes.length; at += 1)
        if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    });
    const { contado, leidos } = contar(mentido);
    const [una] = await archivosDe(contado);
    await expect(leer(una)).rejects.toThrow(new ArchivoIlegible('No se puede extraer del ZIP: está dañado.'));
    expect(leidos()).toBeGreaterThan(64 * 1024);
    expect(leidos()).toBeLessThan(2 * 1024 ** 2);
  });

  test('[F6] is refused with its reason', async () => {
    const sentence = (porque: string) => `No se puede leer el ZIP: ${porque}. Suelte la carpeta.`;
    const normal = { '1234567_ci.pdf': pdf };
    expect(await motivo(zip(normal, enCadaEntrada(8, 1)))).toBe(sentence('tiene contraseña'));
    expect(await motivo(new File(['esto no es un zip'], 'a.zip'))).toBe(sentence('está dañado o no es un ZIP'));
    expect(await motivo(new File([], 'a.zip'))).toBe(sentence('está dañado o no es un ZIP'));
    const muchos = Object.fromEntries(Array.from({ length: 12_001 }, (_, n) => [`${n}.pdf`, new Uint8Array()]));
    expect(await motivo(zip(muchos))).toBe(sentence('tiene más de 12,000 archivos'));
    const partido = (bytes: Uint8Array) => new DataView(bytes.buffer).setUint16(bytes.length - 18, 1, true);
    expect(await motivo(zip(normal, partido))).toBe(sentence('está dividido en partes'));
    const enorme = Object.defineProperty(new File(['x'], 'a.zip'), 'size', { value: 1024 ** 3 + 1 });
    expect(await motivo(enorme)).toBe(sentence('pesa más de 1 GB'));
  });

  test('12,000 entries are read', async () => {
    const muchos = Object.fromEntries(Array.from({ length: 12_000 }, (_, n) => [`${n}.pdf`, new Uint8Array()]));
    expect(await archivosDe(zip(muchos))).toHaveLength(12_000);
  });

  test('of a damaged directory nothing is guessed', async () => {
    const roto = zip({ '1234567_ci.pdf': pdf }, (bytes) => {
      const view = new DataView(bytes.buffer);
      for (let at = 0; at + 46 < bytes.length; at += 1)
        if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 28, 60_000, true);
    });
    expect(await motivo(roto)).toContain('está dañado');
  });
});

test('[B4] four files are open at most', async () => {
  let [abiertos, mas] = [0, 0];
  const adjunto = {
    archivo: new File([], 'a.pdf'),
    abrir: async () => {
      abiertos += 1;
      mas = Math.max(mas, abiertos);
      return new File(['x'], 'a.pdf');
    },
  };
  const usar = () =>
    usarAdjunto(adjunto, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      abiertos -= 1;
    });
  await Promise.all(Array.from({ length: 40 }, usar));
  expect([mas, abiertos]).toEqual([4, 0]);
});

test('files of a chosen folder keep their folders; what systems leave behind is left out', async () => {
  const enCarpeta = (ruta: string) =>
    Object.defineProperty(new File(['x'], ruta.slice(ruta.lastIndexOf('/') + 1)), 'webkitRelativePath', {
      value: ruta,
    });
  const abiertos = await abrirAdjuntos(['mes/fotos/1_foto.png', 'mes/.DS_Store', 'mes/Thumbs.db'].map(enCarpeta));
  expect(abiertos).toMatchObject({
    ...{ ok: true, archivos: [{ ruta: 'mes/fotos/1_foto.png' }], ignorados: ['mes/.DS_Store', 'mes/Thumbs.db'] },
  });
});
