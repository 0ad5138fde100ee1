import type { Consulta, NovedadDefinition } from '#engine/definition/definition.ts';
import type { Fila } from '../fila/fila.ts';
import type { Contexto } from './contexto.ts';

/** One row that is checked, and how its calls are made. */
export interface Caso {
  readonly fila: Fila;
  readonly definition: NovedadDefinition;
  readonly contexto: Contexto;
  readonly consulta: Consulta & { readonly signal: AbortSignal };
}

/** The text of a row in a column, or ''. */
export const enTexto = ({ valores }: Fila, columna: keyof Fila['valores']): string => String(valores[columna] ?? '');
