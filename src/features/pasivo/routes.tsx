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
    lazy: () => import('./AltaPasivoListPage.tsx'),
    start: async () => (await import('./AltaPasivoListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-alta-pasivo-editar', title: altaPasivoTitulos.formulario },
    lazy: () => import('./AltaPasivoEditPage.tsx'),
  },
  {
    handle: {
      name: 'aviso-baja-pasivo-admin',
      title: bajaPasivoTitulos.lista,
      titleForm: bajaPasivoTitulos.lista,
    },
    lazy: () => import('./BajaPasivoListPage.tsx'),
    start: async () => (await import('./BajaPasivoListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-baja-pasivo-editar', title: bajaPasivoTitulos.formulario },
    lazy: () => import('./BajaPasivoEditPage.tsx'),
  },
  {
    handle: {
      name: 'aviso-transferencia-pasivo-admin',
      title: transferenciaPasivoTitulos.lista,
      titleForm: transferenciaPasivoTitulos.lista,
    },
    lazy: () => import('./TransferenciaPasivoListPage.tsx'),
    start: async () => (await import('./TransferenciaPasivoListPage.tsx')).start(),
  },
  {
    handle: { name: 'aviso-transferencia-pasivo-editar', title: transferenciaPasivoTitulos.formulario },
    lazy: () => import('./TransferenciaPasivoEditPage.tsx'),
  },
];
