import type { Input } from '#contract/endpoint.ts';
import { afiliacionForm } from '#contract/entities/afiliacion.ts';
import { nacionalidad, sexo, tipoDocumento } from '#contract/enumerations.ts';
import {
  estadoAfiliacion,
  estadoRecienNacido,
  multiplicidad,
  novedadAfiliacion,
} from '#contract/enumerationsAfiliacion.ts';
import { idsDePar } from '#contract/par.ts';
import { filled } from '#contract/read.ts';
import { afiliacion, recienNacidos } from '#contract/services/index.ts';
import { addDays, addMonths, today } from '#lib/dates.ts';
import type { Client } from './client.ts';
import { type Affiliation, type Ledger, MARK } from './ledger.ts';
import type { Outcome } from './network.ts';
import { ensured, settled } from './settled.ts';

type State = Affiliation['state'];

/** The affiliations, newborns and changes of the last days that the client may see. */
export const affiliationsOf = (client: Client) =>
  client.read(afiliacion.lista, {
    body: {
      FechaDesde: addDays(today(), -2),
      FechaHasta: today(),
      ...{ TipoNovedad: 0, IdEmpresa: 0, IdPersona: 0, IdEstadoProceso: 0, IdRegional: 0, IdCanal: 0 },
    },
  });

/** The form of an affiliation as the services have it. Without a notice (0), the one that a type would have. */
async function formOf(client: Client, about: { idPersona: number; idPersonaNovedad: number; idTipoNovedad: number }) {
  const found = await client.read(afiliacion.obtener, { params: { ...about, idEmpresa: 0 } });
  if (!found) throw new Error(`no form for person ${about.idPersona}`);
  return found;
}

/** The states of affiliations and of newborns, with their ids. */
const states: readonly (readonly [State, ...number[]])[] = [
  ['registrado', estadoAfiliacion.registrado, estadoRecienNacido.registrado],
  ['declarado', estadoAfiliacion.declarado],
  ['observado', estadoAfiliacion.observado],
  ['concluido', estadoAfiliacion.concluido, estadoRecienNacido.concluido],
];

/** The affiliation as the services have it. */
export async function readAffiliation(client: Client, { id, idPersona }: Pick<Affiliation, 'id' | 'idPersona'>) {
  const form = await formOf(client, { idPersona, idPersonaNovedad: id, idTipoNovedad: 0 });
  const { IdEstadoProceso } = form.SegurosPersonasNovedad;
  const state = states.find(([, ...ids]) => ids.includes(IdEstadoProceso))?.[0] ?? '';
  return { form, state };
}

const SURNAME = 'QUISPE';

/** The name of a person of the soak, as the services write it; of a text that all have, without a marker. */
export const fullName = (marker: string): string => `${SURNAME} ${marker || MARK}`;

/** The rows of a person with a name that names her alone. */
const namedRows = async (client: Client, name: string) =>
  (await affiliationsOf(client)).filter(({ NombreCompleto }) => NombreCompleto === name);

/** Someone whom the fund does not know yet. */
export const stranger = (Nombres: string, FechaNacimiento: string) => ({
  ApellidoPaterno: SURNAME,
  Nombres,
  FechaNacimiento,
  ...{ IdTipoDocumento: tipoDocumento.carnet, IdSexo: sexo.femenino, IdGenero: sexo.femenino },
  IdNacionalidad: nacionalidad.nacional,
});

/** A notice to write: by a call that answers its ids. `find` looks for it, and finds one or none. */
type New = Pick<Affiliation, 'kind' | 'marker' | 'name' | 'holder'> & {
  readonly write: () => Promise<Outcome<string>>;
  readonly find: () => ReturnType<typeof affiliationsOf>;
};

/** Writes a new notice, and keeps it in the ledger. */
export async function insert(client: Client, ledger: Ledger, { write, find, ...about }: New): Promise<Affiliation> {
  const pair = await settled(write, async () => {
    const [row, ...others] = await find();
    if (others.length > 0) ledger.problems.push(`${about.marker} is there ${others.length + 1} times`);
    return row ? `${row.IdPersona}|${row.IdPersonaNovedad}` : null;
  });
  const { idPersona, idPersonaNovedad: id } = idsDePar(pair, 0);
  const { IdEmpresa } = (await readAffiliation(client, { id, idPersona })).form.SegurosPersonasNovedad;
  const common = { ...about, id, idPersona, IdEmpresa, owner: client };
  const made: Affiliation = { ...common, note: about.marker, state: 'registrado' };
  ledger.affiliations.push(made);
  return made;
}

/** Affiliates a child that the fund does not know to the family of a holder. */
export async function affiliate(client: Client, ledger: Ledger, holder: number): Promise<Affiliation> {
  const idTipoNovedad = novedadAfiliacion.AFILIACION_HIJO;
  const form = await formOf(client, { idPersona: holder, idPersonaNovedad: 0, idTipoNovedad });
  const marker = ledger.mark(client);
  const body = filled(afiliacionForm, {
    BasePersonas: {
      ...stranger(marker, addMonths(today(), -100)),
      NumeroDocumento: String(900_000_000 + ledger.next()),
    },
    SegurosPacientes: { IdPacientePadre: form.SegurosPacientes.IdPaciente },
    SegurosPersonasNovedad: { IdTipoNovedad: idTipoNovedad, FechaNovedad: today(), Observacion: marker },
    Afiliacion: form.Afiliacion,
  });
  const name = fullName(marker);
  return insert(client, ledger, {
    ...{ kind: 'child', marker, name, holder },
    write: () => client.ask(afiliacion.insertar, { body }),
    find: () => namedRows(client, name),
  });
}

/** Registers a child of a family that was born outside the fund's hospitals. */
export async function registerNewborn(client: Client, ledger: Ledger, holder: number): Promise<Affiliation> {
  const idTipoNovedad = novedadAfiliacion.RECIEN_NACIDO_FUERA_CAJA;
  const form = await formOf(client, { idPersona: holder, idPersonaNovedad: 0, idTipoNovedad });
  const marker = ledger.mark(client);
  return saveNewborn(
    client,
    ledger,
    { marker, holder },
    {
      BasePersonas: stranger(marker, addDays(today(), -10)),
      SegurosPacientes: { IdPacientePadre: form.SegurosPacientes.IdPaciente },
      SegurosPersonasNovedad: { IdTipoNovedad: idTipoNovedad, Observacion: marker },
      RecienNacido: {
        IdRecienNacido: 0,
        IdPersonaMadre: holder,
        Multiplicidad: multiplicidad.unico,
        IdRegional: client.account.choice.IdRegional,
      },
    },
  );
}

/** Registers a newborn with a marker, although there are similar ones. */
export async function saveNewborn(
  client: Client,
  ledger: Ledger,
  { marker, holder }: Pick<Affiliation, 'marker' | 'holder'>,
  body: Input<typeof recienNacidos.grabar>['body'],
): Promise<Affiliation> {
  const grabar = (aceptaRepetidos: number) => client.ask(recienNacidos.grabar, { params: { aceptaRepetidos }, body });
  const write = async (): Promise<Outcome<string>> => {
    const first = await grabar(0);
    // Similar newborns were shown, and nothing is written yet.
    const found = first.kind === 'done' && first.datos === null ? await grabar(1) : first;
    if (found.kind !== 'done') return found;
    return found.datos === null ? { kind: 'unknown', text: 'similar newborns' } : { kind: 'done', datos: found.datos };
  };
  const name = fullName(marker);
  const about = { kind: 'newborn', marker, name, holder } as const;
  return insert(client, ledger, { ...about, write, find: () => namedRows(client, name) });
}

/** Sends the form of an affiliation with changes of the notice, until the services have it so. */
async function send(client: Client, one: Affiliation, part: object, isDone: (state: string, note: string) => boolean) {
  const now = async () => readAffiliation(client, one);
  const write = async () => {
    const { form } = await now();
    const novedad = { ...form.SegurosPersonasNovedad, ...part };
    return client.ask(afiliacion.modificar, { body: { ...form, SegurosPersonasNovedad: novedad } });
  };
  await ensured(write, async () => {
    const { form, state } = await now();
    return isDone(state, form.SegurosPersonasNovedad.Observacion);
  });
}

/** Corrects an affiliation that is open. An observed one returns to Registrado. */
export async function correct(one: Affiliation, ledger: Ledger): Promise<void> {
  const note = `${one.marker} ${ledger.next()}`;
  await send(one.owner, one, { Observacion: note }, (_, kept) => kept === note);
  Object.assign(one, { note, state: 'registrado' });
}

/** Brings an affiliation into a state: employer and staff declare it, the staff observe or conclude it. */
export async function advance(client: Client, one: Affiliation, state: Exclude<State, 'registrado'>): Promise<void> {
  const part = {
    IdEstadoProceso: estadoAfiliacion[state],
    ...(state === 'observado' && { Observacion: 'Falta el certificado.' }),
  };
  await send(client, one, part, (kept) => kept === state);
  one.state = state;
}

/** The staff conclude the registration of a newborn. */
export async function concludeNewborn(staff: Client, one: Affiliation): Promise<void> {
  const write = async () => {
    const { Version } = (await readAffiliation(staff, one)).form.SegurosPersonasNovedad;
    const params = { idRegional: staff.account.choice.IdRegional };
    return staff.ask(recienNacidos.concluir, { params, body: { IdPersonaNovedad: one.id, Version } });
  };
  await ensured(write, async () => (await readAffiliation(staff, one)).state === 'concluido');
  one.state = 'concluido';
}
