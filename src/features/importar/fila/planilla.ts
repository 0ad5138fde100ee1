import type { Columna } from './columnas.ts';

/** The names of files that people may choose. An .xls is among them, because only then it can be said what to do with it. */
export const formatosDePlanilla = '.csv,.tsv,.txt,.xlsx,.xls';

/** A cell as the file has it. A workbook tells numbers and dates apart (dates as yyyy-mm-dd); a text file has texts only. */
export interface Celda {
  readonly texto: string;
  readonly clase: 'texto' | 'numero' | 'fecha';
}

/** One row of a file. `numero` is its row number in the file, counted from 1 with the titles. Empty rows are left out. */
export interface FilaDeArchivo {
  readonly numero: number;
  readonly celdas: readonly Celda[];
}

/** A file that was read: titles and rows. */
export interface Planilla {
  /** Name of the file. */
  readonly nombre: string;
  /** SHA-256 of its bytes, in hex. */
  readonly huella: string;
  readonly titulos: readonly string[];
  readonly filas: readonly FilaDeArchivo[];
  /** What it was recognised as, by its titles. */
  readonly clase: 'plantilla' | 'ministerio' | 'otra';
  /** Rows that are ignored, such as totals: number and reason. */
  readonly ignoradas: readonly { readonly numero: number; readonly porque: string }[];
  /** Size of the file in bytes. */
  readonly peso: number;
  /** Empty rows at the end of the file, that do not count. */
  readonly vaciasAlFinal: number;
  /** What it was read from: a text file or one sheet of a workbook. */
  readonly origen: OrigenDePlanilla;
}

/** How a file was read. `codificacion` and `separador` are words to show: 'Windows-1252', 'punto y coma'. */
export type OrigenDePlanilla =
  | { readonly clase: 'texto'; readonly codificacion: string; readonly separador: string }
  | { readonly clase: 'libro'; readonly hoja: string; readonly hojas: readonly string[] };

/** The codes of what is wrong with a whole file. */
export type CodigoDeArchivo =
  | 'VACIO'
  | 'PESO'
  | 'MUCHAS_FILAS'
  | 'SIN_FILAS'
  | 'XLS'
  | 'CONTRASENA'
  | 'NO_ES_PLANILLA'
  | 'TITULOS'
  | 'ZIP'
  /** It was moved or changed after it was chosen. */
  | 'PERDIDO'
  /** The code that reads it did not load. */
  | 'SIN_CODIGO';

/** A file that was read, or why it was refused. `texto` is the sentence to show. */
export type Lectura =
  | { readonly ok: true; readonly planilla: Planilla }
  | { readonly ok: false; readonly codigo: CodigoDeArchivo; readonly texto: string };

/** Where a column of the template comes from: a column of the file by its index, or one text for all rows. */
export type Origen = OrigenDeColumna | { readonly constante: string };

export interface OrigenDeColumna {
  readonly indice: number;
  /**
   * Further columns whose texts are appended, with a space between: the ministry has the given names in two columns.
   */
  readonly siguientes?: readonly number[];
  /** Texts that stand for another one, by the text in `plegado` form: { 'agencia central': 'EL ALTO · La Paz' }. */
  readonly equivale?: Readonly<Record<string, string>>;
  /** It was remembered from an earlier file of the company. Unset: its title was recognised, or it was chosen by hand. */
  readonly recordada?: true;
}

/** The columns that are matched. A column without an origin stays empty in every row. */
export type Correspondencia = Readonly<Partial<Record<Columna, Origen>>>;
