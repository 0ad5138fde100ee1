import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { esInasistencia, mesesEntre, resumir, tendencia } from '#features/reportes/inasistencias.ts';
import { monthName } from '#lib/dates.ts';
import { cifras, columnas, extremos, partesDe } from '#support/graficos.ts';
import { abrir, columna, fila, filas, responder, TRIMESTRE } from './citas.ts';

const rango = { desde: '2026-10-01', hasta: '2026-11-20' };
const siempre = () => true;

test('[R-1-05] absences are counted by month and specialty, the most first, months without any too', () => {
  const rows = [
    fila({ Fecha: '03/11/2026', Especialidad: 'PEDIATRÍA' }),
    fila({ Fecha: '04/11/2026', Especialidad: 'PEDIATRÍA' }),
    fila({ Fecha: '31/10/2026', Especialidad: 'CARDIOLOGÍA' }),
    fila({ Fecha: '04/11/2026', Especialidad: 'CARDIOLOGÍA', Estado: 'ATENDIDA' }),
  ];
  expect(resumir(rows, { ...rango, desde: '2026-09-15' }, (row) => esInasistencia(row.Estado))).toEqual({
    meses: ['2026-09', '2026-10', '2026-11'],
    filas: [
      { especialidad: 'PEDIATRÍA', porMes: [0, 0, 2], total: 2 },
      { especialidad: 'CARDIOLOGÍA', porMes: [0, 1, 0], total: 1 },
    ],
    porMes: [0, 1, 2],
    total: 3,
  });
});

test('[R-1-05] the specialties beyond the twelfth place are gathered, and nothing is lost', () => {
  const rows = Array.from({ length: 20 }, (_, at) => fila({ Especialidad: `E${String(at).padStart(2, '0')}` }));
  const { filas, total } = resumir(rows, rango, siempre);
  expect(filas).toHaveLength(12);
  expect(filas.at(-1)).toEqual({ especialidad: 'Otras (9)', otras: true, porMes: [0, 9], total: 9 });
  expect(total).toBe(20);
  expect(resumir(rows.slice(0, 12), rango, siempre).filas.at(-1)?.especialidad).toBe('E11');
});

test('months run over the year’s end', () => {
  expect(mesesEntre('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(mesesEntre('2026-11-01', '2026-11-01').map(monthName)).toEqual(['nov 2026']);
});

test('[R-1-05] above the table the picture tells the same figures as the text beside it', async () => {
  await abrir({ search: TRIMESTRE });
  const cells = await cifras('Inasistencias por mes y especialidad');
  expect(cells[0]).toEqual(['Especialidad', 'ago 2026', 'sep 2026', 'oct 2026', 'nov 2026', 'Total']);
  const body = cells.slice(1, -1);
  const title = 'Inasistencias por mes y especialidad';
  expect(await extremos(title)).toEqual(body.map((row) => [row[0], row.at(-1)]));
  const drawn = await partesDe(title);
  for (const row of body) {
    const months = row.slice(1, -1).map(Number);
    expect(months.reduce((a, b) => a + b)).toBe(Number(row.at(-1)));
    expect(drawn[row[0] ?? '']?.filter((figure) => figure > 0)).toEqual(months.filter((figure) => figure > 0));
  }
  const totals = cells.at(-1)?.slice(1).map(Number) ?? [];
  expect(totals.slice(0, -1).reduce((a, b) => a + b)).toBe(totals.at(-1));
  expect(screen.getByText(new RegExp(`^${totals.at(-1)} inasistencias en \\d+ citas\\.$`))).toBeVisible();
});

test('[R-1-05] along time every day has its place, and of a long period every month', () => {
  const rows = [fila({ Fecha: '03/11/2026' }), fila({ Fecha: '03/11/2026' }), fila({ Fecha: '05/11/2026' })];
  const dias = { desde: '2026-11-02', hasta: '2026-11-05' };
  const told = (desde: string) =>
    tendencia(rows, { ...dias, desde }, siempre).map(({ label, figures }) => [label, ...figures]);
  expect(told('2026-11-02')).toEqual([
    ['02/11/2026', 0],
    ['03/11/2026', 2],
    ['04/11/2026', 0],
    ['05/11/2026', 1],
  ]);
  expect(told('2026-09-02')).toEqual([
    ['sep 2026', 0],
    ['oct 2026', 0],
    ['nov 2026', 3],
  ]);
});

test('[R-1-05] along time the picture tells what its table says', async () => {
  await abrir();
  const days = (await cifras('Inasistencias por día')).slice(1);
  expect(days.length).toBeGreaterThan(3);
  const drawn = await columnas('Inasistencias por día', ['brand'], { desde: '2026-11-01', hasta: '2026-11-20' });
  expect(drawn.map(([day, n]) => [String(day).split('-').reverse().join('/'), String(n)])).toEqual(days);
});

test('[R-1-05] a press on a bar shows the absences it counts, another one takes that back', async () => {
  const { user } = await abrir({ search: TRIMESTRE });
  const [, [especialidad = '', ...counted] = []] = await cifras('Inasistencias por mes y especialidad');
  const absences = Number(counted.at(-1));
  await user.click(await screen.findByRole('button', { name: `Ver las inasistencias de ${especialidad}` }));
  expect(screen.getByRole('region', { name: 'Listado de citas médicas' })).toHaveFocus();
  expect(await filas()).toHaveLength(Math.min(25, absences));
  expect(new Set(await columna('Especialidad'))).toEqual(new Set([especialidad]));
  for (const estado of await columna('Estado')) expect(estado).toMatch(/INASISTENCIA/);
  expect(await screen.findByText(`${absences} inasistencias en ${absences} citas.`)).toBeVisible();
  screen.getByRole('button', { name: `Quitar el filtro: ${especialidad}` }).focus();
  await user.keyboard(' ');
  expect(await filas()).toHaveLength(25);
  expect(new Set(await columna('Especialidad')).size).toBeGreaterThan(1);
});

test('[R-1-05] two bars: taking one back leaves the absences of the other; a kind of absence that was chosen stays', async () => {
  const justificada = { Especialidad: 'PEDIATRÍA', Estado: 'INASISTENCIA JUSTIFICADA' };
  responder([
    fila({ Especialidad: 'PEDIATRÍA', Fecha: '03/11/2026' }),
    fila({ ...justificada, Fecha: '04/11/2026' }),
    fila({ Especialidad: 'PEDIATRÍA', Estado: 'ATENDIDA', Fecha: '03/11/2026' }),
  ]);
  const { user } = await abrir();
  await user.click(await screen.findByRole('button', { name: 'Ver las inasistencias de PEDIATRÍA' }));
  expect(await filas()).toHaveLength(2);
  const day = (await screen.findAllByRole('button', { name: /^Ver las inasistencias de .*3/ }))[0] as HTMLElement;
  await user.click(day);
  await waitFor(async () => expect(await filas()).toHaveLength(1));
  await user.click((await screen.findAllByRole('button', { name: /^Quitar el filtro: .*3/ }))[0] as HTMLElement);
  await waitFor(async () => expect(await filas()).toHaveLength(2));
  for (const estado of await columna('Estado')) expect(estado).toMatch(/INASISTENCIA/);
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro: PEDIATRÍA' }));
  await waitFor(async () => expect(await filas()).toHaveLength(3));
});

test('[R-1-05] [R-2.10-05] [R-2.10-02] the picture follows the filters over the results', async () => {
  responder([fila(), fila({ Especialidad: 'PEDIATRÍA' }), fila({ Especialidad: 'PEDIATRÍA', Estado: 'ATENDIDA' })]);
  const { user } = await abrir();
  expect(await screen.findByText('2 inasistencias en 3 citas.')).toBeVisible();
  await user.type(screen.getByLabelText('Filtrar resultados'), 'pediatria');
  expect(await screen.findByText('1 inasistencia en 2 citas.')).toBeVisible();
});

test('[R-1-05] [F-7.7-04] without a state that is called an absence every row is one', async () => {
  const { HttpResponse, http } = await import('msw');
  const { server } = await import('#support/services.ts');
  server.use(
    http.post('*/ListaEstadoCitaMedica/', () =>
      HttpResponse.json({ ok: true, Datos: [{ IdEstado: 8, Estado: 'PERDIDA', EstadoColor: 'red' }] }),
    ),
  );
  responder([fila({ Estado: 'PERDIDA' })]);
  await abrir();
  expect(await screen.findByText('1 inasistencia en 1 cita.')).toBeVisible();
});
