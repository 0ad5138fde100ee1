import { expect, type Page } from '@playwright/test';
import { AltaFormScreen, AltaListScreen, alta } from '../alta.ts';
import { AltaPasivoFormScreen, AltaPasivoListScreen, altaPasivo } from '../altaPasivo.ts';
import { BajaFormScreen, BajaListScreen, baja } from '../baja.ts';
import { contrato, type Familia, type NovedadFormScreen, NovedadListScreen } from '../novedad.ts';
import { EVER } from '../pages.ts';
import { BajaPasivoFormScreen, bajaPasivo, TransferenciaPasivoFormScreen, transferenciaPasivo } from '../retirado.ts';
import { TransferenciaFormScreen, TransferenciaListScreen, transferencia } from '../transferencia.ts';
import {
  broken,
  dismiss,
  goTo,
  type Look,
  openCalendar,
  openFilter,
  openList,
  saveInVain,
  type Walk,
  type Walks,
  whileAnswering,
  whileWaiting,
} from './recorrido.ts';

const NOTICES = '**/ListaNovedadesParametro/**';

/** A family's list, and the question after Nuevo. */
const lista =
  (familia: Familia): Walk =>
  async (page, look) => {
    const list = new NovedadListScreen(page, familia);
    await list.openEver();
    await look('lista');
    await list.press('Nuevo');
    await expect(list.dialog()).toBeVisible();
    await look('Nuevo');
  };

/** Goes through a form from its first tab to its last, and checks the errors when it is saved empty. */
async function formulario(page: Page, look: Look, form: NovedadFormScreen): Promise<void> {
  await form.tab('Datos Personales');
  await look('datos personales');
  await saveInVain(page);
  await look('con errores');
  await form.tab(form.familia.pestana);
  await look('con errores en el aviso');
  const attachments = page.getByRole('tab', { name: /^Adjuntos/ });
  if ((await attachments.count()) === 0) return;
  await attachments.click();
  await look('adjuntos');
}

const altaLista: Walk = async (page, look) => {
  const list = new AltaListScreen(page);
  await whileWaiting(page, NOTICES, async () => {
    await page.goto(alta.ruta);
    await expect(page.locator('.table-skeleton').first()).toBeVisible();
    await look('cargando');
  });
  // On a busy machine that took longer than a read may, and the browser has given it up.
  await page.goto(alta.ruta);
  await list.loaded();
  await look('lista');
  await openFilter(page);
  await openCalendar(page, 'Fecha desde');
  await look('calendario');
  await dismiss(page);
  await list.field('Fecha desde').fill('');
  await list.press('Buscar');
  await list.tells('Debe ingresar la fecha desde.');
  await look('filtro con error');
  await page.getByLabel('Filtrar resultados').fill('zzz');
  await expect(page.locator('.state')).toBeVisible();
  await look('nada coincide');
  await list.press('Nuevo');
  await look('tipos');
  await list.dialog().getByRole('button', { name: 'Aviso de alta de cotizante' }).click();
  await expect(list.dialog('Confirmar la regional donde se registrará la novedad')).toBeVisible();
  await look('regional');
  await whileAnswering(page, NOTICES, broken, async () => {
    await page.goto(alta.ruta);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await look('sin respuesta');
  });
};

/** Hides that there is a newer version until the returned function is called. */
async function newerVersion(page: Page): Promise<() => void> {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(
    '**/version.json',
    async (route) => {
      await told;
      await route.fulfill({ json: { hash: 'otro', version: '9.9.9' } });
    },
    { times: 1 },
  );
  return tell;
}

const altaForm: Walk = async (page, look) => {
  const form = new AltaFormScreen(page);
  const list = new AltaListScreen(page);
  const tellVersion = await newerVersion(page);
  await list.open();
  await list.startNew();
  await expect(form.search).toBeVisible();
  await look('buscar persona');
  await form.search.getByRole('button', { name: 'Buscar', exact: true }).click();
  await look('buscar persona con error');
  await form.search.getByLabel(/^Número de documento/).fill('6843217');
  await page.keyboard.press('Enter');
  await expect(form.search.getByRole('checkbox').first()).toBeVisible();
  await look('persona encontrada');
  await form.search.getByRole('checkbox').first().check();
  await form.search.getByRole('button', { name: 'Aceptar' }).click();
  await form.shows('Registro de Alta de cotizante');
  await formulario(page, look, form);
  tellVersion();
  await form.tells(/^Existe una nueva versión del sistema\..* Guarde antes/);
  await look('nueva versión');
  await form.press('Más tarde');
  await form.tab('Aviso de alta');
  await openList(page, 'Tipo alta');
  await look('lista con búsqueda');
  await dismiss(page);
  await form.field('Fecha de ingreso').press('Enter');
  await expect(page.locator('.p-datepicker td').first()).toBeVisible();
  await look('calendario');
  await dismiss(page);
  await form.tab('Datos Personales');
  await form.press('Elegir en el mapa');
  await expect(form.dialog(/ubicación|mapa/i)).toBeVisible();
  await look('mapa');
  await dismiss(page);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 }, type: 'jpeg' });
  await page
    .getByRole('group', { name: /^Fotografía/ })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(form.dialog(/fotografía/i).getByRole('button', { name: /usar|aceptar/i })).toBeEnabled();
  await look('recorte');
  await dismiss(page);
  await form.upload(/DOCUMENTO DE IDENTIDAD/);
  await look('adjunto elegido');
  await page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: /DOCUMENTO DE IDENTIDAD/ })
    .locator('input[type=file]')
    .setInputFiles({ ...contrato, name: 'contrato.docx' });
  await form.tells(/Usted eligió un \.docx\.|Los archivos \.docx no se aceptan\./);
  await look('adjunto rechazado');
  await form.press('Salir');
  await expect(form.questions).toBeVisible();
  await look('salir sin guardar');
  await form.questions.getByRole('button', { name: 'Salir sin guardar' }).click();
  await accepted(page, look, form);
};

/** An accepted notice: its tracking, a message, the print. */
async function accepted(page: Page, look: Look, form: AltaFormScreen): Promise<void> {
  await goTo(
    page,
    `/seguros/aviso-alta-admin?${EVER}&tipo=0&estado=0&mostrar=Aceptado`,
    page.getByRole('link', { name: /^Ver aviso de / }),
  );
  await page
    .getByRole('link', { name: /^Ver aviso de / })
    .first()
    .click();
  await form.stateIs('Aceptado');
  await look('aceptado');
  await form.press('Escribir mensaje');
  await form.dialog().getByRole('button', { name: 'Enviar' }).click();
  await form.tells('Mensaje, no tiene información.');
  await look('mensaje con error');
  await dismiss(page);
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
  await look('impreso');
}

const bajaForm: Walk = async (page, look) => {
  const form = new BajaFormScreen(page);
  const list = new BajaListScreen(page);
  await list.open();
  await list.startNew('Aviso de baja de cotizante');
  await form.choosePerson('4890023');
  await form.shows('Registro de Baja de cotizante');
  await formulario(page, look, form);
};

const transferenciaForm: Walk = async (page, look) => {
  const form = new TransferenciaFormScreen(page);
  const list = new TransferenciaListScreen(page);
  await list.open();
  await list.startNew();
  await form.choosePerson('4890023');
  await form.shows('Aviso de transferencia');
  await formulario(page, look, form);
};

const altaPasivoForm: Walk = async (page, look) => {
  const form = new AltaPasivoFormScreen(page);
  const list = new AltaPasivoListScreen(page);
  await list.open();
  await list.startNew('Por resolución');
  await form.dialog().getByRole('button', { name: 'Aceptar' }).click();
  await form.tells('Debe registrar el Número de Resolución.');
  await look('resolución con error');
  await list.open();
  await list.startNew('Por algoritmo');
  await form.find('8200207');
  const manager = form.dialog('Asignación de Gestor de Salud');
  await form.press('Calcular');
  await form.tells(/Corresponde a la caja/);
  await look('gestor de salud de la caja');
  await manager.getByRole('combobox', { name: /^Regional/ }).selectOption('Santa Cruz');
  await form.press('Calcular');
  await form.tells(/Corresponde a otro gestor/);
  await look('otro gestor de salud');
  await manager.getByRole('combobox', { name: /^Regional/ }).selectOption('La Paz');
  await form.acceptManager();
  await formulario(page, look, form);
};

const retirado =
  (Form: typeof BajaPasivoFormScreen | typeof TransferenciaPasivoFormScreen, familia: Familia): Walk =>
  async (page, look) => {
    const form = new Form(page);
    const list = new NovedadListScreen(page, familia);
    await list.open();
    await list.startNew();
    await expect(form.dialog('Asegurados Pasivos')).toBeVisible();
    await look('buscar pasivo');
    await form.chooseRetiree('8200201');
    await formulario(page, look, form);
  };

/** The employer's notices: lists and forms of the six families. */
export const avisos: Walks = {
  'aviso-alta-admin': altaLista,
  'aviso-alta-editar': altaForm,
  'aviso-baja-admin': lista(baja),
  'aviso-baja-editar': bajaForm,
  'aviso-transferencia-admin': lista(transferencia),
  'aviso-transferencia-editar': transferenciaForm,
  'aviso-alta-pasivo-admin': lista(altaPasivo),
  'aviso-alta-pasivo-editar': altaPasivoForm,
  'aviso-baja-pasivo-admin': lista(bajaPasivo),
  'aviso-baja-pasivo-editar': retirado(BajaPasivoFormScreen, bajaPasivo),
  'aviso-transferencia-pasivo-admin': lista(transferenciaPasivo),
  'aviso-transferencia-pasivo-editar': retirado(TransferenciaPasivoFormScreen, transferenciaPasivo),
};
