import { own } from '#lib/own.ts';
import type { Columna } from '../fila/columnas.ts';
import { columnas, indispensables } from '../fila/columnas.ts';
import type { Correspondencia, OrigenDeColumna, Planilla } from '../fila/planilla.ts';
import { corresponderMinisterio } from './ministerio.ts';
import { columnaDeTitulo, columnaExacta, esDeInforme, esOtroNombre, plegado } from './titulos.ts';

/**
 * What was remembered of a company's files: the column for each title, in `plegado` form, and its equivalent texts. A null
 * column: the title would be recognised, and the clerk left it out.
 */
export type Recordadas = Readonly<
  Record<string, { readonly columna: Columna | null; readonly equivale?: Readonly<Record<string, string>> | undefined }>
>;

type Encontradas = Partial<Record<Columna, OrigenDeColumna>>;
type PorTitulo = (titulo: string) => OrigenSinLugar | undefined;
/** A column and what goes with it, before the place is known. */
type OrigenSinLugar = { readonly columna: Columna } & Omit<OrigenDeColumna, 'indice'>;

/** Matches titles that are not matched yet to columns that are free, the first title first. */
function agregar(found: Encontradas, titulos: readonly string[], porTitulo: PorTitulo): void {
  const usados = new Set(Object.values(found).flatMap(({ indice, siguientes = [] }) => [indice, ...siguientes]));
  titulos.forEach((titulo, indice) => {
    const { columna, ...resto } = porTitulo(titulo) ?? {};
    if (columna === undefined || found[columna] || usados.has(indice)) return;
    found[columna] = { indice, ...resto };
  });
}

/** What a file is matched by. */
export type Titulos = Pick<Planilla, 'titulos' | 'clase'>;

const deRecordadas =
  (recordadas: Recordadas, clase: Planilla['clase']): PorTitulo =>
  (titulo) => {
    const { columna, equivale } = own(recordadas, plegado(titulo)) ?? {};
    // The own template is read without asking: its titles mean what they say.
    if (!columna || (clase === 'plantilla' && columna !== columnaExacta(titulo))) return undefined;
    return { columna, ...(equivale ? { equivale } : {}), recordada: true };
  };

const propia =
  (columnaDe: (titulo: string) => Columna | undefined): PorTitulo =>
  (titulo) => {
    const columna = esDeInforme(titulo) ? undefined : columnaDe(titulo);
    return columna && { columna };
  };

/** Given names in further columns follow those of the first. */
function conOtrosNombres(found: Correspondencia, titulos: readonly string[]): Correspondencia {
  const siguientes = titulos.flatMap((titulo, indice) => (esOtroNombre(titulo) ? [indice] : []));
  const { Nombres } = found;
  if (!Nombres || !('indice' in Nombres) || siguientes.length === 0) return found;
  return { ...found, Nombres: { ...Nombres, siguientes } };
}

/**
 * Matches the columns of a file by their titles: first by what was remembered of the company, then by the names of the
 * template, then by synonyms. The ministry's payroll has its own titles and, in a report of it, the template's. A title
 * that the clerk left out before is left out.
 */
export function corresponder({ titulos: todos, clase }: Titulos, recordadas: Recordadas): Correspondencia {
  const found: Encontradas = {};
  const fuera = (titulo: string) => clase !== 'plantilla' && own(recordadas, plegado(titulo))?.columna === null;
  const titulos = todos.map((titulo) => (fuera(titulo) ? '' : titulo));
  agregar(found, titulos, deRecordadas(recordadas, clase));
  if (clase === 'ministerio') {
    const suyas = { ...corresponderMinisterio(titulos), ...found };
    // A report of the portal added columns under the template's names.
    agregar(suyas, titulos, propia(columnaExacta));
    return conOtrosNombres(suyas, titulos);
  }
  agregar(found, titulos, propia(columnaExacta));
  agregar(found, titulos, propia(columnaDeTitulo));
  return conOtrosNombres(found, titulos);
}

/** Whether the rows of a file say which notice each is: then it is no payroll to compare, whatever its other columns are. */
export const diceTipos = ({ TipoAviso }: Correspondencia): boolean => TipoAviso !== undefined && 'indice' in TipoAviso;

/** What is not matched: indices of the file's columns that are left out, and columns without which no row can be sent. */
interface SinCorresponder {
  readonly sobrantes: readonly number[];
  readonly faltan: readonly Columna[];
}

/** True if all rows are terminations, whose place of work the fund knows. */
function soloBajas({ filas }: Planilla, { TipoAviso }: Correspondencia): boolean {
  const esBaja = (texto: string) => plegado(texto).startsWith('baja');
  if (!TipoAviso) return false;
  if ('constante' in TipoAviso) return esBaja(TipoAviso.constante);
  return filas.every(({ celdas }) => esBaja(celdas[TipoAviso.indice]?.texto ?? ''));
}

/**
 * What a matching leaves out. `faltan` has the columns that a constant has to fill, in the template's order: TipoAviso
 * (not needed by a payroll that is compared), the document, the date, and the place of work if not all are
 * terminations.
 */
export function sinCorresponder(planilla: Planilla, correspondencia: Correspondencia): SinCorresponder {
  const usados = new Set(
    Object.values(correspondencia).flatMap((origen) =>
      'indice' in origen ? [origen.indice, ...(origen.siguientes ?? [])] : [],
    ),
  );
  const necesarias: readonly Columna[] = soloBajas(planilla, correspondencia)
    ? indispensables
    : [...indispensables, 'Ubicacion'];
  return {
    sobrantes: planilla.titulos.map((_, indice) => indice).filter((indice) => !usados.has(indice)),
    faltan: columnas.filter((columna) => necesarias.includes(columna) && !correspondencia[columna]),
  };
}
