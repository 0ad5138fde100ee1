import { escrituraMessages } from '#blocks/escritura/messages.ts';
import { escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { call } from '#client/call.ts';
import { isCallError, TransportFailure } from '#client/errors.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type Estado, estadoPorNombre } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { tipoDeFila } from '#engine/family/familias.ts';
import { declararAviso } from './declararAviso.ts';
import { estadoDelTipo } from './estados.ts';

/** How the declaration of a row ended; 'sin sesión': the session was lost, and nothing more is sent. */
type DeclaracionDeFila =
  | { readonly tipo: 'declarado' /** The tracking was written too. */; readonly seguimiento: boolean }
  | { readonly tipo: 'no'; readonly motivo: string }
  | { readonly tipo: 'sin sesión' };

/** A notice's state and payment as they are now: the row of a list may be older. Throws the errors of `call`. */
async function ahora(id: number, idTipoPadre: number): Promise<{ desde: Estado | null; pagado: boolean }> {
  const { SegurosPersonasNovedad } = await call(personasNovedad.porId, { params: { id, n: 0 } }, { quiet: true });
  const { IdEstadoProceso: now, Pagado: pagado } = SegurosPersonasNovedad;
  const state = await estadoDelTipo(idTipoPadre, ({ IdEstadoProceso }) => IdEstadoProceso === now);
  return { desde: estadoPorNombre(state?.Nombre ?? ''), pagado };
}

/** The end of a row that was not declared. */
const noDeclarada = (motivo: string, error: unknown): DeclaracionDeFila =>
  error instanceof TransportFailure && error.kind === 'sesion' ? { tipo: 'sin sesión' } : { tipo: 'no', motivo };

/**
 * Declares the notice of a row of a list, with the calls of a single declaration. Nothing is asked and nothing is shown. If
 * another tab declared it meanwhile, the services refuse it.
 */
export async function declararFila(
  formularios: readonly NovedadDefinition[],
  row: FilaNovedad,
): Promise<DeclaracionDeFila> {
  const tipo = tipoDeFila(row);
  const definition = formularios.find(({ idTipoPadre }) => idTipoPadre === tipo);
  if (!definition) return { tipo: 'no', motivo: engineMessages.noSeDeclaro };
  const id = row.IdPersonaNovedad;
  let aviso: Awaited<ReturnType<typeof ahora>>;
  try {
    aviso = await ahora(id, tipo);
  } catch (error) {
    if (!isCallError(error)) throw error;
    return noDeclarada(enUnaLinea(error), error);
  }
  const { desde, pagado } = aviso;
  if (!desde) return { tipo: 'no', motivo: engineMessages.noSeDeclaro };
  // The fund has sent it back since: it is corrected first.
  if (desde === 'observado') return { tipo: 'no', motivo: escrituraMessages.otraPersona('aviso') };
  const medio = { escribir: escribirSinPreguntar, definition, trato: {} };
  const fin = await declararAviso(medio, { id, desde, pagado });
  if (fin.tipo === 'declarado') return fin;
  return fin.tipo === 'cancelado' ? { tipo: 'sin sesión' } : noDeclarada(fin.motivo, fin.error);
}
