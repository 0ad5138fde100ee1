import type { Page } from '@playwright/test';
import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { AltaPasivoFormScreen, AltaPasivoListScreen, altaPasivo } from './support/altaPasivo.ts';
import { type Familia, NovedadFormScreen, NovedadListScreen } from './support/novedad.ts';
import { atHome, enterAs, LoginScreen, Screen } from './support/pages.ts';
import { servicios } from './support/planillas.ts';
import {
  BajaPasivoFormScreen,
  bajaPasivo,
  TransferenciaPasivoFormScreen,
  transferenciaPasivo,
} from './support/retirado.ts';
import { expect, test } from './support/test.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const BANCO_ALTIPLANO = 501;

/** Signs in as staff who may act for a company, and chooses for whom. */
async function entrarPor(page: Page, company: RegExp): Promise<void> {
  const login = new LoginScreen(page);
  await login.signIn('mixto');
  await page.waitForURL('**/auth/regional-module');
  const option = login.field('Empresa').getByRole('option', { name: company });
  await login.field('Empresa').selectOption(await option.getAttribute('value'));
  await login.press('Continuar');
  await atHome(page);
}

/** The staff choose the company of a notice in Nuevo. */
async function paraBancoAltiplano(form: NovedadFormScreen): Promise<void> {
  const which = form.dialog('Empresa del aviso');
  await form.choose('Empresa', 'Banco Altiplano');
  await which.getByRole('button', { name: 'Aceptar' }).click();
}

/** The staff have registered it for the company, and leave the rest to it. */
async function quedaRegistrado(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toContainText('Banco Altiplano');
  await expect(page.getByRole('button', { name: 'Declarar', exact: true })).toHaveCount(0);
}

/** The company's user finds it in the list and declares it. */
async function declarar(page: Page, familia: Familia, nombre: string): Promise<void> {
  const list = new NovedadListScreen(page, familia);
  const form = new NovedadFormScreen(page, familia);
  await list.open();
  await list
    .row(nombre)
    .getByRole('link', { name: `Editar aviso de ${nombre}` })
    .click();
  await form.stateIs('Registrado');
  await form.declare();
}

for (const { documento, ...size } of [
  { ...desk, documento: '8200201' },
  { ...phone, documento: '8200204' },
])
  test(`staff who may act for a company register a retiree's death for the company they choose, at ${size.width} px`, async ({
    page,
  }) => {
    const ask = servicios(page);
    const list = new NovedadListScreen(page, bajaPasivo);
    const form = new BajaPasivoFormScreen(page);
    await page.setViewportSize(size);
    await entrarPor(page, /^Personal de la Caja/);

    await list.open();
    await list.startNew();
    await paraBancoAltiplano(form);
    const nombre = await form.chooseRetiree(documento);
    await form.fillAll();
    await form.save(nombre);
    await quedaRegistrado(page);

    // The services have it for that company, registered by her.
    const [aviso] = await ask.novedades(await ask.idDe(documento), BANCO_ALTIPLANO);
    expect(aviso).toMatchObject({ EstadoProceso: 'Registrado' });
  });

for (const { documento, ...size } of [
  { ...desk, documento: '6843217' },
  { ...phone, documento: '5120984' },
])
  test(`staff who act for a company register a worker's notice and declare it as the company, at ${size.width} px`, async ({
    page,
  }) => {
    const list = new AltaListScreen(page);
    const form = new AltaFormScreen(page);
    await page.setViewportSize(size);
    await entrarPor(page, /^Banco Altiplano/);
    await new Screen(page).shows(/^Buen/);
    // The company's home, not the desk of the fund.
    await expect(page.getByRole('link', { name: 'Nueva alta' })).toBeVisible();
    await list.open();
    await list.startNew();
    await form.fillAll(documento, { cargo: 'cajera', haber: '4850' });
    await form.saveAs('¿Desea guardar el aviso de alta de la persona');
    await form.declare();
    await expect(page.getByRole('button', { name: 'Aceptar', exact: true })).toHaveCount(0);
    await page.goto('/seguros/revision-admin');
    await page.waitForURL('**/system');
  });

for (const { alta, transferencia, ...size } of [
  { ...desk, alta: '8200206', transferencia: '8200202' },
  { ...phone, alta: '8200207', transferencia: '8200203' },
])
  test(`[R-1-01] staff register a retiree's entry and a transfer for the company they choose, and its user finds and declares both, at ${size.width} px`, async ({
    page,
    openBrowser,
  }) => {
    await page.setViewportSize(size);
    await enterAs(page, 'personal');
    const entry = new AltaPasivoFormScreen(page);
    const altas = new AltaPasivoListScreen(page);
    await altas.open();
    await altas.startNew('Por resolución');
    await paraBancoAltiplano(entry);
    await entry.tellResolution('RA-99/2026');
    const entra = await entry.find(alta);
    await entry.shows('Registro de Alta de pasivo por resolución');
    await entry.fillAll();
    await entry.save(`¿Desea guardar el alta de pasivo por resolución de la persona ${entra}?`);
    await quedaRegistrado(page);

    const transfer = new TransferenciaPasivoFormScreen(page);
    const transfers = new NovedadListScreen(page, transferenciaPasivo);
    await transfers.open();
    await transfers.startNew();
    await paraBancoAltiplano(transfer);
    const cambia = await transfer.chooseRetiree(transferencia);
    await transfer.tab(transferenciaPasivo.pestana);
    await transfer.pickToday('Fecha de transferencia');
    await transfer.chooseDestination('SANTA CRUZ', 'Banco Altiplano', 'MONTERO');
    await transfer.uploadPhoto();
    await transfer.save(cambia);
    await quedaRegistrado(page);

    const company = await openBrowser({ viewport: size });
    await enterAs(company, 'empresa');
    await declarar(company, altaPasivo, entra);
    await declarar(company, transferenciaPasivo, cambia);
  });
