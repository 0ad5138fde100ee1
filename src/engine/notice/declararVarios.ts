import { asentar } from '#blocks/escritura/asentar.ts';
import type { Escribir } from '#blocks/escritura/useEscritura.ts';
import { type CallError, isCallError, TransportFailure } from '#client/errors.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { tipoDeFila } from '#engine/family/familias.ts';
import { transport } from '#messages/transport.ts';
import { declarar, impedimentoDePago } from './operations.ts';

/** How the declaration of a row ended; 'sin sesión': the session was lost, and nothing was sent for this row. */
export type Declaracion =
  | { readonly tipo: 'declarado' | 'sin sesión' }
  | { readonly tipo: 'no'; readonly motivo: string };

const sinSesion = (error: CallError): boolean => error instanceof TransportFailure && error.kind === 'sesion';

/** Sends a write without asking and without showing anything; the reason of a failure is kept. */
function callada() {
  let error: CallError | null = null;
  let incierta = false;
  const escribir: Escribir = async (escritura) => {
    try {
      const end = await asentar(escritura);
      if (end.tipo === 'hecha') return end;
      error = end.error;
      incierta = end.tipo === 'incierta';
    } catch (failure) {
      if (!isCallError(failure)) throw failure;
      error = failure;
    }
    return null;
  };
  return { escribir, error: () => error, incierta: () => incierta };
}

const noHecha = (error: CallError | null, incierta: boolean): Declaracion => {
  if (error && sinSesion(error)) return { tipo: 'sin sesión' };
  return { tipo: 'no', motivo: incierta ? transport.sinRespuesta : (error?.message ?? engineMessages.noSeDeclaro) };
};

/**
 * Declares the notice of a row of a list, with the calls of a single declaration in their order: payment check unless it
 * is paid, declaration, tracking. Nothing is asked and nothing is shown. If another tab declared it meanwhile, the
 * services refuse it.
 */
export async function declararFila(formularios: readonly NovedadDefinition[], row: FilaNovedad): Promise<Declaracion> {
  const tipo = tipoDeFila(row);
  const definition = formularios.find(({ idTipoPadre }) => idTipoPadre === tipo);
  const desde = estadoPorNombre(row.EstadoProceso);
  if (!definition || !desde) return noHecha(null, false);
  const { escribir, error, incierta } = callada();
  try {
    const motivo = row.Pagado ? null : await impedimentoDePago(row.IdPersonaNovedad, true);
    if (motivo !== null) return { tipo: 'no', motivo };
    const medio = { escribir, definition, trato: {} };
    const despues = { decir: () => undefined, olvidar: async () => undefined };
    const done = await declarar(medio, row.IdPersonaNovedad, desde, despues);
    return done ? { tipo: 'declarado' } : noHecha(error(), incierta());
  } catch (failure) {
    if (!isCallError(failure)) throw failure;
    return noHecha(failure, false);
  }
}
