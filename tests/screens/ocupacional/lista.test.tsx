import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { call } from '#client/call.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { escribirPeriodo } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { contestar, rechazaUnaVez } from '#support/respuestas.ts';
import { descubierta, ejemplo, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { abrir, cargada, columna, dialogo, fila, RUTA, TABLA } from './pantalla.ts';

const novedad = (row: HTMLElement | undefined) => within(row ?? document.body);

test('[R-2.8-01] [E-7.4-02] [R-2.8-02] [R-3.4-02] [R-4.5-02] [R-7.7-01] [R-9-01] [F-9-03] [R-9-07] [R-1-03] it opens with the month, every state and both types', async () => {
  const bodies = recordCalls('/OcupacionalListar/');
  const states = recordCalls(`/ListarEstadosProcesoPorTipoNovedadVM/${tipoNovedad.OCUPACIONAL}`);
  await mount(RUTA, { as: 'empresa' });
  await cargada();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Exámenes ocupacionales');
  await waitFor(() => expect(document.title).toContain('Exámenes ocupacionales'));
  expect(screen.getByLabelText('Fecha desde')).toHaveValue('01/11/2026');
  expect(screen.getByLabelText('Fecha hasta')).toHaveValue('20/11/2026');
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('TODOS');
  expect(screen.getByLabelText('Tipo Ocupacional')).toHaveDisplayValue('TODOS');
  expect(screen.getByLabelText('Nombre Empleado')).toHaveValue('');
  await waitFor(() =>
    expect(bodies).toEqual([
      {
        FechaInicio: '2026-11-01',
        FechaFin: '2026-11-20',
        IdEstadoProceso: 0,
        IdEmpresaAnterior: '00123',
        Pagado: null,
        NombrePersona: '',
        TipoOcupacional: '',
      },
    ]),
  );
  await waitFor(() => expect(states).toHaveLength(1));
});

test('[R-1-03] [R-2.8-02] [R-3.4-02] staff who act for a company see its exams, as its own people do', async () => {
  await signInAs('empresa');
  await mount(`${RUTA}?desde=2025-11-20&hasta=2026-11-20`);
  await cargada();
  const own = columna('Nombre');
  expect(own.length).toBeGreaterThan(0);
  cleanup();
  await signInAs('mixto', '00123');
  const bodies = recordCalls('/OcupacionalListar/');
  await mount(`${RUTA}?desde=2025-11-20&hasta=2026-11-20`);
  await cargada();
  expect(columna('Nombre')).toEqual(own);
  await waitFor(() => expect(bodies).toMatchObject([{ IdEmpresaAnterior: '00123' }]));
});

test('[R-2.8-02] [R-3.4-02] [R-3.8-01] [R-4.5-02] [R-1-03] states come from the services, types are PRE, POST and TODOS; Enter searches', async () => {
  const { user, router } = await abrir();
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  await waitFor(() =>
    expect(options('Estado')).toEqual([
      'TODOS',
      'REGISTRADO',
      'ORDEN DE PAGO',
      'OBSERVADO',
      'PAGADO',
      'PROGRAMADO',
      'CONCLUIDO',
    ]),
  );
  expect(options('Tipo Ocupacional')).toEqual(['PRE OCUPACIONAL', 'POST OCUPACIONAL', 'TODOS']);
  const bodies = recordCalls('/OcupacionalListar/');
  await user.selectOptions(screen.getByLabelText('Estado'), 'PROGRAMADO');
  await user.selectOptions(screen.getByLabelText('Tipo Ocupacional'), 'PRE OCUPACIONAL');
  const { nombre } = await ejemplo('examenProgramado');
  await user.type(screen.getByLabelText('Nombre Empleado'), `${nombre.split(' ')[0]?.toLowerCase()}{Enter}`);
  await waitFor(() =>
    expect(bodies.at(-1)).toMatchObject({
      IdEstadoProceso: 13,
      TipoOcupacional: 'P',
      NombrePersona: nombre.split(' ')[0],
    }),
  );
  await cargada();
  expect(new Set(columna('Estado'))).toEqual(new Set(['Programado']));
  expect(fila(nombre)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Tipo Ocupacional'), 'POST OCUPACIONAL');
  await user.type(screen.getByLabelText('Nombre Empleado'), '{Enter}');
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ TipoOcupacional: 'T' }));
  await cargada();
  await user.selectOptions(screen.getByLabelText('Estado'), 'TODOS');
  await user.type(screen.getByLabelText('Nombre Empleado'), '{Enter}');
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ IdEstadoProceso: 0 }));
  await cargada();
  // A name must not be in an address or in storage.
  expect(router.state.location.search).not.toContain(nombre.split(' ')[0]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(nombre.split(' ')[0]);
});

test('[F-9-03] [R-9-01] [R-2.8-02] [R-3.4-02] [R-1-03] typed dates are searched for, TODOS takes the type away again, an emptied name the name, and the same filter asks anew', async () => {
  const opened = await abrir();
  const bodies = recordCalls('/OcupacionalListar/');
  const buscar = async () => {
    const before = bodies.length;
    await opened.user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(bodies.length).toBeGreaterThan(before));
    await leido();
    return bodies.at(-1);
  };
  const fechas = { FechaInicio: '2026-10-01', FechaFin: '2026-11-15' };
  await escribirPeriodo(opened, '01/10/2026', '15/11/2026');
  await opened.user.selectOptions(screen.getByLabelText('Tipo Ocupacional'), 'POST OCUPACIONAL');
  expect(await buscar()).toMatchObject({ ...fechas, TipoOcupacional: 'T' });
  expect(await buscar()).toMatchObject({ ...fechas, TipoOcupacional: 'T' });
  await opened.user.selectOptions(screen.getByLabelText('Tipo Ocupacional'), 'TODOS');
  expect(await buscar()).toMatchObject({ ...fechas, TipoOcupacional: '' });
  await opened.user.type(screen.getByLabelText('Nombre Empleado'), 'quispe');
  expect(await buscar()).toMatchObject({ ...fechas, NombrePersona: 'QUISPE' });
  // What was searched for still stands in the filter.
  expect(screen.getByLabelText('Nombre Empleado')).toHaveValue('QUISPE');
  expect(screen.getByLabelText('Fecha desde')).toHaveValue('01/10/2026');
  expect(screen.getByLabelText('Fecha hasta')).toHaveValue('15/11/2026');
  await opened.user.clear(screen.getByLabelText('Nombre Empleado'));
  expect(await buscar()).toMatchObject({ ...fechas, NombrePersona: '' });
});

test('[R-2.8-02] Enter in a date searches too', async () => {
  const { user } = await abrir();
  const bodies = recordCalls('/OcupacionalListar/');
  for (const [label, day, body] of [
    ['Fecha desde', '02/10/2026', { FechaInicio: '2026-10-02', FechaFin: '2026-11-20' }],
    ['Fecha hasta', '14/11/2026', { FechaInicio: '2026-10-02', FechaFin: '2026-11-14' }],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), `${day}{Enter}`);
    await waitFor(() => expect(bodies.at(-1)).toMatchObject(body));
  }
});

test('[R-2.8-02] the paper says which state and type the list is narrowed to', async () => {
  const { user } = await abrir();
  await screen.findByRole('option', { name: 'PROGRAMADO' });
  await user.selectOptions(screen.getByLabelText('Estado'), 'PROGRAMADO');
  await user.selectOptions(screen.getByLabelText('Tipo Ocupacional'), 'PRE OCUPACIONAL');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(new Set(columna('Estado'))).toEqual(new Set(['Programado'])));
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Imprimir el listado' }));
  await waitFor(() =>
    expect(document.querySelector('.print-list dl')).toHaveTextContent(
      'Filtro20/11/2025 – 20/11/2026 · Programado · PRE OCUPACIONAL',
    ),
  );
  window.dispatchEvent(new Event('afterprint'));
  print.mockRestore();
});

test('[R-2.8-02] dates are required and in order', async () => {
  const { user } = await abrir();
  const desde = screen.getByLabelText('Fecha desde');
  await user.clear(desde);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(desde).toHaveAccessibleDescription('Debe ingresar la fecha desde.'));
  await user.type(desde, '21/11/2026');
  await waitFor(() =>
    expect(screen.getByLabelText('Fecha hasta')).toHaveAccessibleDescription(
      'La fecha hasta no puede ser menor que la fecha desde.',
    ),
  );
});

/** The columns of the list that show an exam. */
const columnas = () =>
  within(screen.getByRole('table', { name: TABLA }))
    .getAllByRole('columnheader')
    .map((head) => head.textContent?.replace(/, .*/, '') ?? '')
    .filter((head) => !['Selección', 'Acciones'].includes(head));
const COLUMNAS = ['Regional', 'Empresa', 'Nombre', 'Novedad', 'Fecha Novedad', 'Estado'];

test('[R-2.8-03] [R-3.4-01] [R-1-03] the columns, with the state in the services’ colours', async () => {
  const { db, nombre, novedad: exam } = await ejemplo('examenVigente');
  const { IdPersonaNovedad } = exam();
  await abrir();
  expect(columnas()).toEqual(COLUMNAS);
  expect(db.novedades.get(IdPersonaNovedad)).toBeDefined();
  const cells = novedad(fila(nombre)).getAllByRole('cell');
  const shown = cells.map((cell) => cell.textContent ?? '');
  const from = shown.indexOf('La Paz');
  expect(shown.slice(from, from + 6)).toEqual([
    'La Paz',
    'Banco Altiplano S.A.',
    nombre,
    'PREOCUPACIONAL',
    '17/11/2026',
    'Concluido',
  ]);
  const [ground, letter] = ['#e2f4ea', '#136339'];
  expect(novedad(cells[from + 5]).getByText('Concluido')).toHaveStyle({
    '--pill-ground': ground,
    '--pill-letter': letter,
  });
});

/** Two pages of rows, so that there is something to page and sort. */
function muchas(n: number, { otros = [], registrado = 5 }: { otros?: readonly string[]; registrado?: number } = {}) {
  const rows = Array.from({ length: n }, (_, at) => ({
    Regional: 'La Paz',
    NombreEmpresa: at % 2 ? 'BETA' : 'ALFA',
    NombreCompleto: at === 3 ? '=HYPERLINK("x")' : `PERSONA ${String(at).padStart(2, '0')}`,
    Novedad: 'PREOCUPACIONAL',
    FechaNovedad: `${String((at % 28) + 1).padStart(2, '0')}/11/2026`,
    Estado: at === 0 ? 'OCUPACIONAL_REGISTRADO' : (otros[at - 1] ?? 'Programado'),
    ColorLetra: '#084851',
    ColorFondo: '#e3f1f2',
    IdEstadoProceso: at === 0 ? registrado : 13,
    IdEmpresa: 501,
    IdPersonaNovedad: 900 + at,
    IdTipoNovedad: 31,
    IdPersonaEmpresa: 1,
    IdPersona: at + 1,
  }));
  server.use(http.post('*/OcupacionalListar/', () => HttpResponse.json({ ok: true, Datos: rows })));
}

test('[R-2.8-03] [R-2.8-05] [R-9-06] 25 rows a page, 25 or 50; several columns order together', async () => {
  muchas(40);
  const { user } = await abrir();
  expect(columna('Nombre')).toHaveLength(25);
  const sizes = screen.getByRole('combobox', { name: 'Filas por página' });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['25 por página', '50 por página']);
  await user.selectOptions(sizes, '50');
  expect(columna('Nombre')).toHaveLength(40);
  const head = (name: RegExp) => within(screen.getByRole('columnheader', { name })).getByRole('button');
  await user.click(head(/^Empresa/));
  await user.keyboard('{Shift>}');
  await user.click(head(/^Nombre/));
  await user.click(head(/^Nombre/));
  await user.keyboard('{/Shift}');
  expect(columna('Nombre').slice(0, 3)).toEqual(['PERSONA 38', 'PERSONA 36', 'PERSONA 34']);
  expect(columna('Empresa').slice(19, 21)).toEqual(['ALFA', 'BETA']);
});

test('[R-2.8-05] the second page has the rest, and three columns order together, the last within the others', async () => {
  muchas(40);
  const { user } = await abrir();
  const head = (name: RegExp) => within(screen.getByRole('columnheader', { name })).getByRole('button');
  await user.click(head(/^Empresa/));
  await user.keyboard('{Shift>}');
  await user.click(head(/^Fecha Novedad/));
  await user.click(head(/^Fecha Novedad/));
  await user.click(head(/^Nombre/));
  await user.keyboard('{/Shift}');
  expect(columna('Empresa').slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'ALFA'));
  expect(columna('Fecha Novedad').slice(0, 3)).toEqual(['27/11/2026', '25/11/2026', '23/11/2026']);
  expect(columna('Nombre').slice(8, 10)).toEqual(['PERSONA 10', 'PERSONA 38']);
  const first = columna('Nombre');
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  expect(columna('Nombre')).toHaveLength(15);
  expect(new Set([...first, ...columna('Nombre')]).size).toBe(40);
  expect(new Set(columna('Empresa'))).toEqual(new Set(['BETA']));
});

test('[R-2.8-05] every column takes part in the order, each in its place', async () => {
  muchas(3);
  const { user } = await abrir();
  const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}(,|$)`) });
  const [first = '', ...others] = COLUMNAS;
  await user.click(within(head(first)).getByRole('button'));
  await user.keyboard('{Shift>}');
  for (const name of others) await user.click(within(head(name)).getByRole('button'));
  await user.keyboard('{/Shift}');
  expect(head(first)).toHaveAttribute('aria-sort', 'ascending');
  for (const [at, name] of others.entries())
    expect(head(name)).toHaveAccessibleName(`${name}, orden ${at + 2}, ascendente`);
});

test('[R-2.8-05] the 26th exam has a page of its own', async () => {
  muchas(26);
  const { user } = await abrir();
  expect(columna('Nombre')).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  expect(columna('Nombre')).toHaveLength(1);
});

test('[R-2.8-03] [R-1-03] [R-3.4-01] each exam has its own regional, company, kind, day and colours', async () => {
  const colores = [
    ['#e2f4ea', '#136339'],
    ['#e3f1f2', '#084851'],
  ] as const;
  contestar('/OcupacionalListar/', (reply) => {
    const Datos = (reply.Datos as object[]).slice(0, 2).map((row, at) => ({
      ...row,
      Regional: ['La Paz', 'Oruro'][at],
      NombreEmpresa: ['ALFA', 'BETA'][at],
      NombreCompleto: ['ANA', 'EVA'][at],
      Novedad: ['PREOCUPACIONAL', 'POSTOCUPACIONAL'][at],
      FechaNovedad: ['17/11/2026', '05/10/2026'][at],
      Estado: ['Concluido', 'Programado'][at],
      ColorFondo: colores[at]?.[0],
      ColorLetra: colores[at]?.[1],
    }));
    return { ...reply, Datos };
  });
  await abrir('personal');
  const valores = [
    ['La Paz', 'ALFA', 'ANA', 'PREOCUPACIONAL', '17/11/2026', 'Concluido'],
    ['Oruro', 'BETA', 'EVA', 'POSTOCUPACIONAL', '05/10/2026', 'Programado'],
  ];
  for (const [at, [regional = '', , nombre = '', , , estado = '']] of valores.entries()) {
    const row = novedad(fila(nombre));
    const shown = row.getAllByRole('cell').map((cell) => cell.textContent ?? '');
    const from = shown.indexOf(regional);
    expect(shown.slice(from, from + 6)).toEqual(valores[at]);
    expect(row.getByText(estado)).toHaveStyle({ '--pill-ground': colores[at]?.[0], '--pill-letter': colores[at]?.[1] });
  }
});

test('[R-2.8-03] [E-8-09] [R-2.8-04] [R-2.8-10] [F-8-14] the text over the table looks into every column, and says what it did not find', async () => {
  muchas(40);
  const { user } = await abrir();
  const texto = screen.getByLabelText('Filtrar resultados');
  await user.type(texto, 'beta programado persona 1');
  expect(new Set(columna('Empresa'))).toEqual(new Set(['BETA']));
  await user.clear(texto);
  await user.type(texto, 'la paz preocupacional 05/11/2026');
  expect(columna('Nombre')).toEqual(['PERSONA 04', 'PERSONA 32']);
  await user.clear(texto);
  await user.type(texto, 'nadie');
  expect(screen.getByText('Ningún resultado para nadie.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(columna('Nombre')).toHaveLength(25);
});

test('[R-2.8-03] [R-2.8-04] the CSV holds what the table shows, in its order, on all pages, and no formula', async () => {
  muchas(40);
  const { user } = await abrir();
  let file: Blob | null = null;
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) file = blob;
    return 'blob:x';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  let name = '';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  await user.click(within(screen.getByRole('columnheader', { name: /^Nombre/ })).getByRole('button'));
  await user.type(screen.getByLabelText('Filtrar resultados'), 'beta');
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(name).toBe('examenes-ocupacionales-2026-11-20.csv'));
  const bytes: Blob | null = file;
  const lines = ((await (bytes as Blob | null)?.text()) ?? '').split('\r\n');
  expect(lines[0]?.replace('\uFEFF', '')).toBe('Regional;Empresa;Nombre;Novedad;Fecha Novedad;Estado');
  expect(lines).toHaveLength(21);
  expect(lines.slice(1).every((line) => line.includes(';BETA;'))).toBe(true);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  // Each cell as it is shown.
  expect(lines.at(-1)).toBe('La Paz;BETA;PERSONA 39;PREOCUPACIONAL;12/11/2026;Programado');
  for (const spy of [url, revoke, click]) spy.mockRestore();
});

test.each(['empresa', 'personal'] as const)(
  '[R-2.8-03] [R-2.8-06] [R-3.8-04] [R-4.5-01] [R-3.4-01] only a registered exam may be deleted by %s; the state is known by its name',
  async (as) => {
    // The number of the state is not the usual one.
    muchas(6, { otros: ['Observado', 'Orden de pago', 'Pagado', 'Concluido'], registrado: 305 });
    await abrir(as);
    expect(columna('Estado')).toHaveLength(6);
    expect(screen.getAllByRole('button', { name: /^Eliminar el examen de/ })).toHaveLength(1);
    expect(novedad(fila('PERSONA 00')).getByRole('button', { name: 'Eliminar el examen de PERSONA 00' })).toBeVisible();
  },
);

test('[R-3.8-04] an exam in OCUPACIONAL_REGISTRADO, whatever its number, may go into a payment order', async () => {
  muchas(2, { registrado: 305 });
  server.use(http.get('*/OrdenPagoPorNovedadId/*', () => HttpResponse.json({ ok: true, Datos: null })));
  const { user } = await abrir();
  await user.click(screen.getByRole('radio', { name: 'Elegir a PERSONA 01 para la orden de pago' }));
  expect(await screen.findByText('Ya no se agrega a una orden de pago')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Elegir a PERSONA 00 para la orden de pago' }));
  expect(await screen.findByRole('button', { name: 'Orden de pago' })).toBeEnabled();
  expect(screen.queryByText('Ya no se agrega a una orden de pago')).toBeNull();
});

test('[R-3.4-01] [R-3.4-02] [R-4.5-01] [R-7.7-05] [R-1-03] [R-2.8-06] [R-5.6-05] [R-8-15] [R-6-02] the staff sees every company, and deletes an exam of another one than it acts for in its name', async () => {
  const { nombre, novedad: exam, db } = await ejemplo('examenRegistrado');
  db.novedades.put({ ...exam(), IdEmpresa: 502 });
  const searches = recordCalls('/OcupacionalListar/');
  const { user } = await abrir('personal');
  expect(searches.at(-1)).toMatchObject({ IdEmpresaAnterior: '' });
  const { IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona } = exam();
  const bodies = recordCalls('/OcupacionalEliminar/');
  await user.click(screen.getByRole('button', { name: `Eliminar el examen de ${nombre}` }));
  await user.click((await question(/empleado/)).getByRole('button', { name: 'Aceptar' }));
  await toastSays('Se eliminó correctamente el preocupacional.');
  expect(bodies).toEqual([{ IdEmpresa: 502, IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona }]);
});

test('[F-8-18] [R-3.4-01] [R-4.5-01] [R-5.6-05] [R-6-02] [R-7.7-05] [R-8-15] [R-2.8-06] deleting asks, tells, and takes the row away', async () => {
  const { user } = await abrir();
  const { nombre, novedad: exam } = await ejemplo('examenRegistrado');
  const { IdEmpresa, IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona } = exam();
  const bodies = recordCalls('/Ocupacional/OcupacionalEliminar/');
  const press = () => user.click(screen.getByRole('button', { name: `Eliminar el examen de ${nombre}` }));
  await press();
  const no = await question(`¿Desea eliminar el PREOCUPACIONAL del empleado ${nombre}?`);
  await user.click(no.getByRole('button', { name: 'Cancelar' }));
  expect(bodies).toEqual([]);
  await press();
  await user.click((await question(/empleado/)).getByRole('button', { name: 'Aceptar' }));
  await toastSays('Se eliminó correctamente el preocupacional.');
  expect(bodies).toEqual([{ IdEmpresa, IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona }]);
  await waitFor(() => expect(fila(nombre)).toBeUndefined());
});

test('[R-8-15] [R-2.8-06] a deletion that the services say nothing about is told in the portal’s words', async () => {
  const { user } = await abrir();
  const { nombre } = await ejemplo('examenRegistrado');
  server.use(http.post('*/OcupacionalEliminar/', () => HttpResponse.json({ ok: true, Datos: true })));
  await user.click(screen.getByRole('button', { name: `Eliminar el examen de ${nombre}` }));
  await user.click((await question(/empleado/)).getByRole('button', { name: 'Aceptar' }));
  await toastSays('Se eliminó correctamente el PREOCUPACIONAL.');
});

test('[R-5.6-05] [R-8-15] [R-2.8-06] the question and the text name the kind of exam of the row', async () => {
  contestar('/OcupacionalListar/', (reply) => {
    const Datos = (reply.Datos as object[]).map((row) => ({ ...row, Novedad: 'POSTOCUPACIONAL' }));
    return { ...reply, Datos };
  });
  const { user } = await abrir();
  const { nombre } = await ejemplo('examenRegistrado');
  server.use(http.post('*/OcupacionalEliminar/', () => HttpResponse.json({ ok: true, Datos: true })));
  await user.click(screen.getByRole('button', { name: `Eliminar el examen de ${nombre}` }));
  const asked = await question(`¿Desea eliminar el POSTOCUPACIONAL del empleado ${nombre}?`);
  await user.click(asked.getByRole('button', { name: 'Aceptar' }));
  await toastSays('Se eliminó correctamente el POSTOCUPACIONAL.');
});

test('[R-2.8-06] [R-4.5-01] [R-5.6-05] [R-7.7-05] a refused deletion is told; the exam stays with its button, which asks again', async () => {
  rechazaUnaVez('/OcupacionalEliminar/', 'El examen no se puede eliminar todavía.');
  const { user } = await abrir();
  const { nombre } = await ejemplo('examenRegistrado');
  const bodies = recordCalls('/OcupacionalEliminar/');
  const press = () => user.click(screen.getByRole('button', { name: `Eliminar el examen de ${nombre}` }));
  await press();
  await user.click((await question(/empleado/)).getByRole('button', { name: 'Aceptar' }));
  await toastSays('El examen no se puede eliminar todavía.');
  await descubierta();
  await leido();
  expect(fila(nombre)).toHaveTextContent('Registrado');
  await press();
  const again = await question(`¿Desea eliminar el PREOCUPACIONAL del empleado ${nombre}?`);
  await user.click(again.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(fila(nombre)).toBeUndefined());
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
});

test('[R-2.8-07, R-8-13, R-3.4-01] the payment-order control works on the exam that is chosen', async () => {
  const { user } = await abrir();
  const { nombre, novedad: exam } = await ejemplo('examenRegistrado');
  const { IdEmpresa, IdPersonaNovedad } = exam();
  expect(screen.getByRole('button', { name: 'Orden de pago' })).toBeDisabled();
  expect(screen.getByText('Elija un examen de la lista para ver o cambiar su orden de pago.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: `Elegir a ${nombre} para la orden de pago` }));
  expect(screen.queryByText(/^Elija un examen de la lista/)).toBeNull();
  const added = recordCalls('/OrdenPagoRegistrarConNovedad');
  const listed = recordCalls('/OcupacionalListar/');
  await user.click(await screen.findByRole('button', { name: 'Orden de pago' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Orden de pago' }));
  await user.click(await dialog.findByRole('button', { name: 'Agregar a una orden de pago' }));
  await toastSays('Se registró correctamente la orden de pago.');
  expect(await dialog.findByRole('button', { name: 'Quitar de la orden de pago' })).toBeVisible();
  expect(added).toEqual([{ IdEmpresa, IdPersonaNovedad }]);
  await waitFor(() => expect(listed).not.toEqual([]));
  await user.click(dialog.getAllByRole('button', { name: 'Cerrar' })[0] ?? document.body);
  expect(await screen.findByRole('button', { name: /^Orden de pago \d+/ })).toBeEnabled();
});

test.each(['examenProgramado', 'examenVigente'] as const)(
  '[R-2.8-07, R-4.5] an exam that has gone on unpaid offers no order, which the services would refuse: %s',
  async (who) => {
    const { nombre, db, novedad: exam } = await ejemplo(who);
    db.novedades.put({ ...exam(), Pagado: false });
    const { user } = await abrir();
    await user.click(screen.getByRole('radio', { name: `Elegir a ${nombre} para la orden de pago` }));
    expect(await screen.findByText('Ya no se agrega a una orden de pago')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Orden de pago/ })).toBeNull();
    const added = call(ordenPago.registrarConNovedad, {
      body: { IdEmpresa: exam().IdEmpresa, IdPersonaNovedad: exam().IdPersonaNovedad },
    });
    await expect(added).rejects.toThrow();
  },
);

test('[R-2.8-07] an observed exam may still be added to an order', async () => {
  contestar('/OcupacionalListar/', (reply) => {
    const Datos = (reply.Datos as object[]).map((row) => ({ ...row, Estado: 'OCUPACIONAL_OBSERVADO' }));
    return { ...reply, Datos };
  });
  const { user } = await abrir();
  const { nombre } = await ejemplo('examenRegistrado');
  await user.click(screen.getByRole('radio', { name: `Elegir a ${nombre} para la orden de pago` }));
  expect(await screen.findByRole('button', { name: 'Orden de pago' })).toBeEnabled();
  expect(screen.queryByText('Ya no se agrega a una orden de pago')).toBeNull();
});

test('[R-2.8-07] an exam in a generated request is told how it leaves it', async () => {
  const { nombre, db, novedad: exam } = await ejemplo('examenRegistrado');
  const [orden] = db.ordenes.all();
  if (!orden) throw new Error('The seed has no orders');
  const { IdEmpresa, IdRegional, IdPersonaNovedad } = exam();
  const own = { IdEmpresa, IdRegional, CodigoTransaccion: 'T-1', NumeroFactura: 0, Cobrado: false };
  const { IdOrdenPago } = db.ordenes.put({ ...orden, ...own, IdOrdenPago: 9001, novedades: [IdPersonaNovedad] });
  db.novedades.put({ ...exam(), IdEstadoProceso: 6 });
  const { user } = await abrir();
  await user.click(screen.getByRole('radio', { name: `Elegir a ${nombre} para la orden de pago` }));
  await user.click(await screen.findByRole('button', { name: `Orden de pago ${IdOrdenPago}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Orden de pago' }));
  expect(await dialog.findByText(/^La solicitud ya fue generada/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Agregar|^Quitar/ })).toBeNull();
});

test('[R-2.8-07] [R-3.4-01] another exam that is chosen has its own order', async () => {
  const [uno, otro] = [await ejemplo('examenRegistrado'), await ejemplo('examenProgramado')];
  otro.db.novedades.put({ ...otro.novedad(), Pagado: false });
  const { user } = await abrir();
  const radio = (nombre: string) => screen.getByRole('radio', { name: `Elegir a ${nombre} para la orden de pago` });
  await user.click(radio(otro.nombre));
  expect(await screen.findByText('Ya no se agrega a una orden de pago')).toBeVisible();
  await user.click(radio(uno.nombre));
  expect(radio(otro.nombre)).not.toBeChecked();
  expect(await screen.findByRole('button', { name: 'Orden de pago' })).toBeEnabled();
  expect(screen.queryByText('Ya no se agrega a una orden de pago')).toBeNull();
});

test('[R-2.8-07] an exam that the next search does not find is chosen no more', async () => {
  const { nombre } = await ejemplo('examenRegistrado');
  const { user } = await abrir();
  await user.click(screen.getByRole('radio', { name: `Elegir a ${nombre} para la orden de pago` }));
  expect(await screen.findByRole('button', { name: 'Orden de pago' })).toBeEnabled();
  server.use(http.post('*/OcupacionalListar/', () => HttpResponse.json({ ok: true, Datos: [] })));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(fila(nombre)).toBeUndefined());
  expect(screen.getByRole('button', { name: 'Orden de pago' })).toBeDisabled();
  expect(screen.getByText('Elija un examen de la lista para ver o cambiar su orden de pago.')).toBeVisible();
});

test('[R-2.8-07] a paid exam tells that it is paid, and its order is not changed', async () => {
  const { nombre, db, novedad: exam } = await ejemplo('examenRegistrado');
  const [orden] = db.ordenes.all();
  if (!orden) throw new Error('The seed has no orders');
  const { IdEmpresa, IdRegional, IdPersonaNovedad } = exam();
  const own = { IdEmpresa, IdRegional, CodigoTransaccion: 'T-1', NumeroFactura: 0, Cobrado: false };
  const { IdOrdenPago } = db.ordenes.put({ ...orden, ...own, IdOrdenPago: 9001, novedades: [IdPersonaNovedad] });
  db.novedades.put({ ...exam(), IdEstadoProceso: 8, Pagado: true });
  const { user } = await abrir();
  await user.click(screen.getByRole('radio', { name: `Elegir a ${nombre} para la orden de pago` }));
  await user.click(await screen.findByRole('button', { name: `Orden de pago ${IdOrdenPago}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Orden de pago' }));
  expect(await dialog.findByText('Pagada')).toBeVisible();
  expect(dialog.queryByText(/^La solicitud ya fue generada/)).toBeNull();
  expect(dialog.queryByRole('button', { name: /^Agregar|^Quitar/ })).toBeNull();
});

test('[R-7.7-06] [R-3.4-01] the report of an exam opens', async () => {
  const bodies = recordCalls('/Reportes/OcupacionalReporte/');
  server.use(http.post('*/Reportes/OcupacionalReporte/', () => new HttpResponse('', { status: 500 }), { once: true }));
  const { user } = await abrir();
  const { nombre, novedad: exam } = await ejemplo('examenVigente');
  await user.click(screen.getByRole('button', { name: `Reporte de ${nombre}` }));
  await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
  expect(bodies).toEqual([{ IdPersonaNovedad: exam().IdPersonaNovedad }]);
  await user.click(screen.getByRole('button', { name: `Reporte de ${nombre}` }));
  expect(await screen.findByText(/^\d+ bytes$/)).toBeVisible();
});

test('[R-7.7-06] [R-3.4-01] an insured person opens the report through her own door, and it goes to a new tab', async () => {
  const { db, novedad: exam } = await ejemplo('examenVigente');
  const { persona, nombre } = await ejemplo('asegurado');
  const { IdPersonaNovedad } = db.novedades.put({ ...exam(), IdPersona: persona.IdPersona });
  const bodies = recordCalls('/AsegReporte/OcupacionalReporte/');
  const { user } = await abrir('asegurado');
  await user.click(screen.getByRole('button', { name: `Reporte de ${nombre}` }));
  const dialog = within(await dialogo('Examen ocupacional'));
  expect(await dialog.findByText(/^\d+ bytes$/)).toBeVisible();
  expect(bodies).toEqual([{ IdPersonaNovedad }]);
  const tab = vi.spyOn(window, 'open').mockReturnValue(window);
  await user.click(dialog.getByRole('button', { name: 'Abrir en pestaña' }));
  expect(tab).toHaveBeenCalledWith(expect.stringMatching(/^blob:/), '_blank');
  tab.mockRestore();
});

test('[R-2.8-10] [E-8-08] [F-8-14] [R-1-03] nothing found, and a failure with the way to try again', async () => {
  server.use(http.post('*/OcupacionalListar/', () => HttpResponse.json({ ok: true, Datos: [] }), { once: true }));
  const { user } = await abrir();
  expect(screen.getByText('No se encontraron registros.')).toBeVisible();
  // There is nothing that a text could have hidden.
  await user.type(screen.getByLabelText('Filtrar resultados'), 'ana');
  expect(screen.getByText('No se encontraron registros.')).toBeVisible();
  expect(screen.queryByText(/^Ningún resultado/)).toBeNull();
  await user.clear(screen.getByLabelText('Filtrar resultados'));
  server.use(http.post('*/OcupacionalListar/', () => new HttpResponse('', { status: 500 }), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await cargada();
});

test('[R-6-01] [F-6-02] [R-1-07] [R-2.8-03] [R-2.8-06] [R-2.8-07] [R-2.8-08] [R-4.5-01] [R-3.4-02] [R-7.7-01] [R-2.8-01] [R-6-02] insured persons look at their family’s exams through their own door and change nothing', async () => {
  const { db, novedad: exam } = await ejemplo('examenRegistrado');
  const { persona, nombre } = await ejemplo('asegurado');
  db.novedades.put({ ...exam(), IdPersona: persona.IdPersona });
  const own = recordCalls('/AsegOcupacional/OcupacionalListar/');
  await abrir('asegurado');
  expect(own).toMatchObject([{ IdEmpresaAnterior: '', IdEstadoProceso: 0, NombrePersona: '', TipoOcupacional: '' }]);
  expect(fila(nombre)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Exámenes ocupacionales');
  await waitFor(() => expect(document.title).toContain('Exámenes ocupacionales'));
  expect(columnas()).toEqual(COLUMNAS);
  expect(screen.queryByRole('button', { name: 'Nuevo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Eliminar el examen/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Orden de pago' })).not.toBeInTheDocument();
});

test('[R-2.8-02] [R-3.4-02] [decision 175] nobody of an insured person’s family is called an employee; her name is searched for all the same', async () => {
  const { db, novedad: exam } = await ejemplo('examenRegistrado');
  const { persona, nombre } = await ejemplo('asegurado');
  db.novedades.put({ ...exam(), IdPersona: persona.IdPersona });
  const { user } = await abrir('asegurado');
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
  const bodies = recordCalls('/AsegOcupacional/OcupacionalListar/');
  await user.type(screen.getByLabelText('Nombre'), `${nombre.split(' ')[0]?.toLowerCase()}{Enter}`);
  await leido();
  expect(bodies).toMatchObject([{ NombrePersona: nombre.split(' ')[0] }]);
  await user.click(screen.getByRole('button', { name: `Cita de ${nombre}` }));
  expect(await screen.findByRole('dialog', { name: 'Programar cita' })).toHaveTextContent(`Cita de${nombre}`);
  expect(document.body).not.toHaveTextContent(/empleado/i);
});

test.each([
  ['Buscar', () => screen.getByRole('button', { name: 'Buscar' })],
  ['Enter', () => null],
])('[R-2.8-02] [R-3.4-02] the staff search by the name of an employee with %s', async (_, boton) => {
  const { user } = await abrir('personal');
  const bodies = recordCalls('/OcupacionalListar/');
  const button = boton();
  await user.type(screen.getByLabelText('Nombre Empleado'), `quispe${button ? '' : '{Enter}'}`);
  if (button) await user.click(button);
  await leido();
  expect(bodies).toMatchObject([{ NombrePersona: 'QUISPE', IdEmpresaAnterior: '' }]);
});

test('[R-3.4-01] [R-2.8-03] from an exam the staff go to the folder of the person; others have none', async () => {
  const { user, router } = await abrir('personal');
  const { nombre, persona } = await ejemplo('examenRegistrado');
  expect(columnas()).toEqual(COLUMNAS);
  const link = novedad(fila(nombre)).getByRole('link', { name: `Abrir la carpeta de ${nombre}` });
  await user.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/persona-carpeta'));
  expect(router.state.location.search).toBe(`?persona=${persona.IdPersona}`);
});

test('an employer has no link to the folder of a person', async () => {
  await abrir();
  expect(screen.queryByRole('link', { name: /^Abrir la carpeta de/ })).toBeNull();
});

test('[R-2.8-06] the buttons of a row say what they do in words, besides their icons', async () => {
  await abrir('personal');
  const { nombre } = await ejemplo('examenRegistrado');
  const row = novedad(fila(nombre));
  for (const [name, word] of [
    [/^Eliminar/, 'Eliminar'],
    [/cita/i, 'Cita'],
    [/^Ver el reporte|reporte/i, 'Reporte'],
  ] as const) {
    const button = row.getByRole('button', { name });
    expect(within(button).getByText(word)).toBeVisible();
  }
});
