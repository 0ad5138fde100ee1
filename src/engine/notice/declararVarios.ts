import { escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import { TransportFailure } from '#client/errors.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { tipoDeFila } from '#engine/family/familias.ts';
import { declararAviso } from './declararAviso.ts';

/** How the declaration of a row ended; 'sin sesión': the session was lost, and nothing more is sent. */
type DeclaracionDeFila =
  | { readonly tipo: 'declarado' /** The tracking was written too. */; readonly seguimiento: boolean }
  | { readonly tipo: 'no'; readonly motivo: string }
  | { readonly tipo: 'sin sesión' };

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
  const desde = estadoPorNombre(row.EstadoProceso);
  if (!definition || !desde) return { tipo: 'no', motivo: engineMessages.noSeDeclaro };
  const medio = { escribir: escribirSinPreguntar, definition, trato: {} };
  const fin = await declararAviso(medio, { id: row.IdPersonaNovedad, desde, pagado: row.Pagado });
  if (fin.tipo === 'declarado') return fin;
  if (fin.tipo === 'cancelado') return { tipo: 'sin sesión' };
  const { error, motivo } = fin;
  return error instanceof TransportFailure && error.kind === 'sesion' ? { tipo: 'sin sesión' } : { tipo: 'no', motivo };
}
