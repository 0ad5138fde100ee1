import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { guardsOf } from '#app/guards.ts';
import { screens } from '#app/screens.ts';
import { session } from '#client/session.ts';
import { sessionUnlocked } from '#client/sessionRest.ts';
import { pathTo, patternOf, type RouteName, routePaths } from '#lib/routes.ts';
import { localKeys } from '#lib/storage.ts';
import { mount } from '#support/mount.tsx';
import { detener, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { type DemoUser, signInAs } from '#support/session.ts';

/** The help, the home, and the notices' lists and forms, need no permission (E 2, R 2.1). */
const sinPermiso: readonly RouteName[] = [
  'ayuda',
  'ayuda-tarea',
  'importar-planilla',
  'inicio',
  'aviso-alta-admin',
  'aviso-alta-editar',
  'aviso-baja-admin',
  'aviso-baja-editar',
  'aviso-transferencia-admin',
  'aviso-transferencia-editar',
  'aviso-alta-pasivo-admin',
  'aviso-alta-pasivo-editar',
  'aviso-baja-pasivo-admin',
  'aviso-baja-pasivo-editar',
  'aviso-transferencia-pasivo-admin',
  'aviso-transferencia-pasivo-editar',
];

/** What the router passes to a guard. */
const asked = (path: string): LoaderFunctionArgs => ({
  request: new Request(`http://localhost${path}`),
  params: {},
  context: undefined,
  url: new URL(`http://localhost${path}`),
  pattern: path,
});

/** The list of payment orders, which every guard watches. */
function ordenes() {
  const list = screens().find(({ handle }) => handle.name === 'orden-pago-admin-ex');
  if (!list) throw new Error('The orders have no list');
  return list;
}

const login = () => screen.findByRole('heading', { name: 'Iniciar Sesión' });

test.each([
  '/system',
  '/seguros/aviso-alta-admin',
  '/seguros/aviso-alta-editar',
  '/seguros/aviso-baja-admin',
  '/seguros/aviso-baja-editar',
  '/seguros/aviso-transferencia-admin',
  '/seguros/aviso-transferencia-editar',
  '/seguros/orden-pago-admin-ex',
  '/seguros/revision-admin',
])(
  '[R-2.1-01] [E-6-05] [F-2.1-01] [F-2.1-09] [F-2.1-10] [F-2.2-02] [E-2-01] %s sends whoever has no session to the login',
  async (path) => {
    const { router } = await mount(path);
    await login();
    expect(router.state.location.pathname).toBe('/auth');
  },
);

test.each([
  '/404',
  '/cualquiera',
  '/auth/otra',
  '/system/otra',
  '/seguros/no-existe',
  '/seguros/aviso-alta-admin/otra',
  '/facturacion',
  '/seguridad/otra',
])('[F-2.1-03] %s shows the not-found page', async (path) => {
  const { router } = await mount(path);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/404');
  await waitFor(() => expect(document.title).toBe('Página no encontrada - Portal de Empresas'));
});

test.each(['/cualquiera', '/auth/otra', '/system/otra', '/seguros/no-existe'])(
  '[F-2.1-03] whoever is signed in gets it too, at %s',
  async (path) => {
    const { router } = await mount(path, { as: 'empresa' });
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/404');
  },
);

test('[F-2.2-01] [F-2.2-06] [F-9-16] the page title is the route’s, on lists the list’s own', async () => {
  const { router } = await mount('/system', { as: 'empresa' });
  await screen.findByRole('heading', { name: /Carla/ });
  await waitFor(() => expect(document.title).toBe('Inicio - Portal de Empresas'));
  await router.navigate('/seguros/orden-pago-admin-ex');
  await waitFor(() => expect(document.title).toBe('Órdenes de pago - Portal de Empresas'));
});

test.each([
  ['aviso-alta-admin', 'Avisos de alta'],
  ['aviso-alta-editar', 'Aviso de alta'],
  ['aviso-baja-admin', 'Avisos de baja'],
  ['aviso-baja-editar', 'Aviso de baja'],
  ['aviso-transferencia-admin', 'Avisos de transferencia'],
  ['aviso-transferencia-editar', 'Aviso de transferencia'],
] as const)('[F-2.2-01] [F-2.2-06] [E-2-02] the title of %s is %s', async (name, title) => {
  await mount(pathTo(name, { novedad: 0, tipo: 1 }), { as: 'empresa' });
  await waitFor(() => expect(document.title).toBe(`${title} - Portal de Empresas`));
});

test('a change of screen moves focus to its heading and says its title', async () => {
  const { router } = await mount('/system', { as: 'empresa' });
  await screen.findByRole('heading', { name: /Carla/ });
  await router.navigate('/seguros/orden-pago-admin-ex');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Órdenes de pago' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getAllByRole('status').some((region) => region.textContent === 'Órdenes de pago')).toBe(true);
});

describe('permission guard', () => {
  const path = '/seguros/orden-pago-admin-ex';

  test('[E-6-05] [F-2.2-06] [F-2.1-14] [F-2.2-03] [F-6-05] [F-7.1-08] asks for the path and the title', async () => {
    let asked: Record<string, string> = {};
    server.events.on('request:start', ({ request }) => {
      const url = new URL(request.url);
      if (url.pathname.endsWith('/Acceso/Externo')) asked = Object.fromEntries(url.searchParams);
    });
    await mount(path, { as: 'empresa' });
    await screen.findByRole('heading', { level: 1, name: 'Órdenes de pago' });
    expect(asked).toEqual({
      rutaControl: path,
      rutaOrigen: '/system',
      tituloPagina: 'Órdenes de pago',
      idRegional: '1',
      codigoEmpresa: '00123',
    });
  });

  test('[F-2.1-13] [F-2.1-14] [R-2.1-02] [F-2.2-03] [F-6-05] [E-6-05] every screen is behind it, but for the home, the help, the notices and their import', () => {
    const open = screens().filter(({ permission }) => !permission);
    const notices = ['alta', 'baja', 'transferencia'].flatMap((kind) => [`aviso-${kind}`, `aviso-${kind}-pasivo`]);
    expect(open.map(({ handle }) => handle.name).sort()).toEqual(
      [
        ...['ayuda', 'ayuda-tarea', 'importar-planilla', 'inicio'],
        ...notices.flatMap((name) => [`${name}-admin`, `${name}-editar`]),
      ].sort(),
    );
  });

  test.each<DemoUser>(['empresa', 'personal', 'asegurado', 'pagos', 'mixto'])(
    '[E-6-05] [R-2.1-02] [F-2.2-06] [F-2.1-14] [F-2.2-03] [F-6-05] [F-7.1-08] for %s every screen behind it asks each time, with its own path and title',
    async (as) => {
      const sent: (string | null)[][] = [];
      server.use(
        http.get('*/Acceso/Externo', ({ request }) => {
          const { searchParams } = new URL(request.url);
          sent.push(['rutaControl', 'tituloPagina', 'rutaOrigen'].map((name) => searchParams.get(name)));
          return HttpResponse.json({ ok: true, Datos: true });
        }),
      );
      await signInAs(as);
      const guarded = screens().filter((route) => route.permission);
      const twice = [...guarded, ...guarded];
      for (const route of twice)
        expect(await guardsOf(route, () => routePaths.inicio)(asked(patternOf(route.handle.name)))).toBeNull();
      expect(sent).toEqual(twice.map(({ handle: { name, title } }) => [patternOf(name), title, '/system']));
    },
  );

  test.each<DemoUser>(['empresa', 'personal', 'asegurado', 'pagos', 'mixto'])(
    '[E-6-05] [R-2.1-02] [F-2.1-14] [F-2.2-03] [F-2.2-04] [F-6-05] what the service does not grant leads %s home, whatever the menu has',
    async (as) => {
      server.use(http.get('*/Acceso/Externo', () => HttpResponse.json({ ok: true, Datos: false })));
      await signInAs(as);
      for (const route of screens().filter(({ permission }) => permission)) {
        const away = await guardsOf(route, () => null)(asked(patternOf(route.handle.name)));
        expect([route.handle.name, away?.headers.get('Location')]).toEqual([route.handle.name, '/system']);
      }
    },
  );

  test('[F-6-05] [E-1-01] [F-2.2-03] [F-7.1-08] asks for the regional and the company of the session', async () => {
    const sent: (string | null)[][] = [];
    server.use(
      http.get('*/Acceso/Externo', ({ request }) => {
        const { searchParams } = new URL(request.url);
        sent.push(['idRegional', 'codigoEmpresa'].map((name) => searchParams.get(name)));
        return HttpResponse.json({ ok: true, Datos: true });
      }),
    );
    await signInAs('empresa');
    const { user } = session.getState();
    session.setState({ user: user && { ...user, id_regional: 4, id_empresa: '00777' } });
    expect(await guardsOf(ordenes(), () => routePaths.inicio)(asked(path))).toBeNull();
    expect(sent).toEqual([['4', '00777']]);
  });

  test.each([
    ['Datos false', () => HttpResponse.json({ ok: true, Datos: false }), 'No tiene acceso.'],
    ['a refusal', () => HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'No.', TipoMensaje: 'error' } }), 'No.'],
    ['a failure', () => new HttpResponse('', { status: 500 }), 'Ha ocurrido un error técnico. Pedimos disculpas.'],
    [
      'an answer that is no yes or no',
      () => HttpResponse.json({ ok: true, Datos: 'X' }),
      'Error en la respuesta del servidor.',
    ],
    ['no connection', () => HttpResponse.error(), 'El servicio no está disponible o no tiene conexión a Internet.'],
  ])(
    '[E-6-05] [F-2.1-14] [F-2.2-03] [F-2.2-04] [F-6-05] [F-7.1-08] %s leads to the home, and an address that was typed does not do so in silence',
    async (_, reply, said) => {
      server.use(http.get('*/Acceso/Externo', reply));
      const { router } = await mount(path, { as: 'empresa' });
      await screen.findByRole('heading', { name: /Carla/ });
      expect(router.state.location.pathname).toBe('/system');
      await toastSays(said);
    },
  );

  test('of a screen that is not wanted any more is not asked for again when a lost session is back', async () => {
    await signInAs('empresa');
    const times: number[] = [];
    server.use(
      http.get('*/Acceso/Externo', () => {
        times.push(1);
        return new HttpResponse('', { status: 401 });
      }),
    );
    const gone = new Request(`http://localhost${path}`, { signal: AbortSignal.abort() });
    const away = await guardsOf(ordenes(), () => routePaths.inicio)({ ...asked(path), request: gone });
    expect(away?.headers.get('Location')).toBe(routePaths.inicio);
    sessionUnlocked.emit();
    expect(times).toHaveLength(1);
  });

  test('[F-2.2-04] [E-6-05] [F-2.1-14] [F-6-05] whoever is not granted the route is led to the home', async () => {
    const { router } = await mount(path, { as: 'asegurado' });
    await screen.findByRole('heading', { name: /Grupo familiar/ });
    expect(router.state.location.pathname).toBe('/system');
  });
});

describe('every screen for every kind of user', () => {
  /** The list whose permission covers an edit screen, a person's folder or an insured person's own notice. */
  const granting = (name: string) =>
    name.replace('-editar', '-admin').replace('persona-carpeta', 'personas-admin').replace('mi-aviso', 'mis-avisos');

  test.each<DemoUser>(['empresa', 'personal', 'asegurado', 'pagos'])(
    '[F-6-05] [F-1-04] [F-1-01] [F-2.1-10] [F-2.1-14] [F-2.2-02] [F-2.2-03] [F-2.2-04] [E-2-01] [E-6-05] [R-2.1-01] [R-2.1-02] %s opens what the menu grants, and is led home from every other screen',
    async (as) => {
      await signInAs(as);
      const granted = new Set(session.getState().user?.accesos.map((a) => a.Ruta));
      const opened: string[] = [];
      const expected: string[] = [];
      for (const route of screens()) {
        const { name } = route.handle;
        // The employer alone registers from a file; the staff has the same lists.
        const opens = name === 'importar-planilla' ? as === 'empresa' : granted.has(granting(name));
        if (name === 'inicio' || name.startsWith('ayuda') || opens) expected.push(name);
        const away = await guardsOf(route, () => routePaths.inicio)(asked(patternOf(name)));
        if (away === null) opened.push(name);
        else expect([name, away.headers.get('Location')]).toEqual([name, routePaths.inicio]);
      }
      expect(opened).toEqual(expected);
      expect(expected.length).toBeLessThan(screens().length);
    },
  );

  test('[F-2.1-01] [F-2.1-12] [F-2.1-13] [R-2.1-01] retirees, exams, orders and reports are under /seguros', () => {
    const paths = screens().map((route) => patternOf(route.handle.name));
    const theirs = paths.filter((path) => /pasivo|ocupacional|orden-pago|reporte/.test(path));
    expect(theirs).toHaveLength(11);
    for (const path of theirs) expect(path).toMatch(/^\/seguros\/[a-z-]+$/);
  });

  test('[F-2.1-09] [F-2.1-10] [F-2.2-02] [E-2-01] [E-6-05] [R-2.1-01] nobody opens any of them without a session', async () => {
    for (const route of screens()) {
      const away = await guardsOf(route, () => null)(asked(patternOf(route.handle.name)));
      expect([route.handle.name, away?.headers.get('Location')]).toEqual([route.handle.name, routePaths.login]);
    }
  });

  test('[F-2.1-10] [F-2.2-02] [E-2-01] [E-6-05] [R-2.1-01] the status decides, not what is left of the session', async () => {
    await signInAs('empresa');
    session.setState({ status: 'not-authenticated' });
    for (const route of screens()) {
      const away = await guardsOf(route, () => routePaths.inicio)(asked(patternOf(route.handle.name)));
      expect([route.handle.name, away?.headers.get('Location')]).toEqual([route.handle.name, '/auth']);
    }
  });

  test('[F-2.1-14] [R-2.1-02] what is not everybody’s own stands behind the permission guard', () => {
    expect(
      screens()
        .filter((route) => !route.permission)
        .map((route) => route.handle.name),
    ).toEqual(sinPermiso);
  });
});

describe('clearing guard', () => {
  const filtro = JSON.stringify({
    lista: 'orden-pago-admin-ex',
    filtro: { FechaDesde: '2026-01-01', FechaHasta: '2026-02-01' },
  });

  test('[F-2.2-05] arriving from elsewhere forgets the stored filter', async () => {
    const { router } = await mount('/system', { as: 'empresa' });
    await screen.findByRole('heading', { name: /Carla/ });
    localStorage.setItem(localKeys.filtroOrdenPago, filtro);
    await router.navigate('/seguros/orden-pago-admin-ex');
    await screen.findByRole('heading', { level: 1, name: 'Órdenes de pago' });
    expect(localStorage.getItem(localKeys.filtroOrdenPago)).toBeNull();
  });

  test.each([
    ['/seguros/orden-pago-editar-ex', 'keeps'],
    ['/seguros/orden-pago-admin-ex', 'keeps'],
    ['/seguros/ocupacional-admin-ex', 'forgets'],
    ['/seguros/aviso-alta-editar', 'forgets'],
    ['/system', 'forgets'],
    // The portal was opened at the list itself.
    [null, 'forgets'],
  ])('[R-2.6-07] [F-2.2-05] from %s the guard %s the stored filter', async (from, does) => {
    await signInAs('empresa');
    const list = ordenes();
    localStorage.setItem(localKeys.filtroOrdenPago, filtro);
    expect(await guardsOf(list, () => from)(asked(patternOf(list.handle.name)))).toBeNull();
    expect(localStorage.getItem(localKeys.filtroOrdenPago)).toBe(does === 'keeps' ? filtro : null);
  });
});

describe('names of routes', () => {
  test.each<RouteName>([
    'aviso-alta-admin',
    'aviso-alta-editar',
    'aviso-baja-admin',
    'aviso-baja-editar',
    'aviso-transferencia-admin',
    'aviso-transferencia-editar',
    'aviso-alta-pasivo-admin',
    'aviso-alta-pasivo-editar',
    'aviso-baja-pasivo-admin',
    'aviso-baja-pasivo-editar',
    'aviso-transferencia-pasivo-editar',
    'orden-pago-admin-ex',
    'orden-pago-editar-ex',
  ])(
    '[R-2.1-01] [F-2.1-16] [F-2.1-01] [F-2.1-11] [F-2.1-12] [F-2.1-13] [E-2-01] %s stands at its documented path',
    (name) => {
      expect(patternOf(name)).toBe(`/seguros/${name}`);
    },
  );

  test('[F-2.1-16] [F-2.1-07] parameters and queries are encoded', () => {
    expect(pathTo('modificar-password', {}, { tipo: 'a/b' })).toBe('/auth/modificar-password/a%2Fb');
    expect(pathTo('aviso-alta-editar', { novedad: 12 })).toBe('/seguros/aviso-alta-editar?novedad=12');
  });
});

test('[F-7-02] while the permission for the next screen is asked for, the place of the screen is busy', async () => {
  const { user } = await mount('/system', { as: 'empresa' });
  await screen.findByRole('heading', { level: 1, name: /^Buen/ });
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
  const soltar = detener('*/Acceso/Externo');
  await user.click(await screen.findByRole('link', { name: /^Facturas/ }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
  soltar();
  await screen.findByRole('heading', { level: 1, name: 'Facturas' });
  await waitFor(() => expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy'));
});
