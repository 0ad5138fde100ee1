import type { PortalRoute } from '#lib/routes.ts';
import { LoginPage } from './LoginPage.tsx';
import { titles } from './titles.ts';

/** Screens outside the shell (spec F 2.1). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'login', title: titles.login },
    lazy: async () => ({ Component: LoginPage }),
  },
  {
    handle: { name: 'forgot-your-password', title: titles.solicitud },
    lazy: async () => ({ Component: (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage }),
  },
  {
    handle: { name: 'regional-module', title: titles.contexto },
    lazy: async () => ({ Component: (await import('./ContextPage.tsx')).ContextPage }),
  },
  {
    handle: { name: 'modificar-password', title: titles.cambio },
    lazy: async () => ({ Component: (await import('./ChangePasswordPage.tsx')).ChangePasswordPage }),
  },
  {
    handle: { name: 'reestablecer-contrasena', title: titles.enlace },
    lazy: async () => ({ Component: (await import('./ResetPasswordPage.tsx')).ResetPasswordPage }),
  },
];
