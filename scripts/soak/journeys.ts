import { tabla } from '#contract/enumerations.ts';
import { listaNovedades, ordenPago, pacientes, personasNovedad, seguimiento } from '#contract/services/index.ts';
import { addDays, today } from '#lib/dates.ts';
import type { Client } from './client.ts';
import type { Ledger, Notice } from './ledger.ts';
import type { Network } from './network.ts';
import { accept, declare, edit, message, observe, register, remove } from './notices.ts';
import { order, pay, request, withdraw } from './orders.ts';

/** One piece of a client's day. */
export type Journey = (net: Network, client: Client, ledger: Ledger) => Promise<void>;

const lookAtList = (client: Client, IdEmpresa: number) =>
  client.read(listaNovedades.porFiltro, {
    body: {
      FechaDesde: addDays(today(), -30),
      FechaHasta: today(),
      IdEstadoProceso: 0,
      IdTipoNovedad: 1,
      IdEmpresa,
      IdRegional: client.account.choice.IdRegional,
    },
  });

/** Notices of the client that the staff sent back. */
const returned = (client: Client, ledger: Ledger): Notice | undefined =>
  ledger.notices.find(({ owner, state, deleted }) => owner === client && state === 'observado' && !deleted);

/** The people registered in a row, as many as there are. */
const take = (ledger: Ledger, count: number): number[] => ledger.people.splice(0, count);

/** Orders notices and requests their payment. Only notices that are kept may be paid: paid ones cannot be deleted. */
async function payment(
  net: Network,
  client: Client,
  ledger: Ledger,
  notices: readonly Notice[],
  kept: boolean,
): Promise<void> {
  const made = await order(client, ledger, notices);
  await request(made);
  if (kept && net.random.chance(50)) await pay(net, made, notices);
  else await withdraw(made);
}

/** Whether a notice is kept: more rarely the fewer people are left, so that somebody can be registered until the end. */
const keeps = (net: Network, ledger: Ledger, percent: number): boolean => net.random.chance(percent * ledger.left());

/** An employer registers somebody, corrects the notice, writes about it, orders and pays it, and declares or deletes it. */
export const employer: Journey = async (net, client, ledger) => {
  if (net.random.chance(30)) await lookAtList(client, client.account.IdEmpresa);
  const back = returned(client, ledger);
  if (back) {
    await edit(back, back.haber + 10);
    await declare(back, ledger);
  }
  const [idPersona] = take(ledger, 1);
  if (idPersona === undefined) return;
  const notice = await register(client, ledger, idPersona);
  await edit(notice, net.random.int(2500, 9000));
  if (net.random.chance(50)) notice.messages.push(await message(client, ledger, notice.id));
  const kept = keeps(net, ledger, 15);
  if (net.random.chance(30)) await payment(net, client, ledger, [notice], kept);
  if (kept) await declare(notice, ledger);
  else await remove(notice, ledger);
};

/** An employer registers several people at once, as an import does, and declares one or none. The others are deleted. */
export const importer: Journey = async (net, client, ledger) => {
  const people = take(ledger, 6);
  const made = await Promise.all(people.map((idPersona) => register(client, ledger, idPersona)));
  const count = keeps(net, ledger, 100) ? 1 : 0;
  const [kept, dropped] = [made.slice(0, count), made.slice(count)];
  if (kept.length > 0 && net.random.chance(30)) await payment(net, client, ledger, kept, true);
  await Promise.all([...kept.map((notice) => declare(notice, ledger)), ...dropped.map((each) => remove(each, ledger))]);
};

/** The staff read their queue and decide the oldest declared notice. */
export const staff: Journey = async (net, client, ledger) => {
  if (net.random.chance(20)) await lookAtList(client, 0);
  const notice = ledger.declared.shift();
  if (!notice) return;
  await client.read(pacientes.porId, { params: { idPersona: notice.idPersona } });
  if (net.random.chance(50)) notice.messages.push(await message(client, ledger, notice.id));
  if (net.random.chance(40)) await observe(client, notice, 'Corrija el haber.');
  else await accept(client, notice);
};

/** An insured person reads her data, her family and her notices, and writes about one of them. */
export const insured: Journey = async (net, client, ledger) => {
  const idPersona = client.account.idPersona ?? 0;
  await client.read(pacientes.porId, { params: { idPersona } });
  await client.read(pacientes.grupoFamiliar, { params: { idPersona } });
  const [first] = await client.read(personasNovedad.camino, { params: { idPersona, idTipoNovedad: 0 } });
  if (!first) return;
  const id = first.IdPersonaNovedad;
  await client.read(ordenPago.porNovedad, { params: { idPersonaNovedad: id } });
  await client.read(seguimiento.lista, { body: { Tabla: tabla.novedad, IdTabla: id } });
  if (net.random.chance(20))
    ledger.messages.push({ owner: client, idPersonaNovedad: id, subject: await message(client, ledger, id) });
};
