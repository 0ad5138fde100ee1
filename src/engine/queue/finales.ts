import { guardarObservacion } from '#engine/values/drafts.ts';
import { soltarCandado } from './candados.ts';
import { cambiarPendiente, pendienteDe, quitarPendiente } from './decision.ts';
import { borrarDelDiario } from './diario.ts';
import { pararReloj } from './relojes.ts';

/** Removes a decision with all that was kept for it: it was answered, taken back or dropped. */
export function cerrar(id: number): void {
  pararReloj(id);
  borrarDelDiario(id);
  quitarPendiente(id);
  soltarCandado(id);
}

/**
 * Removes a decision that was not held and was not done. It is marked as not sent first: its notice still waits, so the
 * notice must not leave the queue as an answered one does.
 */
export function abandonar(id: number): void {
  cambiarPendiente(id, { estado: 'sin enviar' });
  cerrar(id);
}

/**
 * The decision was refused for good. Its notice can be decided again, here and in other tabs. The text of its
 * observation is kept.
 */
export function fallar(id: number, motivo: string): void {
  pararReloj(id);
  const { decision } = pendienteDe(id) ?? {};
  if (decision?.texto) guardarObservacion(id, decision.texto);
  borrarDelDiario(id);
  cambiarPendiente(id, { estado: 'fallida', motivo, reintentable: false });
  soltarCandado(id);
}
