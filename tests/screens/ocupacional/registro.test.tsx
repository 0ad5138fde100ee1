import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { opciones } from '#support/listas.ts';
import {
  asking,
  descubierta,
  ejemplo,
  findToast,
  leido,
  question,
  recordCalls,
  toastSays,
  toasts,
} from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir, cargada, dialogo, fila, type Mounted } from './pantalla.ts';

const TITULO = 'Registro de Ocupacional';

async function nuevo(as: 'empresa' | 'personal' = 'empresa') {
  const mounted = await abrir(as);
  await mounted.user.click(screen.getByRole('button', { name: 'Nuevo' }));
  return { ...mounted, dialog: within(await dialogo(TITULO)) };
}
type Dialog = Awaited<ReturnType<typeof nuevo>>['dialog'];

/** Chooses a type and searches by a name. */
async function buscar({ user, dialog }: Pick<Mounted, 'user'> & { dialog: Dialog }, tipo: string, nombre = '') {
  await user.selectOptions(dialog.getByLabelText(/^Tipo Ocupacional/), tipo);
  const name = dialog.getByLabelText('Nombre Empleado');
  await user.clear(name);
  await user.type(name, `${nombre}{Enter}`);
  await waitFor(() => expect(dialog.getByRole('table', { name: 'Empleados' })).toHaveAttribute('aria-busy', 'false'));
}

const elegir = (dialog: Dialog, nombre: string) => dialog.getByRole('checkbox', { name: `Seleccionar a ${nombre}` });
const guardar = ({ user, dialog }: Pick<Mounted, 'user'> & { dialog: Dialog }) =>
  user.click(dialog.getByRole('button', { name: 'Guardar' }));
const acepta = async ({ user }: Pick<Mounted, 'user'>, text: string | RegExp) =>
  user.click((await question(text)).getByRole('button', { name: 'Aceptar' }));

/** Employees as the services answer them. A date sets TieneOcupacionalVigente. */
function empleados(...people: readonly (readonly [name: string, vigente: string])[]) {
  const rows = people.map(([NombreCompleto, FechaOcupacionalVigente], at) => ({
    NombreEmpresa: 'Banco Altiplano S.A.',
    NombreCompleto,
    NovedadOrigen: 'INGRESO A LA EMPRESA',
    FechaNovedadOrigen: '03/11/2026',
    EstadoProceso: 'Aceptado',
    Observacion: at === 0 ? 'Revisar carpeta' : '',
    TieneOcupacionalVigente: FechaOcupacionalVigente !== '',
    FechaOcupacionalVigente,
    IdPersonaNovedad: 70 + at,
    // Not the company of the session.
    IdEmpresa: 502,
    IdPersona: 10 + at,
    IdPersonaEmpresa: 20 + at,
  }));
  server.use(
    http.post('*/Ocupacional/OcupacionalListaXGenerar/', () => HttpResponse.json({ ok: true, Datos: rows })),
    http.post('*/Ocupacional/OcupacionalValidarNovedad/', () => HttpResponse.json({ ok: true, Datos: true })),
    http.post('*/Ocupacional/OcupacionalRegistrar/', () => HttpResponse.json({ ok: true, Datos: [1] })),
  );
}

test('[R-2.8-08] [R-5.6-01] without a type nothing is searched for nor saved, and the dialog says so', async () => {
  const asked = recordCalls('/OcupacionalListaXGenerar/');
  const { user, dialog } = await nuevo();
  const tipo = dialog.getByLabelText(/^Tipo Ocupacional/);
  // The type is missed first, before anybody was searched for.
  await guardar({ user, dialog });
  await waitFor(() => expect(tipo).toHaveAccessibleDescription('Debe seleccionar el tipo de ocupacional a registrar.'));
  await user.selectOptions(tipo, 'POST OCUPACIONAL');
  await user.selectOptions(tipo, '');
  expect(opciones(tipo).slice(1)).toEqual(['PRE OCUPACIONAL', 'POST OCUPACIONAL']);
  await user.click(dialog.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(tipo).toHaveAccessibleDescription('Debe seleccionar el tipo de ocupacional a registrar.'));
  await user.type(dialog.getByLabelText('Nombre Empleado'), 'ana{Enter}');
  expect(dialog.queryByRole('table', { name: 'Empleados' })).toBeNull();
  await user.selectOptions(tipo, 'PRE OCUPACIONAL');
  expect(tipo).not.toHaveAccessibleDescription();
  await user.selectOptions(tipo, '');
  await guardar({ user, dialog });
  await waitFor(() => expect(tipo).toHaveAccessibleDescription('Debe seleccionar el tipo de ocupacional a registrar.'));
  expect(asked).toEqual([]);
  await user.selectOptions(tipo, 'PRE OCUPACIONAL');
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog', { name: TITULO })).not.toBeInTheDocument();
  // Opened again it begins anew.
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  const again = within(await dialogo(TITULO));
  expect(again.getByLabelText(/^Tipo Ocupacional/)).toHaveDisplayValue('Elija el tipo');
  expect(again.getByLabelText('Nombre Empleado')).toHaveValue('');
});

test('[R-2.8-08] [R-2.8-09] [R-3.4-03] [R-7.7-02] [R-1-03] [R-3.8-01] the employees found, in the documented columns', async () => {
  const asked = recordCalls('/OcupacionalListaXGenerar/');
  const { user, dialog } = await nuevo();
  const { nombre } = await ejemplo('examenVigente');
  await buscar({ user, dialog }, 'PRE OCUPACIONAL', nombre.toLowerCase());
  expect(asked).toEqual([{ IdEmpresa: 501, TipoOcupacional: 'P', NombrePersona: nombre }]);
  const heads = dialog.getAllByRole('columnheader').map((head) => head.textContent?.replace(/, .*/, ''));
  expect(heads).toEqual(['Empresa', 'Nombre Completo', 'Novedad Origen', 'Fecha Novedad', 'Estado', 'Observación']);
  const cells = [...(elegir(dialog, nombre).closest('tr')?.children ?? [])].map((cell) => cell.textContent);
  expect(cells.slice(1)).toEqual([
    ...['Banco Altiplano S.A.', expect.stringMatching(new RegExp(`^${nombre}Vigente del \\d\\d/11/2026$`))],
    ...['INGRESO A LA EMPRESA', '26/02/2026', 'Aceptado', ''],
  ]);
  // The same search asks anew.
  await user.click(dialog.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('[R-2.8-09] [R-3.4-03] what was observed of an employee is shown', async () => {
  empleados(['ANA', ''], ['LUIS', '']);
  const { user, dialog } = await nuevo();
  await buscar({ user, dialog }, 'PRE OCUPACIONAL');
  const last = (name: string) => elegir(dialog, name).closest('tr')?.lastElementChild;
  expect(last('ANA')).toHaveTextContent('Revisar carpeta');
  expect(last('LUIS')).toBeEmptyDOMElement();
});

test('[R-2.8-09] [R-3.4-03] [R-2.8-08] [R-1-03] [R-7.7-02] each employee has every column of the list, to staff too', async () => {
  empleados(['ANA', ''], ['LUIS', '09/10/2026']);
  const asked = recordCalls('/OcupacionalListaXGenerar/');
  const { user, dialog } = await nuevo('personal');
  await buscar({ user, dialog }, 'POST OCUPACIONAL');
  expect(asked).toEqual([{ IdEmpresa: 0, TipoOcupacional: 'T', NombrePersona: '' }]);
  const heads = dialog.getAllByRole('columnheader').map((head) => head.textContent?.replace(/, .*/, ''));
  expect(heads).toEqual(['Empresa', 'Nombre Completo', 'Novedad Origen', 'Fecha Novedad', 'Estado', 'Observación']);
  const cells = (name: string) =>
    [...(elegir(dialog, name).closest('tr')?.children ?? [])].slice(1).map((cell) => cell.textContent);
  const comun = ['INGRESO A LA EMPRESA', '03/11/2026', 'Aceptado'];
  expect(cells('ANA')).toEqual(['Banco Altiplano S.A.', 'ANA', ...comun, 'Revisar carpeta']);
  expect(cells('LUIS')).toEqual(['Banco Altiplano S.A.', 'LUISVigente del 09/10/2026', ...comun, '']);
});

test('[R-2.8-08] [R-2.8-09] [R-7.7-02] employees that cannot be read leave what was typed, and are asked for again', async () => {
  empleados(['ANA', '']);
  server.use(
    http.post('*/Ocupacional/OcupacionalListaXGenerar/', () => new HttpResponse('', { status: 500 }), { once: true }),
  );
  const asked = recordCalls('/OcupacionalListaXGenerar/');
  const { user, dialog } = await nuevo();
  const tipo = dialog.getByLabelText(/^Tipo Ocupacional/);
  await user.selectOptions(tipo, 'POST OCUPACIONAL');
  await user.type(dialog.getByLabelText('Nombre Empleado'), 'ana{Enter}');
  const again = await dialog.findByRole('button', { name: 'Reintentar' });
  expect(again.closest('[role="alert"]')).toHaveTextContent('Ha ocurrido un error técnico. Pedimos disculpas.');
  expect(tipo).toHaveDisplayValue('POST OCUPACIONAL');
  expect(dialog.getByLabelText('Nombre Empleado')).toHaveValue('ANA');
  await user.click(again);
  expect(await dialog.findByRole('checkbox', { name: 'Seleccionar a ANA' })).not.toBeChecked();
  expect(dialog.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  const body = { IdEmpresa: 501, TipoOcupacional: 'T', NombrePersona: 'ANA' };
  expect(asked).toEqual([body, body]);
});

test('[R-2.8-10] [E-8-08] [E-8-09] [F-8-14] [R-2.8-08] [R-7.7-02] nobody found by a name, and nobody at all', async () => {
  const asked = recordCalls('/OcupacionalListaXGenerar/');
  const { user, dialog } = await nuevo();
  await buscar({ user, dialog }, 'PRE OCUPACIONAL', 'nadie se llama así');
  expect(dialog.getByText('Ningún resultado para NADIE SE LLAMA ASÍ.')).toBeVisible();
  empleados();
  // Blanks are no name.
  await buscar({ user, dialog }, 'PRE OCUPACIONAL', ' ');
  expect(asked.at(-1)).toEqual({ IdEmpresa: 501, TipoOcupacional: 'P', NombrePersona: '' });
  expect(dialog.getByText('No se encontraron registros.')).toBeVisible();
});

test('[R-5.6-02] [R-7.7-02] [R-3.8-01] [R-2.8-08] [R-1-03] with nobody selected it says whom to select', async () => {
  const asked = recordCalls('/OcupacionalRegistrar/');
  const found = recordCalls('/OcupacionalListaXGenerar/');
  empleados(['ANA', '']);
  const { user, dialog } = await nuevo();
  await buscar({ user, dialog }, 'POST OCUPACIONAL');
  expect(found).toMatchObject([{ TipoOcupacional: 'T' }]);
  await guardar({ user, dialog });
  expect(await findToast('Debe seleccionar los empleados para el pre/post ocupacional.')).toHaveClass('toast-info');
  expect(asking()).toBe(false);
  expect(asked).toEqual([]);
});

test('[R-1-03] [R-3.4-03] [R-5.6-04] [R-6-02] [R-7.7-04] [R-8-15] [F-3.11-12] [F-3.11-18] [R-2.8-08] [R-5.6-03] [R-7.7-02] [E-1-07] [R-3.8-01] [R-3.4-02] one employee: the question by name, what is sent, and the outcome', async () => {
  // Somebody who is not selected is not asked about.
  empleados(['ANA ROJAS', '02/11/2026'], ['LUIS PAZ', '']);
  const asked = recordCalls('/OcupacionalRegistrar/');
  const checked = recordCalls('/Ocupacional/OcupacionalValidarNovedad/');
  const { user, dialog } = await nuevo();
  await buscar({ user, dialog }, 'POST OCUPACIONAL');
  await user.click(elegir(dialog, 'LUIS PAZ'));
  expect(dialog.getByText('1 empleado seleccionado')).toBeVisible();
  const listed = recordCalls('/OcupacionalListar/');
  await guardar({ user, dialog });
  await acepta({ user }, '¿Desea registrar el pre/post ocupacional para el empleado LUIS PAZ?');
  await toastSays('Se registró correctamente el pre/post ocupacional.');
  expect(asked).toEqual([
    [
      {
        IdEmpresa: 502,
        IdPersona: 11,
        IdPersonaEmpresa: 21,
        IdTipoNovedad: 32,
        IdCanal: 1,
        IdPersonaNovedadOrigen: 71,
        TieneOcupacionalVigente: false,
      },
    ],
  ]);
  // The exams of these days, before there is a new one among them.
  expect(listed[0]).toMatchObject({
    ...{ FechaInicio: '2026-11-19', FechaFin: '2026-11-21', IdEstadoProceso: 0, IdEmpresaAnterior: '00123' },
    ...{ NombrePersona: '', TipoOcupacional: '' },
  });
  // What is checked is what is registered.
  expect([checked]).toEqual(asked);
  expect(screen.queryByRole('dialog', { name: TITULO })).not.toBeInTheDocument();
});

test('[F-8-18] [R-5.6-03] [R-5.6-04] [R-7.7-04] [F-3.11-12] [F-3.11-18] [R-1-03] [R-2.8-08] [R-3.4-03] [R-6-02] [R-8-15] [R-3.8-01] several: who holds a valid exam is listed first, then their number is asked for', async () => {
  empleados(['ANA', '02/11/2026'], ['LUIS', ''], ['EVA', '09/10/2026']);
  const asked = recordCalls('/OcupacionalRegistrar/');
  const { user, dialog } = await nuevo();
  await buscar({ user, dialog }, 'PRE OCUPACIONAL');
  await user.click(dialog.getByRole('button', { name: 'Seleccionar los 3' }));
  await guardar({ user, dialog });
  const first = await question(/EVA tiene .*09\/10\/2026\.¿Desea continuar\?/);
  expect(first.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ANA tiene un pre/post ocupacional vigente del 02/11/2026.',
    'EVA tiene un pre/post ocupacional vigente del 09/10/2026.',
  ]);
  await user.click(first.getByRole('button', { name: 'Cancelar' }));
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  const lost = await question('¿Desea descartar lo que eligió?');
  await user.click(lost.getByRole('button', { name: 'Cancelar' }));
  expect(dialog.getByText('3 empleados seleccionados')).toBeVisible();

  await guardar({ user, dialog });
  await acepta({ user }, '¿Desea continuar?');
  const second = await question('¿Desea registrar el pre/post ocupacional para los 3 empleados seleccionados?');
  await user.click(second.getByRole('button', { name: 'Cancelar' }));
  expect(asked).toEqual([]);

  await guardar({ user, dialog });
  await acepta({ user }, '¿Desea continuar?');
  await acepta({ user }, /3 empleados/);
  await toastSays('Se registró correctamente el pre/post ocupacional.');
  const cada = (at: number, TieneOcupacionalVigente: boolean) => ({
    ...{ IdEmpresa: 502, IdPersona: 10 + at, IdPersonaEmpresa: 20 + at, IdPersonaNovedadOrigen: 70 + at },
    ...{ IdTipoNovedad: 31, IdCanal: 1, TieneOcupacionalVigente },
  });
  expect(asked).toEqual([[cada(0, true), cada(1, false), cada(2, true)]]);
});

test('[R-2.8-08] [R-5.6-02] who is selected stays so while another name is searched for, and not with the other type', async () => {
  const { user, dialog } = await nuevo();
  const { nombre } = await ejemplo('examenVigente');
  await buscar({ user, dialog }, 'PRE OCUPACIONAL', nombre);
  await user.click(elegir(dialog, nombre));
  await buscar({ user, dialog }, 'PRE OCUPACIONAL', 'nadie');
  const chosen = dialog.getByRole('button', { name: `Quitar a ${nombre}` });
  await user.click(chosen);
  expect(dialog.queryByText(/seleccionado$/)).not.toBeInTheDocument();
  await buscar({ user, dialog }, 'PRE OCUPACIONAL', nombre);
  await user.click(elegir(dialog, nombre));
  await user.selectOptions(dialog.getByLabelText(/^Tipo Ocupacional/), 'POST OCUPACIONAL');
  expect(dialog.queryByText('1 empleado seleccionado')).not.toBeInTheDocument();
  // Nor is the list of the other type there any more.
  expect(dialog.queryByRole('table', { name: 'Empleados' })).toBeNull();
  await guardar({ user, dialog });
  await toastSays('Debe seleccionar los empleados para el pre/post ocupacional.');
  expect(asking()).toBe(false);
});

test('[R-8-01] [R-2.8-09] [R-6-02] [F-8-02] [R-1-03] [R-3.4-03] what the check of one employee refuses is told in a dialog before anything is asked', async () => {
  const asked = recordCalls('/OcupacionalRegistrar/');
  const { user, dialog } = await nuevo();
  const { nombre } = await ejemplo('examenRegistrado');
  await buscar({ user, dialog }, 'PRE OCUPACIONAL', nombre);
  expect(dialog.getByText(/^Tiene un preocupacional en curso del/)).toBeVisible();
  await user.click(elegir(dialog, nombre));
  await guardar({ user, dialog });
  const told = await question(`${nombre} ya tiene un pre/post ocupacional en curso`);
  expect(toasts()).toEqual([]);
  await user.click(told.getByRole('button', { name: 'Aceptar' }));
  expect(dialog.getByText('1 empleado seleccionado')).toBeVisible();
  expect(asking()).toBe(false);
  expect(asked).toEqual([]);
});

test('[R-5.6-04] [R-8-01] [F-8-02] [F-8-03] [R-1-03] [R-2.8-08] [R-6-02] what the registration refuses is told in a dialog, and the registration stays open', async () => {
  const Mensaje = { Descripcion: 'LUIS ya tiene un examen.', TipoMensaje: 'warning', IdMensaje: 'OCU-7' };
  const refused = { ok: false, Mensaje };
  empleados(['ANA', ''], ['LUIS', '']);
  server.use(http.post('*/Ocupacional/OcupacionalRegistrar/', () => HttpResponse.json(refused)));
  const { user, dialog } = await nuevo();
  await buscar({ user, dialog }, 'PRE OCUPACIONAL');
  await user.click(dialog.getByRole('button', { name: 'Seleccionar los 2' }));
  await guardar({ user, dialog });
  await acepta({ user }, /los 2 empleados/);
  const told = await question('LUIS ya tiene un examen.');
  expect(told.getByText('OCU-7')).toHaveClass('small-below');
  expect(toasts()).toEqual([]);
  await user.click(told.getByRole('button', { name: 'Aceptar' }));
  expect(dialog.getByText('2 empleados seleccionados')).toBeVisible();
  // Without him it can be sent again.
  await descubierta();
  await leido();
  await user.click(dialog.getByRole('button', { name: 'Quitar a LUIS' }));
  await guardar({ user, dialog });
  const again = await question('¿Desea registrar el pre/post ocupacional para el empleado ANA?');
  await user.click(again.getByRole('button', { name: 'Cancelar' }));
  expect(dialog.getByText('1 empleado seleccionado')).toBeVisible();
});

test('[R-1-03] [R-5.6-03] [R-5.6-04] [R-2.8-08] [R-3.4-03] [R-6-02] [R-7.7-02] [R-7.7-04] [R-8-15] staff register for people of every company, and the new exam is in the list', async () => {
  const { user, dialog } = await nuevo('personal');
  const { nombre } = await ejemplo('examenVigente');
  await buscar({ user, dialog }, 'PRE OCUPACIONAL', nombre);
  await user.click(elegir(dialog, nombre));
  await guardar({ user, dialog });
  const vigente = await question('¿Desea continuar?');
  expect(vigente.getByRole('listitem')).toHaveTextContent(
    new RegExp(`^${nombre} tiene un pre/post ocupacional vigente del \\d\\d/11/2026\\.$`),
  );
  await acepta({ user }, '¿Desea continuar?');
  await acepta({ user }, `¿Desea registrar el pre/post ocupacional para el empleado ${nombre}?`);
  await toastSays('Se registró correctamente el pre/post ocupacional.');
  await cargada();
  await user.type(screen.getByLabelText('Filtrar resultados'), `${nombre} registrado`);
  await waitFor(() => expect(fila(nombre)).toHaveTextContent('20/11/2026'));
});
