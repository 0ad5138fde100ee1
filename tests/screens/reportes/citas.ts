import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import type { FilaCita } from '#contract/entities/cita.ts';
import { mount } from '#support/mount.tsx';
import { server } from '#support/services.ts';
import type { DemoUser } from '#support/session.ts';

const RUTA = '/seguros/reporte-citas-medicas';
export const REPORTE = 'ReporteCitasMedicas';
/** The whole period that the services allow on the test's day. */
export const TRIMESTRE = '?desde=2026-08-01&hasta=2026-11-20';

const tabla = () => screen.findByRole('table', { name: 'Listado de citas médicas' });
export const cargado = async () => waitFor(async () => expect(await tabla()).toHaveAttribute('aria-busy', 'false'));

export async function abrir({ as = 'empresa' as DemoUser, search = '' } = {}) {
  const mounted = await mount(RUTA + search, { as });
  await cargado();
  return mounted;
}

/** The rows on screen, each as the texts of its cells. */
export const filas = async (): Promise<string[][]> =>
  within(await tabla())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td:not(.table-pick)')].map((cell) => cell.textContent ?? ''));

/** The headings of the report's table, without the sort indicators. */
export const cabezas = async (): Promise<string[]> =>
  within(await tabla())
    .getAllByRole('columnheader')
    .map((head) => (head.textContent ?? '').replace(/\d?(, orden.*)?$/, ''));

/** Texts of one column on screen. */
export async function columna(header: string): Promise<string[]> {
  const at = (await cabezas()).indexOf(header);
  return (await filas()).map((row) => row[at] ?? '');
}

/** The button in a heading that sorts by its column. */
export const orden = async (header: string): Promise<HTMLElement> =>
  within(await tabla()).getByRole('button', { name: new RegExp(`^${header}(,|\\d|$)`) });

export const fila = (part: Partial<FilaCita> = {}): FilaCita => ({
  Fecha: '03/11/2026',
  Hora: '09:15',
  RegionalAsegurado: 'La Paz',
  TipoAsegurado: 'TITULAR',
  HistoriaClinica: '400100',
  Matricula: '850101QMA',
  Paciente: 'QUISPE MAMANI ANA',
  MatriculaTitular: '850101QMA',
  PacienteTitular: 'QUISPE MAMANI ANA',
  Empresa: 'Banco Altiplano S.A.',
  CentroAtencion: 'POLICLÍNICO LA PAZ',
  Especialidad: 'CARDIOLOGÍA',
  Medico: 'DRA. ROCA ELSA',
  Estado: 'INASISTENCIA',
  EstadoColor: '#fbe4e2',
  ...part,
});

/** The services answer the report with these rows only. */
export const responder = (rows: readonly FilaCita[]): void =>
  server.use(http.post(`*/${REPORTE}/`, () => HttpResponse.json({ ok: true, Datos: rows })));
