import * as z from 'zod/mini';
import { fromLocalDate, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { type Columna, columnas, indispensables } from '../fila/columnas.ts';
import type { Correspondencia, Origen, Planilla } from '../fila/planilla.ts';
import { columnaMessages } from '../partes/messages.ts';
import { type Enlaces, equivaleDe } from './enlaces.ts';
import { prepararMessages as textos } from './messages.ts';

/** The form of the columns: what each column of the file is, and the texts that stand for missing ones. */
export interface FormDeColumnas {
  /** By the file's column index; '' is left out. */
  readonly destinos: string[];
  /** By column of the template; null or '' for none. Dates as yyyy-mm-dd. */
  readonly constantes: Record<string, string | null>;
  /** Columns that the clerk wants a constant for, besides the usual ones. */
  readonly agregadas: string[];
  /** A further column that is about to get a constant; '' again at once. */
  readonly agregar: string;
  /** The items that texts of the file mean, by column; null while none is chosen. */
  readonly enlaces: Enlaces;
  readonly recordar: boolean;
}

const EJEMPLOS = 3;
/** What identifies a person cannot be the same for all rows. */
const propias: readonly Columna[] = [
  'NumeroDocumento',
  'Complemento',
  'ApellidoPaterno',
  'ApellidoMaterno',
  'Nombres',
  'FechaNacimiento',
  'Telefono',
  'Celular',
  'Correo',
  'Direccion',
  'Latitud',
  'Longitud',
];
const FECHAS: readonly Columna[] = ['FechaAviso', 'FechaFinContrato', 'FechaNacimiento'];

/** What a file has: single notices, or the whole payroll of a month that is compared with the fund. */
export type ClaseDeArchivo = 'avisos' | 'mes';

/** Columns whose constant is a date. */
export const esFecha = (columna: Columna): boolean => FECHAS.includes(columna);

const esColumna = (texto: string): texto is Columna => (columnas as readonly string[]).includes(texto);

/** The columns that a file needs. A payroll that is compared says nothing of types and dates of notices. */
export const necesarias = (clase: ClaseDeArchivo): readonly Columna[] =>
  clase === 'mes' ? ['NumeroDocumento'] : indispensables;

/** The columns that neither the file nor a constant has, of those that it needs. */
export const faltantes = (
  { destinos, constantes }: Pick<FormDeColumnas, 'destinos' | 'constantes'>,
  clase: ClaseDeArchivo,
): readonly Columna[] => necesarias(clase).filter((columna) => !destinos.includes(columna) && !constantes[columna]);

/** One column of the file for each of the template, and the indispensable ones are there. */
export const schemaDeColumnas = (clase: ClaseDeArchivo): z.ZodMiniType<FormDeColumnas, FormDeColumnas> =>
  z
    .object({
      destinos: z.array(z.string()),
      constantes: z.record(z.string(), z.nullable(z.string())),
      agregadas: z.array(z.string()),
      agregar: z.string(),
      enlaces: z.record(z.string(), z.record(z.string(), z.nullable(z.string()))),
      recordar: z.boolean(),
    })
    .check(
      z.superRefine((valores, ctx) => {
        for (const [indice, destino] of valores.destinos.entries())
          if (esColumna(destino) && valores.destinos.indexOf(destino) < indice)
            ctx.addIssue({
              code: 'custom',
              path: ['destinos', indice],
              message: fill(textos.dosVeces, { columna: columnaMessages[destino] }),
            });
        for (const columna of faltantes(valores, clase))
          ctx.addIssue({
            code: 'custom',
            path: ['constantes', columna],
            message: fill(textos.falta, { columnas: columnaMessages[columna] }),
          });
      }),
    );

/** What the form shows for the matches of a file. Of columns matched by hand or not at all the file decides nothing. */
export const formDe = (planilla: Planilla, correspondencia: Correspondencia, enlaces: Enlaces = {}): FormDeColumnas => {
  const destinos = planilla.titulos.map(() => '');
  // The field of a date takes no null.
  const constantes: Record<string, string | null> = Object.fromEntries(
    columnas.map((columna) => [columna, esFecha(columna) ? '' : null]),
  );
  for (const [columna, origen] of Object.entries(correspondencia)) {
    if ('indice' in origen) destinos[origen.indice] = columna;
    else
      constantes[columna] = esColumna(columna) && esFecha(columna) ? fromLocalDate(origen.constante) : origen.constante;
  }
  const agregadas = columnas.filter((columna) => constantes[columna]);
  return { destinos, constantes, agregadas, agregar: '', enlaces, recordar: true };
};

/**
 * The columns in the form. A column of the file wins over a constant. An unchanged match keeps its other data: further
 * columns, and equivalent texts.
 */
export function columnasDe(
  { destinos, constantes }: Pick<FormDeColumnas, 'destinos' | 'constantes'>,
  antes: Correspondencia,
): Correspondencia {
  const hecha: Partial<Record<Columna, Origen>> = {};
  for (const [columna, texto] of Object.entries(constantes))
    if (esColumna(columna) && texto) hecha[columna] = { constante: esFecha(columna) ? toLocalDate(texto) : texto };
  for (const [indice, columna] of destinos.entries()) {
    if (!esColumna(columna)) continue;
    const suyo = antes[columna];
    hecha[columna] = suyo && 'indice' in suyo && suyo.indice === indice ? suyo : { indice };
  }
  return hecha;
}

/** The matches in the form, with the texts that stand for an item of a list. */
export function correspondenciaDe(form: FormDeColumnas, antes: Correspondencia): Correspondencia {
  const hecha: Partial<Record<Columna, Origen>> = { ...columnasDe(form, antes) };
  for (const [columna, enlaces] of Object.entries(form.enlaces)) {
    const origen = esColumna(columna) ? hecha[columna] : undefined;
    const nuevas = equivaleDe(enlaces);
    if (!esColumna(columna) || !origen || !('indice' in origen) || Object.keys(nuevas).length === 0) continue;
    hecha[columna] = { ...origen, equivale: { ...origen.equivale, ...nuevas } };
  }
  return hecha;
}

/** Up to three different texts of a column, as examples. */
export function ejemplosDe({ filas }: Planilla, indice: number): readonly string[] {
  const vistos = new Set<string>();
  for (const { celdas } of filas) {
    const texto = celdas[indice]?.texto.trim();
    if (texto) vistos.add(texto);
    if (vistos.size === EJEMPLOS) break;
  }
  return [...vistos];
}

/** Columns that a file may lack and that often have one value for all rows: they are offered at once. */
const usuales: readonly Columna[] = ['TipoAviso', 'FechaAviso', 'TipoDocumento', 'Ubicacion'];

/** The columns for which a constant is offered at once: what the file lacks, and what already has a constant. */
export const constantesOfrecidas = (
  { destinos, agregadas }: FormDeColumnas,
  clase: ClaseDeArchivo,
): readonly Columna[] =>
  columnas.filter(
    (columna) =>
      !(clase === 'mes' && columna === 'TipoAviso') &&
      !destinos.includes(columna) &&
      (usuales.includes(columna) || agregadas.includes(columna)),
  );

/** The further columns that may get a constant. A person's own data differ from row to row. */
export const constantesPosibles = (form: FormDeColumnas, clase: ClaseDeArchivo): readonly Columna[] =>
  columnas.filter(
    (columna) =>
      !form.destinos.includes(columna) &&
      !propias.includes(columna) &&
      !constantesOfrecidas(form, clase).includes(columna) &&
      !(clase === 'mes' && columna === 'TipoAviso'),
  );
