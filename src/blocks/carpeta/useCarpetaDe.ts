import { useSession } from '#client/session.ts';
import { pathTo } from '#lib/routes.ts';

/** Whether the user may look at people's folders. */
export const useVeCarpetas = (): boolean =>
  useSession((s) => s.user?.accesos.some(({ Ruta }) => Ruta === 'personas-admin') ?? false);

/** The address of a person's folder; null for a person that is not saved, or a user who may not look at it. */
export const useCarpetaDe = (idPersona: number): string | null =>
  useVeCarpetas() && idPersona > 0 ? pathTo('persona-carpeta', { persona: idPersona }) : null;
