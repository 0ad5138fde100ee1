import type { Endpoint, Input } from '#contract/endpoint.ts';
import { novedadForm } from '#contract/entities/novedad.ts';
import { altaPasivoForm, bajaPasivoForm } from '#contract/entities/pasivo.ts';
import { requisitoFotografia, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { idsDePar } from '#contract/par.ts';
import { filled } from '#contract/read.ts';
import {
  altaCotizante,
  altaPasivo,
  bajaCotizante,
  bajaPasivo,
  transferenciaCotizante,
  transferenciaPasivo,
} from '#contract/services/index.ts';
import { type IsoDate, today } from '#lib/dates.ts';
import type { Client } from './client.ts';
import type { Outcome } from './network.ts';

/** The writes of a notice, with a form to send. */
interface Calls {
  /** Answers the id of the notice. */
  insertar(): Promise<Outcome<number>>;
  modificar(): Promise<Outcome<unknown>>;
  eliminar(): Promise<Outcome<unknown>>;
  aceptar(): Promise<Outcome<unknown>>;
}

/** A family of notices: what its forms say and which calls take them. */
export interface Family {
  readonly name: string;
  readonly tipo: number;
  /** The requirements that a registration needs. */
  readonly files: readonly number[];
  /** True if the notice keeps a salary. */
  readonly salary: boolean;
  /** What the notice says. */
  says(client: Client): object;
  /** Other parts of the form than person, insured record and notice. */
  parts?(marker: string): object;
  /** What the form changes in the insured record. */
  readonly insured?: object;
  calls(client: Client, sent: { readonly BasePersonas: { readonly IdPersona: number } }): Calls;
}

const CARTA = 7;
const DOCUMENTO = 3;
const RESOLUCION = 8;
const DEFUNCION = 9;

/** The salary of a new notice, in bolivianos. */
export const SALARY = 3500;
/** The location of a company, in La Paz and in Cochabamba. */
const UBICACION = 101;
const DESTINO = { IdDepartamento: 2, IdUbicacion: 201 };

/** What the registrations of the soak say about the work that begins on a day. */
export const puestoDe = (FechaNovedad: IsoDate) => ({
  IdTipoNovedad: tipo.COTIZANTE_INGRESO_EMPRESA,
  FechaNovedad,
  HaberMensual: SALARY,
  IdUbicacion: UBICACION,
  Cargo: 'CAJERA',
  IdProfesion: 9,
});

const idOf = (outcome: Outcome<string>, idPersona: number): Outcome<number> =>
  outcome.kind === 'done' ? { ...outcome, datos: idsDePar(outcome.datos, idPersona).idPersonaNovedad } : outcome;

/** What a notice that is there may be asked for. */
const othersOf = <M extends Endpoint, E extends Endpoint, A extends Endpoint>(
  client: Client,
  { modificar, eliminar, aceptar }: { readonly modificar: M; readonly eliminar: E; readonly aceptar: A },
  input: Input<M> & Input<E> & Input<A>,
) => ({
  modificar: () => client.ask(modificar, input),
  eliminar: () => client.ask(eliminar, input),
  aceptar: () => client.ask(aceptar, input),
});

export const alta: Family = {
  name: 'alta',
  tipo: tipo.COTIZANTE_INGRESO_EMPRESA,
  files: [requisitoFotografia, DOCUMENTO],
  salary: true,
  says: () => puestoDe(today()),
  calls(client, sent) {
    const input = { body: filled(novedadForm, sent) };
    return {
      insertar: async () => idOf(await client.ask(altaCotizante.insertar, input), sent.BasePersonas.IdPersona),
      ...othersOf(client, altaCotizante, input),
    };
  },
};

const baja: Family = {
  name: 'baja',
  tipo: tipo.BAJA_COTIZANTE,
  files: [requisitoFotografia, CARTA],
  salary: true,
  says: () => ({ FechaNovedad: today(), HaberMensual: SALARY, IdUbicacion: UBICACION }),
  calls(client, sent) {
    const input = { body: filled(novedadForm, sent) };
    return { insertar: () => client.ask(bajaCotizante.insertar, input), ...othersOf(client, bajaCotizante, input) };
  },
};

const saysTransfer = ({ account }: Client) => ({
  FechaNovedad: today(),
  IdEmpresaDestino: account.IdEmpresa,
  IdUbicacion: DESTINO.IdUbicacion,
});

const transferencia: Family = {
  name: 'transferencia',
  tipo: tipo.TRANSFERENCIA_COTIZANTE,
  files: [requisitoFotografia],
  salary: false,
  says: saysTransfer,
  insured: { IdDepartamento: DESTINO.IdDepartamento },
  calls(client, sent) {
    const input = { body: filled(novedadForm, sent) };
    return {
      insertar: () => client.ask(transferenciaCotizante.insertar, input),
      ...othersOf(client, transferenciaCotizante, input),
    };
  },
};

export const altaDePasivo: Family = {
  name: 'alta de pasivo',
  tipo: tipo.ALTA_PASIVO_POR_RESOLUCION,
  files: [requisitoFotografia, DOCUMENTO, RESOLUCION],
  salary: true,
  says: () => ({ FechaNovedad: today(), HaberMensual: SALARY, IdUbicacion: UBICACION, Cargo: 'JUBILADO' }),
  parts: (marker) => ({
    PacientesResolucion: { NumeroResolucion: marker, FechaResolucion: '2026-10-01', Instancia: 'SENASIR' },
  }),
  calls(client, sent) {
    const input = { body: filled(altaPasivoForm, sent) };
    return {
      insertar: async () => idOf(await client.ask(altaPasivo.insertar, input), sent.BasePersonas.IdPersona),
      ...othersOf(client, altaPasivo, input),
    };
  },
};

const bajaDePasivo: Family = {
  name: 'baja de pasivo',
  tipo: tipo.BAJA_PASIVO,
  files: [requisitoFotografia, DEFUNCION],
  salary: false,
  says: () => ({
    FechaNovedad: today(),
    IdUbicacion: UBICACION,
    IdLugarFallecimiento: 1,
    IdUbicacionFallecimiento: 102,
  }),
  calls(client, sent) {
    const input = { body: filled(bajaPasivoForm, sent) };
    return { insertar: () => client.ask(bajaPasivo.insertar, input), ...othersOf(client, bajaPasivo, input) };
  },
};

const transferenciaDePasivo: Family = {
  name: 'transferencia de pasivo',
  tipo: tipo.TRANSFERENCIA_PASIVO,
  files: [requisitoFotografia],
  salary: false,
  says: saysTransfer,
  insured: { IdDepartamento: DESTINO.IdDepartamento },
  calls(client, sent) {
    const input = { body: filled(novedadForm, sent) };
    return {
      insertar: () => client.ask(transferenciaPasivo.insertar, input),
      ...othersOf(client, transferenciaPasivo, input),
    };
  },
};

/** What may happen to somebody who works. */
export const ofWorkers = [baja, transferencia] as const;
/** What may happen to a retiree. */
export const ofRetirees = [bajaDePasivo, transferenciaDePasivo] as const;
