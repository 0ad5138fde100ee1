import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { afiliacionCambios, pacientes } from '#contract/services/index.ts';
import { affiliationsOf, insert } from './affiliations.ts';
import type { Client } from './client.ts';
import { type Affiliation, type Ledger, MARK } from './ledger.ts';
import { ensured } from './settled.ts';

/** A person as the services have her. */
export async function personOf(client: Client, idPersona: number) {
  const found = await client.read(pacientes.porId, { params: { idPersona } });
  if (!found) throw new Error(`person ${idPersona} is missing`);
  return found.BasePersonas;
}

/** The person's notices of a type, of the last days. */
export const changesOf = async (client: Client, idPersona: number, idTipoNovedad: number) =>
  (await affiliationsOf(client)).filter((row) => row.IdPersona === idPersona && row.IdTipoNovedad === idTipoNovedad);

/** Writes another address of a person, which counts at once. Nobody else may change her meanwhile. */
export async function changeAddress(client: Client, ledger: Ledger, idPersona: number): Promise<void> {
  const address = ledger.mark(client);
  const write = async () => {
    const BasePersonas = { ...(await personOf(client, idPersona)), Direccion: address };
    const body = { BasePersonas, SegurosPersonasNovedad: { Observacion: address } };
    return client.ask(afiliacionCambios.datosNoRelevantes, { body });
  };
  await ensured(write, async () => (await personOf(client, idPersona)).Direccion === address);
  ledger.addresses.push({ owner: client, idPersona, address });
}

/** The given names without what the soak added to them. */
const withoutMark = (Nombres: string): string => Nombres.split(` ${MARK}`)[0] ?? '';

/** Asks for another name of a person. Null if such a request is still open: the services take one at a time. */
export async function requestName(client: Client, ledger: Ledger, idPersona: number): Promise<Affiliation | null> {
  const { affiliations } = ledger;
  if (affiliations.some((one) => one.idPersona === idPersona && one.kind === 'name' && one.state !== 'concluido'))
    return null;
  const marker = ledger.mark(client);
  const person = await personOf(client, idPersona);
  const Nombres = `${withoutMark(person.Nombres)} ${marker}`;
  const name = [person.ApellidoPaterno, person.ApellidoMaterno, Nombres].filter(Boolean).join(' ');
  const body = { BasePersonas: { ...person, Nombres }, SegurosPersonasNovedad: { Observacion: marker } };
  return insert(client, ledger, {
    ...{ kind: 'name', marker, name, holder: idPersona },
    write: () => client.ask(afiliacionCambios.datosRelevantes, { body }),
    find: async () =>
      (await changesOf(client, idPersona, novedadAfiliacion.ACTUALIZA_DATOS)).filter(
        ({ Observacion }) => Observacion === marker,
      ),
  });
}
