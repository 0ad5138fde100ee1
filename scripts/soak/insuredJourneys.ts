import { tabla } from '#contract/enumerations.ts';
import { facturas, ordenPago, pacientes, personasNovedad, seguimiento } from '#contract/services/index.ts';
import { affiliate, correct } from './affiliations.ts';
import type { Client } from './client.ts';
import type { Journey } from './journey.ts';
import type { Ledger } from './ledger.ts';
import type { Network } from './network.ts';
import { message } from './notices.ts';
import { order, ordersOf, pay, request, withdraw } from './orders.ts';
import { changeAddress } from './personData.ts';

const meOf = ({ account }: Client): number => account.idPersona ?? 0;

/** The person reads her data, her family and the notices about her. Returns the first notice. */
async function readOwn(client: Client) {
  const idPersona = meOf(client);
  await client.read(pacientes.porId, { params: { idPersona } });
  await client.read(pacientes.grupoFamiliar, { params: { idPersona } });
  return (await client.read(personasNovedad.camino, { params: { idPersona, idTipoNovedad: 0 } }))[0];
}

/** Affiliates a child of hers, or corrects the affiliation that the staff sent back. Then it waits for the staff. */
async function affiliateOwn(net: Network, client: Client, ledger: Ledger): Promise<void> {
  const back = ledger.affiliations.find(({ owner, state }) => owner === client && state === 'observado');
  if (!back && !net.random.chance(20)) return;
  const one = back ?? (await affiliate(client, ledger, meOf(client)));
  await correct(one, ledger);
  ledger.affiliating.push(one);
}

/** She writes another address of hers, unless she is doing so already. */
async function moveHouse(client: Client, ledger: Ledger): Promise<void> {
  const pool = ledger.pools.self(meOf(client));
  const [me] = pool.take(1);
  if (me === undefined) return;
  await changeAddress(client, ledger, me);
  pool.give(me);
}

/** An insured person reads what the fund has about her, writes about a notice, affiliates a child, and moves. */
export const insured: Journey = async (net, client, ledger) => {
  const first = await readOwn(client);
  if (first) {
    const id = first.IdPersonaNovedad;
    await client.read(ordenPago.porNovedad, { params: { idPersonaNovedad: id } });
    await client.read(seguimiento.lista, { body: { Tabla: tabla.novedad, IdTabla: id } });
    if (net.random.chance(20))
      ledger.messages.push({ owner: client, idPersonaNovedad: id, subject: await message(client, ledger, id) });
  }
  await affiliateOwn(net, client, ledger);
  if (net.random.chance(20)) await moveHouse(client, ledger);
};

/** An insured person orders an exam, requests its payment, and pays it or withdraws the order. Then she reads her orders. */
export const payer: Journey = async (net, client, ledger) => {
  await readOwn(client);
  const pool = ledger.pools.payable;
  const [id] = pool.take(1);
  if (id !== undefined) {
    const made = await order(client, ledger, [id]);
    await request(made);
    // An exam is paid once. Until then there is something to order.
    if (net.random.chance(2)) await pay(net, made);
    else {
      await withdraw(made);
      pool.give(id);
    }
  }
  for (const { Cuf } of (await ordersOf(client)).filter((row) => row.Cuf !== ''))
    await client.read(facturas.pdfPorCuf, { params: { cuf: Cuf } });
};
