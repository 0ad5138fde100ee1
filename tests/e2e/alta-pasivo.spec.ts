import type { Page } from '@playwright/test';
import { AltaPasivoFormScreen, AltaPasivoListScreen, altaPasivo } from './support/altaPasivo.ts';
import { ReviewScreen } from './support/novedad.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const OBSERVACION = 'El documento no se lee.';

/** Starts a notice of a kind as the employer. */
async function start(page: Page, kind: string): Promise<AltaPasivoFormScreen> {
  await enterAs(page, 'empresa');
  const list = new AltaPasivoListScreen(page);
  await list.open();
  await list.startNew(kind);
  return new AltaPasivoFormScreen(page);
}

/** The staff observe it, the employer corrects a file and declares it again, the staff accept it. */
async function observedAndAccepted(
  page: Page,
  openBrowser: () => Promise<Page>,
  nombre: string,
): Promise<AltaPasivoFormScreen> {
  const form = new AltaPasivoFormScreen(page);
  const desk = await openBrowser();
  await enterAs(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(nombre, altaPasivo);
  await review.observe(OBSERVACION);

  const list = new AltaPasivoListScreen(page);
  await list.open();
  await list
    .row(nombre)
    .getByRole('link', { name: `Editar aviso de ${nombre}` })
    .click();
  await expect(page.getByText(`«${OBSERVACION}»`)).toBeVisible();
  await form.press('Editar');
  await form.upload(/DOCUMENTO DE IDENTIDAD/);
  await form.press('Grabar');
  await form.accept(/¿Desea guardar el alta de /);
  await form.tells('El registro se modificó correctamente.');
  await form.stateIs('Registrado');
  await form.declare();

  const again = await new ReviewScreen(desk).openNoticeOf(nombre, altaPasivo);
  await again.acceptNoticeOf(nombre);
  await page.reload();
  await form.stateIs('Aceptado');
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toHaveCount(0);
  return form;
}

test('[R-2.3-12, R-2.3-22, R-4.1-01, R-4.1-10] by algorithm: the fund is the health manager; observed, corrected, accepted', async ({
  page,
  openBrowser,
}) => {
  const form = await start(page, 'Por algoritmo');
  const nombre = await form.find('8200207');
  await form.acceptManager();
  await form.shows('Registro de Alta de pasivo por algoritmo');
  await form.fillAll();
  await form.save(`¿Desea guardar el alta de pasivo por algoritmo de la persona ${nombre}?`);
  await expect(page.getByText('Sin estado -> Registrado')).toBeVisible();
  await form.declare();
  await observedAndAccepted(page, openBrowser, nombre);
});

test('[R-2.3-12, R-5.2-17, R-4.1-01, R-4.1-10] by retirement: who was insured; observed, corrected, accepted, printed', async ({
  page,
  openBrowser,
}) => {
  const form = await start(page, 'Por jubilación');
  await form.find('6843217');
  await form.accept(/La persona no tiene registro como asegurado de la /);
  const nombre = await form.find('8200206');
  await form.shows('Registro de Alta de pasivo por jubilación');
  await form.fillAll();
  await form.save(`¿Desea guardar el alta de pasivo por jubilación de la persona ${nombre}?`);
  await form.declare();
  await observedAndAccepted(page, openBrowser, nombre);
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
});

test('[R-2.3-14, R-2.3-19, R-4.1-01, R-4.1-10] by resolution: the resolution first; observed, corrected, accepted', async ({
  page,
  openBrowser,
}) => {
  const form = await start(page, 'Por resolución');
  await form.tellResolution('RA-77/2026');
  const nombre = await form.find('6843217');
  await form.shows('Registro de Alta de pasivo por resolución');
  await form.tab('Alta de pasivo');
  await expect(form.field('Número de resolución')).toHaveValue('RA-77/2026');
  await form.fillAll();
  await form.save(`¿Desea guardar el alta de pasivo por resolución de la persona ${nombre}?`);
  await form.declare();
  await observedAndAccepted(page, openBrowser, nombre);
});

test('[R-2.3-13, R-2.3-18, R-4.1-01, R-4.1-10] a dependant: the holder, then who depends on him; observed, corrected, accepted', async ({
  page,
  openBrowser,
}) => {
  const form = await start(page, 'Derecho habiente');
  const titular = await form.find('8200204', 'Buscar titular');
  const nombre = await form.find('8200205', 'Buscar derecho habiente');
  await form.shows('Registro de Alta de pasivo por derecho habiente');
  await form.tab('Alta de pasivo');
  await expect(page.getByText(titular)).toBeVisible();
  await form.choose('Relación de parentesco', 'ESPOSO');
  await form.choose('Tipo de beneficiario', 'ESPOSO');
  await form.fillAll();
  await form.save(`¿Desea guardar el alta de pasivo por derecho habiente de la persona ${nombre}?`);
  await form.declare();
  await observedAndAccepted(page, openBrowser, nombre);
});

test('[R-2.3-04, R-8-12] a registered one is deleted, and the list is there without it', async ({ page }) => {
  const form = await start(page, 'Por resolución');
  await form.tellResolution('RA-1/2026');
  const nombre = await form.find('4567890');
  await form.fillAll();
  await form.tab('Datos Personales');
  await form.field('Latitud').fill('-16.5');
  await form.field('Longitud').fill('-68.1');
  await form.save(`¿Desea guardar el alta de pasivo por resolución de la persona ${nombre}?`);
  await form.press('Eliminar');
  await form.accept(`¿Está seguro de eliminar el aviso de alta del asegurado(a) ${nombre}?`);
  await form.tells('Registro eliminado correctamente.');
  const list = new AltaPasivoListScreen(page);
  await list.shows('Altas de pasivos');
  await list.loaded();
  await expect(list.row(nombre)).toHaveCount(0);
});
