import { pacientes } from '#contract/services/index.ts';
import { advance, concludeNewborn } from './affiliations.ts';
import { registerBirth } from './births.ts';
import { correctCertificate, registerCertificate } from './certificates.ts';
import type { Client } from './client.ts';
import { concludeExam } from './exams.ts';
import { type Journey, keeps, lookAtList } from './journey.ts';
import type { Ledger } from './ledger.ts';
import type { Network } from './network.ts';
import { accept, message, observe } from './notices.ts';
import { addParameter, kinds, removeParameter, renameParameter } from './parameters.ts';

/** Decides the oldest declared notice, of whatever family. */
async function decideNotice(net: Network, client: Client, ledger: Ledger): Promise<void> {
  const notice = ledger.declared.shift();
  if (!notice) return;
  await client.read(pacientes.porId, { params: { idPersona: notice.idPersona } });
  if (net.random.chance(50)) notice.messages.push(await message(client, ledger, notice.id));
  if (net.random.chance(40)) await observe(client, notice, 'Corrija el haber.');
  else await accept(client, notice);
}

/** Decides the oldest affiliation. What an insured person wrote is declared first: she cannot do that. */
async function decideAffiliation(net: Network, client: Client, ledger: Ledger): Promise<void> {
  const one = ledger.affiliating.shift();
  if (!one) return;
  if (one.kind === 'newborn') return concludeNewborn(client, one);
  if (one.state === 'registrado') await advance(client, one, 'declarado');
  await advance(client, one, net.random.chance(40) ? 'observado' : 'concluido');
}

/** Registers and corrects a certificate of the institute, and registers a birth of a hospital. Both are kept. */
async function registerReported(net: Network, client: Client, ledger: Ledger): Promise<void> {
  const [IdEmpresa = 0] = net.random.shuffle([...ledger.pools.companies]);
  const exam =
    keeps(net, ledger.pools.of(IdEmpresa).examined, 2) && (await registerCertificate(client, ledger, IdEmpresa));
  if (exam) await correctCertificate(exam, ledger);
  const born = net.random.chance(2) ? await registerBirth(client, ledger) : null;
  if (born) ledger.affiliating.push(born);
}

/** The staff read their queue, decide the oldest notice, affiliation and exam, and register what others reported. */
export const staff: Journey = async (net, client, ledger) => {
  if (net.random.chance(20)) await lookAtList(client);
  await decideNotice(net, client, ledger);
  await decideAffiliation(net, client, ledger);
  const exam = ledger.scheduled.shift();
  if (exam) await concludeExam(client, exam);
  await registerReported(net, client, ledger);
};

/** The staff register an entry of a list, give it another text, and delete it or keep it. */
export const maintainer: Journey = async (net, client, ledger) => {
  const one = await addParameter(client, ledger, net.random.pick(kinds));
  await renameParameter(one, ledger);
  if (net.random.chance(90)) await removeParameter(one);
};
