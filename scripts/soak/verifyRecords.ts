import { afiliacion, ocupacional, personasNovedad } from '#contract/services/index.ts';
import { affiliationsOf, fullName, readAffiliation } from './affiliations.ts';
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
  ]);
}

const sameCompany = (one: Client, other: Client) => one.account.IdEmpresa === other.account.IdEmpresa;

async function examListProblems(client: Client, { exams, pools }: Ledger): Promise<string[]> {
  const mine = exams.filter(({ owner, deleted }) => sameCompany(owner, client) && !deleted);
  const listed = (await examsOf(client)).map(({ IdPersonaNovedad }) => IdPersonaNovedad);
  const known = new Set(mine.map(({ id }) => id));
  return listProblems('exam', { listed: listed.filter((id) => !pools.seed.has(id)), known });
}

async function affiliationProblems(one: Affiliation): Promise<string[]> {
  const { id, idPersona, marker, owner } = one;
  const params = { idPersona, idPersonaNovedad: id, idTipoNovedad: 0, idEmpresa: 0 };
  const found = await owner.ask(afiliacion.obtener, { params });
  if (found.kind !== 'done') return [`affiliation ${id} (${marker}) is missing: ${found.text}`];
  const { form, state } = await readAffiliation(owner, one);
  return differences(`affiliation ${id}`, [
    ['name', fullName(marker), form.BasePersonas.NombreCompleto],
    ['observation', one.note, form.SegurosPersonasNovedad.Observacion],
    ['state', one.state, state],
  ]);
}

/** Employers see what the insured persons of the company wrote, these only their own. */
const sees = (client: Client, { owner }: Affiliation) =>
  client.account.audience === 'insured' ? owner.account.user === client.account.user : sameCompany(owner, client);

async function affiliationListProblems(client: Client, ledger: Ledger): Promise<string[]> {
  const mine = ledger.affiliations.filter((one) => sees(client, one));
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
    ...(await problemsOf(clientsOf(exams), (client) => examListProblems(client, ledger))),
    ...(await problemsOf(affiliations, affiliationProblems)),
    ...(await problemsOf(clientsOf(affiliations), (client) => affiliationListProblems(client, ledger))),
    ...(maintainer ? await problemsOf(kinds, (kind) => parameterProblems(maintainer, kind, ledger)) : []),
  ];
}
