import { createStore } from 'zustand';
import { onOtherTabs, tellOtherTabs } from '#lib/otherTabs.ts';

const CANAL = 'decisiones';
const NOMBRE = 'aviso:';

/** Lets the other tabs decide the notice again. */
type Soltar = () => void;

/** The notices that another tab of this browser is deciding. */
export const enOtraPestana = createStore<{ readonly ids: ReadonlySet<number> }>(() => ({ ids: new Set() }));

/** The notices that this tab is deciding. */
const propios = new Set<number>();
/** The last try of this tab for each lock: it resolves when the browser has the lock back. */
const intentos = new Map<number, Promise<void>>();

/** Whether this browser can keep two tabs from deciding the same notice. Without that nothing is sent (design D15). */
export const hayCandados = (): boolean => typeof navigator.locks?.request === 'function';

const avisarPestanas = (): void => tellOtherTabs(CANAL);

/** Takes the lock of a notice; null if another tab has it, or if the browser has no locks. */
export function tomarCandado(id: number): Promise<Soltar | null> {
  if (!hayCandados()) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    // A lock that this tab has just released may still be on its way back.
    const intento = (intentos.get(id) ?? Promise.resolve())
      .then(() =>
        navigator.locks.request(`${NOMBRE}${id}`, { ifAvailable: true }, (lock) => {
          if (lock === null) return resolve(null);
          propios.add(id);
          avisarPestanas();
          return new Promise<void>((soltar) => {
            resolve(() => {
              propios.delete(id);
              soltar();
            });
          });
        }),
      )
      .then(avisarPestanas, reject);
    intentos.set(id, intento);
  });
}

/** Reads which notices other tabs are deciding now: the browser knows, even after a tab crashed. */
async function leerCandados(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const taken = held.flatMap(({ name = '' }) => (name.startsWith(NOMBRE) ? [Number(name.slice(NOMBRE.length))] : []));
  enOtraPestana.setState({ ids: new Set(taken.filter((id) => !propios.has(id))) });
}

/** Follows what other tabs decide; returns a function that stops it. */
export function seguirPestanas(): () => void {
  if (!hayCandados()) return () => undefined;
  const read = () => void leerCandados();
  const stop = onOtherTabs(CANAL, read);
  document.addEventListener('visibilitychange', read);
  read();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', read);
  };
}
