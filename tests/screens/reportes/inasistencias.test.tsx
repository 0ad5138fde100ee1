import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { esInasistencia, mesesEntre, resumir } from '#features/reportes/inasistencias.ts';
import { monthName } from '#lib/dates.ts';
import { abrir, fila, responder, TRIMESTRE } from './citas.ts';

const rango = { desde: '2026-10-01', hasta: '2026-11-20' };
const siempre = () => true;

test('absences are counted by month and specialty, the most first, months without any too', () => {
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

test('the specialties beyond the twelfth place are gathered, and nothing is lost', () => {
  const rows = Array.from({ length: 20 }, (_, at) => fila({ Especialidad: `E${String(at).padStart(2, '0')}` }));
  const { filas, total } = resumir(rows, rango, siempre);
  expect(filas).toHaveLength(12);
  expect(filas.at(-1)).toEqual({ especialidad: 'Otras (9)', porMes: [0, 9], total: 9 });
  expect(total).toBe(20);
  expect(resumir(rows.slice(0, 12), rango, siempre).filas.at(-1)?.especialidad).toBe('E11');
});

test('months run over the year’s end', () => {
  expect(mesesEntre('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(mesesEntre('2026-11-01', '2026-11-01').map(monthName)).toEqual(['nov 2026']);
});

test('[R-1-05] above the table the picture tells the same figures as the text beside it', async () => {
  await abrir({ search: TRIMESTRE });
  const picture = screen.getByRole('img', { name: /^Inasistencias por mes y especialidad/ });
  const figures = screen.getByRole('table', { name: 'Inasistencias por mes y especialidad' });
  const rows = within(figures).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
  expect(cells[0]).toEqual(['Especialidad', 'ago 2026', 'sep 2026', 'oct 2026', 'nov 2026', 'Total']);
  const body = cells.slice(1, -1);
  const drawn = [...picture.querySelectorAll('.chart-bars-row')].map((row) =>
    [...row.querySelectorAll('text')].map((text) => text.textContent ?? ''),
  );
  expect(drawn).toEqual(body.map((row) => [row[0], row.at(-1)]));
  for (const [at, row] of body.entries()) {
    const months = row.slice(1, -1).map(Number);
    expect(months.reduce((a, b) => a + b)).toBe(Number(row.at(-1)));
    const bars = [...(picture.querySelectorAll('.chart-bars-row')[at]?.querySelectorAll('.chart-part') ?? [])];
    const most = Math.max(...body.map((other) => Number(other.at(-1))));
    const shares = bars.map((bar) => Number.parseFloat((bar as SVGElement).style.getPropertyValue('--share')));
    expect(shares).toEqual(months.filter((n) => n > 0).map((n) => expect.closeTo(n / most, 5)));
  }
  const totals = cells.at(-1)?.slice(1).map(Number) ?? [];
  expect(totals.slice(0, -1).reduce((a, b) => a + b)).toBe(totals.at(-1));
  expect(screen.getByText(new RegExp(`^${totals.at(-1)} inasistencias en \\d+ citas\\.$`))).toBeVisible();
});

test('the picture follows the filters over the results', async () => {
  responder([fila(), fila({ Especialidad: 'PEDIATRÍA' }), fila({ Especialidad: 'PEDIATRÍA', Estado: 'ATENDIDA' })]);
  const { user } = await abrir();
  expect(screen.getByText('2 inasistencias en 3 citas.')).toBeVisible();
  await user.type(screen.getByLabelText('Buscar en los resultados'), 'pediatria');
  expect(screen.getByText('1 inasistencia en 2 citas.')).toBeVisible();
});

test('without a state that is called an absence every row is one', async () => {
  const { HttpResponse, http } = await import('msw');
  const { server } = await import('#support/services.ts');
  server.use(
    http.post('*/ListaEstadoCitaMedica/', () =>
      HttpResponse.json({ ok: true, Datos: [{ IdEstado: 8, Estado: 'PERDIDA', EstadoColor: 'red' }] }),
    ),
  );
  responder([fila({ Estado: 'PERDIDA' })]);
  await abrir();
  expect(await screen.findByText('1 inasistencia en 1 citas.')).toBeVisible();
});
