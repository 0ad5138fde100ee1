import { DEMO_PASSWORD } from '../portal.mjs';

const EVER = 'desde=2020-01-01&hasta=2099-12-31';

const button = (page, name, within = page) => within.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page, name) => page.getByRole('link', { name });
const dialog = (page, name) => page.getByRole('dialog', name ? { name } : {});
const tab = (page, name) => page.getByRole('tab', { name });

/** Starts a notice from its list, and leaves the person's search open. */
async function startNotice(page, path, kind) {
  await page.goto(path);
  await button(page, 'Nuevo').click();
  if (kind) await button(page, kind, dialog(page)).click();
  await button(page, 'Aceptar', dialog(page, 'Confirmar la regional donde se registrará la novedad')).click();
}

/** Searches a person by document, and marks the one that is found. */
async function findPerson(page, documento, name = 'Buscar asegurado(a)') {
  const search = dialog(page, name);
  await search.getByLabel(/^Número de documento/).fill(documento);
  await page.keyboard.press('Enter');
  await search.getByRole('checkbox', { name: /^Seleccionar a / }).check();
  return button(page, 'Aceptar', search);
}

/** Starts a notice about a retiree, and opens its own tab. */
async function startWithRetiree(page, path, documento) {
  await startNotice(page, path);
  await (await findPerson(page, documento, 'Asegurados Pasivos')).click();
  await tab(page, /^Aviso de .* Pasivo/).click();
}

/** Closes the messages that would cover the picture. */
async function closeMessages(page) {
  const close = button(page, 'Cerrar aviso');
  while ((await close.count()) > 0) await close.first().click();
}

/** Opens the desk, with all the first notice shows. */
async function openDesk(page) {
  await page.goto('/seguros/revision-admin');
  await page.getByText(/^Comprobado hoy/).waitFor();
  await page.locator('.escritorio-documentos canvas').first().waitFor();
}

/**
 * What is done for the pictures of each task, in the order in which the task shows them. The people are those of the first
 * data. `picture(target)` puts a frame around what the step is about.
 */
export const walks = [
  {
    task: 'entrar-y-cambiar-la-contrasena',
    act: async (page, picture) => {
      await page.goto('/auth');
      await page.getByLabel(/^Usuario/).fill('empresa');
      await page
        .getByLabel(/^Contraseña/)
        .first()
        .fill(DEMO_PASSWORD);
      await page.getByRole('checkbox', { name: /robot/i }).check();
      await picture(button(page, 'Iniciar Sesión'));
      await button(page, 'Iniciar Sesión').click();
      await page.waitForURL('**/system');
      await button(page, /^Su cuenta/).click();
      await picture(link(page, 'Cambiar contraseña'));
    },
  },
  {
    task: 'sesion-bloqueada',
    user: 'empresa',
    act: async (page, picture) => {
      await page.request.post('/servicios/control/expire-tokens', { headers: { 'X-Sandbox-Control': '1' } });
      await link(page, 'Órdenes de pago').click();
      const lock = dialog(page, 'Su sesión está bloqueada');
      await lock.waitFor();
      await picture(button(page, 'Iniciar Sesión', lock));
    },
  },
  {
    task: 'buscar-desde-cualquier-pantalla',
    user: 'personal',
    act: async (page, picture) => {
      await button(page, /^Buscar…/).click();
      await page.getByRole('combobox').fill('6843217');
      await page.getByRole('option').first().waitFor();
      await picture();
    },
  },
  {
    task: 'registrar-un-alta',
    user: 'empresa',
    act: async (page, picture) => {
      await page.goto(`/seguros/aviso-alta-admin?${EVER}`);
      await picture(button(page, 'Nuevo'));
      await startNotice(page, '/seguros/aviso-alta-admin', /^Aviso de alta de cotizante/i);
      const accept = await findPerson(page, '6843217');
      await picture(accept);
      await accept.click();
      await page.getByRole('heading', { level: 1, name: /^Registro de Alta/ }).waitFor();
      await tab(page, /^Aviso de alta/).click();
      await picture(button(page, /^Grabar y declarar/));
    },
  },
  {
    task: 'pasantes-y-voluntarios',
    user: 'empresa',
    act: async (page, picture) => {
      await page.goto('/seguros/aviso-alta-admin');
      await button(page, 'Nuevo').click();
      await picture(button(page, /pasante/i, dialog(page)));
      await startNotice(page, '/seguros/aviso-alta-admin', /pasante/i);
      const accept = await findPerson(page, '6843217');
      await accept.click();
      await page.getByRole('heading', { level: 1, name: /^Registro de Alta/i }).waitFor();
      await tab(page, /alta/i).click();
      await picture(page.getByLabel(/^Fecha fin de contrato/));
    },
  },
  {
    task: 'dar-de-baja',
    user: 'empresa',
    act: async (page, picture) => {
      await startNotice(page, '/seguros/aviso-baja-admin', /cotizante/i);
      const accept = await findPerson(page, '4890023');
      await accept.click();
      await page.getByRole('heading', { level: 1, name: /^Registro de Baja/ }).waitFor();
      await tab(page, /^Aviso de baja/).click();
      await picture(page.getByLabel(/^Fecha de baja/));
      await tab(page, /^Adjuntos/).click();
      await picture(page.getByRole('tabpanel').getByRole('listitem').first());
    },
  },
  {
    task: 'transferir-a-un-trabajador',
    user: 'empresa',
    act: async (page, picture) => {
      await startNotice(page, '/seguros/aviso-transferencia-admin');
      const accept = await findPerson(page, '4890023');
      await accept.click();
      await tab(page, /^Aviso de transferencia/).click();
      await picture(page.getByRole('combobox', { name: /^Regional transferencia/ }));
    },
  },
  {
    task: 'corregir-un-aviso-observado',
    user: 'empresa',
    act: async (page, picture) => {
      await picture(page.getByRole('region', { name: 'Requieren su atención' }));
      await link(page, /^Corregir aviso de/)
        .first()
        .click();
      const note = page.getByText('La caja observó este aviso');
      await note.waitFor();
      await picture();
    },
  },
  {
    task: 'declarar-avisos',
    user: 'empresa',
    act: async (page, picture) => {
      await page.goto(`/seguros/aviso-alta-admin?${EVER}&mostrar=Registrado`);
      const boxes = page.getByRole('checkbox', { name: /^Seleccionar (?!página)/ });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await picture(button(page, /^Declarar/));
    },
  },
  {
    task: 'pagar-una-orden-con-qr',
    user: 'empresa',
    act: async (page, picture) => {
      await page.goto('/seguros/orden-pago-admin-ex');
      await picture(button(page, 'Armar desde pendientes'));
      await page.goto('/seguros/orden-pago-editar-ex?orden=0');
      await button(page, 'Agregar novedades').click();
      const picker = dialog(page, 'Listado de Novedades');
      await picker
        .getByRole('checkbox', { name: /^Seleccionar .+ de / })
        .first()
        .check();
      await picture(button(page, 'Aceptar', picker));
      await button(page, 'Aceptar', picker).click();
      await button(page, 'Grabar').click();
      await button(page, 'Aceptar', page.getByRole('alertdialog')).click();
      await page.getByRole('heading', { level: 1, name: /^Orden de pago \d+$/ }).waitFor();
      await button(page, 'Generar solicitud').click();
      await button(page, 'Aceptar', page.getByRole('alertdialog')).click();
      await button(page, 'Pagar con QR').click();
      await page.getByRole('img', { name: /^Código QR de pago/ }).waitFor();
      await closeMessages(page);
      await picture();
    },
  },
  {
    task: 'importar-una-planilla',
    user: 'empresa',
    act: async (page, picture) => {
      await page.goto('/seguros/importar-planilla');
      await picture(page.getByRole('group', { name: 'Planilla', exact: true }));
    },
  },
  {
    task: 'pedir-un-examen-ocupacional',
    user: 'empresa',
    act: async (page, picture) => {
      await page.goto('/seguros/ocupacional-admin-ex');
      await button(page, 'Nuevo').click();
      const form = dialog(page, 'Registro de Ocupacional');
      await form.getByLabel(/^Tipo Ocupacional/).selectOption({ label: 'PRE OCUPACIONAL' });
      await button(page, 'Buscar', form).click();
      await form.locator('tbody tr').first().waitFor();
      await picture(button(page, 'Guardar', form));
    },
  },
  {
    task: 'registrar-un-pasivo',
    user: 'empresa',
    act: async (page, picture) => {
      await page.goto('/seguros/aviso-alta-pasivo-admin');
      await button(page, 'Nuevo').click();
      await dialog(page).waitFor();
      await picture(dialog(page));
    },
  },
  {
    task: 'baja-de-un-pasivo',
    user: 'empresa',
    act: async (page, picture) => {
      await startWithRetiree(page, '/seguros/aviso-baja-pasivo-admin', '8200204');
      await picture(page.getByRole('combobox', { name: /^Lugar de fallecimiento/ }));
    },
  },
  {
    task: 'transferencia-de-un-pasivo',
    user: 'empresa',
    act: async (page, picture) => {
      await startWithRetiree(page, '/seguros/aviso-transferencia-pasivo-admin', '8200201');
      await picture(page.getByRole('combobox', { name: /^Regional transferencia/ }));
    },
  },
  {
    task: 'avisos-de-pasivo-propios',
    user: 'asegurado',
    act: async (page, picture) => {
      await page.goto('/seguros/aviso-alta-pasivo-admin');
      await button(page, 'Nuevo').click();
      await dialog(page).waitFor();
      await picture(dialog(page));
    },
  },
  {
    task: 'leer-los-reportes',
    user: 'empresa',
    act: async (page, picture) => {
      await page.goto('/seguros/reporte-citas-medicas');
      await page.locator('.chart-surface').first().waitFor();
      await picture(button(page, 'Buscar'));
      await page.goto('/seguros/reporte-saldo-formulario-fisico');
      await picture(button(page, /^Ver detalle/).first());
    },
  },
  {
    task: 'quien-recibe-los-correos',
    user: 'empresa',
    act: async (page, picture) => {
      await page.goto('/seguros/reporte-citas-medicas');
      await button(page, 'Correos de notificación').click();
      const settings = dialog(page, 'Correos de notificación de inasistencias');
      await picture(button(page, 'Agregar correo', settings));
    },
  },
  {
    task: 'afiliar-a-un-familiar',
    user: 'empresa',
    act: async (page, picture) => {
      await page.goto('/seguros/afiliacion-admin');
      await picture(button(page, 'Afiliar a un familiar'));
    },
  },
  {
    task: 'ver-e-imprimir-facturas',
    user: 'empresa',
    wide: true,
    act: async (page, picture) => {
      await page.goto('/facturacion/lista-facturas');
      await button(page, 'Mes anterior').click();
      await button(page, 'Buscar').click();
      await page.locator('table[aria-busy=false] tbody tr').first().waitFor();
      await picture(button(page, /^Imprimir PDF de la factura/).first());
    },
  },
  {
    task: 'ver-mis-datos',
    user: 'asegurado',
    act: async (page, picture) => {
      await page.goto('/seguros/mis-datos');
      await picture(button(page, '¿No está bien? Datos personales'));
      await button(page, 'Cambiar los datos de contacto').click();
      await picture(button(page, 'Grabar', dialog(page)));
    },
  },
  {
    task: 'mi-carnet',
    user: 'asegurado',
    act: async (page, picture) => {
      await picture(button(page, 'Ver carnet en PDF'));
      await page.goto('/seguros/mis-datos');
      await picture(button(page, /^Carnet de/).first());
    },
  },
  {
    task: 'mis-citas',
    user: 'asegurado',
    act: async (page, picture) => {
      await picture(button(page, /^Al calendario/).first());
    },
  },
  {
    task: 'mis-avisos',
    user: 'asegurado',
    act: async (page, picture) => {
      await page.goto('/seguros/mis-avisos');
      await picture(link(page, /^Ver aviso:/).first());
    },
  },
  {
    task: 'pagar-lo-que-debo',
    user: 'pagos',
    act: async (page, picture) => {
      await picture(link(page, 'Pagar Bs. 50.00'));
      await link(page, 'Pagar Bs. 50.00').click();
      await picture(button(page, 'Ver el QR', dialog(page, 'Pagar Bs. 50.00')));
    },
  },
  {
    task: 'revisar-avisos',
    user: 'personal',
    wide: true,
    act: async (page, picture) => {
      await openDesk(page);
      await picture(button(page, 'Aceptar'));
      await button(page, /teclas$/).click();
      await dialog(page, 'Teclas de la revisión').waitFor();
      await picture();
    },
  },
  {
    task: 'observar-un-aviso',
    user: 'personal',
    wide: true,
    act: async (page, picture) => {
      await openDesk(page);
      await button(page, 'Observar').click();
      const panel = page.getByRole('complementary', { name: 'Observación' });
      await panel.locator('[aria-keyshortcuts="1"]').click();
      await picture(panel);
    },
  },
  {
    task: 'aceptar-varios',
    user: 'personal',
    wide: true,
    act: async (page, picture) => {
      await openDesk(page);
      await button(page, 'Varios').click();
      const several = dialog(page, 'Aceptar varios');
      await picture(button(page, /^Comprobar \d+ avisos$/, several));
    },
  },
  {
    task: 'la-carpeta-de-una-persona',
    user: 'personal',
    act: async (page, picture) => {
      await page.goto('/seguros/personas-admin');
      await page.getByLabel(/^Número de documento/).fill('6002001');
      await button(page, 'Buscar').click();
      await picture(link(page, /^Abrir la carpeta de/).first());
      await link(page, /^Abrir la carpeta de/)
        .first()
        .click();
      await page.getByRole('region', { name: 'Línea de tiempo' }).waitFor();
      await picture();
    },
  },
  {
    task: 'monitoreo-del-registro-central',
    user: 'personal',
    act: async (page, picture) => {
      await page.goto('/seguros/bdpa-monitor');
      await page.locator('.chart-surface').first().waitFor();
      await picture(page.getByRole('region', { name: 'Qué falta enviar' }));
    },
  },
  {
    task: 'afiliar-recien-nacidos',
    user: 'personal',
    act: async (page, picture) => {
      await page.goto('/seguros/recien-nacido-admin');
      await picture(button(page, /^Registrar el recién nacido/).first());
      await button(page, /^Registrar el recién nacido/)
        .first()
        .click();
      await picture(button(page, 'Grabar', dialog(page)));
    },
  },
  {
    task: 'consultar-examenes-ocupacionales',
    user: 'personal',
    act: async (page, picture) => {
      await page.goto(`/seguros/ocupacional-admin-ex?${EVER}`);
      await picture(button(page, 'Buscar'));
      // The exam of the first data that has no appointment yet.
      await page.getByLabel(/^Nombre Empleado/).fill('APAZA YUJRA');
      await button(page, 'Buscar').click();
      await button(page, /^Cita de /)
        .first()
        .click();
      await picture(button(page, 'Programar', dialog(page, 'Programar cita')));
    },
  },
  {
    task: 'saldo-de-formularios-de-empresas',
    user: 'personal',
    act: async (page, picture) => {
      await page.goto('/seguros/reporte-saldo-formulario-fisico');
      await picture(button(page, 'Buscar'));
      await button(page, /^Ver detalle/)
        .first()
        .click();
      await dialog(page, 'Formularios utilizados').locator('tbody tr').first().waitFor();
      await picture();
    },
  },
  {
    task: 'inasistencias-de-la-regional',
    user: 'personal',
    act: async (page, picture) => {
      await page.goto('/seguros/reporte-citas-medicas');
      await page.locator('.chart-surface').first().waitFor();
      await picture(button(page, 'Buscar'));
      await button(page, 'Filtros por columna').click();
      await picture(button(page, 'Filtros por columna'));
    },
  },
  {
    task: 'cambiar-parametros',
    user: 'personal',
    act: async (page, picture) => {
      await page.goto('/seguros/relacion-parentesco-admin');
      await picture(button(page, 'Nuevo'));
      await page.goto('/seguros/tipo-novedad-admin');
      await picture(button(page, 'Ordenar tipos padre'));
    },
  },
  {
    task: 'pasivo-para-una-empresa',
    user: 'personal',
    act: async (page, picture) => {
      await page.goto('/seguros/aviso-baja-pasivo-admin');
      await button(page, 'Nuevo').click();
      await button(page, 'Aceptar', dialog(page, 'Confirmar la regional donde se registrará la novedad')).click();
      const company = dialog(page, 'Empresa del aviso');
      await company.waitFor();
      await picture(button(page, 'Aceptar', company));
    },
  },
];
