import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { tipoSeguimiento } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { escapeHtml, tidy } from '#lib/texts.ts';
import { toast } from '#ui/feedback/toast.ts';
import { seguimientoMensajes } from './messages.ts';

/** A changed field, in words people read (spec F 3.10, E 3). */
export interface Cambio {
  readonly campo: string;
  readonly valorAnterior: string;
  readonly valorNuevo: string;
}

interface Entrada {
  readonly idTabla: number;
  readonly tabla: string;
  readonly asunto: string;
  /** HTML; texts of people go through `textoComoHtml`, changes through `cambiosComoHtml`. */
  readonly mensaje: string;
  /** A number of `tipoSeguimiento`; MENSAJE unless said otherwise. */
  readonly tipo?: number;
}

const shown = (value: string): string => escapeHtml(tidy(value) || seguimientoMensajes.vacio);

/** The list of changes an update leaves in the tracking (spec E 3, R 3.2). Every value is escaped; '' without changes. */
export function cambiosComoHtml(cambios: readonly Cambio[]): string {
  if (cambios.length === 0) return '';
  const items = cambios.map(
    ({ campo, valorAnterior, valorNuevo }) =>
      `<li><b>${escapeHtml(campo)}:</b> <small>${shown(valorAnterior)}</small> -&gt; ${shown(valorNuevo)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** What a person typed, as tracking HTML: escaped, line breaks kept. */
export const textoComoHtml = (text: string): string => escapeHtml(text.trim()).replace(/\r?\n/g, '<br>');

/** Leaves a tracking entry without showing failures: they are thrown (the errors of `call`). */
export async function grabarSeguimiento({
  idTabla,
  tabla,
  asunto,
  mensaje,
  tipo = tipoSeguimiento.MENSAJE,
}: Entrada): Promise<void> {
  await call(
    seguimiento.registrar,
    // Correos stays empty: nobody is notified unless a later screen asks for it (decision 40).
    { body: { IdTabla: idTabla, Tabla: tabla, Asunto: asunto, Mensaje: mensaje, Correos: [], TipoSeguimiento: tipo } },
    { quiet: true },
  );
  await forget(seguimiento.lista);
}

/**
 * Leaves the tracking entry of an act that has already succeeded. When that fails the act stands: a warning says that only
 * the entry is missing, and the answer is false (fault 23).
 */
export async function registrarSeguimiento(entrada: Entrada): Promise<boolean> {
  try {
    await grabarSeguimiento(entrada);
    return true;
  } catch (error) {
    if (!isCallError(error)) throw error;
    toast.warning(seguimientoMensajes.noSeRegistro);
    return false;
  }
}
