import { NovedadListScreen } from './support/novedad.ts';
import { LoginScreen } from './support/pages.ts';
import { servicios } from './support/planillas.ts';
import { BajaPasivoFormScreen, bajaPasivo } from './support/retirado.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  { width: 1440, height: 900, documento: '8200201' },
  { width: 390, height: 844, documento: '8200203' },
] as const;

const BANCO_ALTIPLANO = 501;

for (const { documento, ...size } of sizes)
  test(`staff who may act for a company register a retiree's death for the company they choose, at ${size.width} px`, async ({
    page,
  }) => {
    const ask = servicios(page);
    const login = new LoginScreen(page);
    const list = new NovedadListScreen(page, bajaPasivo);
    const form = new BajaPasivoFormScreen(page);
    await page.setViewportSize(size);
    await login.signIn('mixto');
    await page.waitForURL('**/auth/regional-module');
    await login.field('Empresa').selectOption({ label: 'Personal de la Caja ·' });
    await login.press('Continuar');
    await page.waitForURL('**/system');

    await list.open();
    await list.startNew();
    const which = form.dialog('Empresa del aviso');
    await form.choose('Empresa', 'Banco Altiplano');
    await which.getByRole('button', { name: 'Aceptar' }).click();
    const nombre = await form.chooseRetiree(documento);
    await form.tab(bajaPasivo.pestana);
    await form.pickToday('Fecha de Baja');
    await form.choose('Localidad de registro', 'EL ALTO');
    await form.choose('Lugar de fallecimiento', 'DOMICILIO');
    await form.choose('Ubicación de fallecimiento', 'EL ALTO');
    await form.uploadFiles();
    await form.save(nombre);
    await expect(page.getByRole('main')).toContainText('Banco Altiplano');

    // The services have it for that company, registered by her; the company declares it.
    const [aviso] = await ask.novedades(await ask.idDe(documento), BANCO_ALTIPLANO);
    expect(aviso).toMatchObject({ EstadoProceso: 'Registrado' });
    await expect(page.getByRole('button', { name: 'Declarar', exact: true })).toHaveCount(0);
  });
