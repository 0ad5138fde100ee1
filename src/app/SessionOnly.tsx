import { Navigate, Outlet } from 'react-router-dom';
import { usePreguntaAlMover } from '#blocks/cerrar/useGuardia.ts';
import { useSession } from '#client/session.ts';
import { routePaths } from '#lib/routes.ts';

/**
 * Leaves at once when the session ends, here or in another tab, after removing the screen's content. During a session, a
 * navigation that would lose unsaved input asks first.
 */
export function SessionOnly() {
  const signedIn = useSession((s) => s.status === 'authenticated');
  usePreguntaAlMover();
  return signedIn ? <Outlet /> : <Navigate to={routePaths.login} replace />;
}
