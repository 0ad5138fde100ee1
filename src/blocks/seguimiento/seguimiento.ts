import { asentar, basta, type Hallazgo, hallada } from '#blocks/escritura/asentar.ts';
import { nuevoEn } from '#blocks/escritura/nuevoEn.ts';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { forget, query, queryClient } from '#client/query.ts';
import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { tipoSeguimiento } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { escapeHtml, fold, tidy } from '#lib/texts.ts';
import { toast } from '#ui/feedback/toast.ts';
import { seguimientoMessages } from './messages.ts';

/** A changed field, as it is shown (spec F 3.10, E 3). */
export interface Cambio {
  readonly campo: string;
  readonly valorAnterior: string;
  readonly valorNuevo: string;
}

interface Entrada {
  readonly idTabla: number;
  readonly tabla: string;
  readonly asunto: string;
  /** HTML. Texts that users typed go through `textoComoHtml`, changes through `cambiosComoHtml`. */
  readonly mensaje: string;
  /** A number of `tipoSeguimiento`; MENSAJE by default. */
  readonly tipo?: number;
}

const shown = (value: string): string => escapeHtml(tidy(value) || seguimientoMessages.vacio);

/**
 * The list of changes that an update writes to the tracking (spec E 3, R 3.2). Every value is escaped; '' without
 * changes.
 */
export function cambiosComoHtml(cambios: readonly Cambio[]): string {
  if (cambios.length === 0) return '';
  const items = cambios.map(
    ({ campo, valorAnterior, valorNuevo }) =>
      `<li><b>${escapeHtml(campo)}:</b> <small>${shown(valorAnterior)}</small> -&gt; ${shown(valorNuevo)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** What a person typed, as HTML for the tracking: escaped, with line breaks. */
export const textoComoHtml = (text: string): string => escapeHtml(text.trim()).replace(/\r?\n/g, '<br>');

/** The words of an entry without markup, because the services may change its HTML. */
const palabras = (html: string): string => fold(tidy(html.replace(/<[^>]*>/g, ' ')));

/**
 * An entry of a record's tracking, as a write. The existing entries come from the panel's list: only an entry that is
 * not among them can be the one that was sent. Create one per message, however often it is sent.
 */
export function escrituraDeSeguimiento({ idTabla, tabla }: Pick<Entrada, 'idTabla' | 'tabla'>) {
  const body = { IdTabla: idTabla, Tabla: tabla };
  const list = nuevoEn<SeguimientoItem>(
    () => call(seguimiento.lista, { body }, { quiet: true }),
    (item) => item.IdSeguimiento,
  );
  void list.recordar(queryClient.getQueryData(query(seguimiento.lista, { body }).queryKey) ?? []);
  return ({ asunto, mensaje, tipo = tipoSeguimiento.MENSAJE }: Omit<Entrada, 'idTabla' | 'tabla'>) => ({
    llamada: seguimiento.registrar,
    entrada: {
      // Correos stays empty: nobody is notified unless a later screen requires it (decision 40).
      body: { ...body, Asunto: asunto, Mensaje: mensaje, Correos: [], TipoSeguimiento: tipo },
    },
    resultado: basta,
    comprobar: async (): Promise<Hallazgo<true>> => {
      const found = await list.buscar((item) => item.Asunto === asunto && item.TipoSeguimiento === tipo)();
      if (!hallada(found)) return found;
      return palabras(found.hecha.Mensaje) === palabras(mensaje) ? { hecha: true } : null;
    },
  });
}

/** Writes the tracking entry of an action that has already succeeded. False if that failed; it shows nothing. */
export async function asentarSeguimiento({ idTabla, tabla, ...entrada }: Entrada): Promise<boolean> {
  let done = false;
  try {
    done = (await asentar(escrituraDeSeguimiento({ idTabla, tabla })(entrada))).tipo === 'hecha';
  } catch (error) {
    if (!isCallError(error)) throw error;
  }
  await forget(seguimiento.lista);
  return done;
}

/** Says that only the tracking entry of an action is missing. */
export const avisarSinSeguimiento = (): void => void toast.warning(seguimientoMessages.noSeRegistro);

/**
 * Writes the tracking entry of an action that has already succeeded. If that fails, the action still counts as done: a
 * warning says that only the entry is missing, and the result is false (fault 23). The user is not asked to send it
 * again.
 */
export async function registrarSeguimiento(entrada: Entrada): Promise<boolean> {
  const done = await asentarSeguimiento(entrada);
  if (!done) avisarSinSeguimiento();
  return done;
}
