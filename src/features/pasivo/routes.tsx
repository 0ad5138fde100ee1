import type { PortalRoute } from '#lib/routes.ts';
import { altaPasivoTitulos } from './titles.ts';

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
];
