import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';

/** The lines under a heading of the card: one per appointment, with its person and state. */
function bajo(heading: string): string[] {
  const card = within(screen.getByRole('region', { name: 'Citas médicas de su familia' }));
  const title = card.queryByRole('heading', { name: heading });
  return [...(title?.nextElementSibling?.querySelectorAll('li') ?? [])].map((row) =>
    [row.querySelector('b'), row.querySelector('p'), row.querySelector('.pill')]
      .map((part) => part?.textContent)
      .join(' | '),
  );
}

/** The insured person with her family, and a colleague from the same company who has appointments. */
async function escena() {
  const { db, persona } = await ejemplo('asegurado');
  const [own] = db.pacientes.by('persona', persona.IdPersona);
  const dependants = db.pacientes.by('padre', own?.IdPaciente ?? 0);
  const [first, second] = dependants;
  const stranger = db.pacientes
    .all()
    .find((p) => p.IdEmpresa === own?.IdEmpresa && p.IdPaciente !== own?.IdPaciente && p.IdPacientePadre === 0);
  if (!own || !first || !second || !stranger) throw new Error('The seed has no such family, or nobody beside it');
  for (const cita of db.citas.all()) db.citas.remove(cita.IdCita);
  const base = { IdEmpresa: own.IdEmpresa, IdRegional: 1, IdCentro: 11, IdEspecialidad: 1, Medico: 'DRA. PRUEBA' };
  let IdCita = 0;
  const cita = ({ IdPaciente }: { IdPaciente: number }, Fecha: string, Hora: string, IdEstado: number) => {
    IdCita += 1;
    db.citas.put({ ...base, IdPaciente, IdCita, Fecha, Hora, IdEstado });
  };
  const nombre = ({ IdPersona }: { IdPersona: number }) => db.personas.get(IdPersona)?.NombreCompleto ?? '';
  return { own, first, second, stranger, cita, nombre };
}

test('the absences of the family, and of nobody else, each with whose it was and under its own heading', async () => {
  const { own, first, second, stranger, cita, nombre } = await escena();
  cita(own, '2026-11-10', '10:30', 3);
  cita(first, '2026-11-12', '08:15', 4);
  cita(second, '2026-10-01', '16:00', 3);
  cita(stranger, '2026-11-13', '09:00', 3);
  cita(stranger, '2026-11-20', '09:45', 1);
  // Neither missed nor in the future.
  cita(own, '2026-11-11', '11:00', 2);
  cita(second, '2026-11-09', '11:30', 5);
  cita(first, '2026-11-20', '17:30', 1);
  await mount('/system', { as: 'asegurado' });
  await waitFor(() =>
    expect(bajo('A las que no asistieron')).toEqual([
      `MEDICINA GENERAL, 12/11/2026 08:15 | ${nombre(first)} | INASISTENCIA JUSTIFICADA`,
      `MEDICINA GENERAL, 10/11/2026 10:30 | ${nombre(own)} | INASISTENCIA`,
      `MEDICINA GENERAL, 01/10/2026 16:00 | ${nombre(second)} | INASISTENCIA`,
    ]),
  );
  expect(bajo('Próximas')).toEqual([`MEDICINA GENERAL, 20/11/2026 17:30 | ${nombre(first)} | RESERVADA`]);
  expect(document.body).not.toHaveTextContent(nombre(stranger));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Suyas y de su familia/ })).toHaveTextContent(/^3Inasistencias/),
  );
});

test('what was missed, attended or cancelled today is not still to come', async () => {
  const { own, first, second, cita, nombre } = await escena();
  cita(own, '2026-11-20', '08:00', 3);
  cita(first, '2026-11-20', '08:30', 2);
  cita(second, '2026-11-20', '18:00', 5);
  await mount('/system', { as: 'asegurado' });
  await waitFor(() =>
    expect(bajo('A las que no asistieron')).toEqual([
      `MEDICINA GENERAL, 20/11/2026 08:00 | ${nombre(own)} | INASISTENCIA`,
    ]),
  );
  expect(bajo('Próximas')).toEqual([]);
});
