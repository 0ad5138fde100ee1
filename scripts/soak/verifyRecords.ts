import { afiliacion, ocupacional, personasNovedad } from '#contract/services/index.ts';
import { affiliationsOf, fullName, readAffiliation } from './affiliations.ts';
import { isTaken } from './certificates.ts';
import type { Client } from './client.ts';
import { clientsOf, differences, listProblems, problemsOf } from './compare.ts';
import { appointmentsOf, examsOf, stateOfExam } from './exams.ts';
import type { Affiliation, Exam, Ledger } from './ledger.ts';
import { entriesOf, kinds, type ParameterKind } from './parameters.ts';

/** Every exam before work has these examinations. */
const EXAMINATIONS = 3;

async function examProblems(exam: Exam): Promise<string[]> {
  const { id, owner, idPersona, deleted } = exam;
  const found = await owner.ask(personasNovedad.porIdActual, { params: { id, n: 0 } });
  if (deleted) return found.kind === 'refused' ? [] : [`exam ${id} was deleted and is there`];
  if (found.kind !== 'done') return [`exam ${id} of person ${idPersona} is missing: ${found.text}`];
  const appointments = (await appointmentsOf(owner, exam)).map(({ IdCita }) => IdCita);
  const examinations = await owner.read(ocupacional.examenes, { body: { IdPersonaNovedad: id } });
  return differences(`exam ${id}`, [
    ['state', exam.state, await stateOfExam(owner, exam)],
    ['appointments', exam.appointment ? String(exam.appointment) : '', appointments.join(', ')],
    ['examinations', EXAMINATIONS, examinations.length],
    ['certificate', true, exam.certificate === '' || (await isTaken(owner, exam.certificate))],
  ]);
}

/** One client of each company. */
const companiesOf = (exams: readonly Exam[]) => clientsOf(exams).filter(({ account }) => account.IdEmpresa > 0);

async function examListProblems(client: Client, { exams, pools }: Ledger): Promise<string[]> {
  const mine = exams.filter(({ IdEmpresa, deleted }) => IdEmpresa === client.account.IdEmpresa && !deleted);
  const listed = (await examsOf(client)).map(({ IdPersonaNovedad }) => IdPersonaNovedad);
  const known = new Set(mine.map(({ id }) => id));
  return listProblems('exam', { listed: listed.filter((id) => !pools.seed.has(id)), known });
}

async function affiliationProblems(one: Affiliation): Promise<string[]> {
  const { id, idPersona, marker, name, owner } = one;
  const params = { idPersona, idPersonaNovedad: id, idTipoNovedad: 0, idEmpresa: 0 };
  const found = await owner.ask(afiliacion.obtener, { params });
  if (found.kind !== 'done') return [`affiliation ${id} (${marker}) is missing: ${found.text}`];
  const { form, state } = await readAffiliation(owner, one);
  return differences(`affiliation ${id}`, [
    ['name', name, form.BasePersonas.NombreCompleto],
    ['observation', one.note, form.SegurosPersonasNovedad.Observacion],
    ['state', one.state, state],
  ]);
}

/** Insured persons see what is about their family, employers what is about their workers' families, and the staff all. */
const sees = ({ account }: Client, { holder, IdEmpresa }: Affiliation) =>
  account.audience === 'insured'
    ? account.idPersona === holder
    : account.IdEmpresa === 0 || account.IdEmpresa === IdEmpresa;

async function affiliationListProblems(client: Client, ledger: Ledger): Promise<string[]> {
  const mine = ledger.affiliations.filter((one) => one.kind !== 'name' && sees(client, one));
  const rows = (await affiliationsOf(client)).filter(({ NombreCompleto }) => NombreCompleto.startsWith(fullName('')));
  const listed = rows.map(({ IdPersonaNovedad }) => IdPersonaNovedad);
  return listProblems('affiliation', { listed, known: new Set(mine.map(({ id }) => id)) });
}

async function parameterProblems(client: Client, kind: ParameterKind, { parameters }: Ledger): Promise<string[]> {
  const mine = parameters.filter((one) => one.kind === kind && !one.deleted);
  const listed = (await entriesOf(client, kind)).map(({ id, text }) => `${id} ${text}`);
  return listProblems(kind, { listed, known: new Set(mine.map(({ id, text }) => `${id} ${text}`)) });
}

/** What is wrong with exams, affiliations, newborns and the lists of the staff, as sentences. */
export async function verifyRecords(ledger: Ledger): Promise<string[]> {
  const { exams, affiliations, parameters } = ledger;
  const [maintainer] = clientsOf(parameters);
  return [
    ...(await problemsOf(exams, examProblems)),
    ...(await problemsOf(companiesOf(exams), (client) => examListProblems(client, ledger))),
    ...(await problemsOf(affiliations, affiliationProblems)),
    ...(await problemsOf(clientsOf(affiliations), (client) => affiliationListProblems(client, ledger))),
    ...(maintainer ? await problemsOf(kinds, (kind) => parameterProblems(maintainer, kind, ledger)) : []),
  ];
}
