import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { Valor } from '#engine/definition/fields.ts';
import type { Columna, Textos } from './columnas.ts';

/**
 * The step of a row. Before it is sent: leida to problema. While it is sent: enEspera to sinConfirmar. 'enviando' is
 * entered once per attempt, after the journal is written. A row never leaves 'registrada'.
 */
export type Paso =
  | 'leida'
  | 'porComprobar'
  | 'comprobando'
  | 'lista'
  | 'aviso'
  | 'problema'
  | 'enEspera'
  | 'recomprobando'
  | 'subiendo'
  | 'enviando'
  | 'incierta'
  | 'leyendo'
  | 'registrada'
  | 'rechazada'
  | 'sinConfirmar';

/** What a check found in a row. The codes of the expected verdicts, and those the services' answers add. */
export type Codigo =
  | 'FALTA_DATO'
  | 'VALOR'
  | 'LARGO'
  | 'FECHA'
  | 'FECHA_SERIE'
  | 'HABER'
  | 'MONTO_DUDOSO'
  | 'TIPO_DOC_SUPUESTO'
  | 'CERO_PERDIDO'
  | 'REPETIDA'
  | 'MENOR'
  | 'PERIODO'
  | 'PENDIENTE'
  | 'YA_REGISTRADA'
  | 'ACTIVO_AQUI'
  | 'ACTIVO_OTRA'
  | 'NO_PERTENECE'
  | 'NO_VERIFICADA'
  | 'IDENTIDAD'
  | 'NOMBRE_DIFIERE'
  | 'COMPLEMENTO'
  | 'SOLO_DIFERENCIA'
  | 'REINGRESO_SUPUESTO'
  | 'REGLA'
  | 'FALTA_ADJUNTO'
  | 'ADJUNTO'
  | 'ADJUNTO_DOBLE'
  | 'ADJUNTO_SUELTO'
  | 'SIN_RESPUESTA';

/** The cell that a finding is about: a column, the files of the row, or the row as a whole. */
export type Lugar = Columna | 'Adjuntos' | null;

/** A notice that the services have. */
export interface AvisoDelServicio {
  /** The notice's number as people know it, or '' until it was read. */
  readonly nroAviso: string;
  readonly idPersona: number;
  readonly idPersonaNovedad: number;
}

/** One problem or warning of a row. */
export interface Hallazgo {
  readonly nivel: 'problema' | 'aviso';
  readonly codigo: Codigo;
  readonly lugar: Lugar;
  /** One sentence for the row, that says what to do. */
  readonly texto: string;
  /**
   * Findings with the same key are one: "Ubicación «AGENCIA 9» no está en la lista · 7 filas". A value that is fixed once
   * for all of them is part of the key.
   */
  readonly grupo: string;
  /** The sentence for the group, without what differs from row to row. */
  readonly titulo: string;
  /** The notice that is there already (YA_REGISTRADA). */
  readonly aviso?: AvisoDelServicio;
}

/** A row of the table. Rows are never changed in place. */
export interface Fila {
  /** The row's number in its file. It identifies the row, also in the journal. */
  readonly numero: number;
  /** The cells of the file in its own columns, for the reports that give them back. */
  readonly celdas: readonly string[];
  /** What the table shows and people edit. */
  readonly textos: Textos;
  /** The values in these texts: dates as yyyy-mm-dd, amounts as numbers, texts tidied. Unreadable ones are missing. */
  readonly valores: Readonly<Partial<Record<Columna, Valor>>>;
  /** The key of the notice's definition ('alta-cotizante'), or null while TipoAviso is not known. */
  readonly tipo: string | null;
  readonly paso: Paso;
  readonly hallazgos: readonly Hallazgo[];
  /** The groups of warnings that the clerk confirmed. */
  readonly confirmados: readonly string[];
  /** Ticked for registering. A row with a problem never is. */
  readonly marcada: boolean;
  /** The clerk took the tick away: a later check does not set it again. */
  readonly desmarcada?: boolean;
  /** What reading the file or an edited cell found, without the checks: they begin with it again after each edit. */
  readonly leidos?: readonly Hallazgo[];
  /** What the checks prepared for sending; null until the services were asked. */
  readonly preparada: Preparada | null;
  readonly resultado: Resultado | null;
  /** The id of the person, if the comparison proposed the row: such a row is not in the file. */
  readonly idPersona?: number;
  /** The document was a number in the workbook: it may have lost zeros at its beginning (CERO_PERDIDO). */
  readonly documentoNumerico?: true;
}

/** A checked row, ready to be sent. */
export interface Preparada {
  /** The form as a single notice would send it, without the photograph's and the files' ids. */
  readonly form: NovedadForm;
  /** The type that decides the requirements. */
  readonly idTipoNovedad: number;
  /** The fund does not know the person: the files wait under person 0, so such rows go one at a time. */
  readonly desconocida: boolean;
}

/** What became of a row that was sent. A refused row has the notice that kept it out, if the services showed one. */
export interface Resultado extends AvisoDelServicio {
  /** Why it was not registered, in the services' words, or ''. */
  readonly motivo: string;
  /** The requirement whose file was the reason: the row may be sent with another file. */
  readonly idRequisito?: number;
}

/** A file of a row, matched to its requirement. */
export interface AdjuntoDeFila {
  readonly idRequisito: number;
  /** The file. For a file inside a ZIP that has to be unpacked it is empty: read it with `usarAdjunto`, always. */
  readonly archivo: File;
  /** Unpacks the file. Rejects with an ArchivoIlegible. Unset: `archivo` is the file itself. */
  readonly abrir?: () => Promise<File>;
  /** Its name in the folder or ZIP, with the folders: 'fotos/6843217_foto.png'. */
  readonly ruta?: string;
}

/** The files of each row, by row number. They live in memory only. */
export type AdjuntosPorFila = ReadonlyMap<number, readonly AdjuntoDeFila[]>;

/** The name of the person in a row, as the tables show it. */
export const nombreDe = ({ textos }: Fila): string =>
  [textos.ApellidoPaterno, textos.ApellidoMaterno, textos.Nombres].filter(Boolean).join(' ');

/** The document of a row with its complement: '5120984-1F'. */
export const documentoDe = ({ textos }: Fila): string =>
  [textos.NumeroDocumento, textos.Complemento].filter(Boolean).join('-');

/** A notice that is there already or needs none: such a row is shown and never sent. */
const sinAviso: ReadonlySet<Codigo> = new Set(['YA_REGISTRADA', 'SOLO_DIFERENCIA']);

/** Whether a warning says that the row needs no notice: there is nothing to confirm, and the row stays out. */
export const dejaFuera = ({ codigo }: Hallazgo): boolean => sinAviso.has(codigo);

/** The notice of a row at the services: what it was registered as, or what was there before it. */
export function avisoDe({ resultado, hallazgos }: Fila): AvisoDelServicio | null {
  if (resultado && resultado.idPersonaNovedad > 0) return resultado;
  return hallazgos.find(({ aviso }) => aviso)?.aviso ?? null;
}

const enviados: ReadonlySet<Paso> = new Set([
  ...(['enEspera', 'recomprobando', 'subiendo', 'enviando', 'incierta', 'leyendo'] as const),
  ...(['registrada', 'rechazada', 'sinConfirmar'] as const),
]);

/** A row that was ever sent: it is not changed in the review any more, and is not sent from there. */
export const cerrada = ({ paso }: Fila): boolean => enviados.has(paso);

/** Whether a row is ticked and waits to be sent. Rows that were sent keep their tick. */
export const porEnviar = (fila: Fila): boolean => fila.marcada && !cerrada(fila);

/** Whether a row may be ticked for registering: it was checked and has no problem. */
export const sePuedeMarcar = ({ paso, hallazgos }: Fila): boolean =>
  (paso === 'lista' || paso === 'aviso') && !hallazgos.some((one) => one.nivel === 'problema' || dejaFuera(one));

/** The warnings of a row that wait for the clerk's word. */
export const sinConfirmar = ({ hallazgos, confirmados }: Fila): readonly Hallazgo[] =>
  hallazgos.filter((one) => one.nivel === 'aviso' && !dejaFuera(one) && !confirmados.includes(one.grupo));

/** What a row counts as in the review. A row whose warnings are all confirmed is ready. */
export type Estado = 'lista' | 'aviso' | 'problema' | 'pendiente' | 'registrada' | 'rechazada' | 'sinConfirmar';

/** The state of a row in the review. 'pendiente': the checks have not finished with it. Rows of an earlier visit have their end. */
export function estadoDe(fila: Fila): Estado {
  if (fila.paso === 'registrada' || fila.paso === 'rechazada') return fila.paso;
  if (cerrada(fila)) return 'sinConfirmar';
  if (fila.paso === 'problema') return 'problema';
  if (fila.paso === 'leida' || fila.paso === 'porComprobar' || fila.paso === 'comprobando') return 'pendiente';
  if (fila.hallazgos.some(dejaFuera) || sinConfirmar(fila).length > 0) return 'aviso';
  return 'lista';
}
