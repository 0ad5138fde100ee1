import type { PortalRoute } from '#lib/routes.ts';
import { altaMessages } from './messages.ts';

/** Screens of the employer notices (spec F 2.1, E 2). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'aviso-alta-admin', title: altaMessages.tituloLista, titleForm: altaMessages.tituloLista },
    lazy: () => import('./AltaListPage.tsx'),
    start: async () => (await import('./AltaListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-alta-editar', title: altaMessages.tituloFormulario },
    lazy: () => import('./AltaEditPage.tsx'),
  },
];
