import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { LoginScreen } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const APAZA = { documento: '6843217', nombre: 'APAZA CHOQUE ROSA' };

test('[E-1-02, E-1-03, E-4-01, E-4-18] an employer registers a worker and declares the notice, the staff accepts it', async ({
  page,
  openBrowser,
}) => {
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await new LoginScreen(page).signIn('empresa');
  await page.waitForURL('**/system');
  await list.open();
  await list.startNew();
  await form.choosePerson(APAZA.documento);
  await form.shows('Registro de Alta de cotizante');
  await form.fillNotice({ cargo: 'cajera', haber: '4850' });
  await form.uploadPhoto();
  await form.upload(/DOCUMENTO DE IDENTIDAD/);
  await form.press('Grabar');
  await form.accept(`¿Desea guardar el aviso de alta de la persona ${APAZA.nombre}?`);
  await form.tells('El registro se insertó correctamente.');
  await form.stateIs('Registrado');
  await expect(page.getByText('Sin estado -> Registrado')).toBeVisible();

  await form.press('Declarar');
  await form.accept('Una vez declarada la novedad no podrá modificar la misma.');
  await form.tells('El registro se declaró correctamente.');
  await form.stateIs('Declarado');
  await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);

  const desk = await openBrowser();
  await new LoginScreen(desk).signIn('personal');
  await desk.waitForURL('**/system');
  await desk.goto('/seguros/revision-admin');
  await desk.getByLabel('Filtrar resultados').fill('apaza choque');
  await desk.getByRole('link', { name: `Revisar aviso de ${APAZA.nombre}` }).click();
  const review = new AltaFormScreen(desk);
  await review.stateIs('Declarado');
  await review.tab('Aviso de alta');
  await expect(review.field('Cargo')).toHaveValue('CAJERA');
  await expect(review.field('Cargo')).toHaveJSProperty('readOnly', true);
  await review.press('Aceptar');
  await review.accept(`¿Desea aceptar el aviso de ${APAZA.nombre}?`);
  await review.tells('La novedad se aceptó correctamente.');
  await review.stateIs('Aceptado');

  await page.reload();
  await form.stateIs('Aceptado');
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
});
