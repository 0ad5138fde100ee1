import { finishWork } from '#client/leaving.ts';
import { logout } from '#client/session.ts';
import { hasUnsaved } from '#client/unsaved.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { shell } from './messages.ts';

/**
 * Ends the session, after what is on its way to the services; asks first if there is unsaved input. The guarded screens
 * then leave automatically.
 */
export async function signOut(): Promise<void> {
  await finishWork();
  const { titulo, pregunta, aceptar, cancelar } = shell.salir;
  const sure =
    !hasUnsaved() ||
    (await confirm({ title: titulo, message: pregunta, accept: aceptar, cancel: cancelar, tone: 'danger' }));
  if (sure) logout();
}
