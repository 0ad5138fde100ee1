import { expect, test } from 'vitest';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import type { Archivo } from '#sandbox/db/rows.ts';
import { archivosPendientes, faltanArchivos, impideArchivo, tipoPorBytes } from '#sandbox/rules/files.ts';
import { jpeg, openFund, pdf } from './fund.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);
const html = new TextEncoder().encode('<html>');
const IdTipoNovedad = tipo.COTIZANTE_INGRESO_EMPRESA;

const requisito = (part: Partial<Requisito> = {}): Requisito => ({
  Extension: 'pdf',
  IdRequisito: 3,
  IdRequisitoTipoNovedad: 1,
  IdTipoNovedad,
  Nombre: 'DOCUMENTO',
  Requerido: true,
  TamanioMb: 1,
  ...part,
});
const check = (nombre: string, bytes: Uint8Array, part: Partial<Requisito> = {}) =>
  impideArchivo(requisito(part), nombre, bytes);

test('a file’s kind is told by how it begins, and only by all of it', () => {
  expect([pdf, jpeg, png].map(tipoPorBytes)).toEqual(['application/pdf', 'image/jpeg', 'image/png']);
  const others = [
    html,
    new Uint8Array(),
    pdf.slice(0, 4),
    jpeg.slice(1),
    Uint8Array.of(0xff, 0xd8, 0xfe),
    png.slice(0, 3),
  ];
  expect(others.map(tipoPorBytes)).toEqual(others.map(() => null));
});

test.each(['pdf,jpg,png', '.pdf;.jpg;.png', 'PDF|JPG|PNG', 'pdf jpg  png', ' pdf, .jpg ;png,'])(
  'the formats of a requirement may be written %j',
  (Extension) => {
    expect(check('a.pdf', pdf, { Extension })).toBeNull();
    expect(check('a.JPG', jpeg, { Extension })).toBeNull();
    expect(check('a.b.png', png, { Extension })).toBeNull();
    const text = (name: string) => `El archivo ${name} no tiene un formato permitido: PDF, JPG, PNG.`;
    for (const name of ['a.jpeg', 'a', 'pdf', 'a.', 'a.pdf.doc'])
      expect(check(name, pdf, { Extension })).toBe(text(name));
  },
);

test('without formats each kind that is known is taken, under an ending of its own', () => {
  const any = { Extension: '' };
  for (const [name, bytes] of [
    ['a.pdf', pdf],
    ['a.jpg', jpeg],
    ['a.jpeg', jpeg],
    ['a.png', png],
  ] as const)
    expect(check(name, bytes, any), name).toBeNull();
  for (const [name, bytes] of [
    ['a.pdf', jpeg],
    ['a.jpg', png],
    ['a.png', pdf],
    ['a.html', html],
    ['a', pdf],
  ] as const)
    expect(check(name, bytes, any)).toBe(`El contenido del archivo ${name} no corresponde a su extensión.`);
});

const MB = 1_048_576;
const sized = (length: number) => {
  const bytes = new Uint8Array(length);
  bytes.set(pdf.slice(0, length));
  return bytes;
};

test('a file has at most the size of its requirement, or 20 MB if that names none; an empty one is told first', () => {
  expect(check('a.pdf', sized(MB))).toBeNull();
  expect(check('a.pdf', sized(MB + 1))).toBe('El archivo a.pdf supera el tamaño permitido de 1 MB.');
  expect(check('a.pdf', sized(20 * MB), { TamanioMb: 0 })).toBeNull();
  const tooBig = check('a.pdf', sized(20 * MB + 1), { TamanioMb: 0 });
  expect(tooBig).toBe('El archivo a.pdf supera el tamaño permitido de 20 MB.');
  expect(check('a.doc', sized(0))).toBe('El archivo a.doc está vacío.');
});

const archivo = (part: Partial<Archivo> = {}): Archivo => ({
  IdRecurso: 1,
  Tabla: 'seguros_personas_novedad',
  IdTabla: 0,
  IdPersona: 7,
  IdTipoNovedadPadre: tipo.AVISO_COTIZANTE_ALTA_COTIZANTE,
  IdRequisito: 3,
  IdUsuario: 9,
  NombreArchivo: 'a.pdf',
  TipoContenido: 'application/pdf',
  Contenido: '',
  ...part,
});

test('the files that wait are the user’s own for that person and family, of no notice yet', () => {
  const { db } = openFund();
  const parts: readonly Partial<Archivo>[] = [
    {},
    { IdUsuario: 8 },
    { IdPersona: 6 },
    { IdTipoNovedadPadre: tipo.NOVEDAD_PASANTE_ALTA },
    { IdTabla: 5 },
    { IdRequisito: 2 },
  ];
  for (const [at, part] of parts.entries()) db.archivos.put(archivo({ IdRecurso: at + 1, ...part }));
  const found = archivosPendientes(db, { idUsuario: 9, idPersona: 7, idTipoNovedad: IdTipoNovedad });
  expect(found.map((f) => f.IdRecurso)).toEqual([1, 6]);
});

test('the photo is missing before the attachments; what is not required never is', () => {
  const { db } = openFund();
  const photo = 'Por favor, realice la carga de fotografía.';
  const rest = 'Por favor, realice la carga de los adjuntos solicitados.';
  for (const { IdRequisitoTipoNovedad } of db.requisitos.all()) db.requisitos.remove(IdRequisitoTipoNovedad);
  const ask = (required: readonly boolean[], has: readonly number[], byRequirement = false) => {
    required.forEach((Requerido, at) => {
      db.requisitos.put(requisito({ IdRequisitoTipoNovedad: at + 1, IdRequisito: at + 2, Requerido }));
    });
    const files = has.map((IdRequisito) => archivo({ IdRequisito }));
    return faltanArchivos(db, IdTipoNovedad, files, { fotografiaSegunRequisito: byRequirement });
  };
  expect(ask([true, true, true], [])).toBe(photo);
  expect(ask([true, true, true], [3, 4])).toBe(photo);
  expect(ask([true, true, true], [2, 3])).toBe(rest);
  expect(ask([true, true, true], [2, 3, 4])).toBeNull();
  expect(ask([true, true, false], [2, 3])).toBeNull();
  expect(ask([false, false, false], []), 'a listed photo is needed').toBe(photo);
  expect(ask([false, false, false], [], true), 'unless its requirement decides').toBeNull();
  expect(faltanArchivos(db, IdTipoNovedad, []), 'by itself a listed photo is needed').toBe(photo);
  expect(ask([true, false, false], [], true)).toBe(photo);
});
