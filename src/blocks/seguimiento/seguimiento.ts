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

const shown = (value: string): string => escapeHtml(tidy(value) || seguimientoMessages.vacio);

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

/** The words of an entry, whatever the services make of its HTML. */
const palabras = (html: string): string => fold(tidy(html.replace(/<[^>]*>/g, ' ')));

/**
 * An entry of a record's tracking as a write. What is there already is taken from the panel's list; only an entry that is
 * not among it can be the one that was sent. Made once for each message, whatever it is sent.
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
      // Correos stays empty: nobody is notified unless a later screen asks for it (decision 40).
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

/**
 * Leaves the tracking entry of an act that has already succeeded. When that fails the act stands: a warning says that only
 * the entry is missing, and the answer is false (fault 23). Nobody is asked to send it again.
 */
export async function registrarSeguimiento({ idTabla, tabla, ...entrada }: Entrada): Promise<boolean> {
  let done = false;
  try {
    done = (await asentar(escrituraDeSeguimiento({ idTabla, tabla })(entrada))).tipo === 'hecha';
  } catch (error) {
    if (!isCallError(error)) throw error;
  }
  await forget(seguimiento.lista);
  if (!done) toast.warning(seguimientoMessages.noSeRegistro);
  return done;
}
