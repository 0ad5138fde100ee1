import { tabla } from '#contract/enumerations.ts';
import { listaNovedades, ordenPago, personasNovedad, recursos, seguimiento } from '#contract/services/index.ts';
import { addDays, today } from '#lib/dates.ts';
import type { Client } from './client.ts';
import { type Ledger, MARK, type Notice, type Order } from './ledger.ts';
import { readNotice } from './notices.ts';
import { ordersOf } from './orders.ts';

/** The marked subjects about a notice, with repetitions. */
async function subjectsOf(client: Client, id: number): Promise<string[]> {
  const rows = await client.read(seguimiento.lista, { body: { Tabla: tabla.novedad, IdTabla: id } });
  return rows.map(({ Asunto }) => Asunto).filter((subject) => subject.startsWith(MARK));
}

const sorted = (texts: readonly string[]) => [...texts].sort().join('; ');

/** How a notice differs from what was acknowledged, as sentences. */
async function noticeProblems(notice: Notice): Promise<string[]> {
  const { id, owner, deleted } = notice;
  if (deleted) {
    const found = await owner.ask(personasNovedad.porIdActual, { params: { id, n: 0 } });
    return found.kind === 'refused' ? [] : [`notice ${id} was deleted and is there`];
  }
  const found = await owner.ask(personasNovedad.porIdActual, { params: { id, n: 0 } });
  if (found.kind !== 'done') return [`notice ${id} (${notice.marker}) is missing: ${found.text}`];
  const { row, state } = await readNotice(owner, id);
  const files = await owner.read(recursos.deNovedad, {
    params: { idPersonaNovedad: id, idTipoNovedad: row.IdTipoNovedad },
  });
  const pairs: [what: string, acknowledged: unknown, kept: unknown][] = [
    ['position', notice.marker, row.Cargo],
    ['salary', notice.haber, row.HaberMensual],
    ['state', notice.state, state],
    ['files', 2, files.length],
    ['messages', sorted(notice.messages), sorted(await subjectsOf(owner, id))],
  ];
  return pairs
    .filter(([, acknowledged, kept]) => acknowledged !== kept)
    .map(([what, acknowledged, kept]) => `notice ${id}, ${what}: acknowledged ${acknowledged}, kept ${kept}`);
}

async function orderProblems({ id, owner, ...made }: Order): Promise<string[]> {
  const found = await owner.ask(ordenPago.obtener, {
    body: { IdOrdenPago: id, IdEmpresa: owner.account.IdEmpresa },
  });
  if (made.deleted) return found.kind === 'refused' ? [] : [`order ${id} was deleted and is there`];
  if (found.kind !== 'done') return [`order ${id} (${made.marker}) is missing: ${found.text}`];
  const kept = found.datos;
  const notices = kept.Novedades.map(({ IdPersonaNovedad }) => IdPersonaNovedad);
  const same =
    kept.CodigoTransaccion === made.code &&
    kept.Cobrado === made.paid &&
    sorted(notices.map(String)) === sorted(made.notices.map(String));
  return same
    ? []
    : [`order ${id}: acknowledged ${made.code} ${made.paid}, kept ${kept.CodigoTransaccion} ${kept.Cobrado}`];
}

/** Values that occur more than once. */
const doubled = (values: readonly (number | string)[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** Notices and orders of a company that nobody was told about, or that are there twice. */
async function companyProblems(client: Client, ledger: Ledger): Promise<string[]> {
  const mine = ledger.notices.filter(({ owner }) => owner.account.IdEmpresa === client.account.IdEmpresa);
  const people = new Set(mine.map(({ idPersona }) => idPersona));
  const rows = await client.read(listaNovedades.porFiltro, {
    body: {
      FechaDesde: addDays(today(), -2),
      FechaHasta: addDays(today(), 2),
      IdEstadoProceso: 0,
      IdTipoNovedad: 0,
      IdEmpresa: client.account.IdEmpresa,
      IdRegional: client.account.choice.IdRegional,
    },
  });
  const ids = rows.filter(({ IdPersona }) => people.has(IdPersona)).map(({ IdPersonaNovedad }) => IdPersonaNovedad);
  const known = new Set(mine.filter(({ deleted }) => !deleted).map(({ id }) => id));
  const orders = (await ordersOf(client)).filter(({ Observacion }) => Observacion.startsWith(MARK));
  const markers = orders.map(({ Observacion }) => Observacion);
  const expected = new Set(ledger.orders.filter(({ deleted }) => !deleted).map(({ marker }) => marker));
  return [
    ...ids.filter((id) => !known.has(id)).map((id) => `notice ${id} is there, and nobody was told`),
    ...[...known].filter((id) => !ids.includes(id)).map((id) => `notice ${id} is in no list`),
    ...doubled(ids).map((id) => `notice ${id} is in the list twice`),
    ...markers
      .filter((marker) => !expected.has(marker))
      .map((marker) => `order ${marker} is there, and nobody was told`),
    ...doubled(markers).map((marker) => `order ${marker} is there twice`),
    ...doubled(orders.flatMap(({ Novedades }) => Novedades.map((n) => n.IdPersonaNovedad))).map(
      (id) => `notice ${id} is in two orders`,
    ),
  ];
}

async function messageProblems(ledger: Ledger): Promise<string[]> {
  const found: string[] = [];
  for (const { owner, idPersonaNovedad, subject } of ledger.messages) {
    const times = (await subjectsOf(owner, idPersonaNovedad)).filter((each) => each === subject).length;
    if (times !== 1) found.push(`message ${subject} is there ${times} times`);
  }
  return found;
}

/**
 * Reads through the services whether they have everything that was acknowledged, once, and nothing else. Returns what is
 * wrong as sentences.
 */
export async function verify(ledger: Ledger): Promise<string[]> {
  const found: string[] = [];
  for (const notice of ledger.notices) found.push(...(await noticeProblems(notice)));
  for (const made of ledger.orders) found.push(...(await orderProblems(made)));
  const owners = ledger.notices.map(({ owner }) => owner);
  const companies = new Map(owners.map((owner) => [owner.account.IdEmpresa, owner]));
  for (const owner of companies.values()) found.push(...(await companyProblems(owner, ledger)));
  return [...found, ...(await messageProblems(ledger))];
}
