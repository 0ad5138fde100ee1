import { transport } from '#messages/transport.ts';
import { shapeOf } from '#sandbox/shapes/index.ts';

/** The sentences of the table of variants, by their rows in messages.tsv. */
const M113 = transport.solicitud;
const M114 = transport.sesion;
const M115 = transport.tecnico;
const M116 = transport.sinConexion;
export const M117 = transport.respuesta;
const M318 = 'Hubo un problema al recuperar la información.';
export const M330 = 'Hubo un problema al registrar la información, intente nuevamente.';
const NO = 'La caja no acepta lo que envía, revise los datos.';

/** The sentence that people read for each form of a row in turn; one for all if they are the same. */
const porFila: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '1.2': [M117],
  '1.3': [M117],
  '1.6': [M117],
  '1.12': [M117],
  '1.16': [M115],
  '1.23': [M115],
  '1.24': [M115],
  '1.27b': [M117],
  '2.2b': [M318],
  '2.9': [M115],
  '2.18': [M117],
  '4.8': [M117],
  '4.9': [M115],
  '4.10': [M115],
  '4.11': [M115],
  '4.12b': [M117],
  '4.14': [NO],
  '4.15': ['Los servicios no aceptaron lo enviado. Revise: Observacion.', M113, M113],
  '4.16': [M114],
  '4.18': [M115],
  '4.19': [M115, M115, M115, M115, M115, M115, M115, M115, M115, M115, NO],
  '4.20': [M116],
};

/** A form of a row, by its position, and its sentence. */
export interface Rechazo {
  readonly fila: string;
  readonly forma: number;
  readonly dice: string;
}

/** Every form of some rows with its sentence. */
export function rechazosDe(
  filas: readonly string[],
  frases: Readonly<Record<string, readonly string[]>> = {},
): Rechazo[] {
  return filas.flatMap((fila) => {
    const shape = shapeOf(fila);
    const [first = '', ...others] = frases[fila] ?? porFila[fila] ?? [];
    if (!shape || first === '') throw new Error(`There is no row ${fila}, or no sentence for it`);
    return shape.forms.map((_, forma) => ({ fila, forma, dice: [first, ...others][forma] ?? first }));
  });
}

/** The rows for which any envelope may be refused, and any answer. */
export const deTodaRespuesta = [
  ...['1.2', '1.3', '1.6', '1.12', '1.16', '1.23', '1.24'],
  ...['4.8', '4.9', '4.10', '4.11', '4.12b', '4.14', '4.15', '4.16', '4.18', '4.19', '4.20'],
] as const;
