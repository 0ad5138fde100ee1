import { basta } from '#blocks/escritura/asentar.ts';
import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { asentarSeguimiento } from '#blocks/seguimiento/seguimiento.ts';
import { callWithMessage } from '#client/call.ts';
import { type CallError, isCallError, TransportFailure } from '#client/errors.ts';
import { type Estado, tabla } from '#contract/enumerations.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { engineMessages, nombreEstado } from '#engine/definition/messages.ts';
import { comprobarEstado } from './asentarAviso.ts';
import { idEstado, type Medio } from './operations.ts';

/** A saved notice that may be declared: its id, its state now, and whether it is paid. */
interface Declarable {
  readonly id: number;
  readonly desde: Estado;
  readonly pagado: boolean;
}

/** The steps of declaring, in their order. */
export type PasoDeDeclarar = 'pago' | 'declarar' | 'seguimiento';

/**
 * How declaring one notice ended. 'no declarado': certainly not, for this reason. 'incierto': the result is unknown, so
 * it must not be sent again without loading the notice. 'cancelado': the user did not want it, or the session was lost.
 */
export type Declaracion =
  | { readonly tipo: 'declarado'; readonly seguimiento: boolean }
  | {
      readonly tipo: 'no declarado';
      readonly paso: 'pago' | 'declarar';
      readonly motivo: string;
      /** null if the payment rules say why. */
      readonly error: CallError | null;
    }
  | { readonly tipo: 'incierto'; readonly motivo: string; readonly error: CallError }
  | { readonly tipo: 'cancelado' };

/** Called when a step has ended well. */
type AlPaso = (paso: PasoDeDeclarar) => void;

/**
 * Whether the payment rules allow declaring a notice: null if they do, otherwise the sentence that says why not. A
 * failed check throws, and nothing is declared (spec E 4, decision 30).
 */
async function impedimentoDePago(idPersonaNovedad: number): Promise<string | null> {
  const { datos, mensaje } = await callWithMessage(
    ordenPago.verificarPago,
    { params: { idPersonaNovedad } },
    { quiet: true },
  );
  return datos.RequierePago && !datos.Pagado ? mensaje?.Descripcion || engineMessages.pagoRequerido : null;
}

/** What must be known before the write: the payment rules, and the number of the state. Throws the errors of `call`. */
async function antes({ definition }: Medio, { id, pagado }: Declarable, alPaso: AlPaso) {
  const impedimento = pagado ? null : await impedimentoDePago(id);
  if (impedimento !== null) return { impedimento };
  alPaso('pago');
  return { impedimento, estado: await idEstado(definition.idTipoPadre, 'declarado') };
}

const sinSaber = (error: CallError) => error instanceof TransportFailure && error.kind === 'sinRespuesta';

/**
 * Declares one saved notice: checks the payment (spec E 4), changes the state, writes the tracking with the real
 * previous state (decision 8). The caller shows the outcome and drops the cached answers, after one notice or after many. `escribir`
 * decides what is asked after a lost answer; `trato.preguntar` asks after the payment check.
 */
export async function declararAviso(
  medio: Medio,
  aviso: Declarable,
  alPaso: AlPaso = () => undefined,
): Promise<Declaracion> {
  const { escribir, definition, trato } = medio;
  const { id, desde } = aviso;
  let leido: Awaited<ReturnType<typeof antes>>;
  try {
    leido = await antes(medio, aviso, alPaso);
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { tipo: 'no declarado', paso: 'pago', motivo: enUnaLinea(error), error };
  }
  if (leido.estado === undefined) {
    return { tipo: 'no declarado', paso: 'pago', motivo: leido.impedimento, error: null };
  }
  let fallado: CallError | null = null;
  const entrada = { body: { IdPersonaNovedad: id, IdEstadoProceso: leido.estado } };
  const comprobar = comprobarEstado(definition, id, { desde, a: 'declarado' });
  const done = await escribir(
    { llamada: personasNovedad.declarar, entrada, resultado: basta, comprobar },
    {
      ...trato,
      fallo: (error) => {
        fallado = error;
      },
    },
  );
  if (!done) return noHecha(fallado);
  alPaso('declarar');
  const textos = definition.messages.seguimiento;
  const seguimiento = await asentarSeguimiento({
    idTabla: id,
    tabla: tabla.novedad,
    asunto: textos.asuntoDeclarado,
    mensaje: textos.transicion(nombreEstado[desde], nombreEstado.declarado),
  });
  if (seguimiento) alPaso('seguimiento');
  return { tipo: 'declarado', seguimiento };
}

function noHecha(error: CallError | null): Declaracion {
  if (error === null) return { tipo: 'cancelado' };
  const motivo = enUnaLinea(error);
  return sinSaber(error)
    ? { tipo: 'incierto', motivo, error }
    : { tipo: 'no declarado', paso: 'declarar', motivo, error };
}
