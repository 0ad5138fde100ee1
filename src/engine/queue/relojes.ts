import { createEvent } from '#lib/events.ts';
import { cambiarPendiente, decisiones, pendienteDe } from './decision.ts';

const SEGUNDO = 1000;

/**
 * The timer of each held decision, by notice id. It ticks once a second, so that a pause never shortens the time to
 * undo.
 */
const relojes = new Map<number, ReturnType<typeof setTimeout>>();
/** Why the timers are paused. */
const pausas = new Set<'foco' | 'puntero'>();

/** The time of a held decision is over: it waits for its turn now. */
export const plazoVencido = createEvent<void>();

/** Stops the timer of a decision. */
export function pararReloj(id: number): void {
  clearTimeout(relojes.get(id));
  relojes.delete(id);
}

/** Counts down the time of a held decision, unless the timers are paused. */
export function contar(id: number): void {
  pararReloj(id);
  if (pausas.size > 0) return;
  relojes.set(
    id,
    setTimeout(() => {
      const resta = (pendienteDe(id)?.resta ?? 0) - 1;
      cambiarPendiente(id, resta > 0 ? { resta } : { resta: 0, estado: 'en espera' });
      if (resta > 0) contar(id);
      else plazoVencido.emit();
    }, SEGUNDO),
  );
}

/** Stops the timers while the reviewer has the focus or the pointer on the bar, and starts them again. */
export function pausar(por: 'foco' | 'puntero', si: boolean): void {
  if (pausas.has(por) === si) return;
  if (si) pausas.add(por);
  else pausas.delete(por);
  const pausada = pausas.size > 0;
  if (decisiones.getState().pausada === pausada) return;
  decisiones.setState({ pausada });
  for (const { decision, estado } of decisiones.getState().lista) {
    if (estado !== 'retenida') continue;
    if (pausada) pararReloj(decision.idPersonaNovedad);
    else contar(decision.idPersonaNovedad);
  }
}
