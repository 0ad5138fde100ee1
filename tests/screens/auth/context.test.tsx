import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { session } from '#client/session.ts';
import { localKeys } from '#lib/storage.ts';
import { mount } from '#support/mount.tsx';
import { detener, recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { PASSWORD } from '#support/session.ts';

async function signInAsVarias() {
  const mounted = await mount('/auth');
  const { user } = mounted;
  await user.type(await screen.findByLabelText('Usuario'), 'varias');
  await user.type(screen.getByLabelText('Contraseña'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  await screen.findByLabelText('Regional');
  return mounted;
}

const optionOf = (name: RegExp | string) => screen.findByRole<HTMLOptionElement>('option', { name });

/** What a call is asked with, from now on. */
function pedidos(llamada: string): readonly object[] {
  const asked: object[] = [];
  const listen = ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith(`/${llamada}`)) asked.push(Object.fromEntries(searchParams));
  };
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  return asked;
}

const menusPedidos = () => pedidos('FormulariosMenuXUsuario');

test('[F-2.2-02] [F-2.1-06] the choice needs a session', async () => {
  const { router } = await mount('/auth/regional-module');
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  expect(router.state.location.pathname).toBe('/auth');
});

test('[F-7.1-04] [F-1-02] [F-7.1-05] [F-2.3-04] [F-3.1-01] [F-3.1-04] [F-4.1-04] [F-4.1-06] [F-4.1-07] [F-4.1-08] [F-7.1-03] [F-7.1-06] [F-7.1-07] several regionals: the person chooses, each list following the one before', async () => {
  const { user, router } = await signInAsVarias();
  expect(router.state.location.pathname).toBe('/auth/regional-module');
  const before = session.getState().token;
  const scoped = recordCalls('/newToken');
  const menus = menusPedidos();
  expect(screen.getByLabelText('Empresa')).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Regional'), 'Cochabamba');
  await waitFor(() => expect(screen.getByLabelText('Empresa')).toBeEnabled());
  expect(await optionOf(/Altiplano/)).toHaveTextContent('Banco Altiplano S.A. · 02-911-00123');
  await user.selectOptions(screen.getByLabelText('Empresa'), await optionOf(/Altiplano/));
  await user.selectOptions(screen.getByLabelText('Módulo'), await optionOf('Afiliación y novedades'));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('navigation', { name: 'Menú principal' });
  expect(session.getState().token).not.toBe(before);
  expect(session.getState().user).toMatchObject({
    ...{ id_regional: 2, regional: 'Cochabamba' },
    ...{ id_empresa: '00123', empresa: 'Banco Altiplano S.A.', numero_patronal: '02-911-00123' },
    ...{ id_modulo: 1, unica_regional_modulo: false },
  });
  expect(scoped).toEqual([{ IdRegional: 2, concod: '00123', numpat: '02-911-00123' }]);
  expect(menus).toEqual([{ IdRegional: '2', IdSistema: '1' }]);
});

test('[F-4.1-08] the menu is that of the chosen regional and module', async () => {
  const asked = menusPedidos();
  const { user } = await signInAsVarias();
  await user.selectOptions(screen.getByLabelText('Regional'), 'Cochabamba');
  await waitFor(() => expect(screen.getByLabelText('Empresa')).toBeEnabled());
  await user.selectOptions(screen.getByLabelText('Empresa'), await optionOf(/Altiplano/));
  await user.selectOptions(screen.getByLabelText('Módulo'), await optionOf('Facturación y pagos'));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
  expect(asked).toEqual([{ IdRegional: '2', IdSistema: '2' }]);
  const links = menu.getAllByRole('link').map((link) => link.querySelector('.menu-label')?.textContent);
  expect(links).toEqual(['Inicio', 'Órdenes de pago', 'Facturas']);
});

/** The services give only the first of some lists. */
async function onlyFirst(...calls: readonly string[]) {
  const { app } = await theSandbox();
  server.use(
    ...calls.map((path) =>
      http.get(`*/${path}`, async ({ request }) => {
        const reply = (await (await app.fetch(request)).json()) as { readonly Datos: readonly unknown[] };
        return HttpResponse.json({ ...reply, Datos: reply.Datos.slice(0, 1) });
      }),
    ),
  );
}

test.each([
  ['several companies', ['RegionalesXUsuario'], false],
  ['one company that has several modules', ['RegionalesXUsuario', 'EmpresasXUsuarioRegional'], true],
])('[F-1-02] [F-2.3-04] [F-4.1-04] [F-4.1-06] one regional with %s is a choice too', async (_, calls, conEmpresa) => {
  await onlyFirst(...calls);
  const { router } = await signInAsVarias();
  expect(router.state.location.pathname).toBe('/auth/regional-module');
  expect(session.getState().user?.id_modulo).toBe(0);
  const chosen = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value !== '';
  await waitFor(() =>
    expect([chosen('Regional'), chosen('Empresa'), chosen('Módulo')]).toEqual([true, conEmpresa, false]),
  );
  // Its modules are there only once the company is chosen.
  expect(screen.getByLabelText<HTMLSelectElement>('Módulo').disabled).toBe(!conEmpresa);
});

test('[F-7.3-01] [E-7.4-05] [decision 17] the old id of the chosen company is translated once, and both are kept', async () => {
  const { user } = await signInAsVarias();
  const asked: string[] = [];
  const listen = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('BuscaEmpresaXIdAnterior')) asked.push(pathname.split('/').at(-1) ?? '');
  };
  server.events.on('request:start', listen);
  await user.selectOptions(screen.getByLabelText('Regional'), 'Cochabamba');
  await user.selectOptions(screen.getByLabelText('Empresa'), await optionOf(/Altiplano/));
  await user.selectOptions(screen.getByLabelText('Módulo'), await optionOf('Afiliación y novedades'));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('navigation', { name: 'Menú principal' });
  server.events.removeListener('request:start', listen);
  const { user: kept, empresa } = session.getState();
  expect(asked).toEqual([kept?.id_empresa]);
  expect(kept?.id_empresa).toBe('00123');
  expect(empresa).toMatchObject({ IdEmpresa: 501, IdEmpresaAnterior: '00123' });
});

test('[F-4.1-06] [F-2.3-04] [F-2.1-06] without a choice made other screens lead to it', async () => {
  const { router } = await signInAsVarias();
  await router.navigate('/system');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/regional-module'));
});

test('[F-2.3-04] [F-4.1-04] changing the regional takes back the later choices', async () => {
  const { user } = await signInAsVarias();
  await user.selectOptions(screen.getByLabelText('Regional'), 'Cochabamba');
  await user.selectOptions(screen.getByLabelText('Empresa'), await optionOf(/Altiplano/));
  await user.selectOptions(screen.getByLabelText('Regional'), 'Santa Cruz');
  await waitFor(() => expect(screen.getByLabelText('Empresa')).toHaveValue(''));
  expect(screen.getByLabelText('Módulo')).toBeDisabled();
});

test('[F-8-10] [F-2.3-04] [F-7.1-05] a failed step says so and can be taken again', async () => {
  const { user } = await signInAsVarias();
  server.use(http.get('*/EmpresasXUsuarioRegional', () => HttpResponse.error(), { once: true }));
  await user.selectOptions(screen.getByLabelText('Regional'), 'Cochabamba');
  await screen.findByText('El servicio no está disponible o no tiene conexión a Internet.');
  await user.selectOptions(screen.getByLabelText('Regional'), 'Cochabamba');
  await optionOf(/Altiplano/);
});

test('[F-8-01] [F-8-03] a step that the services refuse has their words, and their number small below', async () => {
  const { user } = await signInAsVarias();
  const Mensaje = { Descripcion: 'Sin acceso a la regional.', TipoMensaje: 'warning', IdMensaje: 'SEG-8' };
  server.use(http.get('*/EmpresasXUsuarioRegional', () => HttpResponse.json({ ok: false, Mensaje })));
  await user.selectOptions(screen.getByLabelText('Regional'), 'Cochabamba');
  const number = await screen.findByText('SEG-8');
  expect(number).toHaveClass('small-below');
  expect(number.closest('.alert')).toHaveTextContent('Sin acceso a la regional.');
});

test('[F-4.1-07] [F-7.3-01] [E-7.4-05] a company the administrative service does not know keeps the choice open', async () => {
  server.use(http.get('*/BuscaEmpresaXIdAnterior/*', () => HttpResponse.json({ ok: true, Datos: null })));
  const { user } = await signInAsVarias();
  const before = session.getState().token;
  await user.selectOptions(screen.getByLabelText('Regional'), 'Cochabamba');
  await user.selectOptions(screen.getByLabelText('Empresa'), await optionOf(/Altiplano/));
  await user.selectOptions(screen.getByLabelText('Módulo'), await optionOf('Afiliación y novedades'));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByText('Hubo un problema al recuperar la información de la empresa.');
  expect(session.getState()).toMatchObject({ token: before, user: { id_modulo: 0 } });
});

test('[F-9-15] another company forgets the ids and filters of the one before', async () => {
  const { user } = await signInAsVarias();
  localStorage.setItem(localKeys.filtroBusqueda, '{}');
  localStorage.setItem(localKeys.IdPersonaNovedad, '12');
  await user.selectOptions(screen.getByLabelText('Regional'), 'La Paz');
  await user.selectOptions(screen.getByLabelText('Empresa'), await optionOf(/Altiplano/));
  await user.selectOptions(screen.getByLabelText('Módulo'), await optionOf('Afiliación y novedades'));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('link', { name: /Cambiar/ });
  expect(localStorage.getItem(localKeys.filtroBusqueda)).toBeNull();
  expect(localStorage.getItem(localKeys.IdPersonaNovedad)).toBeNull();
});

test('[F-1-02] [F-2.1-06] [F-2.3-04] whoever changes it finds the present choice, to change only what differs', async () => {
  await mount('/auth/regional-module', { as: 'varias' });
  const { user } = session.getState();
  await waitFor(() => expect(screen.getByLabelText('Módulo')).toHaveValue(String(user?.id_modulo)));
  expect(screen.getByLabelText('Regional')).toHaveDisplayValue(user?.regional ?? '');
  expect(screen.getByLabelText('Empresa')).toHaveDisplayValue(new RegExp(user?.empresa ?? ''));
});

test('[F-2.3-04] [F-3.1-04] [F-7.1-06] a pick stands at once, and nothing can be chosen of what belonged to the one before', async () => {
  const { user } = await signInAsVarias();
  const asked = pedidos('ModulosXUsuarioRegionalEmpresa');
  await user.selectOptions(screen.getByLabelText('Regional'), 'La Paz');
  await user.selectOptions(screen.getByLabelText('Empresa'), await optionOf(/Altiplano/));
  await waitFor(() => expect(screen.getByLabelText('Módulo')).toBeEnabled());
  const soltar = detener('*/ModulosXUsuarioRegionalEmpresa');
  const otra = await optionOf(/Illimani/);
  await user.selectOptions(screen.getByLabelText('Empresa'), otra);
  expect(screen.getByLabelText('Empresa')).toHaveDisplayValue(/Illimani/);
  expect(screen.getByLabelText('Módulo')).toBeDisabled();
  expect(document.querySelector('.alert')).toBeNull();
  soltar();
  await waitFor(() => expect(screen.getByLabelText('Módulo')).toBeEnabled());
  await user.selectOptions(screen.getByLabelText('Módulo'), await optionOf('Afiliación y novedades'));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('navigation', { name: 'Menú principal' });
  expect(session.getState().user?.empresa).toMatch(/Illimani/);
  const [varias] = (await theSandbox()).db.usuarios.by('usuario', 'varias');
  const enLaPaz = varias?.regionales.find(({ IdRegional }) => IdRegional === 1)?.empresas ?? [];
  const ids = [/Altiplano/, /Illimani/].map(
    (name) => enLaPaz.find(({ RazonSocial }) => name.test(RazonSocial))?.IdUsuarioRegionalEmpresa,
  );
  expect([asked[0], asked.at(-1)]).toEqual(ids.map((id) => ({ IdUsuarioRegionalEmpresa: String(id) })));
});

test('[F-2.3-04] [F-7.1-05] a pick whose list could not be read is taken back, so that it can be made again', async () => {
  const { user } = await signInAsVarias();
  server.use(http.get('*/EmpresasXUsuarioRegional', () => HttpResponse.error(), { once: true }));
  await user.selectOptions(screen.getByLabelText('Regional'), 'La Paz');
  await waitFor(() => expect(document.querySelector('.alert')).toHaveTextContent(/\S/));
  await waitFor(() => expect(screen.getByLabelText('Regional')).toHaveDisplayValue('Elija una opción'));
  await user.selectOptions(screen.getByLabelText('Regional'), 'La Paz');
  await waitFor(() => expect(screen.getByLabelText('Empresa')).toBeEnabled());
  expect(document.querySelector('.alert')).toBeNull();
});
