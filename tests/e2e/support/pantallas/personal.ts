import { expect, type Page } from '@playwright/test';
import { AltaFormScreen } from '../alta.ts';
import { now } from '../fecha.ts';
import { NovedadListScreen } from '../novedad.ts';
import { Screen } from '../pages.ts';
import { bajaPasivo } from '../retirado.ts';
import { marco } from './marco.ts';
import {
  dismiss,
  filled,
  goTo,
  type Look,
  openFilter,
  openList,
  type Walk,
  type Walks,
  withoutCodeOf,
} from './recorrido.ts';

/** A declared notice as its form: the review's tab, its observation and its acceptance. */
const revisar: Walk = async (page, look) => {
  const form = new AltaFormScreen(page);
  const link = page.getByRole('link', { name: /abrir el formulario$/ });
  await goTo(page, '/seguros/revision-admin?familia=alta', link);
  await expect(page.getByRole('button', { name: 'Aceptar', exact: true })).toBeEnabled();
  const part = page.getByText('No se pudo descargar esta parte.');
  await withoutCodeOf(page, 'revision-documentos', async () => {
    await link.first().click();
    await expect(part).toBeVisible();
    await look('sin el código de una parte');
  });
  await form.press('Reintentar');
  await expect(part).toHaveCount(0);
  await form.stateIs('Declarado');
  await look('revisión');
  await form.press('Observar');
  await form.dialog('Observación').getByRole('button', { name: 'Grabar' }).click();
  await form.tells('La Observación, no tiene información.');
  await look('observación con error');
  await dismiss(page);
  await form.press('Aceptar');
  await expect(form.questions).toBeVisible();
  await look('pregunta');
  await form.questions.getByRole('button', { name: 'Cancelar' }).click();
  await form.tab('Datos Personales');
  await look('datos personales');
};

/** The first day of a past month, in the format of the monitor's address. */
const someMonthsAgo = (): string => `${new Date(now().getTime() - 240 * 86_400_000).toISOString().slice(0, 7)}-01`;

const monitor: Walk = async (page, look) => {
  for (const [search, ready] of [
    ['', '.chart-surface'],
    [`?fecha=${someMonthsAgo()}`, '.chart-surface'],
    ['?vista=evolucion', '.chart-surface'],
    ['?vista=evolucion&por=mes', '.chart-surface'],
    ['?vista=evolucion&por=historico', '.chart-surface'],
    ['?vista=poblacion', 'tbody td b'],
    ['?vista=bajas', 'tbody td b'],
    ['?vista=diferencias', 'tbody td b'],
    ['?vista=no-enviados', 'tbody td b'],
  ] as const) {
    await goTo(page, `/seguros/bdpa-monitor${search}`, page.locator(ready));
    await look(search);
  }
  await page
    .getByRole('button', { name: /^Ver el registro de / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Registro en la BDPA' });
  await expect(dialog).toBeVisible();
  await look('registro');
  await dialog.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('pregunta');
};

const personas: Walk = async (page, look) => {
  const screen = await goTo(page, '/seguros/personas-admin', 'Personas');
  await look('sin buscar');
  await openFilter(page);
  await screen.field('Número de documento').fill('6002001');
  await screen.press('Buscar');
  const compare = page.getByRole('link', { name: /^Comparar los registros de/ });
  await expect(compare).toBeVisible();
  await look('encontrada');
  await compare.click();
  await expect(page.getByRole('row', { name: /^Nombres .*Difiere: BDPA$/ })).toBeVisible();
  await look('registros lado a lado');
  await goTo(page, '/seguros/personas-admin', 'Personas');
  await screen.press('Por datos de identidad');
  await openFilter(page);
  await screen.press('Buscar');
  await expect(page.locator('[aria-invalid]').first()).toBeVisible();
  await look('por identidad, con errores');
};

const carpeta: Walk = async (page, look) => {
  const screen = await goTo(page, '/seguros/personas-admin', 'Personas');
  await openFilter(page);
  await screen.field('Número de documento').fill('4777001');
  await screen.press('Buscar');
  await page.getByRole('link', { name: /^Abrir la carpeta de/ }).click();
  // A relative, because only dependants are given more time.
  await page.getByRole('region', { name: 'Grupo familiar' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Ampliar el seguro', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Línea de tiempo' }).getByRole('status')).toHaveCount(0);
  await look('');
  for (const tramite of ['Actualizar contacto', 'Cambio de género', 'Ampliar el seguro', 'Compromiso de pago']) {
    await screen.press(tramite);
    await screen.dialog(tramite).getByRole('button', { name: 'Grabar' }).click();
    await look(tramite);
    await dismiss(page);
  }
  await screen.press('Quitar vigencia');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('pregunta de Quitar vigencia');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await goTo(page, '/seguros/personas-admin', 'Personas');
  await openFilter(page);
  await screen.field('Número de documento').fill('8123450');
  await screen.press('Buscar');
  await page.getByRole('link', { name: /^Abrir la carpeta de/ }).click();
  const line = page.getByRole('region', { name: 'Línea de tiempo' });
  await expect(line).toContainText('Declarado');
  await look('con línea de tiempo');
  const documents = line.getByRole('group', { name: 'Mostrar' }).getByRole('button', { name: /^Documentos/ });
  await documents.click();
  await expect(documents).toHaveAttribute('aria-pressed', 'true');
  await look('con la línea de tiempo filtrada');
  await goTo(page, '/seguros/persona-carpeta', /./);
  await look('de nadie');
};

/** The staff register a retiree's notice: for which company. */
const empresaDelAviso: Walk = async (page, look) => {
  const list = new NovedadListScreen(page, bajaPasivo);
  await list.open();
  await list.startNew();
  const dialog = list.dialog('Empresa del aviso');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(dialog.locator('[aria-invalid]')).toBeVisible();
  await look('empresa sin elegir');
  await openList(page, 'Empresa');
  // The dialog cuts nothing of the list off.
  await expect(page.getByRole('option', { name: /^Banco Altiplano/ })).toBeInViewport({ ratio: 1 });
  await look('empresas');
};

const nacidos: Walk = async (page, look) => {
  const births = page.getByRole('button', { name: /^Registrar el/ });
  const screen = await goTo(page, '/seguros/recien-nacido-admin', births);
  await look('por registrar');
  await births.first().click();
  await expect(screen.field('Nombres')).toBeVisible();
  await screen.press('Grabar');
  await look('registro con errores');
  await dismiss(page);
  const question = page.getByRole('alertdialog');
  if (await question.isVisible()) await question.getByRole('button').last().click();
  await page.goto('/seguros/recien-nacido-admin');
  await page.getByRole('tab', { name: 'Registrados' }).click();
  await look('registrados');
};

const afiliaciones: Walk = async (page, look) => {
  const screen = await goTo(page, '/seguros/afiliacion-admin', page.getByRole('button', { name: /^Ver / }));
  await look('lista');
  await page.getByRole('button', { name: /^Ver / }).first().click();
  await expect(screen.dialog()).toContainText('Número');
  await look('novedad');
  await dismiss(page);
  await page.getByRole('tab', { name: 'Pasivos por afiliar' }).click();
  await page
    .getByRole('button', { name: /^Afiliar a [A-ZÁÉÍÓÚÑ]/ })
    .first()
    .click();
  await expect(screen.dialog()).toContainText('Base de la afiliación');
  await look('afiliación de pasivo');
};

/** A list of parameters, and its dialog with all errors. */
const parametro =
  (path: string, name: string): Walk =>
  async (page, look) => {
    const screen = await goTo(page, path, page.getByRole('button', { name: /^Editar / }));
    await screen.shows(name);
    await look('lista');
    await screen.press('Nuevo');
    await screen.press('Grabar');
    await look('nuevo con errores');
    await dismiss(page);
  };

async function borrar(page: Page, look: Look): Promise<void> {
  await page
    .getByRole('button', { name: /^Eliminar / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('eliminar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
}

/** The screens of the staff. */
export const personal: Walks = {
  inicio: async (page, look, phone) => {
    await goTo(page, '/system', page.getByRole('table', { name: 'Por tipo de aviso' }));
    await expect(page.getByRole('application', { name: 'Avisos por familia: Declarados' })).toBeVisible();
    await page.getByText('Ver las cifras en una tabla').last().click();
    await expect(page.getByRole('table', { name: 'Avisos por familia' })).toBeVisible();
    await look('');
    await marco(page, look, { phone, busca: 'CÉSPEDES' });
  },
  'revision-admin': async (page, look, phone) => {
    await goTo(page, '/seguros/revision-admin', page.getByRole('link', { name: /abrir el formulario$/ }));
    await expect(page.getByRole('button', { name: 'Aceptar', exact: true })).toBeEnabled();
    await look('aviso');
    if (phone) await page.getByRole('button', { name: 'Ver la cola' }).click();
    await page.getByRole('button', { name: /^Filtrar/ }).click();
    await page.getByLabel('Filtrar resultados').fill('zzz');
    await expect(page.locator('.escritorio-cola .state')).toBeVisible();
    await look('nada coincide');
    await page.getByRole('tab', { name: /^Observados/ }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await look('observados');
  },
  'aviso-alta-editar': revisar,
  'aviso-baja-pasivo-editar': empresaDelAviso,
  'bdpa-monitor': monitor,
  'personas-admin': personas,
  'persona-carpeta': carpeta,
  'recien-nacido-admin': nacidos,
  'afiliacion-admin': afiliaciones,
  'relacion-parentesco-admin': async (page, look, phone) => {
    await parametro('/seguros/relacion-parentesco-admin', 'Relaciones de parentesco')(page, look, phone);
    await goTo(page, '/seguros/relacion-parentesco-admin', page.getByRole('button', { name: /^Eliminar / }));
    await borrar(page, look);
  },
  'tipo-asegurado-admin': parametro('/seguros/tipo-asegurado-admin', 'Tipos de asegurado'),
  'tipo-novedad-admin': async (page, look, phone) => {
    await parametro('/seguros/tipo-novedad-admin', 'Tipos de novedad')(page, look, phone);
    const screen = await goTo(page, '/seguros/tipo-novedad-admin', filled(page));
    await screen.press('Ordenar tipos padre');
    await expect(screen.dialog()).toBeVisible();
    await look('ordenar');
  },
  'tipo-novedad-editar': async (page, look) => {
    await goTo(page, '/seguros/tipo-novedad-editar?tipo=1', page.getByText('CONTRATO DE TRABAJO'));
    await look('del sistema');
    await goTo(page, '/seguros/tipo-novedad-editar?tipo=99999', page.getByText('El tipo de novedad no existe.'));
    await look('que no existe');
  },
  'producto-admin': async (page, look) => {
    await goTo(page, '/seguridad/producto-admin', page.getByRole('link', { name: /^Editar / }));
    await look('lista');
    await borrar(page, look);
  },
  'formulario-editar': async (page, look) => {
    const screen = await goTo(page, '/seguridad/formulario-editar', 'Nuevo producto');
    await screen.press('Grabar');
    await screen.tells('Debe seleccionar un producto de Impuestos Nacionales con el cual homologar.');
    await look('con errores');
  },
  'formulario-admin': async (page, look) => {
    const screen = await goTo(page, '/seguridad/formulario-admin', 'Formularios');
    await look('sin buscar');
    await openFilter(page);
    await screen.press('Buscar');
    await expect(page.getByText('Lista de avisos de baja')).toBeVisible();
    await look('encontrados');
    await openFilter(page);
    await screen.field('Nombre del formulario').fill('zzz');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('ninguno');
    await new Screen(page).press('Aceptar');
  },
};
