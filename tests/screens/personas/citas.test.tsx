import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { ejemplo } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { carpeta, linea } from './pantalla.ts';

const ALCANCE =
  'De las citas e inasistencias se muestran solo las de la regional La Paz, del 01/08/2026 al 20/11/2026.';

/**
 * The insured person with two absences within the report's period, her husband with one, and one of hers before the period.
 */
async function conCitas() {
  const one = await ejemplo('asegurado');
  const { db } = one;
  const [own] = db.pacientes.by('persona', one.persona.IdPersona);
  const [relative] = db.pacientes.by('padre', own?.IdPaciente ?? 0);
  if (!own || !relative) throw new Error('The seed’s insured person has no family');
  for (const cita of db.citas.all()) db.citas.remove(cita.IdCita);
  const missed = { IdEmpresa: own.IdEmpresa, IdRegional: 1, IdCentro: 11, IdEspecialidad: 1, Medico: '', IdEstado: 3 };
  const mine = { ...missed, IdPaciente: own.IdPaciente };
  db.citas.put({ ...mine, IdCita: 1, Fecha: '2026-11-10', Hora: '10:30' });
  db.citas.put({ ...mine, IdCita: 2, Fecha: '2026-08-01', Hora: '08:00' });
  db.citas.put({ ...mine, IdCita: 3, Fecha: '2026-07-31', Hora: '09:15' });
  db.citas.put({ ...missed, IdPaciente: relative.IdPaciente, IdCita: 4, Fecha: '2026-11-12', Hora: '11:45' });
  return { ...one, own, relative };
}

/** The days of the absences in the timeline. */
const dias = () =>
  linea()
    .queryAllByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    .map((one) => one.closest('[role=listitem]')?.textContent ?? '')
    .filter((text) => text.startsWith('Citas'))
    .map((text) => /\d\d\/\d\d\/\d{4}/.exec(text)?.[0]);

test('the timeline says of which regional and between which days it knows appointments', async () => {
  const { persona } = await conCitas();
  await carpeta(persona.IdPersona);
  expect(await linea().findByText(ALCANCE)).toBeVisible();
  await waitFor(() => expect(dias()).toEqual(['10/11/2026', '01/08/2026']));
});

test('[R-7.8-02] while appointments are not known nothing is said of their days', async () => {
  server.use(http.get('*/PeriodoHabilitadoCitaMedica/', () => new HttpResponse('', { status: 500 }), { once: true }));
  const { persona } = await conCitas();
  const { user } = await carpeta(persona.IdPersona);
  expect(await linea().findByText('No se pudo consultar: citas.')).toBeVisible();
  expect(screen.queryByText(/^De las citas e inasistencias/)).toBeNull();
  await user.click(linea().getByRole('button', { name: 'Reintentar' }));
  expect(await linea().findByText(ALCANCE)).toBeVisible();
});

test('each of a family, who share a clinical history, has the own absences only', async () => {
  const { db, relative, own } = await conCitas();
  expect(relative.HistoriaClinica).toBe(own.HistoriaClinica);
  await carpeta(db.pacientes.get(relative.IdPaciente)?.IdPersona ?? 0);
  await waitFor(() => expect(dias()).toEqual(['12/11/2026']));
});
