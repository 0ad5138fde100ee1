import { general } from '#messages/general.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { leyendo } from './leyendo.ts';
import { escrituraMessages as textos } from './messages.ts';

/** What is read before an act on what a screen shows. */
interface Muestra {
  readonly que: 'aviso' | 'trámite';
  /** Whether it stands otherwise than it is shown; null where the services show it no more. Throws the errors of `call`. */
  readonly cambio: () => Promise<boolean | null>;
  /** Shows it as it stands now. */
  readonly mostrar: () => Promise<unknown>;
  /** What is said below, where it is not the usual. */
  readonly detalle?: string;
}

/** Says that what an act rests on can not be read, so that nothing was sent. */
export const avisarSinLectura = (): Promise<void> =>
  notice({ message: general.problemaAlRecuperar, detail: textos.sinLectura });

/**
 * Whether something is still as it is shown. If not, it is said, it is shown as it stands now, and the act is not to be made;
 * nor is it where that can not be read, which is said too.
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
