import { AltaFormScreen, AltaListScreen, alta, ReviewScreen } from './support/alta.ts';
import { IdentityScreen } from './support/identidad.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const APAZA = { documento: '6843217', nombre: 'APAZA CHOQUE ROSA' };
const NUEVO = {
  documento: '99887766',
  nacimiento: '03/02/1999',
  paterno: 'Zárate',
  materno: 'Ríos',
  nombres: 'Abel',
  nombre: 'ZÁRATE RÍOS ABEL',
};

/** The fields of an intern's or a volunteer's notice. */
async function fillContract(form: AltaFormScreen, { cargo, estipendio }: { cargo: string; estipendio: string }) {
  await form.tab(alta.pestana);
  await form.pickToday('Fecha inicio de contrato');
  await form.pickToday('Fecha fin de contrato');
  await form.field('Estipendio').fill(estipendio);
  await form.field('Cargo').fill(cargo);
  await form.choose('Ubicación empresa', 'EL ALTO');
}

/** What an intern's or a volunteer's notice asks for beside its form. */
async function attachAll(form: AltaFormScreen) {
  await form.uploadPhoto();
  await form.upload(/DOCUMENTO DE IDENTIDAD/);
  await form.upload(/CONVENIO INSTITUCIONAL/);
}

/** What a notice goes through once it is saved: edited, declared, observed, corrected, declared, accepted, printed. */
async function goThrough(form: AltaFormScreen, desk: AltaFormScreen['page'], nombre: string, question: string) {
  const { page } = form;
  await form.press('Editar');
  await form.tab(alta.pestana);
  await form.field('Cargo').fill('auxiliar de archivo');
  await form.saveAs(question, 'El registro se modificó correctamente.');
  await expect(page.getByText(/AUXILIAR DE ARCHIVO/).first()).toBeVisible();
  await form.declare();
  await enterAs(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(nombre);
  await review.press('Observar');
  await review
    .dialog('Observación')
    .getByLabel(/^Observación/)
    .fill('El contrato no lleva firma.');
  await review.dialog('Observación').getByRole('button', { name: 'Grabar' }).click();
  await review.stateIs('Observado');

  await page.reload();
  await expect(page.getByText('«El contrato no lleva firma.»')).toBeVisible();
  await form.press('Editar');
  await form.upload(/CONVENIO INSTITUCIONAL/);
  await form.saveAs(question, 'El registro se modificó correctamente.');
  await form.declare();

  const again = await new ReviewScreen(desk).openNoticeOf(nombre);
  await again.press('Aceptar');
  await again.accept(`¿Desea aceptar el aviso de ${nombre}?`);
  await again.stateIs('Aceptado');
  await page.reload();
  await form.stateIs('Aceptado');
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click();
  await form.press('Carné de asegurado(a)');
  await expect(form.dialog('Carné de asegurado(a)')).toContainText(/1 de 1/);
}

test('[E-2.2-14, E-2.2-16, E-7.1-09] an intern enters for a contract without a stipend, and the whole way is gone', async ({
  page,
  openBrowser,
}) => {
  const form = new AltaFormScreen(page);
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  await list.open();
  await list.startNew('Alta de pasante');
  await form.choosePerson(APAZA.documento);
  await form.shows('Registro de Alta de pasante');
  await fillContract(form, { cargo: 'pasante', estipendio: '0' });
  await attachAll(form);
  const question = `¿Desea guardar el alta de pasante de la persona ${APAZA.nombre}?`;
  await form.saveAs(question);
  await goThrough(form, await openBrowser(), APAZA.nombre, question);
});

test('[F-4.2-05] a volunteer nobody knows is verified, typed twice, registered and accepted', async ({
  page,
  openBrowser,
}) => {
  const form = new AltaFormScreen(page);
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  await list.open();
  await list.startNew('Alta de voluntario');
  await form.search.getByLabel(/^Número de documento/).fill(NUEVO.documento);
  await page.keyboard.press('Enter');
  await form.search.getByRole('button', { name: 'Registrar una persona nueva' }).click();
  const identity = new IdentityScreen(page);
  await identity.find(NUEVO);
  await identity.registerByHand(NUEVO);
  await form.shows('Registro de Alta de voluntario');

  await form.tab('Datos Personales');
  await expect(page.getByText('ZÁRATE', { exact: true }).first()).toBeVisible();
  await form.choose('Extensión', 'LA PAZ');
  await form.choose('Sexo', 'MASCULINO');
  await form.choose('Estado civil', 'SOLTERO');
  await form.choose('Nacionalidad', 'BOLIVIA');
  await form.choose('Ubicación de nacimiento', 'EL ALTO');
  await form.field('Zona').fill('villa adela');
  await form.field('Dirección').fill('calle 4 n 20');
  await form.choose('Ubicación de la dirección', 'EL ALTO');
  await form.field('Latitud').fill('-16.50123');
  await form.field('Longitud').fill('-68.15012');
  await form.field('Teléfono').fill('2812345');
  await form.field('Celular').fill('71234567');
  await form.field('Correo electrónico').fill('abel@example.bo');
  await form.field('Ocupación').fill('estudiante');
  await form.choose('Grado de instrucción', 'SECUNDARIA');
  await form.choose('Profesión', 'ESTUDIANTE');
  await fillContract(form, { cargo: 'voluntario', estipendio: '150' });
  await attachAll(form);
  const question = `¿Desea guardar el alta de voluntario de la persona ${NUEVO.nombre}?`;
  await form.saveAs(question);
  await goThrough(form, await openBrowser(), NUEVO.nombre, question);
});

test('[E-4-23] a registered intern is deleted, and the list comes back', async ({ page }) => {
  const TICONA = { documento: '5120984', nombre: 'VARGAS TÓRREZ JUAN PABLO' };
  const form = new AltaFormScreen(page);
  const list = new AltaListScreen(page);
  await enterAs(page, 'empresa');
  await list.open();
  await list.startNew('Alta de pasante');
  await form.choosePerson(TICONA.documento);
  await fillContract(form, { cargo: 'pasante', estipendio: '100' });
  await attachAll(form);
  await form.saveAs(`¿Desea guardar el alta de pasante de la persona ${TICONA.nombre}?`);
  await form.press('Eliminar');
  await form.accept(`¿Está seguro de eliminar el alta de pasante del asegurado(a) ${TICONA.nombre}?`);
  await form.tells('Registro eliminado correctamente.');
  await list.shows('Avisos de alta');
  await list.loaded();
  await expect(list.row(TICONA.nombre).filter({ hasText: 'Registrado' })).toHaveCount(0);
});
