import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '#client/call.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { porcentaje, serieDe, ultimosMeses } from '#features/monitoreo/cifras.ts';
import { periodoDe, periodoSchema } from '#features/monitoreo/periodo.ts';
import { monthName, toLocalDate } from '#lib/dates.ts';
import { TODAY } from '#support/clock.ts';
import { leer } from '#support/schemas.ts';
import { question } from '#support/screens.ts';
import { recordPaths } from '../parametros/lista.ts';
import { abrir, barras, cifras, dibujadas, escritas } from './pantalla.ts';

test('affiliations are told by day, empty days too, and by month where the period is long', () => {
  const all = [
    { Fecha: '02/11/2026', Cantidad: 5 },
    { Fecha: '04/11/2026', Cantidad: 2 },
  ];
  const waiting = [{ Fecha: '04/11/2026', Cantidad: 2 }];
  expect(serieDe({ desde: '2026-11-02', hasta: '2026-11-04' }, all, waiting)).toEqual([
    { label: '02/11/2026', figures: [5, 0] },
    { label: '03/11/2026', figures: [0, 0] },
    { label: '04/11/2026', figures: [0, 2] },
  ]);
  expect(serieDe({ desde: '2026-08-15', hasta: '2026-11-04' }, all, waiting)).toEqual([
    { label: 'ago 2026', figures: [0, 0] },
    { label: 'sep 2026', figures: [0, 0] },
    { label: 'oct 2026', figures: [0, 0] },
    { label: 'nov 2026', figures: [5, 2] },
  ]);
});

test('a period is of real days, in order, not beyond today, a year at most', () => {
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
  expect(periodoDe(new URLSearchParams('desde=x&hasta=2026-01-01'), TODAY)).toEqual({
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

test('[F-7.4-05] the affiliated and those not sent of a period, and those missing are recorded once', async () => {
  const { user } = await abrir('?vista=evolucion');
  const paths = recordPaths('PoblacionNoEnviadaDia');
  const rows = await cifras('Afiliados por mes');
  expect(rows[0]).toEqual(['Fecha', 'Enviados', 'Por enviar', 'Afiliados']);
  const totals = rows.at(-1)?.slice(1).map(Number) ?? [];
  expect((totals[0] ?? 0) + (totals[1] ?? 0)).toBe(totals[2]);
  expect(screen.getByText(`${totals[2]} afiliados en el periodo, ${totals[1]} por enviar.`)).toBeVisible();
  const sum = rows.slice(1, -1).reduce((all, row) => all + Number(row[3]), 0);
  expect(sum).toBe(totals[2]);

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
  expect(desde).toHaveAccessibleDescription(/El periodo puede abarcar hasta un año\./);
  expect(router.state.location.search).toBe(before);
});

test('[F-7.4-05] a month by regional, its terminations by day, and the years', async () => {
  const { user } = await abrir('?vista=evolucion&por=mes&mes=2026-09');
  const rows = await cifras('Afiliados y validados por regional');
  expect(rows[0]).toEqual(['Regional', 'Afiliados', 'Validados']);
  const regionals = rows.slice(1, -1);
  expect(barras('Afiliados en el mes')).toEqual(regionals.map((row) => [row[0], row[1]]));
  expect(barras('Validados en el mes')).toEqual(regionals.map((row) => [row[0], row[2]]));
  expect(Number(rows.at(-1)?.[1])).toBeGreaterThan(0);
  await screen.findByRole('heading', { name: 'Bajas por día' });
  await user.click(screen.getByRole('button', { name: 'Histórico' }));
  const years = await cifras('Validados por gestión');
  expect(barras('Validados por gestión')).toEqual(years.slice(1));
  const months = await cifras('Población de hoy por mes de afiliación');
  expect(barras('Población de hoy por mes de afiliación')).toEqual(
    months.slice(1, 13).map((row) => [row[0], row.at(-1)]),
  );
});

const situaciones = ['ok', 'warn', 'info', 'bad', 'mute'];
test.each([
  ['?vista=evolucion', 'Afiliados por mes', ['brand', 'warn']],
  ['?vista=evolucion&desde=2026-09-25&hasta=2026-11-20', 'Afiliados por día', ['brand', 'warn']],
  ['?vista=evolucion&por=mes&mes=2026-10', 'Bajas por día', ['ok', 'warn']],
  ['?vista=evolucion&por=historico', 'Población de hoy por mes de afiliación', situaciones],
  ['?vista=evolucion&por=historico', 'Validados por gestión', ['ok']],
  ['?vista=bajas', 'Bajas del periodo por regional', ['ok', 'warn']],
  ['', 'Población por regional', situaciones],
] as const)('%s: the picture of %s draws the figures of its table', async (search, title, tones) => {
  await abrir(search);
  const rows = await cifras(title);
  const [heads = []] = rows;
  const table = escritas(rows, tones.length);
  const drawn = dibujadas(title, tones);
  // By day and by month, those without any are drawn and not written; of many months the latest twelve are drawn.
  const some = drawn.filter(([, ...figures]) => figures.some((figure) => figure !== 0));
  expect(some.length).toBeGreaterThan(3);
  expect(title.startsWith('Afiliados') ? some : drawn).toEqual(
    title.startsWith('Población de hoy') ? table.slice(0, 12) : table,
  );
  const said = [...document.querySelectorAll('.chart-columns-row title')].map((one) => one.textContent);
  if (title.endsWith('por mes') || title.endsWith('por día'))
    for (const [name, ...figures] of table)
      expect(said).toContain(`${name}: ${figures.map((figure, at) => `${heads[at + 1]} ${figure}`).join(', ')}`);
});

test.each([
  ['Afiliados en el mes', 'brand', 0],
  ['Validados en el mes', 'ok', 1],
] as const)('the picture of %s draws its column of the table beside it', async (title, tone, column) => {
  await abrir('?vista=evolucion&por=mes&mes=2026-09');
  const table = escritas(await cifras('Afiliados y validados por regional'), 2);
  expect(table).toHaveLength(9);
  expect(dibujadas(title, [tone])).toEqual(table.map(([name, ...figures]) => [name, figures[column]]));
});

interface PorSituacion {
  readonly Validados: number;
  readonly Observados: number;
  readonly Registrados: number;
  readonly NoEnviados: number;
  readonly SinRegistro: number;
}
const partes = (row: PorSituacion) => [row.Validados, row.Observados, row.Registrados, row.NoEnviados, row.SinRegistro];
const anio = { desde: '2025-11-21', hasta: TODAY };

test('[F-7.4-05] [F-7.5-02] the tables hold what the services answer, each figure in its column', async () => {
  const { router } = await abrir();
  const mes = { mes: '2026-10' };
  const ver = async (search: string, title: string, columns: number) => {
    await router.navigate(`/seguros/bdpa-monitor${search}`);
    return escritas(await cifras(title), columns);
  };
  const regionales = await call(afiliacionBdpa.monitorRegional, {});
  expect(await ver('', 'Población por regional', 6)).toEqual(
    regionales.map((row) => [row.Regional, ...partes(row), row.BajasPendientes]),
  );
  const meses = await call(afiliacionBdpa.detalleHistorico, {});
  expect(await ver('?vista=evolucion&por=historico', 'Población de hoy por mes de afiliación', 6)).toEqual(
    meses.map((row) => [monthName(row.Mes), ...partes(row), row.Poblacion]),
  );
  const gestiones = await call(bdpa.poblacionValidadaGestion, {});
  expect(escritas(await cifras('Validados por gestión'), 1)).toEqual(
    gestiones.map((row) => [String(row.Gestion), row.Cantidad]),
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
