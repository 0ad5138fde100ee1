import type { PortalRoute } from '#lib/routes.ts';
import { altaTitulos, bajaTitulos, transferenciaTitulos } from './titles.ts';

/** Screens of the employer notices (spec F 2.1, E 2). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'aviso-alta-admin', title: altaTitulos.lista, titleForm: altaTitulos.lista },
    lazy: () => import('./AltaListPage.tsx'),
    start: async () => (await import('./AltaListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-alta-editar', title: altaTitulos.formulario },
    lazy: () => import('./AltaEditPage.tsx'),
  },
  {
    handle: { name: 'aviso-baja-admin', title: bajaTitulos.lista, titleForm: bajaTitulos.lista },
    lazy: () => import('./BajaListPage.tsx'),
    start: async () => (await import('./BajaListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-baja-editar', title: bajaTitulos.formulario },
    lazy: () => import('./BajaEditPage.tsx'),
  },
  {
    handle: {
      name: 'aviso-transferencia-admin',
      title: transferenciaTitulos.lista,
      titleForm: transferenciaTitulos.lista,
    },
    lazy: () => import('./TransferenciaListPage.tsx'),
    start: async () => (await import('./TransferenciaListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-transferencia-editar', title: transferenciaTitulos.formulario },
    lazy: () => import('./TransferenciaEditPage.tsx'),
  },
];
