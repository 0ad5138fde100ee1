import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from '#app/page.ts';
import { checkVersion, version } from '#app/version/version.ts';
import { call } from '#client/call.ts';
import { queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { setUnsaved } from '#client/unsaved.ts';
import { accesosExternos } from '#contract/services/accesosExternos.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { provideConfig } from '#lib/config.ts';
import { localKeys, sessionKeys, tab } from '#lib/storage.ts';
import { mount } from '#support/mount.tsx';
import { findToast } from '#support/screens.ts';
import { server } from '#support/services.ts';

const home = async (as: 'empresa' | 'varias' | 'personal' | 'asegurado' | 'pagos' = 'empresa') => {
  const mounted = await mount('/system', { as });
  await screen.findByRole('navigation', { name: 'Menú principal' });
  await screen.findByRole('heading', { level: 1 });
  return mounted;
};
const menu = () => within(screen.getByRole('navigation', { name: 'Menú principal' }));

describe('menu', () => {
  test('[F-1-02] [F-7.1-07] [F-2.3-01] [F-4.1-08] it shows Inicio and what the accesos grant, the current one marked', async () => {
    await home();
    const accesos = session.getState().user?.accesos.filter((a) => a.SeMuestraEnMenu) ?? [];
    const labels = menu()
      .getAllByRole('link')
      .map((link) => link.querySelector('.menu-label')?.textContent);
    expect(labels[0]).toBe('Inicio');
    expect(labels.slice(1).toSorted()).toEqual(accesos.map((a) => a.EtiquetaFormularioWeb).toSorted());
    expect(labels).toContain('Avisos de alta');
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Inicio');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/Portal de Empresas/);
    for (const { EtiquetaFormularioWeb, Ruta } of accesos) {
      const link = menu().getByText(EtiquetaFormularioWeb).closest('a');
      expect(link).toHaveAttribute('href', expect.stringMatching(`/${Ruta}$`));
    }
    expect(screen.getAllByRole('banner')[0]).toHaveTextContent(session.getState().user?.empresa || '?');
  });

  test.each([
    [
      'empresa',
      [
        ['Novedades', 'Avisos de alta', 'Avisos de baja', 'Avisos de transferencia', 'Afiliaciones'],
        ['Pasivos', 'Altas de pasivos', 'Bajas de pasivos', 'Transferencias de pasivos'],
        ['Pagos', 'Órdenes de pago', 'Facturas'],
        ['Salud ocupacional', 'Exámenes'],
        ['Reportes', 'Saldo de formularios', 'Inasistencias'],
      ],
    ],
    [
      'asegurado',
      [
        ['Mi seguro', 'Mis datos', 'Mis avisos'],
        ['Pasivos', 'Altas de pasivos', 'Bajas de pasivos', 'Transferencias de pasivos'],
        ['Salud ocupacional', 'Exámenes'],
        ['Reportes', 'Inasistencias'],
      ],
    ],
    [
      'pagos',
      [
        ['Mi seguro', 'Mis datos', 'Mis avisos'],
        ['Pagos', 'Pagos y facturas'],
        ['Salud ocupacional', 'Exámenes'],
        ['Reportes', 'Inasistencias'],
      ],
    ],
    [
      'personal',
      [
        ['Revisión', 'Avisos declarados'],
        ['Personas', 'Personas', 'Recién nacidos'],
        ['Registro central', 'Monitoreo'],
        ['Novedades', 'Avisos de alta', 'Avisos de baja', 'Avisos de transferencia', 'Afiliaciones'],
        ['Pasivos', 'Altas de pasivos', 'Bajas de pasivos', 'Transferencias de pasivos'],
        ['Salud ocupacional', 'Exámenes'],
        ['Reportes', 'Saldo de formularios', 'Inasistencias'],
        ['Parámetros', 'Relaciones de parentesco', 'Tipos de asegurado', 'Tipos de novedad', 'Productos'],
        ['Seguridad', 'Formularios'],
      ],
    ],
  ] as const)(
    '[F-1-01] [F-4.1-08] [F-1-04] [F-2.3-01] %s reads the labels of the accesos, by group and in order',
    async (as, groups) => {
      await home(as);
      const shown = menu()
        .getAllByRole('heading')
        .map((heading) => [
          heading.textContent,
          ...[...(heading.parentElement?.querySelectorAll('.menu-label') ?? [])].map((label) => label.textContent),
        ]);
      expect(shown).toEqual(groups);
    },
  );

  test('[F-1-01] [F-2.3-01] [F-4.1-08] another kind of user has another menu', async () => {
    await home('asegurado');
    expect(menu().queryByRole('link', { name: 'Avisos de alta' })).not.toBeInTheDocument();
  });

  test('[F-4.1-08] [F-2.3-01] a hidden or unknown entry is left out', async () => {
    const { menuOf } = await import('#app/shell/menu.ts');
    const entry = { EtiquetaFormularioWeb: 'X', Grupo: 'G', Orden: 1, SeMuestraEnMenu: true };
    expect(
      menuOf([
        { ...entry, Ruta: 'aviso-alta-admin', SeMuestraEnMenu: false },
        { ...entry, Ruta: 'no-existe' },
        { ...entry, Ruta: 'constructor' },
      ]),
    ).toEqual([]);
  });

  test('[F-2.3-01] an entry without a group or a label of its own has that of its system and of its screen', async () => {
    const { menuOf } = await import('#app/shell/menu.ts');
    const entry = { EtiquetaFormularioWeb: '', Grupo: '', SeMuestraEnMenu: true };
    expect(
      menuOf([
        { ...entry, Orden: 2, Ruta: 'lista-facturas', EtiquetaFormularioWeb: 'Cobros' },
        { ...entry, Orden: 1, Ruta: 'aviso-alta-admin', Sistemas: { NombreSistema: 'Seguros' } },
      ]),
    ).toEqual([
      { label: 'Seguros', entries: [{ name: 'aviso-alta-admin', label: expect.stringMatching(/alta/i) }] },
      { label: 'Otros', entries: [{ name: 'lista-facturas', label: 'Cobros' }] },
    ]);
  });
});

test('[F-1-02] [F-3.1-01] [F-2.3-01] the header says regional, company, employer number and module, with a way to change them only where there is a choice', async () => {
  await home('empresa');
  const { user } = session.getState();
  expect(screen.getAllByRole('banner')[0]).toHaveTextContent(
    `${user?.regional} · ${user?.empresa} · ${user?.numero_patronal}`,
  );
  expect(screen.queryByRole('link', { name: /Cambiar$/ })).not.toBeInTheDocument();
});

test('[F-1-02] [F-2.3-04] [F-4.1-06] whoever may choose among several is led to the choice from the header', async () => {
  const { user, router } = await home('varias');
  const { user: quien } = session.getState();
  act(() => session.setState({ user: quien && { ...quien, unica_regional_modulo: false } }));
  await user.click(screen.getByRole('link', { name: /Cambiar$/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/regional-module'));
});

test('[F-2.3-03] [F-9-16] the test version marks the page', async () => {
  await home();
  expect(document.body).toHaveClass('version-prueba');
  expect(screen.getByText('Versión de prueba. Los datos no son reales.')).toBeVisible();
});

test('[F-2.3-03] [F-9-16] any other version does not', async () => {
  const own = import.meta.env;
  onTestFinished(() => provideConfig(own));
  provideConfig({ ...own, VITE_VERSION_PRUEBA: 'false' });
  await home();
  expect(document.body).not.toHaveClass('version-prueba');
  expect(screen.queryByText(/^Versión de prueba/)).not.toBeInTheDocument();
});

test.each([
  ['true', 1],
  ['false', 0],
])('[F-9-16] the sign-in says that it is a test version: %s', async (VITE_VERSION_PRUEBA, times) => {
  const own = import.meta.env;
  onTestFinished(() => provideConfig(own));
  provideConfig({ ...own, VITE_VERSION_PRUEBA });
  await mount('/auth');
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  expect(screen.queryAllByText('Versión de prueba')).toHaveLength(times);
});

describe('signing out', () => {
  async function signOut(user: Awaited<ReturnType<typeof home>>['user']) {
    await user.click(screen.getByRole('button', { name: /^Su cuenta/ }));
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  }

  test('[F-2.2-02] [F-2.1-09] [F-9-14] [F-3.1-02] [F-4.1-02] ends the session, forgets what was read and shows the login', async () => {
    const { user, router } = await home();
    await screen.findByText('Requieren su atención');
    const { sesion, menuAcceso, menuItem, empresa, dobleToken } = sessionKeys;
    const stored = () => [sesion, menuAcceso, menuItem, empresa, dobleToken].map((key) => tab.read(key));
    tab.write(menuItem, 'Afiliación y novedades');
    expect(stored()).not.toContain('');
    await signOut(user);
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(stored()).toEqual(['', '', '', '', '']);
    expect(router.state.location.pathname).toBe('/auth');
    expect(session.getState().status).toBe('not-authenticated');
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    await router.navigate('/system');
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  });

  test('asks first while something typed is not saved', async () => {
    const { user } = await home();
    act(() => setUnsaved('prueba', true));
    await signOut(user);
    const question = within(await screen.findByRole('alertdialog', { name: 'Tiene cambios sin guardar' }));
    await user.click(question.getByRole('button', { name: 'Seguir editando' }));
    expect(session.getState().status).toBe('authenticated');
    act(() => setUnsaved('prueba', false));
  });

  test('[F-4.1-02] in another tab ends it here too', async () => {
    const { router } = await home();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: localKeys.salida, newValue: '1' }));
    });
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(router.state.location.pathname).toBe('/auth');
    expect(session.getState()).toMatchObject({ status: 'not-authenticated', token: '', user: null });
    const { sesion, menuAcceso, menuItem, recarga, empresa, dobleToken } = sessionKeys;
    expect([sesion, menuAcceso, menuItem, recarga, empresa, dobleToken].map((key) => tab.read(key))).toEqual(
      Array.from({ length: 6 }, () => ''),
    );
  });

  test('a page the browser kept is read anew', async () => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    await home();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('messages', () => {
  const ask = () => call(accesosExternos.regionales, { query: { IdUsuario: 1 } }).catch(() => undefined);

  test('[F-8-01] [F-8-03] [E-7.5-02] a refusal is a toast with its type and, small, its id; it stays among the Avisos', async () => {
    const { user } = await home();
    const Mensaje = { Descripcion: 'El periodo está cerrado.', TipoMensaje: 'Information', IdMensaje: 'SEG-042' };
    server.use(http.get('*/RegionalesXUsuario', () => HttpResponse.json({ ok: false, Mensaje })));
    await act(ask);
    const card = await findToast('El periodo está cerrado.');
    expect(card).toHaveClass('toast-info');
    expect(card.querySelector('.toast-small')).toHaveTextContent('SEG-042');
    await user.click(screen.getByRole('button', { name: 'Avisos' }));
    const avisos = screen.getByRole('region', { name: 'Avisos' });
    expect(avisos).toHaveTextContent('El periodo está cerrado.');
    expect(within(avisos).getByText('SEG-042').tagName).toBe('SMALL');
  });

  test.each([
    ['[F-8-05]', 400, 'Ha ocurrido un error técnico.'],
    ['[F-8-08]', 404, 'Ha ocurrido un error técnico. Pedimos disculpas.'],
    ['[F-8-08]', 500, 'Ha ocurrido un error técnico. Pedimos disculpas.'],
  ])('%s a call answered %i is told as an error, and the page is not loaded anew', async (_, status, text) => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    onTestFinished(() => reload.mockRestore());
    await home();
    server.use(http.get('*/RegionalesXUsuario', () => new HttpResponse('', { status })));
    await act(ask);
    expect(await findToast(text)).toHaveClass('toast-error');
    expect(reload).not.toHaveBeenCalled();
  });

  test('[F-8-10] [F-8-09] [E-7.5-03] a call without a connection says that the service is out of reach', async () => {
    await home();
    server.use(http.get('*/RegionalesXUsuario', () => HttpResponse.error()));
    await act(ask);
    const card = await findToast('El servicio no está disponible o no tiene conexión a Internet.');
    expect(card).toHaveClass('toast-error');
    // The next call reaches the services, and the connection counts as there again.
    server.resetHandlers();
    await act(ask);
  });

  test.each(['success', 'info', 'warning', 'error'])(
    '[E-7.5-02] [F-8-01] a refusal of type %s is a toast of that type',
    async (type) => {
      await home();
      const Mensaje = { Descripcion: `Dicho como ${type}.`, TipoMensaje: type };
      server.use(http.get('*/RegionalesXUsuario', () => HttpResponse.json({ ok: false, Mensaje })));
      await act(ask);
      expect(await findToast(`Dicho como ${type}.`)).toHaveClass(`toast-${type}`);
    },
  );

  test('[F-7-02] [F-9-12] a write that takes long covers the page, and nobody can take the cover away', async () => {
    const { user } = await home();
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    server.use(
      http.post('*/AnularAltaCotizante', async () => {
        await held;
        return HttpResponse.json({ ok: true, Datos: null });
      }),
    );
    const body = { BasePersonas: {}, SegurosPacientes: {}, SegurosPersonasNovedad: {} };
    const write = call(altaCotizante.anular, { body });
    const cover = (await screen.findByText('Guardando…')).closest<HTMLElement>('.busy-overlay');
    if (!cover) throw new Error('The page is not covered');
    expect(within(cover).queryByRole('button')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(cover);
    expect(screen.getByText('Guardando…')).toBeVisible();
    finish();
    await act(() => write);
    await waitFor(() => expect(screen.queryByText('Guardando…')).not.toBeInTheDocument());
  });
});

describe('newer version', () => {
  const TEXT = 'Existe una nueva versión del sistema. Actualice la página (Ctrl+F5).';
  const online = (hash: string) =>
    server.use(http.get('*/version.json', () => HttpResponse.json({ hash, version: '9.9.9' })));

  afterEach(() => {
    document.querySelector('meta[name="portal-version"]')?.remove();
    version.setState(version.getInitialState());
    vi.restoreAllMocks();
  });
  const pageOfVersion = (hash: string) => {
    version.setState(version.getInitialState());
    document.head.append(Object.assign(document.createElement('meta'), { name: 'portal-version', content: 'vieja' }));
    online(hash);
  };
  async function homeOfVersion(hash: string) {
    pageOfVersion(hash);
    return home();
  }

  test.each(['/auth', '/auth/forgot-your-password', '/404'])(
    '[F-7.1-15] it is said before anybody signs in too, at %s',
    async (path) => {
      pageOfVersion('nueva');
      const { user } = await mount(path);
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Nueva versión' }));
      expect(dialog.getByText(TEXT)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Más tarde' }));
    },
  );

  test.each([
    ['Actualizar', 1],
    ['Más tarde', 0],
  ])('[F-7.1-15] opens a dialog that offers to reload: %s', async (name, reloads) => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    const { user } = await homeOfVersion('nueva');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Nueva versión' }));
    expect(dialog.getByText(TEXT)).toBeVisible();
    await user.click(dialog.getByRole('button', { name }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(reload).toHaveBeenCalledTimes(reloads);
    // It is said once for each version.
    await act(() => checkVersion(Date.now() + 5 * 60_000));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    online('otra');
    act(() => void checkVersion(Date.now() + 10 * 60_000));
    const again = within(await screen.findByRole('alertdialog', { name: 'Nueva versión' }));
    await user.click(again.getByRole('button', { name: 'Más tarde' }));
  });

  test('[F-7.1-15] the same version says nothing', async () => {
    await homeOfVersion('vieja');
    await act(() => checkVersion(Date.now() + 5 * 60_000));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('[F-7.1-15] over a form being filled in it is only a banner', async () => {
    await homeOfVersion('vieja');
    online('nueva');
    setUnsaved('prueba', true);
    await act(() => checkVersion(Date.now() + 5 * 60_000));
    expect(await screen.findByText(/Existe una nueva versión/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    setUnsaved('prueba', false);
  });

  test('[F-7.1-15] it is asked for at most every five minutes', async () => {
    let asked = 0;
    const { router } = await homeOfVersion('vieja');
    server.use(
      http.get('*/version.json', () => {
        asked += 1;
        return HttpResponse.json({ hash: 'vieja', version: '1' });
      }),
    );
    await checkVersion(Date.now() + 4 * 60_000);
    expect(asked).toBe(0);
    await checkVersion(Date.now() + 5 * 60_000);
    expect(asked).toBe(1);
    // Another screen asks, too, once it is time.
    version.setState({ lastCheck: Date.now() - 5 * 60_000 });
    await act(() => router.navigate('/ayuda'));
    await waitFor(() => expect(asked).toBe(2));
  });
});

test('the theme is kept in this browser', async () => {
  const { user } = await home();
  await user.click(screen.getByRole('button', { name: /^Su cuenta/ }));
  await user.click(screen.getByRole('radio', { name: 'Oscuro' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem(localKeys.tema)).toBe('dark');
});

test('Ctrl+K opens the palette, which goes to a screen by part of its name, without accents', async () => {
  const { user, router } = await home();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'ordenes');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/orden-pago-admin-ex'));
});
