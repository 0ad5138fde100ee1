import { beforeSessionEnds } from '#client/leaving.ts';
import { session } from '#client/session.ts';
import { watchSession } from '#client/sessionRest.ts';
import { setUnsaved } from '#client/unsaved.ts';
import { alPerderSesion, entregarTodo, soltarTodo } from './cola.ts';
import { decisiones, enCurso } from './decision.ts';

/** True while a decision is on its way to the services. */
export const hayEnCurso = (): boolean => decisiones.getState().lista.some(enCurso);

/** The page is going away: what is held stays in the journal. */
let cerrando = false;

const preguntar = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser asks before the tab is closed with a decision under way, and signing out with one that was not sent. */
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

beforeSessionEnds({ pending: hayEnCurso, finish: entregarTodo });
watchSession(alPerderSesion);
session.subscribe((now, before) => {
  if (before.user && now.user?.id_usuario !== before.user.id_usuario) soltarTodo();
});
