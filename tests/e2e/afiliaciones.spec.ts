import { enterAs, Screen } from './support/pages.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

/** Affiliations: the list and the dialogs for a relative. */
class AffiliationScreen extends Screen {
  async open(): Promise<void> {
    await this.page
      .getByRole('navigation')
      .getByRole('link', { name: /^Afiliaciones/ })
      .click();
    await this.shows('Afiliaciones');
  }

  row(name: RegExp) {
    return this.page.getByRole('row', { name });
  }

  /** Searches a person of the fund by document and chooses her. */
  async choosePerson(title: string, documento: string): Promise<void> {
    const search = this.dialog(title);
    await search.getByLabel(/^Número de documento/).fill(documento);
    await search.getByRole('button', { name: 'Buscar' }).click();
    await search.getByRole('checkbox', { name: /^Seleccionar a/ }).check();
    await search.getByRole('button', { name: 'Aceptar' }).click();
  }

  async answer(question: string): Promise<void> {
    const asked = this.page.getByRole('alertdialog');
    await expect(asked).toContainText(question);
    await asked.getByRole('button', { name: 'Aceptar' }).click();
  }
}

test('[R-7.2-18] a worker’s child nobody knows is affiliated and declared by the employer, and concluded by the staff', async ({
  page,
  openBrowser,
}) => {
  await enterAs(page, 'empresa');
  const employer = new AffiliationScreen(page);
  await employer.open();
  await employer.press('Afiliar a un familiar');
  await employer.choosePerson('Buscar al titular', '4890023');

  const search = employer.dialog('Buscar al familiar por su identidad');
  await expect(search.getByRole('option', { name: 'CARNET DE IDENTIDAD' })).toBeAttached();
  await search.getByLabel(/^Número de documento/).fill('15599887');
  await search.getByRole('textbox', { name: /^Fecha de nacimiento/ }).fill('04/03/2015');
  await search.getByLabel(/^Apellido paterno/).fill('Zárate');
  await search.getByLabel(/^Nombres/).fill('Tania');
  await search.getByRole('button', { name: 'Buscar' }).click();
  await search.getByRole('button', { name: 'Registrar a la persona' }).click();
  const again = employer.dialog('Confirme los datos ingresados, por favor');
  await again.getByLabel(/^Apellido paterno/).fill('zárate');
  await again.getByLabel(/^Nombres/).fill('tania');
  await again.getByRole('button', { name: 'Aceptar' }).click();

  const form = employer.dialog('Afiliación de beneficiario');
  await expect(form.getByText('La BDPA no tiene registro de la persona.')).toBeVisible();
  await form.getByLabel(/^Sexo/).selectOption({ label: 'FEMENINO' });
  await expect(form.getByText('155304ZT')).toBeVisible();
  await form.getByLabel(/^Parentesco/).selectOption({ label: 'Hijo(a)' });
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Grabar' }).click();
  await employer.tells('La novedad se grabó correctamente.');
  await employer
    .row(/ZÁRATE TANIA/)
    .getByRole('button', { name: 'Declarar AFILIACIÓN DE HIJO(A)' })
    .click();
  await employer.answer('¿Está seguro de declarar AFILIACIÓN DE HIJO(A) de ZÁRATE TANIA?');
  await expect(employer.row(/ZÁRATE TANIA.*Declarado/)).toBeVisible();

  const desk = await openBrowser();
  await enterAs(desk, 'personal');
  const staff = new AffiliationScreen(desk);
  await staff.open();
  await staff.field('Estado').selectOption({ label: 'Declarado' });
  await staff.press('Buscar');
  await staff
    .row(/ZÁRATE TANIA/)
    .getByRole('button', { name: /^Concluir/ })
    .click();
  await staff.answer('ZÁRATE TANIA');
  await expect(staff.row(/ZÁRATE TANIA/)).toHaveCount(0);
  await staff.field('Estado').selectOption({ label: 'Concluido' });
  await staff.press('Buscar');
  await expect(staff.row(/ZÁRATE TANIA.*Concluido/)).toBeVisible();
});

test('[R-7.2-03] [R-7.2-05] another name is asked for by the employer and concluded by the staff, who register a gender, an extension and a commitment', async ({
  page,
  openBrowser,
}) => {
  await enterAs(page, 'empresa');
  const employer = new AffiliationScreen(page);
  await employer.open();
  await employer.press('Pedir corrección de identidad');
  await employer.choosePerson('Buscar a la persona', '4777001');
  const asked = employer.dialog('Pedir corrección de identidad');
  await asked.getByLabel(/^Nombres/).fill('Camila Renata');
  await asked.getByRole('button', { name: 'Grabar' }).click();
  await employer.tells('El pedido se registró: declárelo para que la caja lo revise.');
  await page.getByRole('button', { name: 'Declarar ACTUALIZACIÓN DE DATOS' }).click();
  await employer.answer('¿Está seguro de declarar ACTUALIZACIÓN DE DATOS');
  await expect(employer.row(/CÉSPEDES MUÑOZ ELENA.*ACTUALIZACIÓN DE DATOS.*Declarado/)).toBeVisible();

  const desk = await openBrowser();
  await enterAs(desk, 'personal');
  const staff = new AffiliationScreen(desk);
  await desk.goto('/seguros/personas-admin');
  await staff.field('Número de documento').fill('4777001');
  await staff.press('Buscar');
  await desk.getByRole('link', { name: /^Abrir la carpeta de/ }).click();
  await desk.getByRole('button', { name: 'Concluir ACTUALIZACIÓN DE DATOS' }).click();
  await staff.answer('¿Está seguro de concluir ACTUALIZACIÓN DE DATOS');
  await staff.shows(/CAMILA RENATA$/);

  await staff.press('Cambio de género');
  const genero = staff.dialog('Cambio de género');
  await genero.getByLabel(/^Género/).selectOption({ label: 'MASCULINO' });
  await genero.getByRole('textbox', { name: /^Fecha de cambio/ }).fill('02/01/2024');
  await genero.getByRole('button', { name: 'Grabar' }).click();
  await staff.tells('El cambio de género se registró correctamente.');
  await expect(desk.getByRole('region', { name: 'Datos de la persona' })).toContainText('MASCULINO');

  const familia = desk.getByRole('region', { name: 'Grupo familiar' });
  await familia.getByRole('link').first().click();
  await expect(staff.heading(/CAMILA RENATA$/)).toHaveCount(0);
  await staff.press('Ampliar el seguro');
  const ampliar = staff.dialog('Ampliar el seguro');
  await ampliar.getByRole('textbox', { name: /^Fecha límite/ }).fill('31/12/2050');
  await ampliar.getByRole('button', { name: 'Grabar' }).click();
  await staff.tells('La ampliación del seguro se registró correctamente.');
  await expect(familia).toContainText('Atención hasta 31/12/2050');

  await staff.press('Compromiso de pago');
  const compromiso = staff.dialog('Compromiso de pago');
  await compromiso.getByRole('textbox', { name: /^Fecha de compromiso/ }).fill('31/12/2050');
  await compromiso.getByLabel(/^Monto/).fill('350,50');
  await compromiso.getByRole('button', { name: 'Grabar' }).click();
  await staff.tells('El compromiso de pago se registró correctamente.');
  await expect(desk.getByText('Página 1 de 1')).toBeVisible();
});
