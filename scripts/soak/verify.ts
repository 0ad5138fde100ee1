import { tabla } from '#contract/enumerations.ts';
import { listaNovedades, ordenPago, personasNovedad, recursos, seguimiento } from '#contract/services/index.ts';
import { addDays, today } from '#lib/dates.ts';
import type { Client } from './client.ts';
import { clientsOf, differences, listProblems, problemsOf, surplus } from './compare.ts';
import { type Ledger, MARK, type Notice, type Order } from './ledger.ts';
import { readNotice } from './notices.ts';
import { ordersOf } from './orders.ts';
import { verifyPeople } from './verifyPeople.ts';
import { verifyRecords } from './verifyRecords.ts';

/** The marked subjects about a notice, with repetitions. */
async function subjectsOf(client: Client, id: number): Promise<string[]> {
  const rows = await client.read(seguimiento.lista, { body: { Tabla: tabla.novedad, IdTabla: id } });
  return rows.map(({ Asunto }) => Asunto).filter((subject) => subject.startsWith(MARK));
}

const sorted = (texts: readonly string[]) => [...texts].sort().join('; ');

/** How a notice differs from what was acknowledged, as sentences. */
async function noticeProblems(notice: Notice): Promise<string[]> {
  const { id, owner, family, marker } = notice;
  const found = await owner.ask(personasNovedad.porIdActual, { params: { id, n: 0 } });
  if (notice.deleted) return found.kind === 'refused' ? [] : [`notice ${id} was deleted and is there`];
  if (found.kind !== 'done') return [`notice ${id} (${marker}) is missing: ${found.text}`];
  const { row, state, resolution } = await readNotice(owner, id);
  const files = await owner.read(recursos.deNovedad, {
    params: { idPersonaNovedad: id, idTipoNovedad: row.IdTipoNovedad },
  });
  return differences(`notice ${id}`, [
    ['type', family.tipo, row.IdTipoNovedad],
    ['observation', notice.note, row.Observacion],
    ['salary', notice.haber, family.salary ? row.HaberMensual : notice.haber],
    ['resolution', family.parts ? marker : '', resolution?.NumeroResolucion ?? ''],
    ['state', notice.state, state],
    ['files', family.files.length, files.length],
    ['messages', sorted(notice.messages), sorted(await subjectsOf(owner, id))],
  ]);
}

async function orderProblems({ id, owner, ...made }: Order): Promise<string[]> {
  const found = await owner.ask(ordenPago.obtener, {
    body: { IdOrdenPago: id, IdEmpresa: owner.account.IdEmpresa },
  });
  if (made.deleted) return found.kind === 'refused' ? [] : [`order ${id} was deleted and is there`];
  if (found.kind !== 'done') return [`order ${id} (${made.marker}) is missing: ${found.text}`];
  const kept = found.datos;
  return differences(`order ${id}`, [
    ['code', made.code, kept.CodigoTransaccion],
    ['paid', made.paid, kept.Cobrado],
    ['notices', sorted(made.notices.map(String)), sorted(kept.Novedades.map((n) => String(n.IdPersonaNovedad)))],
  ]);
}

/** Notices of a company that nobody was told about, or that are in its list twice or not. */
async function noticeListProblems(client: Client, ledger: Ledger): Promise<string[]> {
  const { IdEmpresa, choice } = client.account;
  const mine = ledger.notices.filter(({ owner }) => owner.account.IdEmpresa === IdEmpresa);
  const people = new Set(mine.map(({ idPersona }) => idPersona));
  const rows = await client.read(listaNovedades.porFiltro, {
    body: {
      FechaDesde: addDays(today(), -2),
      FechaHasta: addDays(today(), 2),
      IdEstadoProceso: 0,
      IdTipoNovedad: 0,
      IdEmpresa,
      IdRegional: choice.IdRegional,
    },
  });
  const listed = rows
    .filter(({ IdPersona, IdPersonaNovedad }) => people.has(IdPersona) && !ledger.pools.seed.has(IdPersonaNovedad))
    .map(({ IdPersonaNovedad }) => IdPersonaNovedad);
  return listProblems('notice', { listed, known: new Set(mine.filter(({ deleted }) => !deleted).map(({ id }) => id)) });
}

/** Orders that a user sees and nobody was told about, or that are there twice, and notices in two orders. */
async function orderListProblems(client: Client, ledger: Ledger): Promise<string[]> {
  const orders = (await ordersOf(client)).filter(({ Observacion }) => Observacion.startsWith(MARK));
  const known = new Set(ledger.orders.filter(({ deleted }) => !deleted).map(({ marker }) => marker));
  const notices = orders.flatMap(({ Novedades }) => Novedades.map((n) => n.IdPersonaNovedad));
  return [
    ...surplus('order', { listed: orders.map(({ Observacion }) => Observacion), known }),
    ...surplus('ordered notice', { listed: notices, known: new Set(notices) }),
  ];
}

async function messageProblems({ owner, idPersonaNovedad, subject }: Ledger['messages'][number]): Promise<string[]> {
  const times = (await subjectsOf(owner, idPersonaNovedad)).filter((each) => each === subject).length;
  return times === 1 ? [] : [`message ${subject} is there ${times} times`];
}

/**
 * Reads through the services whether they have everything that was acknowledged, once, and nothing else. Returns what is
 * wrong as sentences.
 */
export async function verify(ledger: Ledger): Promise<string[]> {
  const { notices, orders, messages } = ledger;
  return [
    ...(await problemsOf(notices, noticeProblems)),
    ...(await problemsOf(clientsOf(notices), (client) => noticeListProblems(client, ledger))),
    ...(await problemsOf(orders, orderProblems)),
    ...(await problemsOf(clientsOf(orders), (client) => orderListProblems(client, ledger))),
    ...(await problemsOf(messages, messageProblems)),
    ...(await verifyRecords(ledger)),
    ...(await verifyPeople(ledger)),
  ];
}
