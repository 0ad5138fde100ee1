import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { campos, esDeLista, filtrarPorColumna, valoresDe } from '#features/reportes/citasColumns.tsx';
import { ejemplo, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir, cabezas, cargado, columna, fila, filas, orden, REPORTE, responder, TRIMESTRE } from './citas.ts';

const desde = () => screen.getByLabelText('Fecha desde');
const hasta = () => screen.getByLabelText('Fecha hasta');
const buscar = () => screen.getByRole('button', { name: 'Buscar' });

test('[F-2.1-15] [E-1-01] [R-1-05] [R-2.10-01] [R-7.8-01] [R-7.8-06] [R-3.6-01] [R-9-01] [F-9-03] it asks from the first of the month to today, in both pairs of dates', async () => {
  const asked = recordCalls(REPORTE);
  await abrir();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reporte de Inasistencias');
  await waitFor(() => expect(document.title).toContain('Reporte de Inasistencias'));
  expect([desde(), hasta()].map((field) => (field as HTMLInputElement).value)).toEqual(['01/11/2026', '20/11/2026']);
  expect(asked).toEqual([
    {
      FechaInicio: '01/11/2026',
      FechaDesde: '01/11/2026',
      FechaFin: '20/11/2026',
      FechaHasta: '20/11/2026',
      CodigoEmpresa: '00123',
      IdRegional: 1,
      IdTipoAsegurado: '',
      Estados: [],
    },
  ]);
  expect((await filas()).length).toBeGreaterThan(3);
});

test('[R-2.10-01] [F-9-06] [R-3.6-01] [R-1-05] [R-7.8-01] [R-7.8-06] [R-9-01] insured type, state and dates are searched with Buscar, and stand in the address', async () => {
  const { user, router } = await abrir();
  const asked = recordCalls(REPORTE);
  const tipo = screen.getByLabelText('Tipo de asegurado');
  expect(
    within(tipo)
      .getAllByRole('option')
      .map((option) => [option.getAttribute('value'), option.textContent]),
  ).toEqual([
    ['', 'TODOS'],
    ['TI', 'TITULAR'],
    ['BE', 'BENEFICIARIO'],
  ]);
  expect(screen.getByLabelText('Estado')).toHaveValue('0');
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
  await user.selectOptions(tipo, 'BE');
  await user.selectOptions(screen.getByLabelText('Estado'), 'INASISTENCIA');
  await user.clear(desde());
  await user.type(desde(), '01/08/2026');
  await user.clear(hasta());
  await user.type(hasta(), '15/11/2026');
  expect(asked).toEqual([]);
  await user.click(buscar());
  await waitFor(() =>
    expect(asked).toMatchObject([
      {
        ...{ FechaDesde: '01/08/2026', FechaInicio: '01/08/2026', FechaHasta: '15/11/2026', FechaFin: '15/11/2026' },
        ...{ IdTipoAsegurado: 'BE', Estados: [3] },
      },
    ]),
  );
  await waitFor(async () => expect(new Set(await columna('Tipo de asegurado'))).toEqual(new Set(['BENEFICIARIO'])));
  expect(new Set(await columna('Estado'))).toEqual(new Set(['INASISTENCIA']));
  expect(router.state.location.search).toBe('?desde=2026-08-01&hasta=2026-11-15&tipo=BE&estado=3');
  for (const [name, IdTipoAsegurado] of [['TITULAR', 'TI'] as const, ['TODOS', ''] as const]) {
    await user.selectOptions(tipo, name);
    await user.click(buscar());
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ IdTipoAsegurado, Estados: [3] }));
  }
  await user.selectOptions(screen.getByLabelText('Estado'), 'TODOS LOS ESTADOS');
  await user.click(buscar());
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ IdTipoAsegurado: '', Estados: [] }));
});

test('[F-7.7-04] [R-2.10-01] [R-3.6-01] the states of the filter come from the services', async () => {
  const lists = recordCalls('ListaEstadoCitaMedica');
  const Datos = [
    { IdEstado: 8, Estado: 'FALTA', EstadoColor: 'red' },
    { IdEstado: 3, Estado: 'ATENDIDA', EstadoColor: '' },
    { IdEstado: 11, Estado: 'ANULADA', EstadoColor: '#123456' },
  ];
  server.use(http.post('*/ListaEstadoCitaMedica/', () => HttpResponse.json({ ok: true, Datos })));
  await abrir();
  const estado = screen.getByLabelText('Estado');
  await within(estado).findByRole('option', { name: 'FALTA' });
  const options = within(estado).getAllByRole('option');
  expect(options.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
    ['0', 'TODOS LOS ESTADOS'],
    ...Datos.map(({ IdEstado, Estado }) => [String(IdEstado), Estado]),
  ]);
  expect(lists).toEqual([{}]);
});

test('[R-2.10-01] [R-3.6-01] [R-7.8-01] [R-7.8-06] one date alone narrows the report, typed or in the address', async () => {
  const asked = recordCalls(REPORTE);
  const { user, unmount } = await abrir({ search: '?desde=2026-10-05' });
  expect(asked.at(-1)).toMatchObject({ FechaDesde: '05/10/2026', FechaHasta: '20/11/2026', IdTipoAsegurado: '' });
  await user.clear(hasta());
  await user.type(hasta(), '18/11/2026');
  await user.click(buscar());
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ FechaDesde: '05/10/2026', FechaHasta: '18/11/2026' }));
  await user.clear(desde());
  await user.type(desde(), '02/11/2026');
  await user.click(buscar());
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ FechaDesde: '02/11/2026', FechaHasta: '18/11/2026' }));
  unmount();
  await abrir({ search: '?hasta=2026-11-10&tipo=TI' });
  expect(asked.at(-1)).toMatchObject({ FechaDesde: '01/11/2026', FechaHasta: '10/11/2026', IdTipoAsegurado: 'TI' });
  expect(screen.getByLabelText('Tipo de asegurado')).toHaveDisplayValue('TITULAR');
});

test.each([
  ['[R-5.7-01]', '31/02/2026', '20/11/2026', 'Fecha desde', 'Fecha desde, es incorrecta.'],
  ['[R-5.7-01]', '01/11/2026', 'mañana', 'Fecha hasta', 'Fecha hasta, es incorrecta.'],
  ['[R-5.7-02]', '10/11/2026', '09/11/2026', 'Fecha hasta', 'La fecha hasta no puede ser menor que la fecha desde.'],
  [
    '[R-5.7-03]',
    '31/07/2026',
    '20/11/2026',
    'Fecha desde',
    'Las fechas deben estar entre el 01/08/2026 y el 20/11/2026.',
  ],
  [
    '[R-5.7-03]',
    '01/11/2026',
    '21/11/2026',
    'Fecha hasta',
    'Las fechas deben estar entre el 01/08/2026 y el 20/11/2026.',
  ],
])('%s from %s to %s: %s is refused', async (_, from, to, field, text) => {
  const { user } = await abrir();
  const asked = recordCalls(REPORTE);
  await user.clear(desde());
  await user.type(desde(), from);
  await user.clear(hasta());
  await user.type(hasta(), to);
  await user.click(buscar());
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(asked).toEqual([]);
});

test('[R-7.8-02] [R-5.7-02] [R-5.7-03] [R-2.10-01] [R-7.8-06] [R-7.8-01] the allowed period is the services’; default and calendars are cut to it', async () => {
  server.use(
    http.get('*/PeriodoHabilitadoCitaMedica/', () =>
      HttpResponse.json({ ok: true, Datos: { RangoAtras: '05/11/2026', RangoAdelante: '15/11/2026' } }),
    ),
  );
  const asked = recordCalls(REPORTE);
  responder([fila()]);
  const { user } = await abrir({ search: TRIMESTRE });
  expect(asked).toMatchObject([{ FechaDesde: '05/11/2026', FechaHasta: '15/11/2026' }]);
  expect(screen.getByText('Entre el 05/11/2026 y el 15/11/2026')).toBeVisible();
  /** Those of the days that the calendar of a field offers. */
  const offered = async (field: string, days: readonly number[]) => {
    const name = `Elegir fecha: ${field}`;
    await user.click(screen.getByRole('button', { name }));
    const calendar = within(await screen.findByRole('dialog', { name }));
    const button = (day: number) => calendar.getByRole('button', { name: new RegExp(`^${day} de noviembre de 2026`) });
    const free = days.filter((day) => button(day).getAttribute('aria-disabled') !== 'true');
    await user.keyboard('{Escape}');
    return free;
  };
  expect(await offered('Fecha desde', [4, 5, 15, 16])).toEqual([5, 15]);
  expect(await offered('Fecha hasta', [4, 5, 15, 16])).toEqual([5, 15]);
  await user.clear(desde());
  await user.type(desde(), '10/11/2026');
  expect(await offered('Fecha hasta', [9, 10, 15, 16])).toEqual([10, 15]);
  // Its first and last day, and a single day, are taken.
  const searched = async (from: string, to: string) => {
    for (const [field, day] of [[desde(), from] as const, [hasta(), to] as const]) {
      await user.clear(field);
      await user.type(field, day);
    }
    await user.click(buscar());
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ FechaDesde: from, FechaHasta: to }));
  };
  await searched('10/11/2026', '10/11/2026');
  await searched('05/11/2026', '15/11/2026');
});

test.each([
  [
    'first',
    { RangoAtras: '05/11/2026', RangoAdelante: '' },
    [5, 16],
    'Las fechas no pueden ser anteriores al 05/11/2026.',
  ],
  [
    'last',
    { RangoAtras: '', RangoAdelante: '15/11/2026' },
    [4, 5],
    'Las fechas no pueden ser posteriores al 15/11/2026.',
  ],
] as const)('[R-5.7-03] [R-7.8-02] a period with its %s day alone limits that side', async (_, Datos, free, text) => {
  server.use(http.get('*/PeriodoHabilitadoCitaMedica/', () => HttpResponse.json({ ok: true, Datos })));
  const { user } = await abrir();
  for (const field of ['Fecha desde', 'Fecha hasta']) {
    const name = `Elegir fecha: ${field}`;
    await user.click(screen.getByRole('button', { name }));
    const calendar = within(await screen.findByRole('dialog', { name }));
    const offered = [4, 5, 16].filter(
      (day) =>
        calendar
          .getByRole('button', { name: new RegExp(`^${day} de noviembre de 2026`) })
          .getAttribute('aria-disabled') !== 'true',
    );
    expect(offered, field).toEqual(free);
    await user.keyboard('{Escape}');
  }
  for (const [field, day] of [[desde(), '04/11/2026'] as const, [hasta(), '16/11/2026'] as const]) {
    await user.clear(field);
    await user.type(field, day);
  }
  await user.click(buscar());
  expect(await screen.findByText(text)).toBeVisible();
});

test('[R-3.6-02] [R-1-05] every field of a row has its column, the state as a badge on its colour', async () => {
  responder([fila({ EstadoColor: '#123456', MatriculaTitular: '800101QMR', PacienteTitular: 'QUISPE MAMANI RITA' })]);
  await abrir();
  const heads = await cabezas();
  const shown = Object.fromEntries((await filas())[0]?.map((text, at) => [heads[at], text]) ?? []);
  expect(shown).toMatchObject({
    Fecha: '03/11/2026',
    Hora: '09:15',
    Regional: 'La Paz',
    'Tipo de asegurado': 'TITULAR',
    'Historia clínica': '400100',
    Matrícula: '850101QMA',
    Paciente: 'QUISPE MAMANI ANA',
    'Matrícula titular': '800101QMR',
    'Paciente titular': 'QUISPE MAMANI RITA',
    Empresa: 'Banco Altiplano S.A.',
    'Centro de atención': 'POLICLÍNICO LA PAZ',
    Especialidad: 'CARDIOLOGÍA',
    Médico: 'DRA. ROCA ELSA',
    Estado: 'INASISTENCIA',
  });
  expect(document.querySelector('td .pill')).toHaveStyle({ '--pill-ground': '#123456' });
});

test('[R-3.6-02] every state is a badge on its own colour', async () => {
  const colores = { INASISTENCIA: '#b00020', ATENDIDA: '#1b7f3b', PROGRAMADA: '#084851', CANCELADA: '#6b7280' };
  responder(Object.entries(colores).map(([Estado, EstadoColor]) => fila({ Estado, EstadoColor })));
  await abrir();
  for (const [estado, color] of Object.entries(colores)) {
    const pill = await waitFor(() => {
      const one = [...document.querySelectorAll('td .pill')].find(({ textContent }) => textContent === estado);
      if (!one) throw new Error(`no ${estado}`);
      return one;
    });
    expect(pill, estado).toHaveStyle({ '--pill-ground': color });
  }
});

// A test for each number, and each text pasted: typing them all would take longer than a test may on a busy machine.
test.each([
  [2, ['03/11/2026', '09:15', '400100', '850101qma', 'altiplano']],
  [1, ['quispe ana', 'x1', 'pediatria']],
  [0, ['TITULAR', 'POLICLÍNICO', 'ROCA', 'INASISTENCIA', 'La Paz']],
] as const)(
  '[R-2.10-05] [E-8-09] [R-2.10-02] [F-8-14] the text over the results looks into the eight documented fields and no other: %i found',
  async (count, texts) => {
    responder([fila(), fila({ Paciente: 'OTRO', Matricula: 'X1', Especialidad: 'PEDIATRÍA' })]);
    const { user } = await abrir();
    const box = screen.getByLabelText('Filtrar resultados');
    const found: Record<string, number> = {};
    for (const text of texts) {
      await user.clear(box);
      await user.paste(text);
      expect(box).toHaveValue(text);
      found[text] = (await filas()).length;
    }
    expect(found).toEqual(Object.fromEntries(texts.map((text) => [text, count])));
    if (count === 0) expect(screen.getByText('Ningún resultado para La Paz.')).toBeVisible();
  },
);

test('[R-2.10-02] [F-8-14] [R-2.10-05] [R-3.6-02] each column has its filter, and Quitar filtros takes all away', async () => {
  responder([
    fila(),
    fila({ Paciente: 'ROJAS LUIS', Especialidad: 'PEDIATRÍA', Medico: 'DR. ÑUÑO' }),
    fila({ Paciente: 'ROJAS EVA', Especialidad: 'PEDIATRÍA', Hora: '15:00' }),
  ]);
  const { user } = await abrir();
  await user.click(screen.getByRole('button', { name: 'Filtros por columna' }));
  const panel = within(screen.getByRole('group', { name: 'Filtros por columna' }));
  expect(panel.getAllByRole('searchbox').length + panel.getAllByRole('combobox').length).toBe(14);
  await user.selectOptions(panel.getByLabelText('Especialidad'), 'PEDIATRÍA');
  expect(await columna('Paciente')).toEqual(['ROJAS EVA', 'ROJAS LUIS']);
  await user.type(screen.getByLabelText('Filtrar resultados'), 'luis');
  expect(await columna('Paciente')).toEqual(['ROJAS LUIS']);
  await user.clear(screen.getByLabelText('Filtrar resultados'));
  await user.type(panel.getByLabelText('Médico'), 'nuno');
  expect(await columna('Paciente')).toEqual(['ROJAS LUIS']);
  await user.type(panel.getByLabelText('Hora'), '23');
  expect(screen.getByText('No se encuentran resultados.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filtros por columna (3)' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] ?? document.body);
  expect(await filas()).toHaveLength(3);
  expect(panel.getByLabelText('Hora')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Quitar filtros' })).toBeDisabled();
  // So does the other one, which stands where the rows were.
  await user.type(panel.getByLabelText('Hora'), '23');
  await screen.findByText('No se encuentran resultados.');
  const [, inPlace] = screen.getAllByRole('button', { name: 'Quitar filtros' });
  await user.click(inPlace ?? document.body);
  expect(await filas()).toHaveLength(3);
  expect(panel.getByLabelText('Hora')).toHaveValue('');
  await user.type(screen.getByLabelText('Filtrar resultados'), 'eva');
  expect(await columna('Paciente')).toEqual(['ROJAS EVA']);
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(await filas()).toHaveLength(3);
  expect(screen.getByLabelText('Filtrar resultados')).toHaveValue('');
});

test('[R-2.10-02] [R-3.6-02] each filter looks into its own column', () => {
  const rows = [fila(), ...campos.map((campo) => fila({ [campo]: 'Ñandú' }))];
  for (const [at, campo] of campos.entries()) {
    const typed = esDeLista(campo) ? 'Ñandú' : 'nandu';
    expect(filtrarPorColumna(rows, { [campo]: typed }), campo).toEqual([rows[at + 1]]);
    expect(valoresDe(rows, campo), campo).toContain('Ñandú');
  }
});

test('[R-2.10-02] each filter of the panel is that of the column it names', async () => {
  const unico = (campo: string) => ({ Fecha: '19/11/2026', Hora: '17:45' })[campo] ?? `SOLO ${campo}`;
  responder([fila(), ...campos.map((campo) => fila({ [campo]: unico(campo) }))]);
  const { user } = await abrir();
  await user.click(screen.getByRole('button', { name: 'Filtros por columna' }));
  const panel = within(screen.getByRole('group', { name: 'Filtros por columna' }));
  const heads = await cabezas();
  // Looking for cells by their role takes too long here.
  const celdas = (head = '') =>
    [...document.querySelectorAll(`td[data-label="${head}"]`)].map(({ textContent }) => textContent);
  for (const [at, campo] of campos.entries()) {
    const value = unico(campo);
    const field = panel.getByLabelText(heads[at] ?? '');
    fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(celdas(heads[at]), campo).toEqual([value]));
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(celdas(heads[at])).toHaveLength(campos.length + 1));
  }
});

test('[R-2.10-04] [R-9-06] 25 rows a page or 50, ordered by several columns', async () => {
  const { user } = await abrir({ search: TRIMESTRE });
  expect(await filas()).toHaveLength(25);
  const size = screen.getByLabelText('Filas por página');
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['25 por página', '50 por página']);
  await user.selectOptions(size, '50');
  expect(await filas()).toHaveLength(50);
  const moments = (await filas()).map((row) => row.slice(1, 3));
  const keys = moments.map(([day = '', hour = '']) => `${day.split('/').reverse().join('-')} ${hour}`);
  expect(keys).toEqual([...keys].sort().reverse());
  await user.click(await orden('Especialidad'));
  await user.keyboard('{Shift>}');
  await user.click(await orden('Paciente'));
  await user.keyboard('{/Shift}');
  const pairs = (await filas()).map((row) => `${row[3]}|${row[0]}`);
  expect(pairs).toEqual([...pairs].sort((a, b) => a.localeCompare(b, 'es')));
  await user.keyboard('{Shift>}');
  await user.click(await orden('Fecha'));
  await user.keyboard('{/Shift}');
  expect(await screen.findByRole('columnheader', { name: 'Fecha, orden 3, ascendente' })).toBeVisible();
});

test('[R-2.10-03] [E-8-08] [F-8-14] [R-1-05] nothing found: no picture, no files; a failure with the way to try again', async () => {
  responder([]);
  const { user } = await abrir();
  expect(screen.getByText('No se encontraron registros.')).toBeVisible();
  expect(screen.queryByRole('figure', { name: /^Inasistencias por mes/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Exportar/ })).not.toBeInTheDocument();
  server.resetHandlers();
  server.use(http.post(`*/${REPORTE}/`, () => new HttpResponse('', { status: 500 }), { once: true }));
  await user.click(buscar());
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Reintentar' }));
  await cargado();
  expect((await filas()).length).toBeGreaterThan(3);
});

test('[R-1-05] [R-7.8-02] the period not known, the screen says so and asks again', async () => {
  server.use(http.get('*/PeriodoHabilitadoCitaMedica/', () => new HttpResponse('', { status: 500 }), { once: true }));
  const { mount } = await import('#support/mount.tsx');
  const { user } = await mount('/seguros/reporte-citas-medicas', { as: 'empresa' });
  await user.click(await within(await screen.findByRole('main')).findByRole('button', { name: 'Reintentar' }));
  await cargado();
});

/** What each kind of user asks of the whole quarter. */
const cuerpoDe = (as: 'empresa' | 'personal' | 'asegurado') => ({
  ...{ FechaInicio: '01/08/2026', FechaDesde: '01/08/2026', FechaFin: '20/11/2026', FechaHasta: '20/11/2026' },
  ...{ CodigoEmpresa: as === 'personal' ? '0' : '00123', IdRegional: 1, IdTipoAsegurado: '', Estados: [] },
});

test('[R-7.8-01] [R-6-01] [R-1-05] [R-7.8-02] [F-7.7-04] [R-1-07] [F-6-02] [F-2.1-15] an insured person reads the family’s appointments through the insured’s own services', async () => {
  const calls = [
    'AsegCitaMedica/ReporteCitasMedicas',
    'AsegCitaMedica/PeriodoHabilitadoCitaMedica',
    'AsegParametros/ListaEstadoCitaMedica',
  ].map(recordCalls);
  await abrir({ as: 'asegurado', search: TRIMESTRE });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reporte de Inasistencias');
  expect(calls.map((bodies) => bodies.length)).toEqual([1, 1, 1]);
  expect(calls[0]).toEqual([cuerpoDe('asegurado')]);
  const { db, persona } = await ejemplo('asegurado');
  const own = db.pacientes.by('persona', persona.IdPersona)[0];
  const family = db.pacientes.all().filter((p) => p === own || p.IdPacientePadre === own?.IdPaciente);
  const names = family.map((p) => db.personas.get(p.IdPersona)?.NombreCompleto);
  const shown = await columna('Paciente');
  expect(shown.length).toBeGreaterThan(1);
  for (const name of shown) expect(names).toContain(name);
});

test.each(['empresa', 'personal'] as const)(
  '[F-6-03] [R-6-01] [R-7.8-01] [R-7.8-02] [F-7.7-04] [F-2.1-15] %s reads the report through the employers’ services',
  async (as) => {
    const calls = [
      'EmpCitaMedica/ReporteCitasMedicas',
      'EmpCitaMedica/PeriodoHabilitadoCitaMedica',
      'EmpParametros/ListaEstadoCitaMedica',
    ].map(recordCalls);
    await abrir({ as, search: TRIMESTRE });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reporte de Inasistencias');
    expect(calls.map((bodies) => bodies.length)).toEqual([1, 1, 1]);
    expect(calls[0]).toEqual([cuerpoDe(as)]);
  },
);

test('[R-1-05] staff read the regional’s report, and have no addresses of their own', async () => {
  await abrir({ as: 'personal' });
  expect(new Set(await columna('Empresa')).size).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: 'Correos de notificación' })).not.toBeInTheDocument();
});
