import { queryClient } from '#client/query.ts';
import { contextOf, session } from '#client/session.ts';

// Data loaded for one person and company is never shown to another: the cache is cleared when they change.
session.subscribe((now, before) => {
  if (contextOf(now) !== contextOf(before)) queryClient.clear();
});
