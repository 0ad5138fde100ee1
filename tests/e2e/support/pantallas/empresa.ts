import { expect, type Page } from '@playwright/test';
import { ImportarScreen } from '../importar.ts';
import { OcupacionalScreen } from '../ocupacional.ts';
import { control, OrdenFormScreen, OrdenListScreen } from '../ordenPago.ts';
import { EVER, PASSWORD } from '../pages.ts';
import { PaletaScreen } from '../paleta.ts';
import { avisos } from './avisos.ts';
import { marco } from './marco.ts';
import {
  broken,
  dismiss,
  filled,
  goTo,
  type Look,
  openFilter,
  type Walk,
  type Walks,
  whileAnswering,
} from './recorrido.ts';

const PLANILLA_DEL_MINISTERIO = 'tests/importar/fixtures/04-ministerio-ovt.csv';

const inicio: Walk = async (page, look, phone) => {
  const screen = await goTo(page, '/system', page.getByRole('link', { name: /^Corregir aviso de/ }));
  await expect(page.getByRole('application', { name: 'Avisos por familia: Declarados' })).toBeVisible();
  await look('');
  await marco(page, look, { phone, busca: 'MAMANI' });
  const palette = new PaletaScreen(page);
  await palette.take('8123453', /8123453/, phone);
  await expect(
    palette
      .group(/^Avisos de /)
      .getByRole('option')
      .first(),
  ).toBeVisible();
  await expect(palette.option('Volver a la búsqueda')).toBeVisible();
  await look('paleta dentro de una persona');
  await dismiss(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Sin conexión con el servicio.')).toBeVisible();
  await page
    .getByRole('link', { name: /^Corregir aviso de/ })
    .first()
    .click();
  await screen.shows('No pudimos mostrar esta pantalla');
  await look('sin conexión, y sin el código de la pantalla');
  await page.context().setOffline(false);
  await whileAnswering(page, '**/ListaNovedadesParametro/**', broken, async () => {
    await page.goto('/system');
    await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
    await look('sin respuesta');
  });
};

/** The session ends while a list is open: the lock-screen appears over it, then the person continues. */
async function bloqueo(page: Page, look: Look): Promise<void> {
  await openFilter(page);
  await control(page, 'expire-tokens', {});
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const lock = page.getByRole('dialog').filter({ has: page.getByLabel(/^Contraseña/) });
  await expect(lock).toBeVisible();
  await look('sesión bloqueada');
  await lock.getByText('Ayuda', { exact: true }).click();
  await expect(lock.getByRole('list', { name: 'Pasos' })).toBeVisible();
  await look('sesión bloqueada con la ayuda abierta');
  await lock.getByLabel(/^Contraseña\s*\*?$/).fill(PASSWORD);
  await lock.getByRole('checkbox', { name: /robot/i }).check();
  await lock.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(lock).toHaveCount(0);
}

const ordenForm: Walk = async (page, look) => {
  const form = new OrdenFormScreen(page);
  await new OrdenListScreen(page).open();
  await page.getByRole('link', { name: 'Nuevo' }).click();
  await form.shows('Nueva orden de pago');
  await look('nueva');
  await form.press('Agregar novedades');
  const picker = form.dialog('Listado de Novedades');
  await picker
    .getByRole('checkbox', { name: /^Seleccionar .+ de / })
    .first()
    .check();
  await look('novedades');
  await picker.getByRole('button', { name: 'Aceptar' }).click();
  await form.save();
  await look('borrador');
  await form.generate();
  await look('solicitud generada');
  await form.openPayment();
  await look('QR');
  await control(page, 'pay', { IdOrdenPago: form.id });
  await form.showsPaid();
  await look('QR pagado');
  await form.closePayment();
  await form.stageIs('Pagada');
  await look('pagada');
};

const facturas: Walk = async (page, look) => {
  const screen = await goTo(page, '/facturacion/lista-facturas', 'Facturas');
  await look('sin buscar');
  const boxes = page.getByRole('checkbox', { name: /^Elegir la factura/ });
  await goTo(page, `/facturacion/lista-facturas?${EVER}`, boxes);
  await boxes.first().check();
  await look('con una elegida');
  await page
    .getByRole('button', { name: /^Leer el CUF/ })
    .first()
    .click();
  await expect(screen.dialog()).toBeVisible();
  await look('CUF');
  await dismiss(page);
  await page
    .getByRole('button', { name: /^Imprimir PDF/ })
    .first()
    .click();
  await expect(screen.dialog()).toContainText(/1 de 1/);
  await look('PDF');
  await dismiss(page);
  await whileAnswering(page, '**/ObtenerFacturaClienteXml/**', broken, async () => {
    await page.getByRole('button', { name: /^Descargar ZIP/ }).click();
    await expect(screen.dialog('Descarga de facturas')).toContainText('XML de la factura');
    await look('descarga incompleta');
  });
};

const examenes: Walk = async (page, look) => {
  const exams = new OcupacionalScreen(page);
  await exams.open(`?${EVER}`);
  await page.getByRole('radio').first().check();
  await look('lista');
  await page
    .getByRole('button', { name: /^Cita de/ })
    .first()
    .click();
  await expect(exams.appointment).toBeVisible();
  await look('cita');
  await dismiss(page);
  await exams.press('Nuevo');
  await exams.registration.getByRole('button', { name: 'Guardar' }).click();
  await exams.tells('Debe seleccionar el tipo de ocupacional a registrar.');
  await look('registro con error');
  await exams.search('PRE OCUPACIONAL');
  await exams.registration.getByRole('button', { name: /^Seleccionar los/ }).click();
  await look('empleados elegidos');
  await exams.registration.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('pregunta');
};

const saldo: Walk = async (page, look) => {
  const screen = await goTo(page, '/seguros/reporte-saldo-formulario-fisico', page.getByRole('switch'));
  await look('lista');
  await page
    .getByRole('button', { name: /^Ver detalle de/ })
    .first()
    .click();
  await expect(screen.dialog().getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await look('detalle');
  await dismiss(page);
  await page.getByRole('switch').first().press('Space');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('pregunta');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
};

const citas: Walk = async (page, look) => {
  const screen = await goTo(page, '/seguros/reporte-citas-medicas', filled(page));
  const [first = ''] = (await page.getByText(/^Entre el /).textContent())?.match(/\d\d\/\d\d\/\d{4}/) ?? [];
  await openFilter(page);
  await screen.field('Fecha desde').fill(first);
  await screen.press('Buscar');
  await expect(page.getByRole('application', { name: /^Inasistencias por mes y/ })).toBeVisible();
  await screen.press('Filtros por columna');
  await look('con gráfico y filtros');
  await screen.press('Correos de notificación');
  const settings = screen.dialog('Correos de notificación de inasistencias');
  await settings.getByRole('button', { name: 'Agregar correo' }).click();
  await page.keyboard.type('una.direccion.muy.larga.de.recursos.humanos@banco-altiplano.com.bo');
  await page.keyboard.press('Enter');
  await settings.getByRole('button', { name: 'Agregar correo' }).click();
  await page.keyboard.type('mal');
  await page.keyboard.press('Enter');
  await screen.tells('Debe llenar los campos solicitados.');
  await look('correos con error');
};

/** The screens of an employer. */
export const empresa: Walks = {
  inicio,
  ayuda: async (page, look) => {
    await goTo(page, '/ayuda?pantalla=aviso-alta-admin', 'Ayuda');
    await look('');
    await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('pagar');
    await look('resultados');
    await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('nada de nada');
    await look('sin resultados');
  },
  'ayuda-tarea': async (page, look) => {
    await goTo(page, '/ayuda/tarea?tarea=registrar-un-alta', 'Registrar un alta');
    await look('');
    await goTo(page, '/ayuda/tarea?tarea=otra', 'Ayuda');
    await look('desconocida');
  },
  ...avisos,
  'importar-planilla': async (page, look, phone) => {
    const screen = new ImportarScreen(page);
    await screen.open();
    await look('archivo');
    if (phone) return;
    await page.getByLabel('Elegir planilla').setInputFiles(PLANILLA_DEL_MINISTERIO);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await screen.stepIs('Columnas');
    await look('columnas');
  },
  'orden-pago-admin-ex': async (page, look) => {
    await new OrdenListScreen(page).open();
    await look('lista');
    await bloqueo(page, look);
  },
  'orden-pago-editar-ex': ordenForm,
  'lista-facturas': facturas,
  'ocupacional-admin-ex': examenes,
  'reporte-saldo-formulario-fisico': saldo,
  'reporte-citas-medicas': citas,
};

/** The screens of an insured person. */
export const asegurado: Walks = {
  inicio: async (page, look, phone) => {
    const screen = await goTo(
      page,
      '/system',
      page.getByRole('region', { name: 'Grupo familiar' }).getByRole('listitem'),
    );
    await expect(page.getByRole('heading', { name: 'Próximas' })).toBeVisible();
    await look('con citas próximas');
    await marco(page, look, { phone, busca: 'datos' });
    await screen.press('Ver carnet en PDF');
    await expect(screen.dialog()).toContainText(/1 de 1/);
    await look('carnet en PDF');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Carnet de / })
      .first()
      .click();
    await expect(screen.dialog('Carnet de asegurado')).toContainText('Vigente');
    await look('carnet');
  },
  'mis-datos': async (page, look) => {
    const screen = await goTo(page, '/seguros/mis-datos', page.getByRole('region', { name: 'Su seguro' }));
    await look('');
    await screen.press('¿No está bien? Datos personales');
    await expect(screen.dialog('Corregir un dato personal').getByRole('link', { name: /@/ })).toBeVisible();
    await look('corregir');
  },
  'mis-avisos': async (page, look) => {
    await goTo(page, '/seguros/mis-avisos', page.getByRole('link', { name: /^Ver aviso: / }));
    await look('');
  },
  'mi-aviso': async (page, look) => {
    await page
      .getByRole('link', { name: /^Ver aviso: / })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Seguimiento' }).getByRole('listitem').first()).toBeVisible();
    await look('');
    await goTo(page, '/seguros/mi-aviso?novedad=1', page.locator('.alert, .state'));
    await look('ajeno');
  },
  'ocupacional-admin-ex': async (page, look) => {
    await new OcupacionalScreen(page).open();
    await look('vacía');
  },
  'reporte-citas-medicas': async (page, look) => {
    await goTo(page, '/seguros/reporte-citas-medicas', filled(page));
    await look('lista');
  },
};

/** The screens of an insured person who owes something. */
export const pagos: Walks = {
  'orden-pago-admin-ex': async (page, look) => {
    const form = new OrdenFormScreen(page);
    const pay = page.getByRole('button', { name: /^Pagar Bs\./ });
    await goTo(page, '/seguros/orden-pago-admin-ex', pay);
    await look('lo que debe');
    await pay.click();
    const confirmation = form.dialog(/^Pagar Bs\./);
    await expect(confirmation.getByRole('button', { name: 'Ver el QR' })).toBeVisible();
    await look('confirmación del pago');
    await confirmation.getByRole('button', { name: 'Ver el QR' }).click();
    await expect(form.qr).toBeVisible();
    await look('QR');
    await form.closePayment();
    await expect(filled(page).first()).toBeVisible();
    await look('con la orden pedida');
  },
};
