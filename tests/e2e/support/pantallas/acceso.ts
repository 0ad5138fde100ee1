import { expect } from '@playwright/test';
import { LoginScreen, Screen } from '../pages.ts';
import { goTo, type Walks } from './recorrido.ts';

/** Screens without a session, and error screens. */
export const acceso: Walks = {
  login: async (page, look) => {
    const login = new LoginScreen(page);
    await login.open();
    await look('vacío');
    await login.press('Iniciar Sesión');
    await login.tells('Contraseña, no tiene información.');
    await look('con errores');
    await login.field('Contraseña').fill('x');
    await login.press('Mostrar contraseña');
    await look('con la contraseña a la vista');
    await page.getByText('Ayuda', { exact: true }).click();
    await expect(page.getByRole('list', { name: 'Pasos' })).toBeVisible();
    await look('con la ayuda abierta');
  },
  'forgot-your-password': async (page, look) => {
    const screen = await goTo(page, '/auth/forgot-your-password', page.getByRole('button', { name: /enviar/i }));
    await look('vacío');
    await page.getByRole('button', { name: /enviar/i }).click();
    await expect(page.locator('[aria-invalid]')).toBeVisible();
    await look('con errores');
    await screen.field('Correo electrónico').fill('empresa@ejemplo.bo');
    await page.getByRole('button', { name: /enviar/i }).click();
    await expect(page.locator('.alert-ok')).toBeVisible();
    await look('enviado');
  },
  'reestablecer-contrasena': async (page, look) => {
    await goTo(page, '/auth/reestablecer-contrasena/ninguno', page.locator('.alert-warn'));
    await look('enlace vencido');
    await page.route('**/verificaEnlace', (route) => route.fulfill({ json: { ok: true, Datos: true } }));
    const screen = await goTo(page, '/auth/reestablecer-contrasena/valido', page.getByLabel(/^Contraseña nueva/));
    await look('vacío');
    await screen.press('Grabar');
    await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    await look('con errores');
    await page.unroute('**/verificaEnlace');
  },
  '404': async (page, look) => {
    await goTo(page, '/no-existe', 'Página no encontrada');
    await look('');
  },
};

/** A user with several regionals to choose from. */
export const varias: Walks = {
  'regional-module': async (page, look) => {
    await new Screen(page).shows(/./);
    await look('vacío');
    const first = page.getByRole('combobox').first();
    await first.selectOption({ index: 1 });
    await expect(page.getByRole('combobox').nth(1)).toBeEnabled();
    await look('con la regional elegida');
  },
};

/** A user who has to change the password first. */
export const obligado: Walks = {
  'modificar-password': async (page, look) => {
    const screen = new Screen(page);
    await expect(page.getByLabel(/^Contraseña nueva/)).toBeVisible();
    await look('vacío');
    await screen.press('Grabar');
    await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    await look('con errores');
  },
};
