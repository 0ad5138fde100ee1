import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { session } from '#client/session.ts';
import { mount } from '#support/mount.tsx';
import { recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { PASSWORD } from '#support/session.ts';

async function signIn(usuario: string) {
  const mounted = await mount('/auth');
  const { user } = mounted;
  await user.type(await screen.findByLabelText('Usuario'), usuario);
  await user.type(screen.getByLabelText('Contraseña'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  return mounted;
}

test.each([
  ['personal', 'Por tipo de aviso'],
  ['asegurado', 'Carnet de asegurado'],
  ['empresa', 'Requieren su atención'],
])(
  '[F-3.1-08] [F-4.1-05] [F-1-02] [F-6-01] [F-1-03] [F-1-01] [F-2.1-09] [F-3.1-01] [F-3.1-03] %s signs in and works on a home of the own kind, in Spanish',
  async (usuario, own) => {
    const { router } = await signIn(usuario);
    await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
    expect(await screen.findByRole('region', { name: own })).toBeVisible();
    expect(document.querySelector('h1')?.textContent).toMatch(/^Buen[oa]s /);
    expect(rolActual()).toBe(usuario);
    // Inside the frame: sidebar, header and footer.
    expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeInTheDocument();
    expect(screen.getAllByRole('banner')[0]).toBeVisible();
    expect(screen.getAllByRole('contentinfo').at(-1)).toHaveTextContent(/Portal de Empresas/);
    const [row] = (await theSandbox()).db.usuarios.by('usuario', usuario);
    const [company] = row?.regionales[0]?.empresas ?? [];
    // Every field the specification names, and nothing else about the person.
    expect(session.getState().user).toEqual({
      id_usuario: row?.IdUsuario,
      usuario,
      nombre_completo: row?.NombreCompleto,
      correo_electronico: `${usuario}@ejemplo.bo`,
      id_regional: 1,
      regional: 'La Paz',
      id_empresa: company?.concod,
      empresa: company?.RazonSocial,
      numero_patronal: company?.numpat,
      id_modulo: 1,
      unica_regional_modulo: true,
      accesos: expect.arrayContaining([expect.objectContaining({ Ruta: expect.any(String) })]),
      caduco: false,
      modificar_password: false,
      cantidad_transaccion_pagar: 0,
    });
  },
);

test('[F-9-14] [F-4.1-07] [E-2.2-17] [E-7.4-01] [F-2.3-01] [E-3-09] [E-1-01] [E-6-02] [F-3.1-01] [F-1-02] [F-6-09] what is chosen after signing in frames the screens, and scopes lists and forms', async () => {
  const { user, router } = await signIn('varias');
  await user.selectOptions(await screen.findByLabelText('Regional'), 'Cochabamba');
  await waitFor(() => expect(screen.getByLabelText('Empresa')).toBeEnabled());
  await user.selectOptions(screen.getByLabelText('Empresa'), await screen.findByRole('option', { name: /Altiplano/ }));
  const modulo = await screen.findByRole('option', { name: 'Afiliación y novedades' });
  await user.selectOptions(screen.getByLabelText('Módulo'), modulo);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  const heads = screen.getAllByRole('banner').map((head) => head.textContent);
  expect(heads).toContainEqual(expect.stringMatching(/Cochabamba.*Banco Altiplano.*Afiliación y novedades/));
  expect(screen.getByRole('contentinfo')).toBeVisible();

  const asked = recordCalls('ListaNovedadesParametro');
  await router.navigate('/seguros/aviso-alta-admin');
  const { empresa } = session.getState();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  for (const body of asked) expect(body).toMatchObject({ IdEmpresa: empresa.IdEmpresa, IdRegional: 2 });
  await router.navigate('/seguros/aviso-alta-editar?novedad=0&tipo=1');
  expect(within(await screen.findByRole('dialog')).getByText(/Cochabamba/)).toBeVisible();
});

test('[F-2.3-01] [E-6-01] [F-7-01] the representative is who the notices’ screens show, and every call carries her token', async () => {
  const { user, router } = await signIn('empresa');
  await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
  expect(session.getState().user?.nombre_completo).toBe('MIRANDA SALAS CARLA ANDREA');
  const tokens: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/servicios/')) tokens.push(request.headers.get('authorization'));
  });
  for (const family of ['alta', 'baja', 'transferencia']) {
    const before = tokens.length;
    await router.navigate(`/seguros/aviso-${family}-admin`);
    // The previous screen may be shown a moment longer, with its own rows.
    await waitFor(() => expect(tokens.length).toBeGreaterThan(before));
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^Avisos de ${family}`) });
    await waitFor(() => expect(document.querySelector('tbody tr td')).not.toBeNull());
    expect(screen.getByRole('button', { name: /^Su cuenta/ })).toHaveTextContent('MC');
  }
  await waitFor(() => expect(tokens.length).toBeGreaterThan(5));
  expect(new Set(tokens)).toEqual(new Set([`Bearer ${session.getState().token}`]));
  await user.click(screen.getByRole('button', { name: /^Su cuenta/ }));
  const account = within(screen.getByRole('region', { name: 'Su cuenta' }));
  expect(account.getByText('MIRANDA SALAS CARLA ANDREA')).toBeVisible();
  expect(account.getByText('empresa@ejemplo.bo')).toBeVisible();
});
