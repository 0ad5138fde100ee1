import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect } from 'vitest';
import { endSession, session } from '#client/session.ts';
import { lineaDe } from '#support/documentado.ts';
import { mount } from '#support/mount.tsx';
import { server, theSandbox } from '#support/services.ts';
import { PASSWORD } from '#support/session.ts';
import {
  type Caso,
  contestarDocumentada,
  contestarTodas,
  pantalla,
  type Respuesta,
  respuestaDe,
} from './documentadas.ts';

const TOKEN = 'POST EmpAuth';
const NUEVO_TOKEN = 'POST EmpAuth/newToken';
const USUARIO = 'POST Login/Usuario';
const EMPRESA = 'GET Empresas/BuscaEmpresaXIdAnterior/{id}';
const MENU = ['GET AccesosExternos/FormulariosMenuXUsuario', 'if items are the web-form records of F 3.3'] as const;
const ACCESO = 'GET Acceso/Externo';
const ORDENES = '/seguros/orden-pago-admin-ex';

/** Every call of a sign-in without choices. */
const ingreso: readonly Respuesta[] = [
  TOKEN,
  USUARIO,
  ['GET AccesosExternos/RegionalesXUsuario', 'exactly one'],
  'GET AccesosExternos/EmpresasXUsuarioRegional',
  'GET AccesosExternos/ModulosXUsuarioRegionalEmpresa',
  NUEVO_TOKEN,
  MENU,
  EMPRESA,
];

/** The token of a documented reply. */
function tokenDe(id: string, cuando?: string): unknown {
  const { Datos } = respuestaDe(id, cuando);
  return typeof Datos === 'string' ? Datos : (Datos as { readonly access_token: string }).access_token;
}

/** Makes the services accept the documented token for the current user, who then signs out. */
async function reconocerToken(): Promise<void> {
  const { token } = session.getState();
  const { app } = await theSandbox();
  const forward = ({ request }: { request: Request }) => {
    const headers = new Headers(request.headers);
    if (headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    return app.fetch(new Request(request, { headers }));
  };
  server.use(http.all('*/servicios/*', forward));
  endSession();
}

/** Signs in on the screen. The reply described by `cuando` replaces the first reply of `id`. */
const ingresando =
  (id: string, cuando?: string, hasta: 'dentro' | 'fuera' = 'dentro') =>
  async () => {
    await reconocerToken();
    contestarTodas(ingreso);
    contestarDocumentada(id, cuando);
    const { user } = await mount('/auth');
    await user.type(await screen.findByLabelText('Usuario'), 'empresa');
    await user.type(screen.getByLabelText('Contraseña'), PASSWORD);
    await user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
    await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    if (hasta !== 'dentro') return;
    // A new screen moves the focus to its heading, which closes a menu.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^Su cuenta/ }));
  };

const entra = (id: string, cuando?: string) => ({
  id,
  ...(cuando === undefined ? {} : { cuando }),
  donde: 'the portal once somebody signed in',
  abre: ingresando(id, cuando),
});

const noEntra = (id: string, cuando: string, muestra: readonly string[]): Caso => ({
  id,
  cuando,
  donde: 'the login',
  abre: ingresando(id, cuando, 'fuera'),
  muestra,
});

const quien = ['MARIA CONDORI FLORES', 'LA PAZ', 'INDUSTRIAS ILLIMANI S.R.L.', '01-911-00231'] as const;
const rechazo = 'Usuario o contraseña incorrectos.';

/** The answers of the services during sign-in, and when a screen asks whether it may open. */
export const deIngreso: readonly Caso[] = [
  { ...entra(TOKEN), muestra: quien },
  noEntra(TOKEN, 'wrong credentials by envelope: message shown, no lock-screen (decision 22)', [rechazo]),
  noEntra(TOKEN, lineaDe(TOKEN).alternatives?.[1]?.when ?? '', [rechazo]),
  ...[undefined, 'if the token itself is Datos'].map((cuando) => ({
    ...entra(NUEVO_TOKEN, cuando),
    muestra: quien,
    luego: () => expect(session.getState().token).toBe(tokenDe(NUEVO_TOKEN, cuando)),
  })),
  {
    ...entra(USUARIO),
    muestra: quien,
    luego: () =>
      expect(session.getState().user).toMatchObject({
        id_usuario: 501,
        correo_electronico: 'maria.condori@illimani.bo',
        caduco: false,
        modificar_password: false,
      }),
  },
  noEntra(USUARIO, 'password expired: password-change screen', ['Su contraseña caducó']),
  ...[undefined, 'as a list, by analogy with R 7.6'].map((cuando) => ({
    ...entra(EMPRESA, cuando),
    muestra: quien,
    luego: () => expect(session.getState().empresa.IdEmpresa).toBe(118),
  })),
  noEntra(EMPRESA, 'not found', ['Hubo un problema al recuperar la información de la empresa.']),
  {
    ...entra(...MENU),
    muestra: ['Aviso de Alta'],
    luego: () => {
      const [link] = screen.getAllByRole('link', { name: 'Aviso de Alta' });
      expect(link).toHaveAttribute('href', '/seguros/aviso-alta-admin');
    },
  },
  { id: ACCESO, donde: 'a screen', abre: () => pantalla(ORDENES), muestra: ['Órdenes de pago'] },
  {
    id: ACCESO,
    cuando: 'no access',
    donde: 'the home',
    abre: () => pantalla(ORDENES),
    muestra: ['Buenas tardes, Carla', 'No tiene acceso.'],
  },
  {
    id: ACCESO,
    cuando: 'object instead of boolean: not stated, must not open the route',
    donde: 'the home',
    abre: () => pantalla(ORDENES),
    muestra: ['Buenas tardes, Carla'],
    luego: () => expect(window.location.pathname).toBe('/system'),
  },
];
