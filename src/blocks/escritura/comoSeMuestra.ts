import { general } from '#messages/general.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { leyendo } from './leyendo.ts';
import { escrituraMessages as textos } from './messages.ts';

/** How to check whether the data on a screen is current before an action on it. */
interface Muestra {
  readonly que: 'aviso' | 'trámite';
  /** Whether the data differs from what is shown; null if the services no longer show it. Throws the errors of `call`. */
  readonly cambio: () => Promise<boolean | null>;
  /** Shows the current data. */
  readonly mostrar: () => Promise<unknown>;
  /** The detail text, if it is not the usual one. */
  readonly detalle?: string;
}

/** Says that the data needed for an action cannot be loaded, so nothing was sent. */
export const avisarSinLectura = (): Promise<void> =>
  notice({ message: general.problemaAlRecuperar, detail: textos.sinLectura });

/**
 * Whether something is still as it is shown. If not, a message says so, the current data is shown, and the action must
 * not run. The same applies if the data cannot be loaded.
 */
export async function comoSeMuestra({
  que,
  cambio,
  mostrar,
  detalle = textos.otraPersonaDetalle,
}: Muestra): Promise<boolean> {
  const read = await leyendo(cambio);
  if (read?.leido === false) return true;
  if (!read) return false;
  if (read.leido) await notice({ message: textos.otraPersona(que), detail: detalle });
  else await avisarSinLectura();
  await mostrar();
  return false;
}
