import { AltaFormScreen, ReviewScreen } from './support/alta.ts';
import { altaPasivo } from './support/altaPasivo.ts';
import { baja } from './support/baja.ts';
import { now } from './support/fecha.ts';
import { type Familia, NovedadFormScreen, todayTyped } from './support/novedad.ts';
import { OcupacionalScreen } from './support/ocupacional.ts';
import { OrdenFormScreen } from './support/ordenPago.ts';
import { enterAs, Screen } from './support/pages.ts';
import { bajaPasivo, transferenciaPasivo } from './support/retirado.ts';
import { Keyboard } from './support/teclado.ts';
import { expect, test } from './support/test.ts';
import { transferencia } from './support/transferencia.ts';

const PERSON = { documento: '4567890', nombre: 'LIMACHI ÑÁÑEZ JOSÉ LUIS' };

test('a notice is registered, declared and accepted without a mouse', async ({ page, openBrowser }) => {
  test.slow();
  const form = new AltaFormScreen(page);
  const keys = new Keyboard(page);
  await keys.signIn('empresa');
  await keys.press(/^Avisos de alta(?:, \d|$)/);
  await form.shows('Avisos de alta');
  await keys.press(/^Nuevo$/);
  await keys.press(/^Aviso de alta de cotizante$/);
  await expect(form.dialog('Confirmar la regional donde se registrará la novedad')).toBeVisible();
  await keys.press(/^Aceptar$/);
  await expect(form.search).toBeVisible();
  await keys.findPerson(PERSON.documento);
  await form.shows('Registro de Alta de cotizante');

  await keys.photo();
  await keys.choose(/^Estado civil/, 'SOLTER');
  await keys.choose(/^Ubicación de nacimiento/, 'EL ALTO');
  await keys.type(/^Zona/, 'miraflores');
  await keys.type(/^Dirección/, 'av. busch 1450');
  await keys.choose(/^Ubicación de la dirección/, 'EL ALTO');
  await keys.type(/^Latitud/, '-16.50020');
  await keys.type(/^Longitud/, '-68.12310');
  await keys.type(/^Teléfono/, '2223344');
  await keys.type(/^Celular/, '71234567');
  await keys.type(/^Correo electrónico/, 'jose.limachi@correo.bo');
  await keys.type(/^Ocupación/, 'contador');
  await keys.choose(/^Grado de instrucción/, 'LICENCIA');
  await keys.choose(/^Profesión/, 'CONTADOR');

  await keys.tab(/^Datos Personales/);
  await keys.pick(/^Fecha de ingreso/);
  await keys.type(/^Haber mensual/, '6200');
  await keys.type(/^Cargo/, 'contador general');
  await keys.choose(/^Ubicación empresa/, 'EL ALTO');
  await keys.tab(/^Aviso de alta/);
  await keys.upload(/DOCUMENTO DE IDENTIDAD/);

  await page.keyboard.press('Control+s');
  await keys.accept(`¿Desea guardar el aviso de alta de la persona ${PERSON.nombre}?`);
  await form.stateIs('Registrado');
  await keys.press(/^Declarar$/);
  await keys.accept('Una vez declarada la novedad no podrá modificar la misma.');
  await form.stateIs('Declarado');

  const desk = await openBrowser();
  const staff = new Keyboard(desk);
  await staff.signIn('personal');
  const review = await new ReviewScreen(desk).openNoticeOf(PERSON.nombre);
  await staff.press(/^Aceptar$/);
  await staff.accept(/¿Desea aceptar el aviso de/);
  await review.stateIs('Aceptado');
});

interface Journey {
  readonly familia: Familia;
  /** The button after Nuevo, if there is more than one type. */
  readonly tipo?: RegExp;
  /** The dialog to search the person. */
  readonly busca: string;
  readonly documento: string;
  readonly titulo: RegExp;
  /** Fills in the notice's own tab. The focus is on that tab. */
  readonly aviso: (keys: Keyboard) => Promise<void>;
  readonly adjuntos: readonly RegExp[];
}

const destino = async (keys: Keyboard) => {
  await keys.pick(/^Fecha de transferencia/);
  await keys.choose(/^Regional transferencia/, 'SANTA CRUZ');
  await keys.choose(/^Empresa transferencia/, 'Banco Altiplano');
  await keys.choose(/^Ubicación de transferencia/, 'MONTERO');
};

const journeys: readonly Journey[] = [
  {
    familia: baja,
    tipo: /^Aviso de baja de cotizante$/,
    busca: 'Buscar asegurado(a)',
    documento: '4890023',
    titulo: /^Registro de Baja de cotizante$/,
    aviso: (keys) => keys.type(/^Fecha de baja/, todayTyped()),
    adjuntos: [/CARTA DE RETIRO/],
  },
  {
    familia: transferencia,
    busca: 'Buscar asegurado(a)',
    documento: '4777001',
    titulo: /^Aviso de transferencia$/,
    aviso: destino,
    adjuntos: [],
  },
  {
    familia: altaPasivo,
    tipo: /^Por jubilación$/,
    busca: 'Buscar asegurado(a)',
    documento: '8200206',
    titulo: /^Registro de Alta de pasivo por jubilación$/,
    aviso: async (keys) => {
      await keys.pick(/^Fecha de ingreso/);
      await keys.type(/^Haber mensual/, '2800');
      await keys.type(/^Cargo/, 'jubilado');
      await keys.choose(/^Ubicación empresa/, 'EL ALTO');
    },
    adjuntos: [/DOCUMENTO DE IDENTIDAD/, /RESOLUCIÓN/],
  },
  {
    familia: bajaPasivo,
    busca: 'Asegurados Pasivos',
    documento: '8200202',
    titulo: /^Registro de Aviso de Baja Pasivo$/,
    aviso: async (keys) => {
      await keys.pick(/^Fecha de Baja/);
      await keys.choose(/^Localidad de registro/, 'EL ALTO');
      await keys.choose(/^Lugar de fallecimiento/, 'DOMICILIO');
      await keys.choose(/^Ubicación de fallecimiento/, 'EL ALTO');
    },
    adjuntos: [/CERTIFICADO DE DEFUNCIÓN/],
  },
  {
    familia: transferenciaPasivo,
    busca: 'Asegurados Pasivos',
    documento: '8200201',
    titulo: /^Registro de Aviso de Transferencia Pasivo$/,
    aviso: destino,
    adjuntos: [],
  },
];

for (const { familia, tipo, busca, documento, titulo, aviso, adjuntos } of journeys)
  test(`${familia.lista}: one is registered and declared without a mouse`, async ({ page }) => {
    const keys = new Keyboard(page);
    const form = new NovedadFormScreen(page, familia);
    await enterAs(page, 'empresa');
    await keys.press(new RegExp(`^${familia.lista}(?:, \\d|$)`));
    await form.shows(familia.lista);
    await keys.press(/^Nuevo$/);
    if (tipo) await keys.press(tipo);
    await expect(form.dialog('Confirmar la regional donde se registrará la novedad')).toBeVisible();
    await keys.press(/^Aceptar$/);
    await expect(form.dialog(busca)).toBeVisible();
    await keys.findPerson(documento);
    await form.shows(titulo);
    // The person is complete, so the form opens on the notice's own tab; around the end the person's comes first.
    const own = new RegExp(`^${familia.pestana}`);
    await expect(page.getByRole('tab', { name: own, selected: true })).toBeVisible();
    await aviso(keys);
    await keys.tab(own, 2);
    await keys.photo();
    if (adjuntos.length > 0) {
      await keys.tab(/^Datos Personales/, 2);
      for (const requirement of adjuntos) await keys.upload(requirement);
    }
    await page.keyboard.press('Control+s');
    await keys.accept(/^.*¿Desea guardar /);
    await form.stateIs('Registrado');
    await keys.press(/^Declarar$/);
    await keys.accept('Una vez declarada la novedad no podrá modificar la misma.');
    await form.stateIs('Declarado');
  });

test('an order is put together, generated, paid and looked at without a mouse', async ({ page }) => {
  const keys = new Keyboard(page);
  const form = new OrdenFormScreen(page);
  await enterAs(page, 'empresa');
  await keys.press(/^Órdenes de pago(,|$)/);
  await form.shows('Órdenes de pago');
  await keys.press(/^Nuevo$/);
  await form.shows('Nueva orden de pago');
  await keys.press(/^Agregar novedades$/);
  await expect(form.dialog('Listado de Novedades').getByRole('checkbox').first()).toBeVisible();
  await keys.press(/^Seleccionar .+ de /, 'Space');
  await keys.press(/^Aceptar$/);
  await keys.press(/^Grabar$/);
  await keys.accept('¿Desea registrar la orden de pago?');
  await form.shows(/^Orden de pago \d+$/);
  await keys.press(/^Generar solicitud$/);
  await keys.accept('¿Desea generar la solicitud de orden de pago?');
  await form.stageIs('Solicitud generada');
  await keys.press(/^Pagar con QR$/);
  await expect(form.qr).toBeVisible();
  const download = page.waitForEvent('download');
  await keys.press(/^Descargar QR$/);
  await download;
  await page.keyboard.press('Escape');
  await expect(form.panel).toHaveCount(0);
  // The focus returns to the button that opened the panel.
  await expect(page.getByRole('button', { name: 'Pagar con QR' })).toBeFocused();
});

test('an exam is registered for an employee without a mouse', async ({ page }) => {
  const keys = new Keyboard(page);
  const exams = new OcupacionalScreen(page);
  await enterAs(page, 'empresa');
  await keys.press(/^Exámenes$/);
  await exams.shows('Exámenes ocupacionales');
  await keys.press(/^Nuevo$/);
  await keys.to(/^Tipo Ocupacional/);
  await page.keyboard.type('PRE');
  await keys.to(/^Nombre Empleado/);
  await page.keyboard.press('Enter');
  await exams.found();
  const [name = ''] = await exams.free();
  await keys.press(new RegExp(`^Seleccionar a ${name}$`), 'Space');
  await keys.press(/^Guardar$/);
  await keys.accept('¿Desea registrar el pre/post ocupacional para el empleado');
  await exams.tells('Se registró correctamente el pre/post ocupacional.');
  await expect(exams.row(name).first()).toContainText('Registrado');
});

test('the desk goes through the declared notices, and observes one, without a mouse', async ({ page }) => {
  // Moved by the test, so that nothing waits for time to pass.
  await page.clock.install({ time: now() });
  const keys = new Keyboard(page);
  const desk = new ReviewScreen(page);
  await enterAs(page, 'personal');
  await keys.press(/^Avisos declarados/);
  await desk.ready();
  const before = (await desk.person.textContent()) ?? '';
  // A notice that has just appeared ignores its keys for 400 ms.
  await page.clock.runFor(400);
  await page.keyboard.press('Control+ArrowRight');
  await expect(desk.person).not.toHaveText(before);
  await expect(desk.person).toBeFocused();
  await desk.ready();
  const observed = (await desk.person.textContent()) ?? '';
  // A notice that has just appeared ignores its keys for 400 ms.
  await page.clock.runFor(400);
  await page.keyboard.press('Control+.');
  await expect(page.getByRole('complementary', { name: 'Observación' })).toBeVisible();
  await keys.type(/^Observación/, 'La fotografía no se distingue.');
  await keys.press(/^Grabar/);
  await expect(desk.person).not.toHaveText(observed);
  await expect(page.getByRole('region', { name: 'Decisiones por enviar' })).toContainText(`Observado: ${observed}`);
  await expect(desk.queue.locator('.cola-hoy')).toHaveText('Hoy0 aceptados · 1 observado');
});

test('the skip link leads over the menu, and a dialog gives the focus back', async ({ page }) => {
  const keys = new Keyboard(page);
  const screen = new Screen(page);
  await enterAs(page, 'empresa');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Corregir aviso de/ }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await keys.press(/^Ir al contenido$/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ordenes');
  await page.keyboard.press('Enter');
  await screen.shows('Órdenes de pago');
  await expect(screen.heading('Órdenes de pago')).toBeFocused();
});
