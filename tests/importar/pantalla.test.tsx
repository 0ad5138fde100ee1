import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#client/session.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { ConfirmarDialog } from '#features/importar/enviar/ConfirmarDialog.tsx';
import { borrarCopia } from '#features/importar/registrar/copia.ts';
import { barrerDiarios } from '#features/importar/registrar/diario.ts';
import { conCandados } from '#support/candados.ts';
import { descargas } from '#support/descargas.ts';
import { mount } from '#support/mount.tsx';
import { contestar } from '#support/respuestas.ts';
import { leido } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { show } from '../blocks/show.tsx';
import { fixture } from './apoyo.ts';

/** Longer than any journal is kept, in milliseconds. */
const MUCHO = 31 * 24 * 3_600_000;
const RUTA = '/seguros/importar-planilla';

/** What a termination asks for, for the one row of the fixture that is ready. */
const retiro = new File(['%PDF-1.4\n%%EOF\n'], '4890023_retiro.pdf', { type: 'application/pdf' });

type User = Awaited<ReturnType<typeof mount>>['user'];

const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const pasoActual = () =>
  within(screen.getByRole('list', { name: 'Pasos de la importación' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent;

/** What "Cambiar archivo" opens: a button of the page stands for it, so it has no name of its own. */
function cambiarArchivo(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=csv]');
  if (!input) throw new Error('no file can be chosen');
  return input;
}

/** Opens the screen as the company's user, and gives it a file. */
async function conArchivo(nombre: string, archivo = fixture(nombre)) {
  const mounted = await mount(RUTA, { as: 'empresa' });
  await screen.findByRole('heading', { level: 1, name: 'Importar planilla' });
  await mounted.user.upload(await screen.findByLabelText('Elegir planilla'), archivo);
  return mounted;
}

async function continuar(user: User) {
  await waitFor(async () => expect(await boton('Continuar')).toBeEnabled());
  await user.click(await boton('Continuar'));
}

/** The rows of a file, checked at the services. */
async function revisado(nombre: string) {
  const { db } = await theSandbox();
  // A photograph cannot be drawn here; the browser tests send them.
  for (const fila of db.requisitos.all())
    if (fila.IdRequisito === requisitoFotografia) db.requisitos.remove(fila.IdRequisitoTipoNovedad);
  const mounted = await conArchivo(nombre);
  await mounted.user.upload(screen.getByLabelText('Fotografías y documentos: carpeta'), [retiro]);
  await screen.findByText('1 archivo');
  await continuar(mounted.user);
  await screen.findByText(/comprobadas con la caja a las/);
  return mounted;
}

/** Rows that are checked again cannot be registered yet. */
async function pedirRegistro(user: User) {
  const listo = async () => expect(await boton(/^Registrar \d+ avisos?$/)).not.toHaveAttribute('aria-disabled', 'true');
  await waitFor(listo);
  await user.click(await boton(/^Registrar \d+ avisos?$/));
}

async function registrado(nombre: string) {
  const mounted = await revisado(nombre);
  await pedirRegistro(mounted.user);
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar el registro' });
  await mounted.user.click(within(dialog).getByRole('button', { name: /^Registrar/ }));
  await screen.findByRole('heading', { name: /avisos? registrados?$/ });
  return mounted;
}

beforeEach(() => {
  conCandados();
});

// What a test began would be offered to the next one: leaving the screen keeps it.
afterEach(async () => {
  const { user, empresa } = session.getState();
  cleanup();
  await borrarCopia({ usuario: user?.id_usuario ?? 0, empresa: empresa.IdEmpresa });
  await barrerDiarios(Date.now() + MUCHO);
});

test.each([
  ['la lista de altas', '/seguros/aviso-alta-admin'],
  ['la lista de bajas', '/seguros/aviso-baja-admin'],
  ['la lista de transferencias', '/seguros/aviso-transferencia-admin'],
  ['el inicio', '/system'],
])('%s leads to the import, beside Nuevo', async (_, path) => {
  const { user, router } = await mount(path, { as: 'empresa' });
  await user.click(await screen.findByRole('link', { name: 'Importar planilla' }));
  await screen.findByRole('heading', { level: 1, name: 'Importar planilla' });
  expect(router.state.location.pathname).toBe(RUTA);
});

test.each([
  ['personal', '/seguros/aviso-alta-admin', 'Avisos de alta'],
  ['empresa', '/seguros/aviso-alta-pasivo-admin', 'Altas de pasivos'],
] as const)('%s at %s is offered no import', async (as, path, title) => {
  await mount(path, { as });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.queryByRole('link', { name: 'Importar planilla' })).toBeNull();
});

test('[F1] the template is explained in five lines and comes as Excel and as CSV, from the current lists', async () => {
  const { user } = await mount(RUTA, { as: 'empresa' });
  const files = descargas();
  const card = await screen.findByRole('region', { name: 'Plantilla' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(5);
  await user.click(within(card).getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  await user.click(within(card).getByRole('button', { name: 'Excel' }));
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files.map(({ name }) => name)).toEqual(['plantilla-de-avisos.csv', 'plantilla-de-avisos.xlsx']);
  const csv = new TextDecoder().decode(await files[0]?.bytes());
  expect(csv).toMatch(/TipoAviso;Motivo;TipoDocumento;NumeroDocumento/);
});

test.each([
  ['10a-vacio.csv', 'El archivo está vacío.'],
  ['10b-solo-encabezado.csv', 'El archivo no tiene filas debajo del encabezado.'],
  ['10c-excel-antiguo.xls', 'Los archivos .xls no se leen. Ábralo en Excel y guárdelo como .xlsx.'],
  ['10d-pdf-con-otro-nombre.csv', 'El archivo no es una planilla CSV ni de Excel (.xlsx).'],
])('[F6] %s is refused with its sentence, and another one can be chosen', async (nombre, sentencia) => {
  const { user } = await conArchivo(nombre);
  expect(await screen.findByText(sentencia)).toBeVisible();
  expect(await boton('Continuar')).toBeDisabled();
  await user.upload(screen.getByLabelText('Elegir planilla'), fixture('06-bajas.csv'));
  expect(await screen.findByText(/7 filas · es la plantilla del portal/)).toBeVisible();
  expect(screen.queryByText(sentencia)).toBeNull();
});

test('[F3] columns are matched with examples, a constant fills a missing one, and the matches are remembered', async () => {
  const { user } = await conArchivo('05-columnas-propias-utf16.txt');
  await continuar(user);
  const table = await screen.findByRole('table');
  const fila = within(table).getByRole('row', { name: /^Carnet/ });
  expect(fila).toHaveTextContent('6843217 · 12345678 · 5120984 1F');
  expect(within(fila).getByRole('combobox')).toHaveDisplayValue('Número de documento');
  expect(fila).toHaveTextContent('Reconocida');
  expect(screen.getByRole('row', { name: /^Banco/ })).toHaveTextContent('Se deja fuera');

  await user.click(await boton('Continuar'));
  expect(screen.getAllByText(/^Enlace o escriba: /).length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ingreso: En el portal' }), 'Fecha del aviso');
  expect(screen.getByRole('row', { name: /^Ingreso/ })).toHaveTextContent('Elegida por usted');
  const tipo = screen.getByRole('combobox', { name: /^Tipo de aviso, para todas las filas/ });
  await user.click(tipo);
  await user.type(tipo, 'ALTA');
  await user.click(await screen.findByRole('option', { name: 'ALTA' }));
  await user.click(await boton('Continuar'));
  await waitFor(() => expect(pasoActual()).toContain('Revisar'));
  await screen.findByText(/comprobadas con la caja a las/);

  await user.click(within(screen.getByRole('list', { name: 'Pasos de la importación' })).getByText('Archivo'));
  await user.upload(cambiarArchivo(), fixture('05-columnas-propias-utf16.txt'));
  await continuar(user);
  expect(await screen.findByRole('row', { name: /^Ingreso/ })).toHaveTextContent('Recordada');
});

test('[R1] one confirmation names the regional, the types with their counts, and the period', async () => {
  const { user } = await revisado('06-bajas.csv');
  await pedirRegistro(user);
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar el registro' });
  expect(dialog).toHaveTextContent('Se registrarán en la regional La Paz:');
  expect(dialog).toHaveTextContent('Periodo de aporte: nov 2026');
  expect(dialog).toHaveTextContent('1 aviso de baja de cotizante');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  const { db } = await theSandbox();
  expect(pasoActual()).toContain('Revisar');
  const antes = db.novedades.all().length;
  await user.click(await boton('Registrar 1 aviso'));
  await user.dblClick(
    within(await screen.findByRole('dialog', { name: 'Confirmar el registro' })).getByRole('button', {
      name: /^Registrar/,
    }),
  );
  await screen.findByRole('heading', { name: '1 de 1 aviso registrado' });
  expect(db.novedades.all()).toHaveLength(antes + 1);
});

test.each([
  [3, 'Santa Cruz'],
  [9, 'Pando'],
  [0, 'Ninguno.'],
  [10, 'Ninguno.'],
])(
  '[E-9-01] [F-3.11-03] [F-3.11-04] [R1] the confirmation calls regional %i %s, and nothing is registered in one that is none',
  async (idRegional, name) => {
    const costo = { llamadas: 1, minutos: 1 };
    await show(<ConfirmarDialog filas={[]} {...{ idRegional, costo }} alAceptar={vi.fn()} alCerrar={vi.fn()} />);
    expect(screen.getByText(`Se registrarán en la regional ${name}:`)).toBeVisible();
    const registrar = screen.getByRole('button', { name: /^Registrar/ });
    if (name === 'Ninguno.') expect(registrar).toBeDisabled();
    else expect(registrar).toBeEnabled();
  },
);

test('[R8] the result has each row in its group, with the notice, and gives the file’s columns back with what became of them', async () => {
  const { user } = await registrado('06-bajas.csv');
  const files = descargas();
  expect(screen.getByText('6 filas quedaron fuera.')).toBeVisible();
  // When it was, and who did it.
  expect(screen.getByText('06-bajas.csv · 20/11/2026, 14:00 · MIRANDA SALAS CARLA ANDREA')).toBeVisible();
  const grupos = screen.getByRole('group', { name: 'Resultado por grupo' });
  expect(within(grupos).getByRole('button', { name: /^Registradas\s*1$/ })).toHaveAttribute('aria-pressed', 'true');
  const table = screen.getByRole('table', { name: 'Resultado por grupo' });
  expect(within(table).getByRole('link', { name: 'Ver el aviso de MAMANI QUISPE BEATRIZ' })).toHaveAttribute(
    'href',
    expect.stringContaining('/seguros/aviso-baja-editar?novedad='),
  );
  await user.click(within(grupos).getByRole('button', { name: /^Fuera\s*6$/ }));
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(7));
  await user.click(await boton('Informe CSV'));
  await waitFor(() => expect(files).toHaveLength(1));
  const [titulos = '', primera = ''] = new TextDecoder().decode(await files[0]?.bytes()).split('\r\n');
  expect(titulos).toMatch(/TipoAviso;NumeroDocumento;.*Resultado;/);
  expect(primera).toMatch(/^BAJA;4890023;.*;Registrada/);
});

test('[E-4-16] [R8] all registered notices are declared after one warning, and the working copy is erased at the end', async () => {
  const { user, router } = await registrado('06-bajas.csv');
  expect(await screen.findByRole('heading', { name: 'Declarar el aviso' })).toBeVisible();
  // Nothing is paid before, so no order is offered.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Crear orden de pago' })).toBeNull());
  await user.click(await boton('Declarar todas'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Una vez declarada la novedad no podrá modificar la misma.');
  await user.click(within(question).getByRole('button', { name: 'Declarar todas' }));
  expect(await screen.findByText('1 aviso declarado.')).toBeVisible();
  await user.click(await boton('Terminar y borrar'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Terminar y borrar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
});

test('[E-4-14] [R8] the payment check comes before the one question, which counts only what is declared; the others are for an order', async () => {
  const { user } = await registrado('06-bajas.csv');
  const sePaga = (reply: Readonly<Record<string, unknown>>) => ({
    ...reply,
    Datos: { ...(reply.Datos as object), RequierePago: true, Pagado: false },
  });
  contestar('/*/OrdenPagoVerificaRequierePago', sePaga);
  contestar('/*/OrdenPagoVerificaPagoRequiere/*', sePaga, { method: 'get' });
  await user.click(await boton('Declarar todas'));
  // All are paid before: there is nothing to ask.
  expect(await screen.findByText('1 aviso se paga antes de declarar y no se declarará.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Orden de pago con 1 aviso' })).toBeVisible();
  expect(await boton('Crear orden de pago')).toBeVisible();
});

test('[F2] the ministry’s file is taken for the whole payroll of the month, until the clerk says otherwise', async () => {
  const { user } = await conArchivo('04-ministerio-ovt.csv');
  const mes = screen.getByRole('radio', { name: 'La planilla completa del mes' });
  const avisos = screen.getByRole('radio', { name: 'Los avisos por registrar' });
  await waitFor(() => expect(mes).toBeChecked());
  await user.click(avisos);
  expect(avisos).toBeChecked();
});

test('[C1] a comparison that a broken connection ends says so, and Reintentar compares', async () => {
  const conexion = { rota: true, preguntas: 0 };
  server.use(
    http.get('*/EmpPacientes/BuscarXDocumentoIdentidad/*', () => {
      conexion.preguntas += 1;
      return conexion.rota ? HttpResponse.error() : undefined;
    }),
  );
  const { user } = await conArchivo('04-ministerio-ovt.csv');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'La planilla completa del mes' })).toBeChecked());
  await continuar(user);
  await screen.findByRole('heading', { name: 'Columnas de su archivo' });
  await continuar(user);
  await screen.findByRole('heading', { name: 'No se pudo comparar con la caja' });
  const otraVez = await boton('Reintentar');
  expect(otraVez.closest('[role=alert]')).toHaveTextContent(
    'El servicio no está disponible o no tiene conexión a Internet.',
  );
  // What waited its turn is not asked any more.
  await leido();
  expect(conexion.preguntas).toBeLessThan(20);
  conexion.rota = false;
  await user.click(otraVez);
  expect(await screen.findByLabelText('Lo que propone la comparación')).toBeVisible();
});

test('[P7] a check that the services ended says so in the review alone, and no more once another one begins', async () => {
  const servicios = { caidos: true };
  server.use(
    http.get('*/ObtenerRequisitosPorTipoNovedad/*', () =>
      servicios.caidos ? new HttpResponse(null, { status: 503 }) : undefined,
    ),
  );
  const { user } = await conArchivo('06-bajas.csv');
  await continuar(user);
  const dicho = 'La comprobación se detuvo';
  expect(await screen.findByText(dicho)).toBeVisible();
  await user.click(within(screen.getByRole('list', { name: 'Pasos de la importación' })).getByText('Archivo'));
  await waitFor(() => expect(pasoActual()).toContain('Archivo'));
  expect(screen.queryByText(dicho)).toBeNull();
  await continuar(user);
  expect(await screen.findByText(dicho)).toBeVisible();
  servicios.caidos = false;
  await user.click(await boton('Reintentar'));
  await screen.findByText(/comprobadas con la caja a las/);
  expect(screen.queryByText(dicho)).toBeNull();
});

test('[A2] on a phone an import is only looked at', async () => {
  const media = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...media(query),
    matches: /max-width: (640|900)px/.test(query),
  }));
  await mount(RUTA, { as: 'empresa' });
  expect(await screen.findByText(/^En el teléfono puede mirar esta importación\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
  expect(screen.queryByLabelText('Elegir planilla')).toBeNull();
});

test('an earlier step asks before it is opened only if the rows were corrected', async () => {
  const { user } = await revisado('06-bajas.csv');
  const paso = (name: string) =>
    within(screen.getByRole('list', { name: 'Pasos de la importación' })).getByRole('button', {
      name: new RegExp(`^${name}`),
    });
  await user.click(paso('Archivo'));
  expect(await boton('Continuar')).toBeVisible();
  await user.click(await boton('Continuar'));
  await screen.findByText(/comprobadas con la caja a las/);
  const [tick] = screen.getAllByRole('checkbox', { name: /^Registrar la fila/ });
  if (!tick) throw new Error('no row can be ticked');
  await user.click(tick);
  await user.click(paso('Archivo'));
  const pregunta = within(await screen.findByRole('alertdialog', { name: 'Las correcciones se pierden' }));
  await user.click(pregunta.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText(/comprobadas con la caja a las/)).toBeVisible();
  expect(tick).not.toBeChecked();
  await user.click(paso('Archivo'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByText(/comprobadas con la caja a las/)).toBeNull());
  expect(await boton('Continuar')).toBeVisible();
});

test('[S3] an import that was begun is offered: another file is told apart, the same one is known, and it can be discarded', async () => {
  const { user } = await registrado('06-bajas.csv');
  const menu = screen.getByRole('navigation', { name: 'Menú principal' });
  await user.click(within(menu).getByRole('link', { name: 'Inicio' }));
  await screen.findByRole('heading', { level: 1, name: /Carla/ });
  const abrir = async () => {
    await user.click(await screen.findByRole('link', { name: 'Importar planilla' }));
    expect(await screen.findByText('Tiene una importación sin terminar.')).toBeVisible();
  };
  await abrir();
  expect(screen.getByText(/1 de 1 aviso registrado ·/)).toBeVisible();
  await user.upload(await screen.findByLabelText('Elegir planilla'), fixture('05-columnas-propias-utf16.txt'));
  expect(await screen.findByText(/^Este no es el archivo de la importación sin terminar\./)).toBeVisible();
  await user.upload(cambiarArchivo(), fixture('06-bajas.csv'));
  expect(
    await screen.findByText('Es el mismo archivo: 1 aviso ya está registrado y no se envía otra vez.'),
  ).toBeVisible();
  await user.click(within(menu).getByRole('link', { name: 'Inicio' }));
  await screen.findByRole('heading', { level: 1, name: /Carla/ });
  await abrir();
  await user.click(await boton('Descartar'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByText('Tiene una importación sin terminar.')).toBeNull());
});
