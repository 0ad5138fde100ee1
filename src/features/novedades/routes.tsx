import type { PortalRoute } from '#lib/routes.ts';
import { altaTitulos, bajaTitulos, transferenciaTitulos } from './titles.ts';

/** Screens of the employer notices (spec F 2.1, E 2). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'aviso-alta-admin', title: altaTitulos.lista, titleForm: altaTitulos.lista },
    lazy: () => import('./alta/ListPage.tsx'),
    start: async () => (await import('./alta/ListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-alta-editar', title: altaTitulos.formulario },
    lazy: () => import('./alta/EditPage.tsx'),
  },
  {
    handle: { name: 'aviso-baja-admin', title: bajaTitulos.lista, titleForm: bajaTitulos.lista },
    lazy: () => import('./baja/ListPage.tsx'),
    start: async () => (await import('./baja/ListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-baja-editar', title: bajaTitulos.formulario },
    lazy: () => import('./baja/EditPage.tsx'),
  },
  {
    handle: {
      name: 'aviso-transferencia-admin',
      title: transferenciaTitulos.lista,
      titleForm: transferenciaTitulos.lista,
    },
    lazy: () => import('./transferencia/ListPage.tsx'),
    start: async () => (await import('./transferencia/ListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-transferencia-editar', title: transferenciaTitulos.formulario },
    lazy: () => import('./transferencia/EditPage.tsx'),
  },
];
