import { ordenPago, ordenPagoCobro } from '#contract/services/index.ts';
import { addDays, today } from '#lib/dates.ts';
import type { Client } from './client.ts';
import type { Ledger, Order } from './ledger.ts';
import type { Network } from './network.ts';
import { ensured, settled } from './settled.ts';

const refOf = ({ id, owner }: Order) => ({ body: { IdOrdenPago: id, IdEmpresa: owner.account.IdEmpresa } });

/** The orders of the client's company that the soak may have made today. */
export const ordersOf = (client: Client) =>
  client.read(ordenPago.listar, {
    body: {
      IdTipoNovedad: 0,
      IdEmpresa: client.account.IdEmpresa,
      NombrePersona: '',
      FechaInicio: addDays(today(), -1),
      FechaFin: addDays(today(), 1),
      OrdenGenerada: null,
      NumeroFactura: 0,
      GeneradoEmpresa: true,
    },
  });

/** Registers an order of some notices, by their ids. */
export async function order(client: Client, ledger: Ledger, ids: readonly number[]): Promise<Order> {
  const marker = ledger.mark(client);
  const body = {
    IdOrdenPago: 0,
    IdEmpresa: client.account.IdEmpresa,
    Observacion: marker,
    Total: 0,
    FechaOrdenPago: '',
    FechaPago: '',
    Novedades: ids.map((IdPersonaNovedad) => ({ IdPersonaNovedad, FechaNovedad: '' })),
  };
  const kept = async () =>
    (await ordersOf(client)).find(({ Observacion }) => Observacion === marker)?.IdOrdenPago ?? null;
  const id = await settled(() => client.ask(ordenPago.registrar, { body }), kept);
  const made: Order = { id, owner: client, marker, notices: ids, code: '', paid: false, deleted: false };
  ledger.orders.push(made);
  return made;
}

const codeOf = async (made: Order) => (await made.owner.read(ordenPago.obtener, refOf(made))).CodigoTransaccion;

/** Generates the request of a draft, and its code to pay with. */
export async function request(made: Order): Promise<void> {
  const { owner } = made;
  made.code = await settled(
    () => owner.ask(ordenPago.generarSolicitud, refOf(made)),
    async () => (await codeOf(made)) || null,
  );
  await settled<unknown>(
    () => owner.ask(ordenPagoCobro.generarQr, refOf(made)),
    // A second call answers the same code, so it is simply asked again once the services answer.
    async () => codeOf(made).then(() => null),
  );
}

/** Cancels the request of an order, then deletes the draft. */
export async function withdraw(made: Order): Promise<void> {
  const { owner, id } = made;
  await ensured(
    () => owner.ask(ordenPago.anularSolicitud, refOf(made)),
    async () => (await codeOf(made)) === '',
  );
  made.code = '';
  await ensured(
    () => owner.ask(ordenPago.eliminar, refOf(made)),
    async () => !(await ordersOf(owner)).some(({ IdOrdenPago }) => IdOrdenPago === id),
  );
  made.deleted = true;
}

/** Pays an order at the fund's desk, which the sandbox's control plays. */
export async function pay(net: Network, made: Order): Promise<void> {
  const isPaid = async () => (await made.owner.read(ordenPago.obtener, refOf(made))).Cobrado;
  await ensured(async () => {
    const done = await net.control('pay', { IdOrdenPago: made.id });
    return done ? { kind: 'done', datos: true } : { kind: 'unknown', text: 'the desk does not answer' };
  }, isPaid);
  made.paid = await isPaid();
}
