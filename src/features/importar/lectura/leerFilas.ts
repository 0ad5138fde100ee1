import type { Valor } from '#engine/definition/fields.ts';
import { toLocalDate } from '#lib/dates.ts';
import { inPieces } from '#lib/pieces.ts';
import { tidy } from '#lib/texts.ts';
import { type Columna, columnas, type Textos } from '../fila/columnas.ts';
import type { Fila, Hallazgo } from '../fila/fila.ts';
import type { Celda, Correspondencia, FilaDeArchivo, Origen, Planilla } from '../fila/planilla.ts';
import { supuestos, tiposDeAviso } from '../fila/tipos.ts';
import { documentoEnviado, montoDeLibro, type Pruebas, partirDocumento, probar } from '../fila/valores.ts';
import { hallazgosDeLectura, type Leido, leerTexto } from './leerTexto.ts';
import { plegado } from './titulos.ts';

/** The texts of a cell with those of the columns that follow it, as the table shows them; dates as dd/mm/yyyy. */
function textoDe(celdas: readonly Celda[], origen: Origen): string {
  if ('constante' in origen) return origen.constante;
  const visto = (celda: Celda | undefined) =>
    (celda?.clase === 'fecha' ? toLocalDate(celda.texto) : celda?.texto) ?? '';
  const texto = tidy([origen.indice, ...(origen.siguientes ?? [])].map((indice) => visto(celdas[indice])).join(' '));
  const clave = origen.equivale && plegado(texto);
  return clave !== undefined && Object.hasOwn(origen.equivale ?? {}, clave)
    ? (origen.equivale?.[clave] ?? texto)
    : texto;
}

/** What a file's amounts prove. The same for all its rows: keep it to read edited cells. */
export function pruebasDe({ filas }: Pick<Planilla, 'filas'>, { HaberMensual }: Correspondencia): Pruebas {
  if (!HaberMensual || !('indice' in HaberMensual)) return { decimal: null };
  const celdas = filas.flatMap(({ celdas: todas }) => todas[HaberMensual.indice] ?? []);
  // The numbers of a workbook have no separators.
  return probar(celdas.filter(({ clase }) => clase === 'texto').map(({ texto }) => texto));
}

/** True for a number of a workbook. */
const esNumero = (celdas: readonly Celda[], origen: Origen | undefined): boolean =>
  origen !== undefined && 'indice' in origen && celdas[origen.indice]?.clase === 'numero';

/** The texts of a row of the file in the template's columns. */
export function textosDe({ celdas }: Pick<FilaDeArchivo, 'celdas'>, correspondencia: Correspondencia): Textos {
  const textos: Partial<Record<Columna, string>> = {};
  for (const columna of columnas) {
    const origen = correspondencia[columna];
    if (origen) textos[columna] = textoDe(celdas, origen);
  }
  if (esNumero(celdas, correspondencia.HaberMensual))
    textos.HaberMensual = String(montoDeLibro(textos.HaberMensual ?? ''));
  return conComplemento(textos);
}

/** A complement in the number moves to its own column, unless that column has another one. */
function conComplemento(textos: Textos): Textos {
  const { numero, complemento } = partirDocumento(textos.NumeroDocumento ?? '');
  const propio = (textos.Complemento ?? '').toUpperCase();
  if (complemento === '' || (propio !== '' && propio !== complemento)) return textos;
  return { ...textos, NumeroDocumento: numero, Complemento: complemento };
}

const esExtranjero = (documento: string): boolean => /^E-/i.test(documento);

type Valores = Partial<Record<Columna, Valor>>;

/** The values that are understood without being written: the type of document, and the motive of a registration. */
function suponer(valores: Valores, clase: string | undefined): void {
  const documento = String(valores.NumeroDocumento ?? '');
  valores.TipoDocumento ??= esExtranjero(documento) ? supuestos.extranjero : supuestos.documento;
  if (clase === 'alta') valores.Motivo ??= supuestos.motivo;
}

/** Data that no field of a notice asks for: without them a person cannot be found or compared. */
const deLaPersona = ['NumeroDocumento', 'Nombres', 'FechaNacimiento'] as const;

/** The findings that are about several cells of a row. */
function hallazgosDeFila(textos: Textos): Hallazgo[] {
  const esta = (columna: Columna) => (textos[columna] ?? '') !== '';
  const found: Hallazgo[] = deLaPersona
    .filter((columna) => !esta(columna))
    .map((columna) => hallazgosDeLectura.falta(columna));
  if (!esta('ApellidoPaterno') && !esta('ApellidoMaterno')) found.push(hallazgosDeLectura.faltaApellido());
  const documento = textos.NumeroDocumento ?? '';
  const { complemento } = partirDocumento(documento);
  if (complemento !== '') found.push(hallazgosDeLectura.complemento(complemento, textos.Complemento ?? ''));
  if (!esta('TipoDocumento') && esExtranjero(documento)) found.push(hallazgosDeLectura.documentoSupuesto());
  return found;
}

/** The type of the text of TipoAviso; undefined if there is none of that name. */
export const tipoDe = (texto: string): (typeof tiposDeAviso)[number] | undefined =>
  tiposDeAviso.find((tipo) => plegado(tipo.texto) === plegado(texto));

function deTipoAviso(texto: string): Hallazgo | null {
  if (texto === '') return hallazgosDeLectura.falta('TipoAviso');
  return tipoDe(texto) ? null : hallazgosDeLectura.tipo(texto);
}

/** What the texts of a row say. */
function interpretar(textos: Textos, leer: (columna: Columna, texto: string) => Leido) {
  const valores: Valores = {};
  const hallazgos: Hallazgo[] = [];
  for (const columna of columnas) {
    const texto = textos[columna];
    if (texto === undefined || texto === '') continue;
    const leido = leer(columna, texto);
    if (leido.valor !== undefined) valores[columna] = leido.valor;
    if (leido.hallazgo) hallazgos.push(leido.hallazgo);
  }
  const tipo = tipoDe(textos.TipoAviso ?? '');
  if (typeof valores.NumeroDocumento === 'string') valores.NumeroDocumento = documentoEnviado(valores.NumeroDocumento);
  suponer(valores, tipo?.clase);
  const falta = textos.TipoAviso === undefined ? null : deTipoAviso(textos.TipoAviso);
  return {
    valores,
    tipo: tipo?.tipo ?? null,
    hallazgos: [...(falta ? [falta] : []), ...hallazgos, ...hallazgosDeFila(textos)],
  };
}

/** One row of the file. */
function leerFila(fila: FilaDeArchivo, correspondencia: Correspondencia, pruebas: Pruebas): Fila {
  const textos = textosDe(fila, correspondencia);
  return {
    numero: fila.numero,
    celdas: fila.celdas.map(({ texto, clase }) => (clase === 'fecha' ? toLocalDate(texto) : texto)),
    textos,
    ...interpretar(textos, (columna, texto) => leerTexto(columna, texto, pruebas)),
    paso: 'leida',
    confirmados: [],
    marcada: false,
    preparada: null,
    resultado: null,
    ...(esNumero(fila.celdas, correspondencia.NumeroDocumento) ? { documentoNumerico: true } : {}),
  };
}

/**
 * Reads all rows of a file, in pieces: texts and values by column, and the findings of format that need no list. They
 * are the dates, amounts and coordinates; TipoAviso; and the data that no field of a notice asks for: document, birth
 * date, given names and one surname. What a definition's own rules say is not said here. An empty TipoDocumento and
 * Motivo have the value that they stand for. A file without a column TipoAviso has no finding about it, and null for
 * the type.
 */
export async function leerFilas(planilla: Planilla, correspondencia: Correspondencia): Promise<readonly Fila[]> {
  const pruebas = pruebasDe(planilla, correspondencia);
  const filas: Fila[] = [];
  await inPieces(planilla.filas.length, (at) => {
    const fila = planilla.filas[at];
    if (fila) filas.push(leerFila(fila, correspondencia, pruebas));
  });
  return filas;
}

/**
 * Reads a row again with other texts: a new row in the step 'leida', with its new type, values and findings of format. Use
 * it for every edit: one cell may change others (a document's complement) and the findings of the row.
 */
export function releerFila(fila: Fila, textos: Textos, pruebas: Pruebas): Fila {
  const juntos = conComplemento(textos);
  const { documentoNumerico, ...resto } = fila;
  const mismoDocumento = juntos.NumeroDocumento === fila.textos.NumeroDocumento;
  return {
    ...resto,
    textos: juntos,
    ...interpretar(juntos, (columna, texto) => leerTexto(columna, texto, pruebas)),
    paso: 'leida',
    marcada: false,
    preparada: null,
    resultado: null,
    ...(documentoNumerico && mismoDocumento ? { documentoNumerico } : {}),
  };
}
