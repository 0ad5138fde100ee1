import { queryClient } from '#client/query.ts';
import { type Session, session } from '#client/session.ts';

const contextOf = ({ user }: Session) =>
  user ? [user.id_usuario, user.id_regional, user.id_empresa, user.id_modulo].join('|') : '';

// Data loaded for one person and company is never shown to another: the cache is cleared when they change.
session.subscribe((now, before) => {
  if (contextOf(now) !== contextOf(before)) queryClient.clear();
});
