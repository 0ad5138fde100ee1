import { setUnsaved } from '#client/unsaved.ts';
import { decisiones, hayEnCurso } from './decision.ts';

/** The page is closed or reloaded: the held decisions stay in the journal. */
let cerrando = false;

const preguntar = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * What is held is delivered when the tab is left, but not when the page ends. The browser asks before the tab is closed with
 * a decision under way, and signing out with one that was not sent.
 */
export function vigilarCola(entregarTodo: () => Promise<void>): void {
  decisiones.subscribe(({ lista }) => {
    setUnsaved(
      'decisiones',
      lista.some(({ estado, reintentable }) => estado !== 'fallida' || reintentable),
    );
    if (hayEnCurso()) window.addEventListener('beforeunload', preguntar);
    else window.removeEventListener('beforeunload', preguntar);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && !cerrando) void entregarTodo();
  });
  window.addEventListener('pagehide', () => {
    cerrando = true;
  });
  window.addEventListener('pageshow', () => {
    cerrando = false;
  });
}
