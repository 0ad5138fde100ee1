import { AltaFormScreen, AltaListScreen, alta } from './support/alta.ts';
import { BajaListScreen, baja } from './support/baja.ts';
import { IdentityScreen } from './support/identidad.ts';
import { NovedadFormScreen, ReviewScreen } from './support/novedad.ts';
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

/** Attaches what an intern's or a volunteer's notice requires besides its form. */
async function attachAll(form: AltaFormScreen) {
  await form.uploadPhoto();
  await form.upload(/DOCUMENTO DE IDENTIDAD/);
  await form.upload(/CONVENIO INSTITUCIONAL/);
}

/** What differs in the journey of one kind of notice. */
interface Camino {
  readonly nombre: string;
  /** The question before each save. */
  readonly question: string;
  /** Changes one field on the notice's own tab. The tracking shows the change. */
  readonly change: (form: NovedadFormScreen) => Promise<void>;
  readonly tracked: RegExp;
  /** The file that is uploaded again after the staff observe the notice. */
  readonly file: RegExp;
}

/** The steps of a notice after it is saved: edited, declared, observed, corrected, declared, accepted, printed. */
async function goThrough(form: NovedadFormScreen, desk: NovedadFormScreen['page'], way: Camino) {
  const { page } = form;
  await form.press('Editar');
  await form.tab(form.familia.pestana);
  await way.change(form);
  await form.save(way.question, 'El registro se modificó correctamente.');
  await expect(page.getByText(way.tracked).first()).toBeVisible();
  await form.declare();
  await enterAs(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(way.nombre, form.familia);
  await review.observe('No lleva firma.');

  await page.reload();
  await expect(page.getByText('«No lleva firma.»')).toBeVisible();
  await form.press('Editar');
  await form.upload(way.file);
  await form.save(way.question, 'El registro se modificó correctamente.');
  await form.declare();

  const again = await new ReviewScreen(desk).openNoticeOf(way.nombre, form.familia);
  await again.acceptNoticeOf(way.nombre);
  await page.reload();
  await form.stateIs('Aceptado');
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click();
}

/** The journey of a registration, and the insured person's card at its end. */
async function registerWhole(form: AltaFormScreen, desk: AltaFormScreen['page'], nombre: string, question: string) {
  await goThrough(new NovedadFormScreen(form.page, alta), desk, {
    nombre,
    question,
    change: (at) => at.field('Cargo').fill('auxiliar de archivo'),
    tracked: /AUXILIAR DE ARCHIVO/,
    file: /CONVENIO INSTITUCIONAL/,
  });
  await form.press('Carnet de asegurado(a)');
  await expect(form.dialog('Carnet de asegurado(a)')).toContainText(/1 de 1/);
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
  await registerWhole(form, await openBrowser(), APAZA.nombre, question);
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
  await registerWhole(form, await openBrowser(), NUEVO.nombre, question);
});

// Deregisters the people registered above, because the portal of this file keeps its data.
for (const { kind, button, heading, question, quien } of [
  {
    kind: 'intern',
    button: 'Baja de pasante',
    heading: 'Registro de Baja de pasante',
    question: 'el aviso de baja de pasante',
    quien: APAZA,
  },
  {
    kind: 'volunteer',
    button: 'Baja de voluntario',
    heading: 'Registro de Baja de voluntario',
    question: 'el aviso de baja de voluntario',
    quien: NUEVO,
  },
])
  test(`[E-2.4-06] the ${kind}'s contract ends: deleted, registered again, and the whole way is gone`, async ({
    page,
    openBrowser,
  }) => {
    const form = new NovedadFormScreen(page, baja);
    const list = new BajaListScreen(page);
    await enterAs(page, 'empresa');
    const asked = `¿Desea guardar ${question} de la persona ${quien.nombre}?`;
    const register = async () => {
      await list.open();
      await list.startNew(button);
      await form.choosePerson(quien.documento);
      await form.shows(heading);
      await form.tab(baja.pestana);
      await form.typeToday('Fecha fin de contrato');
      await form.uploadPhoto();
      await form.upload(/CARTA DE RETIRO/);
      await form.save(asked);
    };
    await register();
    await form.press('Eliminar');
    await form.accept(`¿Está seguro de eliminar el aviso de baja del asegurado(a) ${quien.nombre}?`);
    await form.tells('Registro eliminado correctamente.');
    await expect(page).toHaveURL(/novedad=0/);
    await register();
    await goThrough(form, await openBrowser(), {
      nombre: quien.nombre,
      question: asked,
      change: (at) => at.field('Estipendio').fill('1234'),
      tracked: /1,234\.00/,
      file: /CARTA DE RETIRO/,
    });
  });

for (const { kind, button, name, contract } of [
  { kind: 'worker', button: 'Aviso de alta de cotizante', name: 'aviso de alta', contract: false },
  { kind: 'intern', button: 'Alta de pasante', name: 'alta de pasante', contract: true },
  { kind: 'volunteer', button: 'Alta de voluntario', name: 'alta de voluntario', contract: true },
])
  test(`[E-4-23] a registered ${kind} is deleted, and the list comes back`, async ({ page }) => {
    const VARGAS = { documento: '5120984', nombre: 'VARGAS TÓRREZ JUAN PABLO' };
    const form = new AltaFormScreen(page);
    const list = new AltaListScreen(page);
    await enterAs(page, 'empresa');
    await list.open();
    await list.startNew(button);
    if (contract) {
      await form.choosePerson(VARGAS.documento);
      await fillContract(form, { cargo: 'pasante', estipendio: '100' });
      await attachAll(form);
    } else await form.fillAll(VARGAS.documento, { cargo: 'cajero', haber: '3200' });
    await form.saveAs(`¿Desea guardar el ${name} de la persona ${VARGAS.nombre}?`);
    await form.press('Eliminar');
    await form.accept(`¿Está seguro de eliminar el ${name} del asegurado(a) ${VARGAS.nombre}?`);
    await form.tells('Registro eliminado correctamente.');
    await list.shows('Avisos de alta');
    await list.loaded();
    await expect(list.row(VARGAS.nombre).filter({ hasText: 'Registrado' })).toHaveCount(0);
  });
