import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { citaOcupacional, horarioDisponible, medicoOcupacional } from '#contract/entities/ocupacional.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { ocupacionalCitas } from '#contract/services/index.ts';
import { addDays } from '#lib/dates.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { TODAY } from '#support/clock.ts';
import { type Caller, openFund, persona, signIn } from './fund.ts';

async function open(user = 'empresa') {
  const fund = openFund();
  return { fund, who: await signIn(fund, user) };
}
function exam(fund: ReturnType<typeof openFund>, who: Ejemplo) {
  const found = fund.db.novedades
    .by('persona', persona(fund, who))
    .find((n) => n.IdTipoNovedad === tipo.OCUPACIONAL_PRE_OCUPACIONAL);
  if (!found) throw new Error(`${who} has no exam`);
  return found;
}
async function medico(who: Caller) {
  const { Datos } = await who.call(ocupacionalCitas.medicos, { body: { IdRegional: 1 } });
  const [first] = z.parse(z.array(medicoOcupacional), Datos);
  if (!first) throw new Error('no doctor');
  return first.IdMedico;
}
const free = async (who: Caller, IdMedico: number, Fecha: string) => {
  const { Datos } = await who.call(ocupacionalCitas.horarios, { body: { IdMedico, Fecha } });
  return z.parse(z.array(horarioDisponible), Datos).map((slot) => slot.Hora);
};

/** The Monday after TODAY, which is a Friday. */
const MONDAY = addDays(TODAY, 3);
const SUNDAY = addDays(TODAY, 2);

test('[R-7.7-01] the doctors of the caller’s regional, with what they do and where', async () => {
  const { who } = await open();
  const { Datos } = await who.call(ocupacionalCitas.medicos, { body: { IdRegional: 1 } });
  expect(Datos).toHaveLength(2);
  expect(Datos).toContainEqual({
    IdMedico: expect.any(Number),
    NombreCompleto: expect.stringMatching(/\S+ \S+ \S+/),
    Especialidad: 'MEDICINA DEL TRABAJO',
    CentroAtencion: 'POLICLÍNICO CENTRAL',
  });
  expect(await who.call(ocupacionalCitas.medicos, { body: { IdRegional: 2 } })).toMatchObject({ ok: false });
});

test('[R-7.7-01] free hours are the agenda’s without the appointments; none on Sundays, today, or another regional’s', async () => {
  const { fund, who } = await open();
  const IdMedico = await medico(who);
  const taken = fund.db.citasOcupacionales.by('dia', `${IdMedico}|${MONDAY}`).map((c) => c.Hora);
  const hours = await free(who, IdMedico, MONDAY);
  expect(hours.length).toBe(10 - taken.length);
  for (const hour of taken) expect(hours).not.toContain(hour);
  expect(await free(who, IdMedico, SUNDAY)).toEqual([]);
  expect(await free(who, IdMedico, TODAY)).toEqual([]);
  const ask = (body: { IdMedico: number; Fecha: string }) => who.call(ocupacionalCitas.horarios, { body });
  expect(await ask({ IdMedico: 21, Fecha: MONDAY })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await ask({ IdMedico, Fecha: 'mañana' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('Fecha'),
  });
});

test('[R-7.7-03] an exam may be programmed within thirty days while it is Registrado or Pagado', async () => {
  const { fund, who } = await open();
  const mine = exam(fund, 'examenRegistrado');
  const ask = (n: { IdPersonaNovedad: number }) =>
    who.call(ocupacionalCitas.verificar, { body: { IdPersonaNovedad: n.IdPersonaNovedad } });
  expect((await ask(mine)).Datos).toEqual({
    PuedeProgramar: true,
    VigenteProgramarHasta: addDays(mine.FechaNovedad, 30),
    Observacion: '',
  });
  expect((await ask(exam(fund, 'examenProgramado'))).Datos).toMatchObject({
    PuedeProgramar: false,
    Observacion: 'El preocupacional está en estado Programado y no se puede programar.',
  });
  const on = (Fecha: string) =>
    who.call(ocupacionalCitas.verificarFecha, { body: { IdPersonaNovedad: mine.IdPersonaNovedad, Fecha } });
  const until = addDays(mine.FechaNovedad, 30);
  expect([(await on(TODAY)).Datos, (await on(MONDAY)).Datos, (await on(until)).Datos]).toEqual([false, true, true]);
  expect((await on(addDays(until, 1))).Datos).toBe(false);
  fund.db.novedades.put({ ...mine, FechaNovedad: addDays(TODAY, -31) });
  expect((await ask(mine)).Datos).toMatchObject({ PuedeProgramar: false });
  const elsewhere = await signIn(fund, 'varias', { IdRegional: 1, concod: '00207', numpat: '01-912-00207' });
  expect(
    await elsewhere.call(ocupacionalCitas.verificar, { body: { IdPersonaNovedad: mine.IdPersonaNovedad } }),
  ).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test('[R-7.7-01] [R-6-02] an appointment takes its hour and programmes the exam; cancelled, both are as before', async () => {
  const { fund, who } = await open();
  const { IdPersonaNovedad } = exam(fund, 'examenRegistrado');
  const IdMedico = await medico(who);
  const before = await free(who, IdMedico, MONDAY);
  const Hora = before[0] ?? '';
  const made = await who.call(ocupacionalCitas.programar, {
    body: { IdPersonaNovedad, IdMedico, Fecha: MONDAY, Hora },
  });
  expect(made).toMatchObject({ ok: true, Datos: expect.any(Number) });
  expect(await free(who, IdMedico, MONDAY)).toEqual(before.slice(1));
  expect(fund.db.novedades.get(IdPersonaNovedad)?.IdEstadoProceso).toBe(13);
  const programmed = await who.call(ocupacionalCitas.programacion, { body: { IdPersonaNovedad } });
  const [cita] = z.parse(z.array(citaOcupacional), programmed.Datos);
  expect(cita).toMatchObject({ IdCita: made.Datos, Fecha: MONDAY, Hora, CentroAtencion: 'POLICLÍNICO CENTRAL' });
  const IdCita = cita?.IdCita ?? 0;
  expect(await who.call(ocupacionalCitas.eliminar, { body: { IdCita } })).toMatchObject({ ok: true });
  expect(await free(who, IdMedico, MONDAY)).toEqual(before);
  expect(fund.db.novedades.get(IdPersonaNovedad)?.IdEstadoProceso).toBe(5);
  expect(await who.call(ocupacionalCitas.eliminar, { body: { IdCita } })).toMatchObject({ ok: false });
});

test('[R-7.7-01] two people asking for one hour: the later one is told, and nothing of hers changes', async () => {
  const { fund, who } = await open();
  const mine = exam(fund, 'examenRegistrado');
  const other = { ...exam(fund, 'examenProgramado'), IdEstadoProceso: 5 };
  fund.db.novedades.put(other);
  const IdMedico = await medico(who);
  const Hora = (await free(who, IdMedico, MONDAY))[0] ?? '';
  const ask = (n: { IdPersonaNovedad: number }) =>
    who.call(ocupacionalCitas.programar, {
      body: { IdPersonaNovedad: n.IdPersonaNovedad, IdMedico, Fecha: MONDAY, Hora },
    });
  const replies = await Promise.all([ask(mine), ask(other)]);
  const late = replies.findIndex((r) => !r.ok);
  expect(replies.filter((r) => r.ok)).toHaveLength(1);
  expect(replies[late]?.text).toBe('El horario elegido ya no está disponible.');
  const loser = late === 0 ? mine : other;
  expect(fund.db.novedades.get(loser.IdPersonaNovedad)).toEqual(loser);
});

test('[R-6-02] [R-7.7-01] [R-7.7-03] appointments are refused out of time, out of state, elsewhere, and with a bad body; nothing changes', async () => {
  const { fund, who } = await open();
  const { IdPersonaNovedad } = exam(fund, 'examenRegistrado');
  const IdMedico = await medico(who);
  const before = fund.db.dump();
  const body = { IdPersonaNovedad, IdMedico, Fecha: MONDAY, Hora: '08:00' };
  const refused = async (parts: object, text: RegExp, caller = who) =>
    expect(await caller.call(ocupacionalCitas.programar, { body: { ...body, ...parts } })).toMatchObject({
      ok: false,
      text: expect.stringMatching(text),
    });
  await refused({ Fecha: TODAY }, /^La fecha de la cita debe estar entre el /);
  await refused({ Fecha: SUNDAY }, /ya no está disponible/);
  await refused({ Hora: '23:00' }, /ya no está disponible/);
  await refused({ IdMedico: 21 }, /No tiene acceso/);
  const { IdPersonaNovedad: programmed } = exam(fund, 'examenProgramado');
  await refused({ IdPersonaNovedad: programmed }, /está en estado Programado/);
  const alta = fund.db.novedades.by('persona', persona(fund, 'pendiente'))[0];
  await refused({ IdPersonaNovedad: alta?.IdPersonaNovedad ?? 0 }, /No tiene acceso/);
  await refused({}, /No tiene acceso/, await signIn(fund, 'asegurado'));
  expect(fund.db.dump()).toEqual(before);
  const [over] = fund.db.citasOcupacionales.by('novedad', exam(fund, 'examenVigente').IdPersonaNovedad);
  expect(await who.call(ocupacionalCitas.eliminar, { body: { IdCita: over?.IdCita ?? 0 } })).toMatchObject({
    ok: false,
    text: 'La cita ya pasó y no se puede eliminar.',
  });
});

test('[R-6-02] [R-7.7-01] insured persons programme their own exam; cancelling is not theirs', async () => {
  const { fund } = await open();
  const insured = await signIn(fund, 'asegurado');
  const mine = fund.db.novedades.put({ ...exam(fund, 'examenRegistrado'), IdPersona: persona(fund, 'asegurado') });
  const IdMedico = await medico(insured);
  const Hora = (await free(insured, IdMedico, MONDAY))[0] ?? '';
  const made = await insured.call(ocupacionalCitas.programar, {
    body: { IdPersonaNovedad: mine.IdPersonaNovedad, IdMedico, Fecha: MONDAY, Hora },
  });
  expect(made).toMatchObject({ ok: true });
  expect(await insured.call(ocupacionalCitas.eliminar, { body: { IdCita: Number(made.Datos) } })).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
});
