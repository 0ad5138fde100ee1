import { enterAs } from './support/pages.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an insured person looks at the card, the data, the family and a notice on a phone', async ({ page }) => {
  await enterAs(page, 'asegurado');
  const card = page.getByRole('region', { name: 'Carné de asegurado' });
  await expect(card).toContainText('CÉSPEDES MUÑOZ ELENA');
  await expect(card).toContainText('Vigente');
  await expect(page.getByRole('region', { name: 'Grupo familiar' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /Inasistencias/ })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Ver carné en PDF' }).click();
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Ver todos mis datos' }).click();
  await expect(page.getByRole('region', { name: 'Su seguro' })).toContainText('Titular');
  await expectNoViolations(page);

  await page.goto('/seguros/mis-avisos');
  await page.getByRole('link', { name: /^Ver aviso: INGRESO A LA EMPRESA/ }).click();
  await expect(page.getByRole('region', { name: 'Seguimiento' })).toContainText('Aceptado');
  await expect(page.getByRole('button', { name: 'Escribir mensaje' })).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
});

test('nobody else’s notice opens, and what is not granted leads home', async ({ page }) => {
  await enterAs(page, 'asegurado');
  await page.goto('/seguros/mi-aviso?novedad=500001');
  await expect(page.getByText('No tiene acceso.')).toBeVisible();
  for (const path of ['/seguros/orden-pago-admin-ex', '/seguros/revision-admin', '/seguros/personas-admin']) {
    await page.goto(path);
    await page.waitForURL('**/system');
  }
});
