import { type Columna, columnas } from '../fila/columnas.ts';
import { dejaFuera, type Fila } from '../fila/fila.ts';
import type { Celda, Correspondencia, Planilla } from '../fila/planilla.ts';
import { textosDe } from './leerFilas.ts';
import { informeMessages as textos } from './messages.ts';
import { plegado } from './titulos.ts';

/** A column that a report adds to the file's own. */
export interface ColumnaDeInforme {
  readonly titulo: string;
  readonly texto: (fila: Fila) => string;
}

interface Partes {
  readonly filas: readonly Fila[];
  readonly planilla: Pick<Planilla, 'titulos'>;
  readonly correspondencia: Correspondencia;
  readonly extra: readonly ColumnaDeInforme[];
}

const comoCelda = (texto: string): Celda => ({ texto, clase: 'texto' });

/** Columns of the template that the file does not have, and that some row has: one text for all rows, or typed ones. */
const columnasSinLugar = (filas: readonly Fila[], correspondencia: Correspondencia): readonly Columna[] =>
  columnas.filter((columna) => {
    const origen = correspondencia[columna];
    return !(origen && 'indice' in origen) && filas.some(({ textos: suyos }) => (suyos[columna] ?? '') !== '');
  });

/** The cells of a row in the file's own columns, with what was typed since the file was read. */
function celdasDe({ celdas, textos: suyos }: Fila, titulos: readonly string[], correspondencia: Correspondencia) {
  const propias = titulos.map((_, n) => celdas[n] ?? '');
  const leidos = textosDe({ celdas: propias.map(comoCelda) }, correspondencia);
  for (const columna of columnas) {
    const origen = correspondencia[columna];
    if (!origen || !('indice' in origen) || (suyos[columna] ?? '') === (leidos[columna] ?? '')) continue;
    propias[origen.indice] = suyos[columna] ?? '';
    for (const siguiente of origen.siguientes ?? []) propias[siguiente] = '';
  }
  return propias;
}

/**
 * A CSV with the file's own columns, edits included, and more. Columns that the file does not have and rows do are
 * added under the names of the template, so that it can be imported again without matching. A column that an earlier
 * report added is written again. UTF-8 with byte order mark, semicolons.
 */
export async function informe({ filas, planilla, correspondencia, extra }: Partes): Promise<string> {
  const { writeCsv } = await import('#ui/files/csv.ts');
  const nuevos = new Set(extra.map(({ titulo }) => plegado(titulo)));
  const propias = planilla.titulos
    .map((titulo, n) => ({ titulo, n }))
    .filter(({ titulo }) => !nuevos.has(plegado(titulo)));
  const agregadas = columnasSinLugar(filas, correspondencia);
  const encabezado = [...propias.map(({ titulo }) => titulo), ...agregadas, ...extra.map(({ titulo }) => titulo)];
  const cuerpo = filas.map((fila) => {
    const celdas = celdasDe(fila, planilla.titulos, correspondencia);
    return [
      ...propias.map(({ n }) => celdas[n] ?? ''),
      ...agregadas.map((columna) => fila.textos[columna] ?? ''),
      ...extra.map(({ texto }) => texto(fila)),
    ];
  });
  return writeCsv([encabezado, ...cuerpo]);
}

/** The problems of a row in one cell, for people to read. */
const problemasDe = ({ hallazgos }: Fila): string =>
  hallazgos
    .filter(({ nivel }) => nivel === 'problema')
    .map(({ texto }) => texto)
    .join(' ');

/** The column of the report of problems. Not 'Motivo': the template has a column of that name. */
export const columnaDeProblemas: ColumnaDeInforme = { titulo: textos.problema, texto: problemasDe };

/** Why a row was not sent: its problems, or that it needs no notice. */
export const porQueFuera = (fila: Fila): string =>
  problemasDe(fila) ||
  fila.hallazgos
    .filter(dejaFuera)
    .map(({ texto }) => texto)
    .join(' ');
