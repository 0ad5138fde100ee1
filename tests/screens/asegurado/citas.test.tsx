import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { descargas } from '#support/descargas.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, leido } from '#support/screens.ts';
import { server } from '#support/services.ts';

/** The lines under a heading of the card: one per appointment, with its person and state. */
function bajo(heading: string): string[] {
  const card = within(screen.getByRole('region', { name: 'Citas y exámenes' }));
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

test('[R-7.8-01] [R-3.6-02] the absences of the family, and of nobody else, each with whose it was and under its own heading', async () => {
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

test('[R-3.6-02] what was missed, attended or cancelled today is not still to come', async () => {
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

const textoDe = async (file: { readonly bytes: () => Promise<Uint8Array> } | undefined) =>
  new TextDecoder().decode(await file?.bytes()).replace(/\r\n /g, '');

test('[R-3.6-02] what is to come stands first, each with its calendar file, also beyond today', async () => {
  const { own, first, cita, nombre } = await escena();
  cita(own, '2026-11-10', '10:30', 3);
  cita(first, '2026-11-26', '09:30', 1);
  cita(own, '2026-11-24', '15:00', 1);
  const { user } = await mount('/system', { as: 'asegurado' });
  await waitFor(() =>
    expect(bajo('Próximas')).toEqual([
      `MEDICINA GENERAL, 24/11/2026 15:00 | ${nombre(own)} | RESERVADA`,
      `MEDICINA GENERAL, 26/11/2026 09:30 | ${nombre(first)} | RESERVADA`,
    ]),
  );
  const card = within(screen.getByRole('region', { name: 'Citas y exámenes' }));
  expect(card.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Próximas',
    'A las que no asistieron',
  ]);
  const buttons = card.getAllByRole('button', { name: /^Al calendario/ });
  expect(buttons).toHaveLength(2);
  const files = descargas();
  await user.click(card.getByRole('button', { name: `Al calendario MEDICINA GENERAL: ${nombre(first)}, 26/11/2026` }));
  expect(files.map(({ name }) => name)).toEqual(['cita-2026-11-26.ics']);
  const file = await textoDe(files[0]);
  expect(file).toContain('DTSTART:20261126T133000Z');
  expect(file).toContain(`SUMMARY:MEDICINA GENERAL: ${nombre(first)}`);
  expect(file).toContain('DESCRIPTION:Con DRA. PRUEBA');
});

test('however many come, each is there with its calendar file; of the missed ones the latest four', async () => {
  const { own, first, cita } = await escena();
  for (const day of ['23', '24', '25', '26', '27', '30']) cita(own, `2026-11-${day}`, '10:00', 1);
  for (const day of ['02', '03', '04', '05', '06']) cita(first, `2026-11-${day}`, '10:00', 3);
  await mount('/system', { as: 'asegurado' });
  await waitFor(() => expect(bajo('Próximas')).toHaveLength(6));
  const card = within(screen.getByRole('region', { name: 'Citas y exámenes' }));
  expect(card.getAllByRole('button', { name: /^Al calendario/ })).toHaveLength(6);
  expect(bajo('A las que no asistieron')).toHaveLength(4);
});

test('[R-7.7-01] an exam with an appointment stands among them; one without has the way to make it', async () => {
  const { db, novedad, nombre } = await ejemplo('examenRegistrado');
  // Of an earlier month, which the list of exams does not show by itself.
  const exam = { ...novedad(), FechaNovedad: '2026-10-31' };
  db.novedades.put(exam);
  for (const cita of db.citas.all()) db.citas.remove(cita.IdCita);
  const { user, router } = await mount('/system', { as: 'pagos' });
  await waitFor(() =>
    expect(bajo('Próximas')).toEqual([`Examen preocupacional, todavía sin cita | ${nombre} | Registrado`]),
  );
  const card = within(screen.getByRole('region', { name: 'Citas y exámenes' }));
  expect(card.queryByRole('button', { name: /^Al calendario/ })).toBeNull();
  await user.click(card.getByRole('link', { name: /^Programar Examen preocupacional/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/ocupacional-admin-ex'));
  // An answer that is under way would tell the home what was before.
  await screen.findByRole('heading', { level: 1, name: 'Exámenes ocupacionales' });
  await leido();
  expect(await screen.findByRole('cell', { name: nombre })).toBeVisible();
  const { IdPersonaNovedad } = exam;
  db.novedades.put({ ...exam, IdEstadoProceso: 13 });
  db.citasOcupacionales.put({ IdCita: 1, IdPersonaNovedad, IdMedico: 11, Fecha: '2026-11-27', Hora: '08:30' });
  await router.navigate('/system');
  await waitFor(() =>
    expect(bajo('Próximas')).toEqual([`Examen preocupacional, 27/11/2026 08:30 | ${nombre} | Programado`]),
  );
  const files = descargas();
  await user.click(screen.getByRole('button', { name: /^Al calendario Examen preocupacional/ }));
  expect(await textoDe(files[0])).toContain('DTSTART:20261127T123000Z');
});

test('an exam that is concluded, and an appointment of an exam that is over, are not to come', async () => {
  const { db, novedad } = await ejemplo('examenRegistrado');
  const exam = novedad();
  const { IdPersonaNovedad } = exam;
  for (const cita of db.citas.all()) db.citas.remove(cita.IdCita);
  db.citasOcupacionales.put({ IdCita: 1, IdPersonaNovedad, IdMedico: 11, Fecha: '2026-11-19', Hora: '08:30' });
  const { router } = await mount('/system', { as: 'pagos' });
  expect(await screen.findByText('Su familia no tiene citas ni exámenes próximos, y nadie faltó a uno.')).toBeVisible();
  db.novedades.put({ ...exam, IdEstadoProceso: 21 });
  await router.navigate('/seguros/mis-avisos');
  await router.navigate('/system');
  await leido();
  expect(bajo('Próximas')).toEqual([]);
});

test('[R-7.7-01] exams that cannot be read leave the appointments standing, and are asked for again', async () => {
  const { own, cita, nombre } = await escena();
  cita(own, '2026-11-24', '15:00', 1);
  let down = true;
  server.use(http.post('*/OcupacionalListar/', () => (down ? new HttpResponse('', { status: 500 }) : undefined)));
  const { user } = await mount('/system', { as: 'asegurado' });
  expect(await screen.findByText('No se pudieron consultar los exámenes.')).toBeVisible();
  await waitFor(() =>
    expect(bajo('Próximas')).toEqual([`MEDICINA GENERAL, 24/11/2026 15:00 | ${nombre(own)} | RESERVADA`]),
  );
  down = false;
  const card = within(screen.getByRole('region', { name: 'Citas y exámenes' }));
  await user.click(card.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText('No se pudieron consultar los exámenes.')).toBeNull());
});
