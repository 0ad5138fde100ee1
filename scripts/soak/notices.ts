import { type NovedadForm, novedadForm } from '#contract/entities/novedad.ts';
import { type Estado, estadoAlta, tabla, tipoNovedad, tipoSeguimiento } from '#contract/enumerations.ts';
import { idsDePar } from '#contract/par.ts';
import { filled } from '#contract/read.ts';
import { altaCotizante, pacientes, personasNovedad, recursos, seguimiento } from '#contract/services/index.ts';
import { type IsoDate, today } from '#lib/dates.ts';
import type { Client } from './client.ts';
import type { Ledger, Notice } from './ledger.ts';
import type { Outcome } from './network.ts';

const TRIES = 6;

/**
 * Makes a write until it is certain. After any answer but success it reads what the services have, as the portal does, and
 * writes again only if they do not have it. Throws the last answer if they never take it.
 */
export async function settled<D>(write: () => Promise<Outcome<D>>, find: () => Promise<D | null>): Promise<D> {
  let last = '';
  for (let count = 0; count < TRIES; count += 1) {
    const outcome = await write();
    if (outcome.kind === 'done') return outcome.datos;
    last = outcome.text;
    const found = await find();
    if (found !== null) return found;
  }
  throw new Error(`not done after ${TRIES} tries: ${last}`);
}

const estadoDe = (id: number): Estado | '' =>
  (Object.keys(estadoAlta) as Estado[]).find((name) => estadoAlta[name] === id) ?? '';

/** The notice as the services have it. */
export async function readNotice(client: Client, id: number) {
  const { SegurosPersonasNovedad: row } = await client.read(personasNovedad.porIdActual, { params: { id, n: 0 } });
  return { row, state: estadoDe(row.IdEstadoProceso) };
}

/** The ids of a person's notices in the client's company. */
const noticesOf = async (client: Client, idPersona: number): Promise<number[]> => {
  const params = { idPersona, idEmpresa: client.account.IdEmpresa };
  return (await client.read(personasNovedad.deEmpresa, { params })).map((row) => row.IdPersonaNovedad);
};

async function formOf(client: Client, idPersona: number, novedad: object): Promise<NovedadForm> {
  const found = await client.read(pacientes.porId, { params: { idPersona } });
  return filled(novedadForm, {
    BasePersonas: found?.BasePersonas,
    SegurosPacientes: found?.SegurosPacientes,
    SegurosPersonasNovedad: novedad,
  });
}

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 0xff, 0xd9]);
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
/** The photograph and the identity document, which every registration needs. */
const files = [
  { IdRequisito: 2, NombreArchivo: 'foto.jpg', archivo: new Blob([jpeg]) },
  { IdRequisito: 3, NombreArchivo: 'documento.pdf', archivo: new Blob([pdf]) },
];

async function upload(client: Client, IdPersona: number): Promise<void> {
  const IdTipoNovedad = tipoNovedad.COTIZANTE_INGRESO_EMPRESA;
  for (const file of files) {
    const body = { ...file, Tabla: tabla.novedad, IdTabla: 0, IdPersona, IdTipoNovedad };
    const waiting = async () => {
      const asked = { body: { Tabla: tabla.novedad, IdPersona, IdTipoNovedad } };
      const rows = await client.read(recursos.pendientes, asked);
      return rows.find((row) => row.IdRequisito === file.IdRequisito) ?? null;
    };
    await settled(() => client.ask(recursos.grabarPendiente, { body }), waiting);
  }
}

/** What the notices of the soak say about the work that begins on a day. The position names the notice. */
export const puestoDe = (FechaNovedad: IsoDate, Cargo: string) => ({
  IdTipoNovedad: tipoNovedad.COTIZANTE_INGRESO_EMPRESA,
  FechaNovedad,
  HaberMensual: 3500,
  IdUbicacion: 101,
  Cargo,
  IdProfesion: 9,
});

/** Registers a person who has no notice in the company, with her files. */
export async function register(client: Client, ledger: Ledger, idPersona: number): Promise<Notice> {
  await upload(client, idPersona);
  const marker = ledger.mark(client);
  const body = await formOf(client, idPersona, {
    IdPersona: idPersona,
    ...puestoDe(today(), marker),
  });
  const kept = async () => {
    const ids = await noticesOf(client, idPersona);
    if (ids.length > 1) ledger.problems.push(`person ${idPersona} has the notices ${ids.join(', ')}`);
    return ids[0] === undefined ? null : `${idPersona}|${ids[0]}`;
  };
  const pair = await settled(() => client.ask(altaCotizante.insertar, { body }), kept);
  const notice: Notice = {
    id: idsDePar(pair, idPersona).idPersonaNovedad,
    idPersona,
    owner: client,
    marker,
    haber: 3500,
    state: 'registrado',
    deleted: false,
    messages: [],
  };
  ledger.notices.push(notice);
  return notice;
}

/** The form of a notice as the services have it now, with changes. */
const formNow = async (client: Client, { id, idPersona }: Notice, part: object = {}) =>
  formOf(client, idPersona, { ...(await readNotice(client, id)).row, ...part });

/** Saves another salary. An observed notice returns to Registrado. */
export async function edit(notice: Notice, haber: number): Promise<void> {
  const { owner } = notice;
  await settled<unknown>(
    async () => owner.ask(altaCotizante.modificar, { body: await formNow(owner, notice, { HaberMensual: haber }) }),
    async () => ((await readNotice(owner, notice.id)).row.HaberMensual === haber ? true : null),
  );
  notice.haber = haber;
  notice.state = 'registrado';
}

/** Deletes a notice. The person may be registered again. */
export async function remove(notice: Notice, ledger: Ledger): Promise<void> {
  const { owner, id, idPersona } = notice;
  const body = await formNow(owner, notice);
  await settled<unknown>(
    () => owner.ask(altaCotizante.eliminar, { body }),
    async () => ((await noticesOf(owner, idPersona)).includes(id) ? null : true),
  );
  notice.deleted = true;
  ledger.people.push(idPersona);
}

type Change = (row: { readonly IdPersonaNovedad: number; readonly Version: unknown }) => Promise<Outcome<unknown>>;

/** Brings a notice into a state, by a call that needs its current version. */
async function changeState(client: Client, notice: Notice, state: Estado, change: Change): Promise<void> {
  await settled<unknown>(
    async () => {
      const { IdPersonaNovedad, Version } = (await readNotice(client, notice.id)).row;
      return change({ IdPersonaNovedad, Version });
    },
    async () => ((await readNotice(client, notice.id)).state === state ? true : null),
  );
  notice.state = state;
}

/** Declares a notice, which then waits for the staff. */
export async function declare(notice: Notice, ledger: Ledger): Promise<void> {
  const { owner } = notice;
  await changeState(owner, notice, 'declarado', (row) =>
    owner.ask(personasNovedad.declarar, { body: { ...row, IdEstadoProceso: estadoAlta.declarado } }),
  );
  ledger.declared.push(notice);
}

/** The staff observe a declared notice. */
export const observe = (staff: Client, notice: Notice, Observacion: string): Promise<void> =>
  changeState(staff, notice, 'observado', (row) =>
    staff.ask(personasNovedad.observar, {
      body: { ...row, IdEstadoProceso: estadoAlta.observado, Observacion, Anular: false },
    }),
  );

/** The staff accept a declared notice. */
export const accept = (staff: Client, notice: Notice): Promise<void> =>
  changeState(staff, notice, 'aceptado', async () =>
    staff.ask(altaCotizante.aceptar, { body: await formNow(staff, notice) }),
  );

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
