import type { Page } from '@playwright/test';
import { ReviewScreen } from './support/novedad.ts';
import { enterAs } from './support/pages.ts';
import { PaletaScreen } from './support/paleta.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** What the menu says of a list: its name and, if something waits there, how much. */
async function enElMenu(page: Page, lista: string, phone: boolean): Promise<string> {
  const screen = new PaletaScreen(page);
  if (phone) await screen.press('Abrir el menú');
  const menu = page.getByRole('navigation', { name: 'Menú principal' }).filter({ visible: true });
  const link = menu.getByRole('link', { name: new RegExp(`^${lista} ?, \\d+ por corregir o declarar$`) });
  await expect(link).toBeVisible();
  const text = (await link.textContent()) ?? '';
  if (phone) await page.keyboard.press('Escape');
  return text;
}

test('the bell tells an employer what the fund observed and accepted since, and the menu counts it', async ({
  page,
  openBrowser,
}) => {
  await enterAs(page, 'empresa');
  const screen = new PaletaScreen(page);
  const panel = page.getByRole('region', { name: 'Avisos', exact: true });
  await screen.press('Avisos');
  await expect(panel).toContainText('La caja no observó ni aceptó otros avisos.');
  await page.keyboard.press('Escape');
  const before = await enElMenu(page, 'Avisos de alta', false);

  // The fund observes one of its registrations, and accepts another.
  const staff = await openBrowser();
  await enterAs(staff, 'personal');
  const desk = new ReviewScreen(staff);
  const names: string[] = [];
  for (const decide of ['Observar', 'Aceptar'] as const) {
    await desk.open('?familia=alta&empresa=Banco+Altiplano+S.A.');
    const name = (await desk.person.textContent()) ?? '';
    names.push(name);
    await staff.getByRole('link', { name: /abrir el formulario$/ }).click();
    // The desk has a button of the same name.
    await expect(desk.queue).toHaveCount(0);
    await desk.press(decide);
    if (decide === 'Observar') {
      await desk
        .dialog('Observación')
        .getByLabel(/^Observación/)
        .fill('Falta el contrato.');
      await desk.dialog('Observación').getByRole('button', { name: 'Grabar' }).click();
      await desk.tells('Se observó correctamente la novedad.');
    } else {
      await staff.getByRole('alertdialog').last().getByRole('button', { name: 'Aceptar' }).click();
      await desk.tells('La novedad se aceptó correctamente.');
    }
  }

  for (const size of sizes) {
    const phone = size.width < 900;
    await page.setViewportSize(size);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Avisos (2 nuevos)' })).toBeVisible();
    await expectNoViolations(page);
    const now = await enElMenu(page, 'Avisos de alta', phone);
    const count = (text: string) => Number(/\d+/.exec(text)?.[0]);
    expect(count(now)).toBe(count(before) + 1);
  }
  await screen.press('Avisos (2 nuevos)');
  for (const name of names) await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  await expectNoViolations(page);
  await panel.getByRole('link', { name: names[0] ?? '', exact: true }).click();
  await expect(page.getByText('«Falta el contrato.»')).toBeVisible();
  await expect(page).toHaveTitle(/^Aviso de alta \S+ - /);
  await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible();
});

for (const size of sizes)
  test(`an employer goes to a worker's notices, an order, a screen and an act by the keys, at ${size.width} px`, async ({
    page,
  }) => {
    const phone = size.width < 900;
    const palette = new PaletaScreen(page);
    await page.setViewportSize(size);
    await enterAs(page, 'empresa');
    await palette.take('8123453', /8123453/, phone);
    const people = palette.group(/^Avisos de /);
    await expect(people.getByRole('option').first()).toContainText('CAMBIO DE RAZÓN SOCIAL');
    await expectNoViolations(page);
    // There is a way back to the search, and to her again.
    await people.getByRole('option', { name: 'Volver a la búsqueda' }).click();
    await expect(people).toHaveCount(0);
    await page.keyboard.type('8123453');
    await palette
      .option(/8123453/)
      .first()
      .click();
    // Until her notices are there, the way back is the first option.
    await people
      .getByRole('option', { name: /CAMBIO DE RAZÓN SOCIAL/ })
      .first()
      .click();
    await expect(page).toHaveTitle(/^Aviso de alta \S+ - /);
    const number = /^Aviso de alta (\S+) - /.exec(await page.title())?.[1] ?? '';

    await palette.take('importar', 'Importar planilla', phone);
    await palette.shows('Importar planilla');
    await palette.take(number, new RegExp(`Nº ${number}`), phone);
    await expect(page).toHaveTitle(new RegExp(`^Aviso de alta ${number} - `));
    await palette.take('orden 10', /^Orden 10\d\d/, phone);
    await page.waitForURL('**/orden-pago-editar-ex?orden=**');
    const order = new URL(page.url()).searchParams.get('orden');
    await expect(page).toHaveTitle(new RegExp(` ${order} - `));

    await palette.open(phone);
    await page.keyboard.type('zzzz');
    await expect(palette.dialog()).toContainText('No se encuentran resultados.');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await palette.take('registrar baja', /^Registrar: /, phone);
    await expect(palette.dialog('Confirmar la regional donde se registrará la novedad')).toBeVisible();
  });

/** Opens the palette while its code is held back. The returned function lets it arrive. */
async function conCodigoRetenido(page: Page): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('cmdk-item')) await arrived;
    await route.fulfill({ response });
  });
  await page.reload();
  const palette = new PaletaScreen(page);
  await expect(page.getByRole('button', { name: /^Buscar…/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.dialog('Buscar o ir a una pantalla').getByRole('textbox')).toBeFocused();
  return async () => {
    arrive();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('what is typed while the palette’s code is on its way is there when it comes', async ({ page }) => {
  await enterAs(page, 'empresa');
  const arrive = await conCodigoRetenido(page);
  const palette = new PaletaScreen(page);
  await page.keyboard.type('importar pla');
  await expectNoViolations(page);
  await arrive();
  await expect(palette.box).toBeFocused();
  await expect(palette.box).toHaveValue('importar pla');
  await page.keyboard.type('ni');
  await expect(palette.option('Importar planilla')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await palette.shows('Importar planilla');
});

test('Enter while the palette’s code is on its way is not lost either', async ({ page }) => {
  await enterAs(page, 'empresa');
  const arrive = await conCodigoRetenido(page);
  await page.keyboard.type('importar');
  await page.keyboard.press('Enter');
  await arrive();
  await new PaletaScreen(page).shows('Importar planilla');
});
