import type { Page } from '@playwright/test';
import { enterAs } from './support/pages.ts';
import { PaletaScreen } from './support/paleta.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const TITULO = / - Portal de Empresas$/;

/** The figures of the registry's monitor that lead to their rows, and how those are called there. */
const CON_FILAS = [
  ['Validados', 'Validado'],
  ['Observados', 'Observado'],
  ['Por enviar', 'Por enviar'],
  ['No enviados', 'No enviado'],
] as const;

/** Who she is, what happened to her by kind, whose care she has, and what the staff can do, in her folder. */
async function mirarCarpeta(page: Page): Promise<void> {
  const datos = page.getByRole('region', { name: 'Datos de la persona' });
  await expect(datos).toContainText('Banco Altiplano');
  await expect(datos).toContainText('Afiliación a la caja');
  await expect(datos.getByRole('link', { name: /^\d{7,8}$/ }).first()).toHaveAttribute('href', /^tel:\+591\d+$/);
  await expect(datos.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('region', { name: 'Grupo familiar' }).getByRole('link')).toHaveCount(3);

  // Each kind of event by itself; all of them together are the whole.
  const linea = page.getByRole('region', { name: 'Línea de tiempo' });
  await expect(linea.getByRole('status')).toHaveCount(0);
  const kinds = linea.getByRole('group', { name: 'Mostrar' }).getByRole('button');
  const counts: number[] = [];
  for (const kind of await kinds.all()) {
    const count = Number(/(\d+)$/.exec((await kind.textContent()) ?? '')?.[1]);
    await kind.click();
    await expect(kind).toHaveAttribute('aria-pressed', 'true');
    await expect(linea.getByRole('listitem')).toHaveCount(Math.min(count, 30));
    counts.push(count);
  }
  const [all = 0, ...each] = counts;
  expect(each.length).toBeGreaterThan(3);
  expect(each.reduce((sum, one) => sum + one)).toBe(all);

  // What takes something away stands apart, says what it does, and asks first.
  const apart = page.getByText(/^Quita el derecho a la atención desde ese momento\./);
  const takes = page.getByRole('button', { name: 'Quitar vigencia' });
  const gives = page.getByRole('button', { name: 'Compromiso de pago' });
  const tops = await Promise.all([gives, apart, takes].map(async (one) => (await one.boundingBox())?.y ?? Number.NaN));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await takes.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('¿Desea quitar la vigencia del seguro de CÉSPEDES MUÑOZ ELENA?');
  await expect(question).toContainText('La vigencia de un titular alcanza a toda su familia.');
  // The button that asked turns until it is answered.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
}

for (const size of sizes) {
  test(`staff go from the keys to a person, and between her folder and her notices, at ${size.width} px`, async ({
    page,
  }) => {
    const phone = size.width < 900;
    const palette = new PaletaScreen(page);
    await page.setViewportSize(size);
    await enterAs(page, 'personal');
    await palette.take('cespedes elena', 'CÉSPEDES MUÑOZ ELENA', phone);
    await palette.shows('CÉSPEDES MUÑOZ ELENA');
    await mirarCarpeta(page);

    // A declared notice is at hand in its person's folder, and the folder in the notice.
    await palette.take('8123450', /8123450/, phone);
    await expect(palette.heading('CÉSPEDES MUÑOZ ELENA')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Línea de tiempo' })).toBeVisible();
    const name = (await palette.heading(/./).textContent()) ?? '';
    await page
      .getByRole('region', { name: 'Qué se puede hacer ahora' })
      .getByRole('link', { name: /^Revisar / })
      .click();
    await page.waitForURL('**/aviso-alta-editar?**');
    await expect(page).toHaveTitle(/^Aviso de alta \S+ - /);
    // How many files there are is said once, by the checks.
    await expect(page.getByRole('tab', { name: /^Adjuntos/ })).toHaveText('Adjuntos');
    const number = /^Aviso de alta (\S+) - /.exec(await page.title())?.[1] ?? '';
    await page.getByRole('link', { name: `Abrir la carpeta de ${name}` }).click();
    await palette.shows(name);
    await expect(page).toHaveTitle(/^Carpeta de la persona - /);
    expect(await page.title()).not.toContain(name);

    // By its number, from anywhere; from its list too.
    await palette.take(number, new RegExp(`^${name}.*Nº ${number}`), phone);
    await expect(page).toHaveTitle(new RegExp(`^Aviso de alta ${number} - `));
    await palette.take('avisos de alta', 'Avisos de alta', phone);
    await palette.shows('Avisos de alta');
    await page
      .getByRole('link', { name: /^Abrir la carpeta de / })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Línea de tiempo' })).toBeVisible();
  });

  test(`staff go from the keys to a company, to the rows behind each figure of the registry, and to an act, at ${size.width} px`, async ({
    page,
  }) => {
    const phone = size.width < 900;
    const palette = new PaletaScreen(page);
    await page.setViewportSize(size);
    await enterAs(page, 'personal');
    await palette.shows(/^Buen/);
    await page.keyboard.press('?');
    const help = palette.dialog('Atajos de teclado');
    await expect(help.getByRole('table', { name: 'En la revisión' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);

    await palette.take('altiplano', /^Banco Altiplano/, phone);
    await page.waitForURL('**/revision-admin?empresa=**');
    await expect(page.getByRole('button', { name: 'Aceptar', exact: true })).toBeEnabled();
    await expect(page.getByRole('main')).toContainText('Banco Altiplano');

    await palette.take('monitoreo', 'Monitoreo', phone);
    for (const [figure, situation] of CON_FILAS) {
      const link = page.getByRole('link', { name: `Ver la lista: ${figure}`, exact: true });
      const card = page.locator('.monitor-total').filter({ has: link });
      const count = ((await card.locator('.monitor-total-cifra').textContent()) ?? '').replaceAll(',', '');
      await link.click();
      await expect(page.getByText(new RegExp(`^1–\\d+ de ${count}$`))).toBeVisible();
      await expect(page.getByLabel('Situación', { exact: true }).locator('option:checked')).toHaveText(situation);
      await page.goBack();
    }

    // An act from anywhere.
    await palette.take('registrar baja', /^Registrar: /, phone);
    await expect(palette.dialog('Confirmar la regional donde se registrará la novedad')).toBeVisible();
    expect(await page.title()).toMatch(TITULO);
  });
}
