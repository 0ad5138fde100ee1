import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '#client/call.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { porcentaje, serieDe, ultimosMeses } from '#features/monitoreo/cifras.ts';
import { periodoDe, periodoSchema } from '#features/monitoreo/periodo.ts';
import { addMonths, monthName, toLocalDate } from '#lib/dates.ts';
import { TODAY } from '#support/clock.ts';
import { barras, cifras, columnas, entero } from '#support/graficos.ts';
import { leer } from '#support/schemas.ts';
import { question } from '#support/screens.ts';
import { recordPaths } from '../parametros/lista.ts';
import { abrir, escritas, listadas } from './pantalla.ts';

test('affiliations are told by day, empty days too, and by month where the period is long', () => {
  const all = [
    { Fecha: '02/11/2026', Cantidad: 5 },
    { Fecha: '04/11/2026', Cantidad: 2 },
  ];
  const waiting = [{ Fecha: '04/11/2026', Cantidad: 2 }];
  expect(serieDe({ desde: '2026-11-02', hasta: '2026-11-04' }, all, waiting)).toEqual([
    { label: '02/11/2026', from: '2026-11-02', to: '2026-11-02', figures: [5, 0] },
    { label: '03/11/2026', from: '2026-11-03', to: '2026-11-03', figures: [0, 0] },
    { label: '04/11/2026', from: '2026-11-04', to: '2026-11-04', figures: [0, 2] },
  ]);
  expect(serieDe({ desde: '2026-08-15', hasta: '2026-11-04' }, all, waiting)).toEqual([
    { label: 'ago 2026', from: '2026-08-01', to: '2026-08-31', figures: [0, 0] },
    { label: 'sep 2026', from: '2026-09-01', to: '2026-09-30', figures: [0, 0] },
    { label: 'oct 2026', from: '2026-10-01', to: '2026-10-31', figures: [0, 0] },
    { label: 'nov 2026', from: '2026-11-01', to: '2026-11-30', figures: [5, 2] },
  ]);
});

test('[F-5.5-01] a period is of real days, in order, not beyond today, a year at most', () => {
  const of = (desde: string, hasta: string) => leer(periodoSchema, { desde, hasta }).errores;
  expect(of('2025-11-21', TODAY)).toEqual({});
  expect(of('2025-11-20', TODAY)).toEqual({ desde: 'El periodo puede abarcar hasta un año.' });
  expect(of('2026-11-10', '2026-11-09')).toEqual({
    hasta: 'La fecha hasta no puede ser menor que la fecha desde.',
  });
  expect(of('2026-11-10', '2026-11-21')).toEqual({ hasta: 'La fecha no puede ser posterior a hoy.' });
  expect(of('', '31/02/2026')).toEqual({
    desde: 'Debe ingresar la fecha desde.',
    hasta: 'Fecha hasta, es incorrecta.',
  });
  expect(periodoDe(new URLSearchParams('desde=x&hasta=2026-01-01'))).toEqual({
    desde: '2025-11-21',
    hasta: TODAY,
  });
  expect(ultimosMeses('2026-03-31').slice(0, 3)).toEqual(['2026-03', '2026-02', '2026-01']);
  expect([porcentaje(1, 3), porcentaje(0, 0), porcentaje(4, 4), porcentaje(1, 2056)]).toEqual([
    '33.3',
    '0',
    '100',
    '< 0.1',
  ]);
});

test('[F-9-03] [F-7.4-05] the affiliated and those not sent of a period, and those missing are recorded once', async () => {
  const { user } = await abrir('?vista=evolucion');
  const paths = recordPaths('PoblacionNoEnviadaDia');
  const rows = await cifras('Afiliados por mes');
  expect(rows[0]).toEqual(['Fecha', 'Enviados', 'Por enviar', 'Afiliados']);
  const totals = rows.at(-1)?.slice(1).map(Number) ?? [];
  expect((totals[0] ?? 0) + (totals[1] ?? 0)).toBe(totals[2]);
  expect(screen.getByText(`${totals[2]} afiliados en el periodo, ${totals[1]} por enviar.`)).toBeVisible();
  const sum = rows.slice(1, -1).reduce((all, row) => all + Number(row[3]), 0);
  expect(sum).toBe(totals[2]);
  const cuantos = (days: readonly { readonly Cantidad: number }[]) =>
    days.reduce((all, { Cantidad }) => all + Cantidad, 0);
  expect(totals[2]).toBe(cuantos(await call(bdpa.poblacionAfiliadaDia, { params: anio })));
  expect(totals[1]).toBe(cuantos(await call(bdpa.poblacionNoEnviadaDia, { params: anio })));

  await user.click(screen.getByRole('button', { name: 'Registrar a quienes faltan' }));
  const asked = await question('del 21/11/2025 al 20/11/2026');
  await user.dblClick(asked.getByRole('button', { name: 'Registrar a quienes faltan' }));
  await waitFor(() => expect(document.querySelector('.monitor-resultado')).toHaveTextContent(/Procesados: [1-9]/));
  expect(paths.filter((path) => path.includes('/GrabarPoblacionNoEnviadaDia/2025-11-21/2026-11-20'))).toHaveLength(1);
  const after = await waitFor(async () => {
    const now = await cifras('Afiliados por mes');
    expect(now.at(-1)).not.toEqual(rows.at(-1));
    return now;
  });
  expect(Number(after.at(-1)?.[2])).toBeGreaterThan(totals[1] ?? 0);
});

test('a frequent period is looked at at once, a typed one with Buscar, a wrong one never', async () => {
  const { user, router } = await abrir('?vista=evolucion');
  await cifras('Afiliados por mes');
  await user.click(screen.getByRole('button', { name: 'Últimos 60 días' }));
  await cifras('Afiliados por día');
  expect(router.state.location.search).toContain('desde=2026-09-22');
  const desde = screen.getByLabelText('Fecha desde');
  await user.clear(desde);
  await user.type(desde, '01/01/2020');
  const before = router.state.location.search;
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(desde).toHaveAccessibleDescription(/El periodo puede abarcar hasta un año\./));
  expect(router.state.location.search).toBe(before);
});

test('[F-7.4-05] a month by regional on one scale, its terminations by day, and the years', async () => {
  const { user, router } = await abrir('?vista=evolucion&por=mes&mes=2026-09');
  const rows = await cifras('Afiliados y validados por regional');
  expect(rows[0]).toEqual(['Regional', 'Afiliados', 'Validados']);
  expect(await barras('Afiliados y validados por regional', ['brand', 'ok'])).toEqual(escritas(rows, 2));
  expect(Number(rows.at(-1)?.[1])).toBeGreaterThan(0);
  await screen.findByRole('heading', { name: 'Bajas por día' });
  await user.click(screen.getByRole('button', { name: 'Histórico' }));
  await cifras('Validados por gestión');
  await user.selectOptions(await screen.findByLabelText('Gestión'), '2024');
  await waitFor(() => expect(router.state.location.search).toContain('gestion=2024'));
  const months = await cifras('Población de hoy por mes de afiliación');
  expect(months.slice(1, -1).map(([mes]) => mes)).toEqual(
    Array.from({ length: 12 }, (_, at) => monthName(`2024-${String(at + 1).padStart(2, '0')}`)),
  );
});

const situaciones = ['ok', 'warn', 'info', 'bad', 'mute'];
const anio = { desde: '2025-11-21', hasta: TODAY };
const meses = { desde: '2025-11-01', hasta: '2026-11-30' };
test.each([
  ['?vista=evolucion', 'Afiliados por mes', ['brand', 'warn'], meses],
  [
    '?vista=evolucion&desde=2026-09-25&hasta=2026-11-20',
    'Afiliados por día',
    ['brand', 'warn'],
    { desde: '2026-09-25', hasta: '2026-11-20' },
  ],
  [
    '?vista=evolucion&por=mes&mes=2026-10',
    'Bajas por día',
    ['ok', 'warn'],
    { desde: '2026-10-01', hasta: '2026-10-31' },
  ],
  [
    '?vista=evolucion&por=historico',
    'Población de hoy por mes de afiliación',
    situaciones,
    { ...meses, desde: '2025-12-01' },
  ],
] as const)(
  '%s: the columns of %s stand where their days are and are as high as the table says',
  async (search, title, tones, days) => {
    await abrir(search);
    const table = escritas(await cifras(title), tones.length);
    const drawn = await columnas(title, tones, days);
    expect(drawn.length).toBeGreaterThan(3);
    const byMonth = /^(Afiliados por mes|Población)/.test(title);
    expect(drawn.map(([day, ...figures]) => [(byMonth ? monthName : toLocalDate)(String(day)), ...figures])).toEqual(
      table.filter(([, ...figures]) => figures.some((figure) => figure !== 0)),
    );
  },
);

test('the columns of the years stand where their year is, as high as the table says', async () => {
  await abrir('?vista=evolucion&por=historico');
  const table = escritas(await cifras('Validados por gestión'), 1).reverse();
  const [first = '', last = ''] = [table[0]?.[0], table.at(-1)?.[0]].map(String);
  const drawn = await columnas('Validados por gestión', ['ok'], { desde: `${first}-01-01`, hasta: `${last}-12-31` });
  expect(drawn.map(([day, figure]) => [String(day).slice(0, 4), figure])).toEqual(table);
});

test('the bars of the terminations of a period are as long as the table says', async () => {
  await abrir('?vista=bajas');
  const title = 'Bajas del periodo por regional';
  expect(await barras(title, ['ok', 'warn'])).toEqual(escritas(await cifras(title), 2));
});

test('a column leads to the list of its days, a bar of terminations narrows the list to its regional', async () => {
  const { user, router } = await abrir('?vista=evolucion');
  // The plot is drawn after its table.
  const links = () => screen.getAllByRole('link', { name: 'Ver los afiliados de nov 2025' });
  await waitFor(() => expect(links()).toHaveLength(2));
  const [column, figure] = links();
  expect(figure).toHaveAttribute('href', column?.getAttribute('href'));
  await user.click(column as HTMLElement);
  // The period starts in the middle of the month.
  expect(router.state.location.search).toBe(
    '?vista=poblacion&quienes=periodo&desde=2025-11-21&hasta=2025-11-30&regional=0',
  );
  await router.navigate('/seguros/bdpa-monitor?vista=bajas');
  await listadas();
  const rows = await cifras('Bajas del periodo por regional');
  const [regional = '', , pending] = rows.slice(1, -1).find((row) => Number(row[2]) > 0) ?? [];
  // The bar, and the row of its table, which is drawn earlier.
  const presses = () => screen.getAllByRole('button', { name: `Ver las bajas pendientes de ${regional}` });
  await waitFor(() => expect(presses()).toHaveLength(2));
  presses()[0]?.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(new RegExp(`de ${pending}$`))).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bajas que la BDPA no conoce' })).toHaveFocus();
});

interface PorSituacion {
  readonly Validados: number;
  readonly Observados: number;
  readonly Registrados: number;
  readonly NoEnviados: number;
  readonly SinRegistro: number;
}
const partes = (row: PorSituacion) => [row.Validados, row.Observados, row.Registrados, row.NoEnviados, row.SinRegistro];

test('[F-7.4-05] [F-7.5-02] the tables hold what the services answer, each figure in its column', async () => {
  const { router } = await abrir();
  const mes = { mes: '2026-10' };
  const ver = async (search: string, title: string, columns: number) => {
    await router.navigate(`/seguros/bdpa-monitor${search}`);
    return escritas(await cifras(title), columns);
  };
  const regionales = await call(afiliacionBdpa.monitorRegional, {});
  const porNombre = (a: readonly unknown[], b: readonly unknown[]) => String(a[0]).localeCompare(String(b[0]));
  expect((await ver('', 'Población por regional', 6)).sort(porNombre)).toEqual(
    regionales.map((row) => [row.Regional, ...partes(row), row.BajasPendientes]).sort(porNombre),
  );
  const historico = await call(afiliacionBdpa.detalleHistorico, {});
  // The services leave out months with nobody, the axis does not.
  const mesesDe = (desde: string, cuantos: number) =>
    Array.from({ length: cuantos }, (_, at) => {
      const mes = addMonths(`${desde}-01`, at).slice(0, 7);
      const row = historico.find(({ Mes }) => Mes === mes);
      return [monthName(mes), ...(row ? [...partes(row), row.Poblacion] : [0, 0, 0, 0, 0, 0])];
    });
  for (const [search, desde, cuantos] of [
    ['', '2025-12', 12],
    ['&gestion=2026', '2026-01', 11],
    ['&gestion=2025', '2025-01', 12],
  ] as const) {
    await router.navigate(`/seguros/bdpa-monitor?vista=evolucion&por=historico${search}`);
    await waitFor(async () =>
      expect(escritas(await cifras('Población de hoy por mes de afiliación'), 6)).toEqual(mesesDe(desde, cuantos)),
    );
  }
  const gestiones = await call(bdpa.poblacionValidadaGestion, {});
  expect(escritas(await cifras('Validados por gestión'), 1).sort(porNombre)).toEqual(
    gestiones
      .filter(({ Cantidad }) => Cantidad > 0)
      .map(({ Gestion, Cantidad }) => [String(Gestion), Cantidad])
      .sort(porNombre),
  );
  const dias = await call(bdpa.estadisticasBajasMes, { params: mes });
  expect(await ver('?vista=evolucion&por=mes&mes=2026-10', 'Bajas por día', 2)).toEqual(
    dias.map((row) => [toLocalDate(row.Fecha), row.Regularizadas, row.Pendientes]),
  );
  const afiliados = await call(bdpa.poblacionAfiliadaMes, { params: mes });
  const validados = await call(bdpa.poblacionValidadaMes, { params: mes });
  expect(escritas(await cifras('Afiliados y validados por regional'), 2)).toEqual(
    afiliados.map((row, at) => [row.Regional, row.Cantidad, validados[at]?.Cantidad]),
  );
  const bajas = await call(bdpa.estadisticasBajasPeriodo, { params: anio });
  expect(await ver('?vista=bajas', 'Bajas del periodo por regional', 2)).toEqual(
    bajas.map((row) => [row.Regional, row.Regularizadas, row.Pendientes]),
  );
});

test('the validated of a year and of a month lead to exactly those, by the day they were accepted', async () => {
  const { user, router } = await abrir('?vista=evolucion&por=historico');
  const rows = (await cifras('Validados por gestión')).slice(1);
  const [gestion = '', cuantos] = rows.find((row) => entero(row[1]) > 10) ?? [];
  await user.click(
    within(await screen.findByRole('table', { name: 'Validados por gestión' })).getByRole('link', {
      name: `Ver los validados de ${gestion}`,
    }),
  );
  expect(await screen.findByText(`1–10 de ${entero(cuantos)}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Validados en un periodo' })).toHaveAttribute('aria-pressed', 'true');
  const [head, ...listed] = screen.getAllByRole('row');
  const at = [...(head?.children ?? [])].findIndex((one) => one.textContent?.startsWith('Validación'));
  expect(listed).toHaveLength(10);
  for (const row of listed) expect(row.children[at]).toHaveTextContent(new RegExp(`/${gestion}$`));

  await router.navigate('/seguros/bdpa-monitor?vista=evolucion&por=mes&mes=2026-10');
  const [regional = '', , validados] =
    (await cifras('Afiliados y validados por regional')).slice(1, -1).find((row) => entero(row[2]) > 0) ?? [];
  const name = `${validados}. Ver los validados de ${regional}, ${monthName('2026-10')}`;
  await user.click(await screen.findByRole('link', { name }));
  const n = entero(validados);
  expect(await screen.findByText(n === 1 ? '1 resultado' : n > 10 ? `1–10 de ${n}` : `${n} resultados`)).toBeVisible();
  expect(screen.getByLabelText('Regional')).toHaveDisplayValue(regional);
});

test.each([
  ['?vista=evolucion&por=mes&mes=2026-10', 'Afiliados y validados por regional', /^Ver los afiliados de /],
  ['?vista=evolucion&por=historico', 'Población de hoy por mes de afiliación', /^Ver los afiliados de /],
  ['?vista=bajas', 'Bajas del periodo por regional', /^Ver las bajas pendientes de /],
] as const)('%s: a row of the table of %s leads where its bar does', async (search, title, name) => {
  await abrir(search);
  const rows = (await cifras(title)).slice(1, -1);
  const table = await screen.findByRole('table', { name: title });
  const names = [
    ...within(table).queryAllByRole('link', { name }),
    ...within(table).queryAllByRole('button', { name }),
  ];
  expect(names.length).toBeGreaterThan(0);
  expect(rows.map(([label]) => label)).toEqual(expect.arrayContaining(names.map((one) => one.textContent)));
});
