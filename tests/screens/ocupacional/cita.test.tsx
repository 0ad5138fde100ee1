import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { rechazaUnaVez } from '#support/respuestas.ts';
import { ejemplo, leido, pulsarDia, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir, dialogo, fila } from './pantalla.ts';

async function cita(who: Ejemplo) {
  const { user } = await abrir();
  const example = await ejemplo(who);
  await user.click(screen.getByRole('button', { name: `Cita de ${example.nombre}` }));
  return { user, ...example, dialog: within(await dialogo('Programar cita')) };
}

test('[R-7.7-01] [R-7.7-03] [R-3.4-01] doctor, day and hour give a registered exam its appointment', async () => {
  const programadas = recordCalls('/OcupacionalProgramarCita/');
  const horarios = recordCalls('/OcupacionalListaHorariosDisponibles/');
  const medicos = recordCalls('/OcupacionalRecuperaMedicos/');
  const citas = recordCalls('/OcupacionalProgramacion/');
  const permisos = recordCalls('/OcupacionalVerificaParaProgramar/');
  const dias = recordCalls('/OcupacionalVerificaParaProgramarValido/');
  const { user, dialog, nombre, novedad } = await cita('examenRegistrado');
  const medico = await dialog.findByLabelText(/^Médico/);
  await user.click(dialog.getByRole('button', { name: 'Programar' }));
  await waitFor(() => expect(medico).toHaveAccessibleDescription('Debe seleccionar al médico.'));
  expect(dialog.getByText('Debe seleccionar la hora de la cita.')).toBeVisible();
  expect(horarios).toEqual([]);
  await user.selectOptions(medico, '11');
  await user.click(dialog.getByLabelText(/^Fecha de la cita/));
  await pulsarDia({ user }, /^23 de noviembre/);
  await user.click(await dialog.findByRole('radio', { name: '09:00' }));
  expect(horarios).toEqual([{ IdMedico: 11, Fecha: '2026-11-23' }]);
  const { IdPersonaNovedad } = novedad();
  expect(medicos[0]).toEqual({ IdRegional: 1 });
  for (const asked of [citas, permisos]) expect(asked[0]).toEqual({ IdPersonaNovedad });
  await waitFor(() => expect(dias[0]).toEqual({ IdPersonaNovedad, Fecha: '2026-11-23' }));
  const [close] = dialog.getAllByRole('button', { name: 'Cerrar' });
  if (close) await user.click(close);
  const asked = await question('¿Desea descartar lo que eligió?');
  await user.click(asked.getByRole('button', { name: 'Cancelar' }));
  expect(dialog.getByRole('radio', { name: '09:00' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Programar' }));
  await toastSays('La cita se programó correctamente.');
  expect(programadas).toEqual([{ IdPersonaNovedad, IdMedico: 11, Fecha: '2026-11-23', Hora: '09:00' }]);
  expect(await dialog.findByText(/^23\/11\/2026 a las 09:00/)).toBeVisible();
  await waitFor(() => expect(fila(nombre)).toHaveTextContent('Programado'));
  if (close) await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[F-8-18] [R-6-02] [R-7.7-01] an appointment is taken away after asking, and the exam may get another', async () => {
  const sent = recordCalls('/Ocupacional/CitaElimina/');
  const { user, dialog, nombre, db, novedad } = await cita('examenProgramado');
  const [taken] = db.citasOcupacionales.by('novedad', novedad().IdPersonaNovedad);
  await user.click(await dialog.findByRole('button', { name: 'Quitar la cita' }));
  const ask = await question(`¿Desea quitar la cita de ${nombre} del`);
  await user.click(ask.getByRole('button', { name: 'Aceptar' }));
  await toastSays('La cita se eliminó correctamente.');
  expect(sent).toEqual([{ IdCita: taken?.IdCita }]);
  expect(await dialog.findByLabelText(/^Médico/)).toBeVisible();
  await waitFor(() => expect(fila(nombre)).toHaveTextContent(/Registrado|Pagado/));
});

test('[R-6-02] an insured person sees her appointment, and is not offered to take it away', async () => {
  const { db, novedad } = await ejemplo('examenProgramado');
  const { persona, nombre } = await ejemplo('asegurado');
  db.novedades.put({ ...novedad(), IdPersona: persona.IdPersona });
  const { user } = await abrir('asegurado');
  await user.click(screen.getByRole('button', { name: `Cita de ${nombre}` }));
  const dialog = within(await dialogo('Programar cita'));
  expect(await dialog.findByText(/^\d\d\/\d\d\/2026 a las \d\d:\d\d/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Quitar la cita' })).toBeNull();
});

test('[R-7.7-03] the last day that can be chosen is the services’', async () => {
  const Datos = { PuedeProgramar: true, VigenteProgramarHasta: '2026-11-25', Observacion: '' };
  server.use(http.post('*/OcupacionalVerificaParaProgramar/', () => HttpResponse.json({ ok: true, Datos })));
  const { user, dialog } = await cita('examenRegistrado');
  expect(await dialog.findByText('Puede programarse hasta el 25/11/2026.')).toBeVisible();
  await user.click(dialog.getByLabelText(/^Fecha de la cita/));
  const calendar = within(await screen.findByRole('dialog', { name: /^Elegir fecha/ }));
  expect(calendar.getByRole('button', { name: /^25 de noviembre/ })).not.toHaveAttribute('aria-disabled', 'true');
  expect(calendar.getByRole('button', { name: /^26 de noviembre/ })).toHaveAttribute('aria-disabled', 'true');
});

test('[R-7.7-03] an exam that may get none says why', async () => {
  server.use(http.post('*/OcupacionalProgramacion/', () => HttpResponse.json({ ok: true, Datos: [] })));
  const { dialog } = await cita('examenVigente');
  expect(await dialog.findByText(/está en estado Concluido y no se puede programar\.$/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Programar' })).not.toBeInTheDocument();
});

test('[R-7.7-03] an exam that may get none, for which the services give no reason, says that it may not', async () => {
  const Datos = { PuedeProgramar: false, VigenteProgramarHasta: '2026-11-25', Observacion: '' };
  server.use(
    http.post('*/OcupacionalProgramacion/', () => HttpResponse.json({ ok: true, Datos: [] })),
    http.post('*/OcupacionalVerificaParaProgramar/', () => HttpResponse.json({ ok: true, Datos })),
  );
  const { dialog } = await cita('examenRegistrado');
  expect(await dialog.findByText('Este examen no se puede programar.')).toBeVisible();
  expect(dialog.queryByText(/^Puede programarse hasta/)).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Programar' })).toBeNull();
});

test('[R-7.7-01] [R-7.7-03] another doctor, or another day, has other hours: they are asked for, and the one chosen is none of them', async () => {
  const horas = recordCalls('/OcupacionalListaHorariosDisponibles/');
  const dias = recordCalls('/OcupacionalVerificaParaProgramarValido/');
  const programadas = recordCalls('/OcupacionalProgramarCita/');
  const { user, dialog, novedad } = await cita('examenRegistrado');
  const medico = await dialog.findByLabelText(/^Médico/);
  const [uno, otro] = within(medico)
    .getAllByRole<HTMLOptionElement>('option')
    .flatMap(({ value }) => (value ? [Number(value)] : []));
  await user.selectOptions(medico, String(uno));
  await user.click(dialog.getByLabelText(/^Fecha de la cita/));
  await pulsarDia({ user }, /^23 de noviembre/);
  /** Its free hours, of which none is chosen; chooses the first. */
  const elegirHora = async () => {
    await leido();
    const free = await dialog.findAllByRole('radio');
    for (const one of free) expect(one).not.toBeChecked();
    await user.click(free[0] ?? document.body);
    expect(free[0]).toBeChecked();
  };
  await elegirHora();
  await user.selectOptions(medico, String(otro));
  await elegirHora();
  await user.click(dialog.getByLabelText(/^Fecha de la cita/));
  await pulsarDia({ user }, /^25 de noviembre/);
  await leido();
  await user.click(dialog.getByRole('button', { name: 'Programar' }));
  expect(await dialog.findByText('Debe seleccionar la hora de la cita.')).toBeVisible();
  expect(programadas).toEqual([]);
  expect(horas).toEqual([
    { IdMedico: uno, Fecha: '2026-11-23' },
    { IdMedico: otro, Fecha: '2026-11-23' },
    { IdMedico: otro, Fecha: '2026-11-25' },
  ]);
  const { IdPersonaNovedad } = novedad();
  expect(dias.at(-1)).toEqual({ IdPersonaNovedad, Fecha: '2026-11-25' });
});

test('[R-7.7-03] a day on which the services allow no appointment says so, and offers no hour', async () => {
  server.use(
    http.post('*/OcupacionalVerificaParaProgramarValido/', () => HttpResponse.json({ ok: true, Datos: false })),
  );
  const { user, dialog } = await cita('examenRegistrado');
  await user.selectOptions(await dialog.findByLabelText(/^Médico/), '11');
  await user.click(dialog.getByLabelText(/^Fecha de la cita/));
  await pulsarDia({ user }, /^23 de noviembre/);
  expect(await dialog.findByText('El examen no se puede programar en esa fecha.')).toBeVisible();
  expect(await dialog.findByText('El médico no tiene horarios libres ese día. Elija otra fecha.')).toBeVisible();
  expect(dialog.queryByRole('radio')).toBeNull();
});

test('[R-7.7-01] a refused appointment is told, what was chosen stays, and it can be sent again', async () => {
  rechazaUnaVez('/OcupacionalProgramarCita/', 'La agenda está cerrada por ahora.');
  const { user, dialog, nombre } = await cita('examenRegistrado');
  const medico = await dialog.findByLabelText(/^Médico/);
  await user.selectOptions(medico, '11');
  await user.click(dialog.getByLabelText(/^Fecha de la cita/));
  await pulsarDia({ user }, /^23 de noviembre/);
  await user.click(await dialog.findByRole('radio', { name: '09:00' }));
  await user.click(dialog.getByRole('button', { name: 'Programar' }));
  await toastSays('La agenda está cerrada por ahora.');
  await leido();
  expect(fila(nombre)).toHaveTextContent('Registrado');
  expect(medico).toHaveValue('11');
  expect(dialog.getByRole('radio', { name: '09:00' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Programar' }));
  await toastSays('La cita se programó correctamente.');
  expect(await dialog.findByText(/^23\/11\/2026 a las 09:00/)).toBeVisible();
});

test('[R-7.7-01] free hours that cannot be read are not asked to be chosen for, and are asked for again', async () => {
  let down = true;
  server.use(
    http.post('*/OcupacionalListaHorariosDisponibles/', () =>
      down ? new HttpResponse('', { status: 500 }) : undefined,
    ),
  );
  const { user, dialog } = await cita('examenRegistrado');
  await user.selectOptions(await dialog.findByLabelText(/^Médico/), '11');
  expect(dialog.getByText('Elija al médico y la fecha para ver los horarios libres.')).toBeVisible();
  await user.click(dialog.getByLabelText(/^Fecha de la cita/));
  await pulsarDia({ user }, /^23 de noviembre/);
  expect(await dialog.findByText('No se pudo consultar la agenda del médico para ese día.')).toBeVisible();
  expect(dialog.queryByText('Elija al médico y la fecha para ver los horarios libres.')).toBeNull();
  down = false;
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByRole('radio', { name: '09:00' })).toBeVisible();
  expect(dialog.queryByText(/^No se pudo consultar la agenda/)).toBeNull();
});
