import { fill, tidy } from '#lib/texts.ts';
import { readCsv } from '#ui/files/csv.ts';
import { decodeText } from '#ui/files/decodeText.ts';
import { type BookRefusal, containerKind, isZip, readBook } from '#ui/files/readBook.ts';
import { indispensables } from '../fila/columnas.ts';
import type { Celda, CodigoDeArchivo, FilaDeArchivo, Lectura, OrigenDePlanilla, Planilla } from '../fila/planilla.ts';
import { archivoMessages, lecturaMessages as textos } from './messages.ts';
import { esDelMinisterio, esTituloDelMinisterio, indicesDePersona } from './ministerio.ts';
import { columnaDeTitulo, columnaExacta, esDeInforme, plegado } from './titulos.ts';

/** Rows of the largest file. */
const MAXIMO_FILAS = 5000;
/** Rows among which the titles are looked for: payrolls have a heading above them. */
const PRIMERAS = 20;

type Cruda = readonly Celda[];

/** A table that a file holds: each row at its place, empty ones included. */
interface Tabla {
  readonly filas: readonly Cruda[];
  readonly origen: OrigenDePlanilla;
}

/** Why a whole file is refused. */
class Rechazo extends Error {
  constructor(
    readonly codigo: CodigoDeArchivo,
    valores: Readonly<Record<string, string>> = {},
  ) {
    super(fill(archivoMessages[codigo], valores));
  }
}

const vacia: Celda = { texto: '', clase: 'texto' };
const clases = { text: 'texto', number: 'numero', date: 'fecha' } as const;
const deLibro: Readonly<Record<BookRefusal, CodigoDeArchivo>> = {
  old: 'XLS',
  locked: 'CONTRASENA',
  other: 'NO_ES_PLANILLA',
};

const tieneTexto = (celda: Celda | undefined): boolean => celda !== undefined && celda.texto.trim() !== '';
const llenas = (fila: Cruda): number => fila.filter(tieneTexto).length;

/** A number with commas between thousands, as amounts are written in the portal: 12,345. */
const conMiles = (numero: number): string => String(numero).replace(/\B(?=(\d{3})+$)/g, ',');

/** How many titles of a row are known. */
const titulosConocidos = (fila: Cruda): number =>
  fila.filter(({ texto }) => columnaDeTitulo(texto) !== undefined || esTituloDelMinisterio(texto)).length;

/** The place of the titles: of the first rows the one with most known titles, else the first that is no heading. */
function lugarDelEncabezado(filas: readonly Cruda[]): { readonly lugar: number; readonly conocidos: number } {
  let [lugar, conocidos] = [-1, 1];
  filas.slice(0, PRIMERAS).forEach((fila, aqui) => {
    const cuantos = titulosConocidos(fila);
    if (cuantos > conocidos) [lugar, conocidos] = [aqui, cuantos];
  });
  if (lugar >= 0) return { lugar, conocidos };
  const primera = filas.findIndex((fila) => llenas(fila) > 1);
  return { lugar: primera >= 0 ? primera : filas.findIndex((fila) => llenas(fila) > 0), conocidos: 0 };
}

/** Text that belongs to another kind of file: a document, a page, or bytes that are no text. */
const esOtraCosa = (texto: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell bytes from text
  /^\s*(?:%PDF-|%!PS|\{\\rtf|<)/.test(texto) || /[\0-\x08\x0e-\x1f]/.test(texto);

function tablaDeTexto(bytes: Uint8Array): readonly Tabla[] {
  const { text, encoding } = decodeText(bytes);
  if (esOtraCosa(text)) throw new Rechazo('NO_ES_PLANILLA');
  const { separator, rows } = readCsv(text);
  const filas = rows.map((row) => row.map((texto): Celda => (texto === '' ? vacia : { texto, clase: 'texto' })));
  const separador = textos.separadores[separator];
  return [{ filas, origen: { clase: 'texto', codificacion: encoding, separador } }];
}

async function tablasDeLibro(bytes: Uint8Array): Promise<readonly Tabla[]> {
  const libro = await readBook(bytes);
  if (typeof libro === 'string') throw new Rechazo(deLibro[libro]);
  const hojas = libro.map(({ name }) => name);
  return libro.map(({ name, rows }) => ({
    filas: rows.map((row) => row.map(({ text, kind }) => (text === '' ? vacia : { texto: text, clase: clases[kind] }))),
    origen: { clase: 'libro', hoja: name, hojas },
  }));
}

/** The tables of a file: the sheets of a workbook, or the text. */
function tablasDe(bytes: Uint8Array): Promise<readonly Tabla[]> | readonly Tabla[] {
  const contenedor = containerKind(bytes);
  if (contenedor) throw new Rechazo(deLibro[contenedor]);
  return isZip(bytes) ? tablasDeLibro(bytes) : tablaDeTexto(bytes);
}

/** The asked sheet, or the one with most known titles; of several, the first. */
function elegirTabla(tablas: readonly Tabla[], hoja: string | undefined): Tabla {
  const pedida = tablas.find(({ origen }) => origen.clase === 'libro' && origen.hoja === hoja);
  const conFilas = tablas.filter(({ filas }) => filas.some((fila) => llenas(fila) > 0));
  if (!pedida && conFilas.length === 0) throw new Rechazo('VACIO');
  const [mejor] = conFilas
    .map((tabla) => ({ tabla, conocidos: lugarDelEncabezado(tabla.filas).conocidos }))
    .sort((una, otra) => otra.conocidos - una.conocidos);
  const elegida = pedida ?? mejor?.tabla;
  if (!elegida || elegida.filas.every((fila) => llenas(fila) === 0)) throw new Rechazo('VACIO');
  return elegida;
}

/** The titles of the table, as many as its rows have columns with something in them. */
function titulosDe(encabezado: Cruda, filas: readonly Cruda[]): readonly string[] {
  const ancho = [encabezado, ...filas].reduce((most, fila) => Math.max(most, fila.findLastIndex(tieneTexto) + 1), 0);
  const titulos = Array.from({ length: ancho }, (_, n) => tidy(encabezado[n]?.texto ?? ''));
  const vistos = new Set<string>();
  for (const titulo of titulos) {
    const clave = plegado(titulo) || titulo;
    if (clave !== '' && vistos.has(clave)) throw new Rechazo('TITULOS', { t: titulo });
    vistos.add(clave);
  }
  return titulos.map((titulo, n) => titulo || fill(textos.columna, { n: n + 1 }));
}

const esTotal = ({ texto }: Celda): boolean => /^(sub)?total(es)?(general(es)?)?$/.test(plegado(texto));

/** Why a row below the titles is no person's row; null if it is one. */
function porqueNoCuenta(titulos: readonly string[], clase: Planilla['clase']): (fila: Cruda) => string | null {
  if (clase === 'ministerio') {
    const persona = indicesDePersona(titulos);
    return (fila) => {
      if (persona.some((indice) => tieneTexto(fila[indice]))) return null;
      return fila.some(({ texto }) => /\d/.test(texto)) ? textos.totales : textos.sinPersona;
    };
  }
  const documento = titulos.findIndex((titulo) => columnaDeTitulo(titulo) === 'NumeroDocumento');
  return (fila) => (!tieneTexto(fila[documento]) && fila.some(esTotal) ? textos.totales : null);
}

function claseDe(titulos: readonly string[]): Planilla['clase'] {
  if (esDelMinisterio(titulos)) return 'ministerio';
  const propios = titulos.filter((titulo) => !esDeInforme(titulo)).map(columnaExacta);
  const completa = indispensables.every((columna) => propios.includes(columna));
  return completa && !propios.includes(undefined) ? 'plantilla' : 'otra';
}

/** The rows of a table: what is above the titles is ignored, empty rows are left out, each row keeps its number. */
function filasDe({ filas, lugar }: { readonly filas: readonly Cruda[]; readonly lugar: number }) {
  const titulos = titulosDe(filas[lugar] ?? [], filas.slice(lugar + 1));
  const clase = claseDe(titulos);
  const porque = porqueNoCuenta(titulos, clase);
  const ignoradas: { numero: number; porque: string }[] = [];
  const propias: FilaDeArchivo[] = [];
  filas.forEach((fila, aqui) => {
    const numero = aqui + 1;
    if (aqui === lugar || llenas(fila) === 0) return;
    const motivo = aqui < lugar ? textos.sobreElEncabezado : porque(fila);
    if (motivo !== null) ignoradas.push({ numero, porque: motivo });
    else propias.push({ numero, celdas: titulos.map((_, n) => fila[n] ?? vacia) });
  });
  return { titulos, clase, ignoradas, filas: propias };
}

function planillaDe({ filas, origen }: Tabla): Omit<Planilla, 'nombre' | 'huella' | 'peso'> {
  const { lugar, conocidos } = lugarDelEncabezado(filas);
  const leida = filasDe({ filas, lugar });
  // A text in one column may be anything, a letter for example.
  if (origen.clase === 'texto' && leida.titulos.length < 2 && columnaDeTitulo(leida.titulos[0] ?? '') === undefined)
    if (conocidos === 0) throw new Rechazo('NO_ES_PLANILLA');
  const total = leida.filas.length;
  if (total === 0) throw new Rechazo('SIN_FILAS');
  if (total > MAXIMO_FILAS) throw new Rechazo('MUCHAS_FILAS', { n: conMiles(total) });
  const ultima = filas.findLastIndex((fila) => llenas(fila) > 0);
  const finales = filas.length - 1 - ultima;
  // The end of the last line is not an empty row.
  const vaciasAlFinal = origen.clase === 'texto' ? Math.max(0, finales - 1) : finales;
  return { ...leida, origen, vaciasAlFinal };
}

const enHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * What a journal is known by: the SHA-256 of a text, and of a workbook with the sheet's name, since each sheet has rows of its
 * own under the same numbers.
 */
async function huellaDe(bytes: Uint8Array<ArrayBuffer>, origen: OrigenDePlanilla): Promise<string> {
  const hoja = new TextEncoder().encode(origen.clase === 'libro' ? origen.hoja : '');
  const todo = new Uint8Array(bytes.length + hoja.length);
  todo.set(bytes);
  todo.set(hoja, bytes.length);
  return enHex(await crypto.subtle.digest('SHA-256', todo));
}

/** A file to read: its name and bytes, and the sheet if one was chosen. */
interface ArchivoPorLeer {
  readonly nombre: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hoja?: string | undefined;
}

/** Reads the bytes of a file, whose size is allowed. Runs in the worker. */
export async function leerBytes({ nombre, bytes, hoja }: ArchivoPorLeer): Promise<Lectura> {
  try {
    const planilla = planillaDe(elegirTabla(await tablasDe(bytes), hoja));
    const huella = await huellaDe(bytes, planilla.origen);
    return { ok: true, planilla: { nombre, huella, peso: bytes.length, ...planilla } };
  } catch (error) {
    if (!(error instanceof Rechazo)) throw error;
    return { ok: false, codigo: error.codigo, texto: error.message };
  }
}
