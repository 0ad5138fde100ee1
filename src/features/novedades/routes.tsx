import type { PortalRoute } from '#lib/routes.ts';
import { bajaMessages } from './bajaMessages.ts';
import { altaMessages } from './messages.ts';
import { transferenciaMessages } from './transferenciaMessages.ts';

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
  {
    handle: { name: 'aviso-baja-admin', title: bajaMessages.tituloLista, titleForm: bajaMessages.tituloLista },
    lazy: () => import('./BajaListPage.tsx'),
    start: async () => (await import('./BajaListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-baja-editar', title: bajaMessages.tituloFormulario },
    lazy: () => import('./BajaEditPage.tsx'),
  },
  {
    handle: {
      name: 'aviso-transferencia-admin',
      title: transferenciaMessages.tituloLista,
      titleForm: transferenciaMessages.tituloLista,
    },
    lazy: () => import('./TransferenciaListPage.tsx'),
    start: async () => (await import('./TransferenciaListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-transferencia-editar', title: transferenciaMessages.tituloFormulario },
    lazy: () => import('./TransferenciaEditPage.tsx'),
  },
];
