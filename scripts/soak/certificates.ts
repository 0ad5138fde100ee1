import { ocupacional } from '#contract/services/index.ts';
import { addDays, today, toLocalDate } from '#lib/dates.ts';
import type { Client } from './client.ts';
import { examsOf } from './exams.ts';
import type { Exam, Ledger } from './ledger.ts';
import { personOf } from './personData.ts';
import { ensured, settled } from './settled.ts';

/** What the staff write about an exam of the institute. */
const certificateOf = ({ IdEmpresa, idPersona }: Pick<Exam, 'IdEmpresa' | 'idPersona'>, number: string) => ({
  ...{ IdEmpresa, IdPersona: idPersona, NumeroCertificado: number, Resultado: 'APTO' },
});

/** The exam of a person in the list, null if there is none. */
async function listed(staff: Client, ledger: Ledger, idPersona: number) {
  const { NombreCompleto } = await personOf(staff, idPersona);
  const rows = (await examsOf(staff, NombreCompleto)).filter((row) => row.IdPersona === idPersona);
  if (rows.length > 1) ledger.problems.push(`person ${idPersona} has ${rows.length} exams`);
  return rows[0] ?? null;
}

/** The staff register the exam that the institute made of somebody who works in a company. It is concluded at once. */
export async function registerCertificate(staff: Client, ledger: Ledger, IdEmpresa: number): Promise<Exam | null> {
  const pool = ledger.pools.of(IdEmpresa).examined;
  const [idPersona] = pool.take(1);
  if (idPersona === undefined) return null;
  const certificate = ledger.mark(staff);
  const body = { ...certificateOf({ IdEmpresa, idPersona }, certificate), FechaExamen: today() };
  const id = await settled(
    () => staff.ask(ocupacional.registrarInso, { body }),
    async () => (await listed(staff, ledger, idPersona))?.IdPersonaNovedad ?? null,
  );
  const common = { id, idPersona, IdEmpresa, owner: staff, pool, certificate };
  const exam: Exam = { ...common, state: 'concluido', appointment: 0, deleted: false };
  ledger.exams.push(exam);
  return exam;
}

/** The staff write the certificate's number and day anew. */
export async function correctCertificate(exam: Exam, ledger: Ledger): Promise<void> {
  const { owner: staff, id, idPersona } = exam;
  const certificate = ledger.mark(staff);
  const FechaExamen = addDays(today(), -1);
  const body = { ...certificateOf(exam, certificate), IdPersonaNovedad: id, FechaExamen };
  await ensured(
    () => staff.ask(ocupacional.modificarInso, { body }),
    async () => (await listed(staff, ledger, idPersona))?.FechaNovedad === toLocalDate(FechaExamen),
  );
  exam.certificate = certificate;
}

/**
 * Whether the services have a certificate. They show none, but refuse one that they have; for nobody in no company they
 * write none.
 */
export async function isTaken(staff: Client, certificate: string): Promise<boolean> {
  const body = { ...certificateOf({ IdEmpresa: 0, idPersona: 0 }, certificate), FechaExamen: today() };
  const found = await staff.ask(ocupacional.registrarInso, { body });
  return found.kind === 'refused' && /certificado ya está registrado/.test(found.text);
}
