import type { Page } from '@playwright/test';
import { AltaFormScreen, ReviewScreen } from './support/alta.ts';
import { contrato } from './support/novedad.ts';
import { PASSWORD } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const PERSON = { documento: '4567890', nombre: 'LIMACHI ÑÁÑEZ JOSÉ LUIS' };

/** What has the focus, as assistive technology names it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return '';
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])]
        : [];
    return (element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '').trim();
  });

/** Presses Tab until the control with this name has the focus: whoever cannot get there cannot go on. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No way to ${name} by keyboard; the focus is on "${await focused(page)}"`);
}

async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Opens a searchable list, types, and takes the first that is left. */
async function choose(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(text);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

async function signIn(page: Page, user: string): Promise<void> {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  await type(page, /^Usuario/, user);
  await type(page, /^Contraseña/, PASSWORD);
  await press(page, /No soy un robot/, 'Space');
  await press(page, /^Iniciar Sesión$/);
  await page.waitForURL('**/system');
}

test('a notice is registered, declared and accepted without a mouse', async ({ page, openBrowser }) => {
  test.slow();
  const form = new AltaFormScreen(page);
  await signIn(page, 'empresa');
  await press(page, /^Avisos de alta$/);
  await form.shows('Avisos de alta');
  await press(page, /^Nuevo$/);
  await press(page, /^Aviso de alta de cotizante$/);
  await expect(form.dialog('Confirmar la regional donde se registrará la novedad')).toBeVisible();
  await press(page, /^Aceptar$/);
  await expect(form.search).toBeVisible();
  await type(page, /^Número de documento/, PERSON.documento);
  await page.keyboard.press('Enter');
  await expect(form.search.getByRole('checkbox')).toBeVisible();
  await press(page, /^Seleccionar a LIMACHI/, 'Space');
  await press(page, /^Aceptar$/);
  await form.shows('Registro de Alta de cotizante');

  await tabTo(page, /^Elegir fotografía$/);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 }, type: 'jpeg' });
  const photoChooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await photoChooser).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, /usar|aceptar/i);
  await expect(page.getByRole('img', { name: 'Fotografía de la persona' })).toBeVisible();
  await choose(page, /^Estado civil/, 'SOLTER');
  await choose(page, /^Ubicación de nacimiento/, 'EL ALTO');
  await type(page, /^Zona/, 'miraflores');
  await type(page, /^Dirección/, 'av. busch 1450');
  await choose(page, /^Ubicación de la dirección/, 'EL ALTO');
  await type(page, /^Latitud/, '-16.50020');
  await type(page, /^Longitud/, '-68.12310');
  await type(page, /^Teléfono/, '2223344');
  await type(page, /^Celular/, '71234567');
  await type(page, /^Correo electrónico/, 'jose.limachi@correo.bo');
  await type(page, /^Ocupación/, 'contador');
  await choose(page, /^Grado de instrucción/, 'LICENCIA');
  await choose(page, /^Profesión/, 'CONTADOR');

  await tabTo(page, /^Datos Personales/, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^Fecha de ingreso/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^15 de / })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.field('Fecha de ingreso')).not.toHaveValue('');
  await type(page, /^Haber mensual/, '6200');
  await type(page, /^Cargo/, 'contador general');
  await choose(page, /^Ubicación empresa/, 'EL ALTO');

  await tabTo(page, /^Aviso de alta$/, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^Elegir archivo/);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(contrato);
  await expect(page.getByRole('tabpanel').filter({ hasText: contrato.name })).toBeVisible();
  // The name stands there while the file is still on its way.
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.keyboard.press('Control+s');
  await expect(form.questions).toContainText(`¿Desea guardar el aviso de alta de la persona ${PERSON.nombre}?`);
  await press(page, /^Aceptar$/);
  await form.stateIs('Registrado');
  await press(page, /^Declarar$/);
  await expect(form.questions).toContainText('Una vez declarada la novedad no podrá modificar la misma.');
  await press(page, /^Aceptar$/);
  await form.stateIs('Declarado');

  const desk = await openBrowser();
  await signIn(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(PERSON.nombre);
  await press(desk, /^Aceptar$/);
  await expect(review.questions).toBeVisible();
  await press(desk, /^Aceptar$/);
  await review.stateIs('Aceptado');
});
