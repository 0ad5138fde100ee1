import type { PortalRoute } from '#lib/routes.ts';
import { titles } from './titles.ts';

/** Everybody has help. */
const opensFor = () => true;

/** The guide: its tasks, and one of them with its steps and pictures. Nothing of it is loaded before it is opened. */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'ayuda', title: titles.ayuda },
    opensFor,
    lazy: () => import('./AyudaPage.tsx'),
  },
  {
    handle: { name: 'ayuda-tarea', title: titles.tarea },
    opensFor,
    lazy: () => import('./TareaPage.tsx'),
  },
];
