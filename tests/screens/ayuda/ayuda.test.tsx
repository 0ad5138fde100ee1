import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import type { DemoUser } from '#support/session.ts';

const tareas = () => [...document.querySelectorAll('.ayuda-lista a')].map((link) => link.textContent);
const seccion = async (name: string) => within(await screen.findByRole('region', { name }));

/** The list of the help, for a user. */
async function ayuda(as: DemoUser, search = '') {
  const mounted = await mount(`/ayuda${search}`, { as });
  await screen.findByRole('heading', { level: 1, name: 'Ayuda' });
  return mounted;
}

describe('the search', () => {
  test('finds tasks by words without accents and in any order, titles first, and keeps them in the address', async () => {
    const { user, router } = await ayuda('empresa');
    const box = screen.getByRole('searchbox', { name: 'Buscar en la ayuda' });
    await user.click(box);
    await user.paste('orden QR');
    expect(tareas()[0]).toBe('Armar una orden de pago y pagarla con QR');
    expect(screen.getByText(/^\d+ tareas? encontradas?$/)).toHaveAttribute('role', 'status');
    expect(router.state.location.search).toBe('?buscar=orden+QR');
    await user.clear(box);
    await user.paste('contrasena entrar');
    expect(tareas()[0]).toBe('Entrar y cambiar la contraseña');
  });

  test('finds by words that only the search words or the steps have', async () => {
    await ayuda('empresa', '?buscar=despido');
    expect(tareas()).toEqual(['Dar de baja a un trabajador']);
  });

  test('says when nothing is found, and leads back to all tasks', async () => {
    const { user } = await ayuda('empresa', '?buscar=zzz');
    expect(screen.getByText('0 tareas encontradas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver todas las tareas' }));
    expect(tareas().length).toBeGreaterThan(10);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('the role', () => {
  test.each<[DemoUser, string, string]>([
    ['empresa', 'Registrar un alta', 'Revisar los avisos declarados'],
    ['personal', 'Revisar los avisos declarados', 'Registrar un alta'],
    ['asegurado', 'Mostrar mi carnet y el de mi familia', 'Pagar lo que debo y ver mis facturas'],
    ['pagos', 'Pagar lo que debo y ver mis facturas', 'Registrar un alta de pasivo'],
  ])('%s has “%s”, and not “%s”', async (as, own, other) => {
    await ayuda(as);
    expect(tareas()).toContain(own);
    expect(tareas()).toContain('Entrar y cambiar la contraseña');
    expect(tareas()).not.toContain(other);
    expect(new Set(tareas()).size).toBe(tareas().length);
  });

  test.each(['otra', 'revisar-avisos', ''])(
    'a task that is unknown or another role’s (%s) leads to the list',
    async (id) => {
      await mount(`/ayuda/tarea?tarea=${id}`, { as: 'empresa' });
      expect(await screen.findByText(/^Esta tarea no está en la ayuda/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ver todas las tareas' })).toHaveAttribute('href', '/ayuda');
    },
  );
});

describe('the help of a screen without the bar', () => {
  test.each<[string, DemoUser | undefined]>([
    ['/auth', undefined],
    ['/auth/forgot-your-password', undefined],
    ['/auth/regional-module', 'varias'],
    ['/auth/modificar-password/voluntario', 'empresa'],
  ])('%s: it unfolds in its place, for who is not signed in too', async (path, as) => {
    const { user, router } = await mount(path, as ? { as } : {});
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('list', { name: 'Pasos' })).toBeNull();
    await user.click(await screen.findByText('Ayuda'));
    const steps = within(await screen.findByRole('list', { name: 'Pasos' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText(/recibirá un enlace en su correo\.$/)).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  });

  test('what is typed at the sign-in stays', async () => {
    const { user } = await mount('/auth');
    await user.type(await screen.findByLabelText('Usuario'), 'empresa');
    await user.click(screen.getByText('Ayuda'));
    await screen.findByRole('list', { name: 'Pasos' });
    expect(screen.getByLabelText('Usuario')).toHaveValue('empresa');
  });
});

describe('the help of a screen', () => {
  /** The link in the bar above every screen, on a screen. */
  async function linkOn(path: string, as: DemoUser) {
    const mounted = await mount(path, { as });
    await screen.findByRole('heading', { level: 1 });
    const [link] = document.querySelectorAll<HTMLElement>('.shell-head a[href^="/ayuda"]');
    if (!link) throw new Error('The bar has no help');
    return { ...mounted, link };
  }

  test('a list leads to its tasks, then to all others', async () => {
    const { user, link } = await linkOn('/seguros/aviso-alta-admin', 'empresa');
    await user.click(link);
    const own = await seccion('Sobre la pantalla de la que viene');
    expect(own.getByRole('link', { name: 'Registrar un alta' })).toBeVisible();
    expect(own.queryByRole('link', { name: 'Dar de baja a un trabajador' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Dar de baja a un trabajador' })).toBeVisible();
  });

  test('a screen with one task leads straight to it', async () => {
    const { user, link, router } = await linkOn('/seguros/mis-avisos', 'asegurado');
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ver mis avisos y su estado' })).toBeVisible();
    expect(router.state.location.search).toBe('?tarea=mis-avisos');
  });

  test('beside a form it opens in another tab, so that nothing written is lost', async () => {
    const { link } = await linkOn('/seguros/aviso-alta-editar?novedad=0&tipo=1', 'empresa');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveTextContent('Ayuda (se abre en otra pestaña)');
    expect(link).toHaveAttribute('href', '/ayuda?pantalla=aviso-alta-editar');
  });

  test('in the help itself it leads to the whole list', async () => {
    const { link } = await linkOn('/ayuda/tarea?tarea=registrar-un-alta', 'empresa');
    expect(link).toHaveAttribute('href', '/ayuda');
  });
});

test('a task has numbered steps, and pictures that load late into a reserved place', async () => {
  await mount('/ayuda/tarea?tarea=registrar-un-alta', { as: 'empresa' });
  await screen.findByRole('heading', { level: 1, name: 'Registrar un alta' });
  expect(within(screen.getByRole('list', { name: 'Pasos' })).getAllByRole('listitem')).toHaveLength(8);
  const pictures = screen.getAllByRole('img', { name: /señalado$/ });
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1040', '640']);
  }
  expect(screen.getByRole('link', { name: 'Ir a la pantalla' })).toHaveAttribute('href', '/seguros/aviso-alta-admin');
  await waitFor(() => expect(document.title).toBe('Ayuda paso a paso · Registrar un alta - Portal de Empresas'));
});
