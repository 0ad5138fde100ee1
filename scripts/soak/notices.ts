import { tabla, tipoSeguimiento } from '#contract/enumerations.ts';
import { pacientes, personasNovedad, recursos, seguimiento } from '#contract/services/index.ts';
import { estadoPorId, idDeEstado } from '#sandbox/db/tipos.ts';
import type { Client } from './client.ts';
import { type Family, SALARY } from './families.ts';
import type { Ledger, Notice } from './ledger.ts';
import type { Outcome } from './network.ts';
import type { Pool } from './pool.ts';
import { ensured, settled } from './settled.ts';

/** The notice as the services have it, with the groups of a retiree's registration. */
export async function readNotice(client: Client, id: number) {
  const found = await client.read(personasNovedad.porIdActual, { params: { id, n: 0 } });
  const row = found.SegurosPersonasNovedad;
  return { row, state: estadoPorId(row.IdEstadoProceso)?.estado ?? '', resolution: found.PacientesResolucion };
}

/** The ids of a person's notices in the client's company. */
const noticesOf = async (client: Client, idPersona: number): Promise<number[]> => {
  const params = { idPersona, idEmpresa: client.account.IdEmpresa };
  return (await client.read(personasNovedad.deEmpresa, { params })).map((row) => row.IdPersonaNovedad);
};

/** What names a form: its family, its person and its marker. */
type About = Pick<Notice, 'family' | 'idPersona' | 'marker'>;

/** The calls of a family with the form of a person and a notice. */
async function callsOf(client: Client, { family, idPersona, marker }: About, novedad: object) {
  const found = await client.read(pacientes.porId, { params: { idPersona } });
  if (!found) throw new Error(`person ${idPersona} is missing`);
  return family.calls(client, {
    BasePersonas: found.BasePersonas,
    ...{ SegurosPacientes: { ...found.SegurosPacientes, ...family.insured }, SegurosPersonasNovedad: novedad },
    ...family.parts?.(marker),
  });
}

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 0xff, 0xd9]);
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const FOTOGRAFIA = 2;
const photo = { NombreArchivo: 'foto.jpg', archivo: new Blob([jpeg]) };
const paper = { NombreArchivo: 'documento.pdf', archivo: new Blob([pdf]) };

async function upload(client: Client, { tipo: IdTipoNovedad, files }: Family, IdPersona: number): Promise<void> {
  const about = { Tabla: tabla.novedad, IdPersona, IdTipoNovedad };
  for (const IdRequisito of files) {
    const body = { ...about, ...(IdRequisito === FOTOGRAFIA ? photo : paper), IdTabla: 0, IdRequisito };
    const waiting = async () => {
      const rows = await client.read(recursos.pendientes, { body: about });
      return rows.find((row) => row.IdRequisito === IdRequisito) ?? null;
    };
    await settled(() => client.ask(recursos.grabarPendiente, { body }), waiting);
  }
}

/** A registration to make: of a family, for somebody of a pool. */
interface Job {
  readonly family: Family;
  readonly pool: Pool;
  readonly idPersona: number;
}

/** Registers a notice of a person who has no unfinished one in the company, with its files. */
export async function register(client: Client, ledger: Ledger, { family, pool, idPersona }: Job): Promise<Notice> {
  await upload(client, family, idPersona);
  const before = await noticesOf(client, idPersona);
  const about = { family, idPersona, marker: ledger.mark(client) };
  const calls = await callsOf(client, about, {
    ...{ IdPersona: idPersona, IdTipoNovedad: family.tipo, Observacion: about.marker },
    ...family.says(client),
  });
  const kept = async () => {
    const ids = (await noticesOf(client, idPersona)).filter((id) => !before.includes(id));
    if (ids.length > 1) ledger.problems.push(`person ${idPersona} has the notices ${ids.join(', ')}`);
    return ids[0] ?? null;
  };
  const id = await settled(calls.insertar, kept);
  const rest = { note: about.marker, haber: SALARY, state: 'registrado' as const, deleted: false, messages: [] };
  const notice: Notice = { id, ...about, pool, owner: client, ...rest };
  ledger.notices.push(notice);
  return notice;
}

/** The calls of a notice, with its form as the services have it now and with changes. */
const callsNow = async (client: Client, notice: Notice, part: object = {}) =>
  callsOf(client, notice, { ...(await readNotice(client, notice.id)).row, ...part });

/** Saves another observation, and another salary if the form has one. An observed notice returns to Registrado. */
export async function edit(notice: Notice, haber: number): Promise<void> {
  const { owner, id } = notice;
  const note = `${notice.marker} ${haber}`;
  const calls = async () => callsNow(owner, notice, { HaberMensual: haber, Observacion: note });
  await ensured(
    async () => (await calls()).modificar(),
    async () => (await readNotice(owner, id)).row.Observacion === note,
  );
  Object.assign(notice, { haber, note, state: 'registrado' });
}

/** Deletes a notice. The person may be taken again. */
export async function remove(notice: Notice): Promise<void> {
  const { owner, id, idPersona, pool } = notice;
  const calls = await callsNow(owner, notice);
  await ensured(calls.eliminar, async () => !(await noticesOf(owner, idPersona)).includes(id));
  notice.deleted = true;
  pool.give(idPersona);
}

type Change = (row: { readonly IdPersonaNovedad: number; readonly Version: unknown }) => Promise<Outcome<unknown>>;

/** Brings a notice into a state, by a call that needs its current version. */
async function changeState(client: Client, notice: Notice, state: Notice['state'], change: Change): Promise<void> {
  const write = async () => {
    const { IdPersonaNovedad, Version } = (await readNotice(client, notice.id)).row;
    return change({ IdPersonaNovedad, Version });
  };
  await ensured(write, async () => (await readNotice(client, notice.id)).state === state);
  notice.state = state;
}

/** Declares a notice, which then waits for the staff. */
export async function declare(notice: Notice, ledger: Ledger): Promise<void> {
  const { owner, family } = notice;
  const IdEstadoProceso = idDeEstado(family.tipo, 'declarado');
  await changeState(owner, notice, 'declarado', (row) =>
    owner.ask(personasNovedad.declarar, { body: { ...row, IdEstadoProceso } }),
  );
  ledger.declared.push(notice);
}

/** The staff observe a declared notice. */
export function observe(staff: Client, notice: Notice, Observacion: string): Promise<void> {
  const IdEstadoProceso = idDeEstado(notice.family.tipo, 'observado');
  return changeState(staff, notice, 'observado', (row) =>
    staff.ask(personasNovedad.observar, { body: { ...row, IdEstadoProceso, Observacion, Anular: false } }),
  );
}

/** The staff accept a declared notice. */
export const accept = (staff: Client, notice: Notice): Promise<void> =>
  changeState(staff, notice, 'aceptado', async () => (await callsNow(staff, notice)).aceptar());

/** Writes a message about a notice once, however often that must be tried. */
export async function message(client: Client, ledger: Ledger, id: number): Promise<string> {
  const about = { Tabla: tabla.novedad, IdTabla: id };
  const subject = ledger.mark(client);
  const body = {
    ...about,
    Asunto: subject,
    Mensaje: 'Revisado',
    Correos: [],
    TipoSeguimiento: tipoSeguimiento.MENSAJE,
  };
  await settled(
    () => client.ask(seguimiento.registrar, { body }),
    async () => {
      const rows = await client.read(seguimiento.lista, { body: about });
      return rows.find(({ Asunto }) => Asunto === subject) ? 1 : null;
    },
  );
  return subject;
}
