import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { session } from '#client/session.ts';
import { toLocalDate } from '#lib/dates.ts';
import { empresas } from '#sandbox/db/empresas.ts';
import { descargas } from '#support/descargas.ts';
import { mount } from '#support/mount.tsx';
import { question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { type DemoUser, signInAs } from '#support/session.ts';

const path = '/seguros/reporte-saldo-formulario-fisico';
const saldos = 'OrdenPagoFormularioFisico';
const tabla = () => screen.findByRole('table', { name: 'Saldo de formularios físicos' });
const listed = async () => waitFor(async () => expect(await tabla()).toHaveAttribute('aria-busy', 'false'));

async function open(as: DemoUser = 'empresa') {
  const mounted = await mount(path, { as });
  await listed();
  return mounted;
}
/** Key of the demo company's forms in its regional. */
const banco = `${empresas[0].IdEmpresa}|1`;
const filaDe = async (text: string | RegExp) => within(await screen.findByRole('row', { name: text }));

test('[R-1-04] [E-1-01] [R-2.9-02] [R-7.6-04] the balance is asked for the company and the regional of the session', async () => {
  const asked = recordCalls(saldos);
  await open();
  expect(asked).toEqual([{ CodigoEmpresa: '00123', IdRegional: 1, Novedad: '', Empresa: '' }]);
  const rows = within(await tabla())
    .getAllByRole('row')
    .slice(1);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row).toHaveTextContent('La Paz');
  for (const row of rows) expect(row).toHaveTextContent('Banco Altiplano S.A.');
});

test('[R-2.9-02] [E-1-01] [R-7.6-04] another company and regional of the session are asked for in their place', async () => {
  await open();
  server.use(http.post(`*/${saldos}`, () => HttpResponse.json({ ok: true, Datos: [] })));
  const asked = recordCalls(saldos);
  act(() => session.setState(({ user }) => ({ user: user && { ...user, id_empresa: '00777', id_regional: 4 } })));
  await waitFor(() => expect(asked).toEqual([{ CodigoEmpresa: '00777', IdRegional: 4, Novedad: '', Empresa: '' }]));
  expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
});

test('[R-2.9-02] [R-7.6-04] staff who act for a company ask for that company alone', async () => {
  await signInAs('mixto', '00123');
  const asked = recordCalls(saldos);
  await mount(path);
  await listed();
  expect(asked).toEqual([{ CodigoEmpresa: '00123', IdRegional: 1, Novedad: '', Empresa: '' }]);
  expect(screen.queryByLabelText('Empresa')).toBeNull();
});

test('[R-2.9-03] [R-3.5-01] [R-1-04] the documented columns hold what the services count', async () => {
  await open();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent?.replace(', ordenable', ''));
  expect(headers).toEqual([
    'Regional',
    'Empresa',
    'Novedad',
    'Total Asignado',
    'Total Utilizado',
    'Total Disponible',
    'Habilitado',
    'Acciones',
  ]);
  const { db } = await theSandbox();
  const [forms] = db.formularios.by('empresa', banco);
  if (!forms) throw new Error('The company has no forms');
  const used = db.usosFormulario.by('formulario', forms.IdEmpresaTipoNovedadPagado).length;
  const total = forms.TotalAsignado;
  const row = screen.getAllByRole('row')[1];
  const { Novedad = '' } = db.tiposNovedad.get(forms.IdTipoNovedad) ?? {};
  const before = [...(row?.children ?? [])].slice(1, 4).map((cell) => cell.textContent);
  expect(before).toEqual(['La Paz', 'Banco Altiplano S.A.', Novedad]);
  expect(row).toHaveTextContent(
    new RegExp(`${total}${used}${Math.round((used / total) * 100)} % utilizado${total - used}`),
  );
  const bar = within(row ?? document.body).getByRole('img');
  expect(bar).toHaveAccessibleName(`Se utilizaron ${used} de ${total} formularios`);
  expect(bar.firstElementChild).toHaveStyle({ '--saldo-share': `${Math.round((used / total) * 100)}%` });
});

test.each([
  ['Enter', '{Enter}'],
  ['Buscar', ''],
])('[R-2.9-01] [R-1-04] [R-7.6-04] the notice’s name is searched on %s', async (_, key) => {
  const { user } = await open();
  const asked = recordCalls(saldos);
  await user.type(screen.getByLabelText('Novedad'), `  baja${key}`);
  expect(key === '' ? asked : []).toEqual([]);
  if (key === '') await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(asked).toMatchObject([{ Novedad: 'baja' }]));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/baja/i);
  // The same name asks anew.
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual(asked[0]);
  await listed();
  // A name that is taken away again limits nothing.
  await user.clear(screen.getByLabelText('Novedad'));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
});

test('[R-3.5-01] [E-8-09] [R-7.6-04] [R-2.9-04] [F-8-14] [R-1-04] [R-2.9-03] the detail lists what the forms were used for, and is searched by text', async () => {
  const { user } = await open();
  const { db } = await theSandbox();
  const [forms] = db.formularios.by('empresa', banco);
  const uses = db.usosFormulario.by('formulario', forms?.IdEmpresaTipoNovedadPagado ?? 0);
  const asked = recordCalls('OrdenPagoFormularioFisicoDetalle');
  const opener = screen.getAllByRole('button', { name: /^Ver detalle de los formularios de .* de Banco/ })[0];
  if (!opener) throw new Error('No row offers its detail');
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Formularios utilizados' }));
  const rows = () => dialog.getAllByRole('row').slice(1);
  await waitFor(() => expect(rows()).toHaveLength(uses.length));
  expect(asked).toEqual([{ IdEmpresaTipoNovedadPagado: forms?.IdEmpresaTipoNovedadPagado }]);
  for (const name of ['Trabajador', 'Novedad', 'Fecha Utilizado', 'Número Utilización'])
    expect(dialog.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
  const last = uses.at(-1);
  const aviso = db.novedades.get(last?.IdPersonaNovedad ?? 0);
  const person = db.personas.get(aviso?.IdPersona ?? 0)?.NombreCompleto ?? '';
  await user.type(dialog.getByLabelText('Filtrar resultados'), person);
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows()) expect(row).toHaveTextContent(person);
  const day = toLocalDate(last?.FechaUtilizado ?? '');
  const { Novedad = '' } = db.tiposNovedad.get(aviso?.IdTipoNovedad ?? 0) ?? {};
  expect(rows().map((row) => [...row.children].map((cell) => cell.textContent))).toContainEqual([
    person,
    Novedad,
    day,
    String(last?.NumeroUtilizacion),
  ]);
  for (const text of [day, Novedad]) {
    await user.clear(dialog.getByLabelText('Filtrar resultados'));
    await user.type(dialog.getByLabelText('Filtrar resultados'), text);
    expect(rows().some((row) => row.textContent?.includes(text))).toBe(true);
  }
  await user.clear(dialog.getByLabelText('Filtrar resultados'));
  await user.type(dialog.getByLabelText('Filtrar resultados'), `${person} nadie así`);
  expect(dialog.getByText(`Ningún resultado para ${person} nadie así.`)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('[R-2.9-04] [R-2.9-03] [R-3.5-01] [R-7.6-04] the detail can be tried again, has pages, is searched on all of them by each column, and is closed', async () => {
  const Datos = Array.from({ length: 23 }, (_, at) => ({
    NombrePersona: at === 21 ? 'QUISPE EVA' : `PERSONA ${at + 1}`,
    Novedad: at === 0 ? 'TRANSFERENCIA' : 'INGRESO',
    FechaUtilizado: `${String(at + 1).padStart(2, '0')}/10/2026`,
    NumeroUtilizacion: 700 + at,
  }));
  server.use(
    http.post('*/OrdenPagoFormularioFisicoDetalle', () => new HttpResponse('', { status: 500 }), { once: true }),
    http.post('*/OrdenPagoFormularioFisicoDetalle', () => HttpResponse.json({ ok: true, Datos })),
  );
  const { user } = await open();
  await user.click(screen.getAllByRole('button', { name: /^Ver detalle de los formularios de / })[1] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Formularios utilizados' }));
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }));
  const filas = () =>
    dialog
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(await dialog.findByText('PERSONA 23')).toBeVisible();
  expect(filas()).toHaveLength(10);
  const headers = dialog.getAllByRole('columnheader').map((header) => header.textContent?.replace(/,.*/, ''));
  expect(headers).toEqual(['Trabajador', 'Novedad', 'Fecha Utilizado', 'Número Utilización']);
  expect(filas()[0]).toEqual(['PERSONA 23', 'INGRESO', '23/10/2026', '722']);
  await user.click(dialog.getByRole('button', { name: 'Página 3' }));
  expect(filas()).toHaveLength(3);
  const box = dialog.getByLabelText('Filtrar resultados');
  const [primera] = filas().slice(-1);
  expect(primera).toEqual(['PERSONA 1', 'TRANSFERENCIA', '01/10/2026', '700']);
  for (const texto of ['transferencia', '01/10/2026', '700']) {
    await user.clear(box);
    await user.type(box, texto);
    await waitFor(() => expect(filas()).toEqual([primera]));
  }
  await user.clear(box);
  await user.type(box, 'quispe');
  await waitFor(() => expect(filas()).toEqual([['QUISPE EVA', 'INGRESO', '22/10/2026', '721']]));
  for (const close of dialog.getAllByRole('button', { name: /^Cerrar/ }).slice(-1)) await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[R-2.9-04] forms that nobody used yet say so in their detail', async () => {
  server.use(http.post('*/OrdenPagoFormularioFisicoDetalle', () => HttpResponse.json({ ok: true, Datos: [] })));
  const { user } = await open();
  await user.click(screen.getAllByRole('button', { name: /^Ver detalle de los formularios de / })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Formularios utilizados' }));
  expect(await dialog.findByText('Todavía no se utilizó ningún formulario.')).toBeVisible();
});

test('[R-1-04] [R-2.9-03] [R-2.9-04] [R-3.5-01] [R-7.6-04] [R-7.6-05] each row has its own names, totals, switch and detail, on paper too', async () => {
  const Datos = [
    {
      ...{
        Regional: 'La Paz',
        Empresa: 'ALFA',
        Novedad: 'ALTA',
        TotalAsignado: 50,
        TotalUsado: 20,
        // Not what is left of the others: the services count it.
        TotalDisponible: 28,
      },
      ...{ Habilitado: true, IdEmpresaTipoNovedadPagado: 71 },
    },
    {
      ...{ Regional: 'Oruro', Empresa: 'BETA', Novedad: 'BAJA', TotalAsignado: 40, TotalUsado: 40, TotalDisponible: 0 },
      ...{ Habilitado: false, IdEmpresaTipoNovedadPagado: 72 },
    },
  ];
  server.use(
    http.post(`*/${saldos}`, () => HttpResponse.json({ ok: true, Datos })),
    http.post('*/OrdenPagoFormularioFisicoDetalle', () => HttpResponse.json({ ok: true, Datos: [] })),
  );
  const asked = recordCalls('OrdenPagoFormularioFisicoDetalle');
  const { user } = await open('personal');
  const alta = await screen.findByRole('switch', { name: 'Habilitado: ALTA de ALFA' });
  const baja = screen.getByRole('switch', { name: 'Habilitado: BAJA de BETA' });
  expect(alta).toBeChecked();
  expect(baja).not.toBeChecked();
  const cells = (one: HTMLElement) =>
    [...(one.closest('tr')?.children ?? [])].slice(1, 8).map((cell) => cell.textContent);
  expect(cells(alta)).toEqual(['La Paz', 'ALFA', 'ALTA', '50', '2040 % utilizado', '28', 'Sí']);
  expect(cells(baja)).toEqual(['Oruro', 'BETA', 'BAJA', '40', '40100 % utilizado', '0', 'No']);
  await user.click(screen.getByRole('button', { name: 'Ver detalle de los formularios de BAJA de BETA' }));
  const dialog = await screen.findByRole('dialog', { name: 'Formularios utilizados' });
  expect(dialog).toHaveTextContent('BAJABETA · Oruro');
  await waitFor(() => expect(asked).toEqual([{ IdEmpresaTipoNovedadPagado: 72 }]));
  // What was searched for in one detail is not in the next.
  await user.type(within(dialog).getByLabelText('Filtrar resultados'), 'nadie');
  await user.click(
    within(dialog)
      .getAllByRole('button', { name: /^Cerrar/ })
      .at(-1) ?? document.body,
  );
  await user.click(screen.getByRole('button', { name: 'Ver detalle de los formularios de ALTA de ALFA' }));
  const other = await screen.findByRole('dialog', { name: 'Formularios utilizados' });
  expect(other).toHaveTextContent('ALTAALFA · La Paz');
  expect(within(other).getByLabelText('Filtrar resultados')).toHaveValue('');
  await waitFor(() => expect(asked.at(-1)).toEqual({ IdEmpresaTipoNovedadPagado: 71 }));
  await user.click(
    within(other)
      .getAllByRole('button', { name: /^Cerrar/ })
      .at(-1) ?? document.body,
  );
  const files = descargas();
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = new TextDecoder().decode(await files[0]?.bytes());
  expect(text.split('\r\n').slice(1)).toEqual(['La Paz;ALFA;ALTA;50;20;28;Sí', 'Oruro;BETA;BAJA;40;40;0;No']);
  // The staff have no company of their own: the row's id tells whose forms they are.
  const sent = recordCalls('OrdenPagoFormularioRegistro');
  server.use(http.post('*/OrdenPagoFormularioRegistro', () => HttpResponse.json({ ok: true, Datos: 72 })));
  await user.click(screen.getByRole('switch', { name: 'Habilitado: BAJA de BETA' }));
  const own = { IdEmpresaTipoNovedadPagado: 72, IdEmpresa: 0, IdRegional: 1, IdTipoNovedad: 0, TotalAsignado: 40 };
  await waitFor(() => expect(sent).toEqual([{ ...own, Habilitado: true }]));
});

test('[F-8-18] [R-3.5-01] [R-7.6-05] [R-2.9-03] forms are switched off after a question, and on again without one', async () => {
  const { user } = await open();
  const { db } = await theSandbox();
  const forms = () => db.formularios.by('empresa', banco)[0];
  const before = forms();
  const sent = recordCalls('OrdenPagoFormularioRegistro');
  const find = () => screen.getAllByRole('switch', { name: /^Habilitado: .* de Banco Altiplano/ })[0] ?? document.body;
  await user.click(find());
  const no = await question(/¿Desea deshabilitar los formularios físicos de .* de Banco Altiplano S\.A\.\?/);
  await user.click(no.getByRole('button', { name: 'Cancelar' }));
  expect(forms()).toEqual(before);
  await user.click(find());
  await user.click((await question('¿Desea deshabilitar')).getByRole('button', { name: 'Aceptar' }));
  await toastSays('El formulario físico se guardó correctamente.');
  expect(forms()).toEqual({ ...before, Habilitado: false });
  await waitFor(() => expect(find()).not.toBeChecked());
  // What is left of them is left all the same.
  const used = db.usosFormulario.by('formulario', before?.IdEmpresaTipoNovedadPagado ?? 0).length;
  const cells = [...(find().closest('tr')?.children ?? [])].map((cell) => cell.textContent);
  expect(cells[6]).toBe(String((before?.TotalAsignado ?? 0) - used));
  await user.click(find());
  await waitFor(() => expect(forms()).toEqual(before));
  await waitFor(() => expect(find()).toBeChecked());
  const { IdEmpresaTipoNovedadPagado, TotalAsignado } = before ?? {};
  const own = { IdEmpresaTipoNovedadPagado, IdEmpresa: empresas[0].IdEmpresa, IdRegional: 1, TotalAsignado };
  expect(sent).toEqual([false, true].map((Habilitado) => ({ ...own, IdTipoNovedad: 0, Habilitado })));
});

test('[R-2.9-03] [R-7.6-05] a refused switch leaves the row as it is and tells why', async () => {
  const { user } = await open();
  const refuse = () =>
    HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'No puede deshabilitarse.', TipoMensaje: 'warning' } });
  server.use(http.post('*/OrdenPagoFormularioRegistro', refuse));
  await user.click(screen.getAllByRole('switch')[0] ?? document.body);
  await user.click((await question('¿Desea deshabilitar')).getByRole('button', { name: 'Aceptar' }));
  await toastSays('No puede deshabilitarse.');
  await listed();
  expect(screen.getAllByRole('switch')[0]).toBeChecked();
  // It can be pressed again, and asks again.
  await user.click(screen.getAllByRole('switch')[0] ?? document.body);
  await user.click((await question('¿Desea deshabilitar')).getByRole('button', { name: 'Cancelar' }));
  expect(screen.getAllByRole('switch')[0]).toBeChecked();
});

test('[R-1-04] [R-2.9-01] [R-2.9-02] [R-3.5-01] [R-7.6-04] [R-2.9-03] staff see the companies of their regional and look for one by name', async () => {
  const { user } = await open('personal');
  const asked = recordCalls(saldos);
  const names = new Set((await screen.findAllByRole('switch')).map((one) => one.getAttribute('aria-label')));
  expect([...names].some((name) => name?.includes('Banco Altiplano'))).toBe(true);
  expect([...names].some((name) => name && !name.includes('Banco Altiplano'))).toBe(true);
  await user.type(screen.getByLabelText('Empresa'), 'altiplano{Enter}');
  await waitFor(() => expect(asked).toEqual([{ CodigoEmpresa: '', IdRegional: 1, Novedad: '', Empresa: 'altiplano' }]));
  await waitFor(async () =>
    expect(
      (await screen.findAllByRole('switch')).every((one) => one.getAttribute('aria-label')?.includes('Altiplano')),
    ).toBe(true),
  );
  expect(await filaDe(/Banco Altiplano.*baja/i)).toBeDefined();
  // The notice's name narrows it further.
  await user.type(screen.getByLabelText('Novedad'), 'baja{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ CodigoEmpresa: '', Novedad: 'baja', Empresa: 'altiplano' }));
});

test('[F-8-14] [E-8-08] [R-2.9-01] [R-1-04] [R-7.6-04] nothing found, and a failure with the way to try again', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Novedad'), 'nada así{Enter}');
  expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
  server.use(http.post(`*/${saldos}`, () => new HttpResponse('', { status: 500 }), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Ha ocurrido un error técnico. Pedimos disculpas.')).toBeVisible();
  await user.clear(screen.getByLabelText('Novedad'));
  await user.click(main.getByRole('button', { name: 'Reintentar' }));
  expect(await main.findByText('No se encontraron registros.')).toBeVisible();
});

test('an insured person is not let in', async () => {
  const { router } = await mount(path, { as: 'asegurado' });
  await screen.findByRole('heading', { name: /Grupo familiar/ });
  expect(router.state.location.pathname).toBe('/system');
});
