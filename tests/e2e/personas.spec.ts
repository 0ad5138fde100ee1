import { enterAs, Screen } from './support/pages.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

/** The search of people, their folders, and the newborns. */
class PeopleScreen extends Screen {
  async open(entry: 'Personas' | 'Recién nacidos'): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
    await this.shows(entry);
  }

  async search(documento: string): Promise<void> {
    await this.field('Número de documento').fill(documento);
    await this.press('Buscar');
  }

  link(name: RegExp) {
    return this.page.getByRole('link', { name });
  }

  region(name: string) {
    return this.page.getByRole('region', { name });
  }
}

test('the staff compare a person in the three registers, notify what differs, and put it right', async ({ page }) => {
  await enterAs(page, 'personal');
  const people = new PeopleScreen(page);
  await people.open('Personas');
  await people.search('6002001');
  await people.link(/^Comparar los registros de/).click();
  await people.shows('ACHÁ RIVERO LUCÍA BELÉN');
  await expect(page.getByRole('row', { name: /^Nombres .*Difiere: BDPA$/ })).toBeVisible();
  await people.press('Notificar al encargado regional');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
  await people.tells(/^Se envió un correo electrónico al encargado de seguros regional de la /);
  await expectNoViolations(page);

  await people.link(/^Carpeta$/).click();
  await expect(people.region('Qué se puede hacer ahora')).toContainText('La BDPA tiene un dato distinto.');
  await people.press('Corregir identidad');
  const dialog = people.dialog('Corregir identidad');
  await dialog.getByLabel(/^Nombres/).fill('LUCÍA');
  await dialog.getByRole('button', { name: 'Grabar' }).click();
  await people.tells('La identidad se corrigió correctamente.');
  // The name before ends in one more.
  await people.shows(/LUCÍA$/);
  await expect(people.region('Qué se puede hacer ahora')).not.toContainText('La BDPA tiene');
  await expect(people.region('Línea de tiempo')).toContainText('ACTUALIZACIÓN DE DATOS');
  await page.reload();
  await people.shows(/LUCÍA$/);
});

test('a folder leads to the review of a declared notice and back', async ({ page }) => {
  await enterAs(page, 'personal');
  const people = new PeopleScreen(page);
  await people.open('Personas');
  await people.search('8123450');
  await people.link(/^Abrir la carpeta de/).click();
  const line = people.region('Línea de tiempo');
  await expect(line).toContainText('Declarado');
  await line.getByRole('button', { name: /^Documentos/ }).click();
  await line
    .getByRole('button', { name: /^Ver .*\.pdf$/ })
    .first()
    .click();
  await expect(people.dialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await people
    .region('Qué se puede hacer ahora')
    .getByRole('link', { name: /^(Abrir|Revisar)/ })
    .click();
  await page.waitForURL(/aviso-alta-editar\?novedad=/);
  await page.goBack();
  await expect(line).toContainText('Declarado');
});

test('twins: the other birth is shown for a choice, both are registered, one is concluded', async ({ page }) => {
  await enterAs(page, 'personal');
  const people = new PeopleScreen(page);
  await people.open('Recién nacidos');
  await people.field('Documento de la madre').fill('4890023');
  await people.press('Buscar');
  const births = page.getByRole('button', { name: /^Registrar el recién nacido/ });
  await expect(births).toHaveCount(2);
  await births.first().click();
  await people.field('Nombres').fill('alba');
  await people.press('Grabar');
  const choice = people.dialog('Hay recién nacidos parecidos');
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expectNoViolations(page);
  await choice.getByRole('radio', { name: /^Ninguno/ }).check();
  await choice.getByRole('button', { name: 'Continuar' }).click();
  await people.tells('El registro de recién nacido se grabó correctamente.');
  await page.getByRole('button', { name: /^Concluir el registro de .*ALBA/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
  await people.tells('El registro de recién nacido se concluyó correctamente.');
  await expect(page.getByRole('row', { name: /ALBA.*Concluido/ })).toBeVisible();

  // Her twin sister: the first girl is now part of the family, and is shown in the question.
  await page.getByRole('tab', { name: 'Nacimientos por registrar' }).click();
  await expect(births).toHaveCount(1);
  await births.click();
  await people.field('Nombres').fill('aurora');
  await people.press('Grabar');
  await choice.getByRole('radio', { name: /ALBA/ }).check();
  await choice.getByRole('button', { name: 'Continuar' }).click();
  await people.shows(/ALBA$/);
  await expect(people.region('Grupo familiar')).toContainText('ALBA');
});
