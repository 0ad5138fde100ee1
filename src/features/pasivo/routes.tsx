import type { PortalRoute } from '#lib/routes.ts';
import { altaPasivoTitulos, bajaPasivoTitulos, transferenciaPasivoTitulos } from './titles.ts';

/** Screens of the retirees' notices (spec R 2.1). */
export const routes: readonly PortalRoute[] = [
  {
    handle: {
      name: 'aviso-alta-pasivo-admin',
      title: altaPasivoTitulos.lista,
      titleForm: altaPasivoTitulos.lista,
    },
    lazy: () => import('./alta/ListPage.tsx'),
    start: async () => (await import('./alta/ListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-alta-pasivo-editar', title: altaPasivoTitulos.formulario },
    lazy: () => import('./alta/EditPage.tsx'),
  },
  {
    handle: {
      name: 'aviso-baja-pasivo-admin',
      title: bajaPasivoTitulos.lista,
      titleForm: bajaPasivoTitulos.lista,
    },
    lazy: () => import('./baja/ListPage.tsx'),
    start: async () => (await import('./baja/ListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-baja-pasivo-editar', title: bajaPasivoTitulos.formulario },
    lazy: () => import('./baja/EditPage.tsx'),
  },
  {
    handle: {
      name: 'aviso-transferencia-pasivo-admin',
      title: transferenciaPasivoTitulos.lista,
      titleForm: transferenciaPasivoTitulos.lista,
    },
    lazy: () => import('./transferencia/ListPage.tsx'),
    start: async () => (await import('./transferencia/ListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-transferencia-pasivo-editar', title: transferenciaPasivoTitulos.formulario },
    lazy: () => import('./transferencia/EditPage.tsx'),
  },
];
