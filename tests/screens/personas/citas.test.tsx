import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ejemplo } from '#support/screens.ts';
import { carpeta, linea } from './pantalla.ts';

/** The insured person with two absences in reach, her husband with one, and one of hers before the report's days. */
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

/** The days of the absences in the line. */
const dias = () =>
  linea()
    .queryAllByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    .map((one) => one.closest('li')?.textContent ?? '')
    .filter((text) => text.startsWith('Citas'))
    .map((text) => /\d\d\/\d\d\/\d{4}/.exec(text)?.[0]);

test('each of a family, who share a clinical history, has the own absences only', async () => {
  const { db, relative, own } = await conCitas();
  expect(relative.HistoriaClinica).toBe(own.HistoriaClinica);
  await carpeta(db.pacientes.get(relative.IdPaciente)?.IdPersona ?? 0);
  await waitFor(() => expect(dias()).toEqual(['12/11/2026']));
});
