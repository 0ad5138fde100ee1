import { codigoOcupacional } from '#contract/entities/ocupacional.ts';
import { canal, tipoNovedad } from '#contract/enumerations.ts';
import { ocupacional, ocupacionalCitas, pacientes } from '#contract/services/index.ts';
import { addDays, today } from '#lib/dates.ts';
import { estadoExamen } from '#sandbox/rules/ocupacional.ts';
import type { Client } from './client.ts';
import type { Exam, Ledger } from './ledger.ts';
import type { Network, Outcome } from './network.ts';
import { readNotice } from './notices.ts';
import { ensured, settled } from './settled.ts';

const ref = (exam: Exam) => ({ body: { IdPersonaNovedad: exam.id } });

/** The exams of the client's company, for the staff of all, in the last days, of everybody or of a name. */
export const examsOf = (client: Client, NombrePersona = '') =>
  client.read(ocupacional.listar, {
    body: {
      FechaInicio: addDays(today(), -2),
      FechaFin: addDays(today(), 1),
      IdEstadoProceso: 0,
      IdEmpresaAnterior: client.account.choice.concod,
      Pagado: null,
      NombrePersona,
      TipoOcupacional: '',
    },
  });

/** The appointments of an exam. */
export const appointmentsOf = (client: Client, exam: Exam) => client.read(ocupacionalCitas.programacion, ref(exam));

/** The state of an exam as the services have it, by name; '' if it is none of the soak's. */
export async function stateOfExam(client: Client, { id }: Exam): Promise<Exam['state'] | ''> {
  const { IdEstadoProceso } = (await readNotice(client, id)).row;
  const states = ['registrado', 'programado', 'concluido'] as const;
  return states.find((state) => estadoExamen[state] === IdEstadoProceso) ?? '';
}

/** The person as the search for candidates finds her. */
async function candidate(client: Client, idPersona: number) {
  const found = await client.read(pacientes.porId, { params: { idPersona } });
  const NombrePersona = found?.BasePersonas.NombreCompleto ?? '';
  const { IdEmpresa } = client.account;
  const body = { IdEmpresa, TipoOcupacional: codigoOcupacional.pre, NombrePersona };
  const row = (await client.read(ocupacional.candidatos, { body })).find((one) => one.IdPersona === idPersona);
  if (!row) throw new Error(`person ${idPersona} is no candidate for an exam`);
  return row;
}

/** Registers the exam of somebody who works in the company. */
export async function registerExam(client: Client, ledger: Ledger, idPersona: number): Promise<Exam> {
  const { NombreCompleto, IdPersonaNovedad, ...person } = await candidate(client, idPersona);
  const item = {
    IdEmpresa: person.IdEmpresa,
    IdPersona: idPersona,
    IdPersonaEmpresa: person.IdPersonaEmpresa,
    IdTipoNovedad: tipoNovedad.OCUPACIONAL_PRE_OCUPACIONAL,
    IdCanal: canal.virtual,
    IdPersonaNovedadOrigen: IdPersonaNovedad,
    TieneOcupacionalVigente: person.TieneOcupacionalVigente,
  };
  const kept = async () => {
    const rows = (await examsOf(client, NombreCompleto)).filter((row) => row.IdPersona === idPersona);
    if (rows.length > 1) ledger.problems.push(`person ${idPersona} has ${rows.length} exams`);
    return rows[0] ? [rows[0].IdPersonaNovedad] : null;
  };
  const [id = 0] = await settled(() => client.ask(ocupacional.registrar, { body: [item] }), kept);
  const { IdEmpresa } = client.account;
  const pool = ledger.pools.of(IdEmpresa).examined;
  const common = { id, idPersona, owner: client, IdEmpresa, pool, certificate: '' };
  const exam: Exam = { ...common, state: 'registrado', appointment: 0, deleted: false };
  ledger.exams.push(exam);
  return exam;
}

/** Days ahead that are looked through for a free hour. */
const AHEAD = 25;

/** A free hour of a doctor, or null if all are taken. */
async function freeHour(net: Network, client: Client) {
  const { IdRegional } = client.account.choice;
  const doctors = net.random.shuffle(await client.read(ocupacionalCitas.medicos, { body: { IdRegional } }));
  const from = net.random.int(1, AHEAD);
  for (const { IdMedico } of doctors)
    for (let days = 0; days < AHEAD; days += 1) {
      const Fecha = addDays(today(), 1 + ((from + days) % AHEAD));
      const hours = await client.read(ocupacionalCitas.horarios, { body: { IdMedico, Fecha } });
      const hour = net.random.shuffle(hours)[0];
      if (hour) return { IdMedico, Fecha, Hora: hour.Hora };
    }
  return null;
}

/** Makes the appointment of an exam. False if every hour is taken. */
export async function schedule(net: Network, ledger: Ledger, exam: Exam): Promise<boolean> {
  const { owner, id } = exam;
  if (!(await freeHour(net, owner))) return false;
  const write = async (): Promise<Outcome<number>> => {
    // Somebody else may have taken the hour of the try before.
    const hour = await freeHour(net, owner);
    if (!hour) return { kind: 'unknown', text: 'no free hour' };
    return owner.ask(ocupacionalCitas.programar, { body: { IdPersonaNovedad: id, ...hour } });
  };
  const kept = async () => {
    const rows = await appointmentsOf(owner, exam);
    if (rows.length > 1) ledger.problems.push(`exam ${id} has ${rows.length} appointments`);
    return rows[0]?.IdCita ?? null;
  };
  exam.appointment = await settled(write, kept);
  exam.state = 'programado';
  return true;
}

/** Cancels the appointment of an exam. */
export async function unschedule(exam: Exam): Promise<void> {
  const { owner, appointment: IdCita } = exam;
  await ensured(
    () => owner.ask(ocupacionalCitas.eliminar, { body: { IdCita } }),
    async () => (await appointmentsOf(owner, exam)).length === 0,
  );
  Object.assign(exam, { appointment: 0, state: 'registrado' });
}

/** Deletes a registered exam. The person may be taken again. */
export async function removeExam(exam: Exam): Promise<void> {
  const { owner, id, idPersona, pool } = exam;
  const find = async () => (await examsOf(owner)).find(({ IdPersonaNovedad }) => IdPersonaNovedad === id);
  const row = await find();
  if (!row) throw new Error(`exam ${id} is in no list`);
  const { IdEmpresa, IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona } = row;
  const body = { IdEmpresa, IdPersonaNovedad, IdTipoNovedad, IdPersonaEmpresa, IdPersona };
  await ensured(
    () => owner.ask(ocupacional.eliminar, { body }),
    async () => !(await find()),
  );
  exam.deleted = true;
  pool.give(idPersona);
}

/** The staff conclude an exam that has an appointment. */
export async function concludeExam(staff: Client, exam: Exam): Promise<void> {
  await ensured(
    () => staff.ask(ocupacional.concluir, { body: { IdPersonaNovedad: exam.id, Resultado: 'APTO' } }),
    async () => (await stateOfExam(staff, exam)) === 'concluido',
  );
  exam.state = 'concluido';
}
