import type { PortalRoute } from '#lib/routes.ts';
import { auth } from './messages.ts';

/** Screens outside the shell (spec F 2.1). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'login', title: auth.login.titulo },
    lazy: async () => ({ Component: (await import('./LoginPage.tsx')).LoginPage }),
  },
  {
    handle: { name: 'forgot-your-password', title: auth.solicitud.titulo },
    lazy: async () => ({ Component: (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage }),
  },
  {
    handle: { name: 'regional-module', title: auth.contexto.titulo },
    lazy: async () => ({ Component: (await import('./ContextPage.tsx')).ContextPage }),
  },
  {
    handle: { name: 'modificar-password', title: auth.cambio.titulo },
    lazy: async () => ({ Component: (await import('./ChangePasswordPage.tsx')).ChangePasswordPage }),
  },
  {
    handle: { name: 'reestablecer-contrasena', title: auth.cambio.tituloEnlace },
    lazy: async () => ({ Component: (await import('./ResetPasswordPage.tsx')).ResetPasswordPage }),
  },
];
