import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#client/session.ts';
import { routePaths } from '#lib/routes.ts';

/** Leaves at once when the session ends, here or in another tab: what stood on the screen is taken down first. */
export function SessionOnly() {
  const signedIn = useSession((s) => s.status === 'authenticated');
  return signedIn ? <Outlet /> : <Navigate to={routePaths.login} replace />;
}
