import * as z from 'zod/mini';
import { novedadPorId } from '#contract/entities/novedad.ts';
import { pacientePorId } from '#contract/entities/persona.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { pacientes, personasNovedad } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { estadoPorId, idDeEstado } from '#sandbox/db/tipos.ts';
import { TODAY } from '#support/clock.ts';
import { type Caller, openFund, persona, type Reply, signIn, upload } from './fund.ts';

export type Fund = ReturnType<typeof openFund>;

/** A fund, the bank's user in La Paz, and one of the examples. */
export async function about(who: Ejemplo) {
  const fund = openFund();
  return { fund, who: await signIn(fund, 'empresa'), id: persona(fund, who) };
}

/** The form of a person, with the notice's fields. */
export async function formOf(who: Caller, idPersona: number, novedad: object, parts: { persona?: object } = {}) {
  const found = await who.call(pacientes.porId, { params: { idPersona } });
  const { BasePersonas, SegurosPacientes } = z.parse(pacientePorId, found.Datos);
  return {
    BasePersonas: { ...BasePersonas, ...parts.persona },
    SegurosPacientes,
    SegurosPersonasNovedad: { IdPersona: idPersona, FechaNovedad: TODAY, Observacion: '', ...novedad },
  };
}

/** Uploads the files that a retiree's notice requires. */
export async function filesFor(who: Caller, IdPersona: number, IdTipoNovedad: number): Promise<void> {
  const wanted =
    IdTipoNovedad === tipo.BAJA_PASIVO ? [2, 9] : IdTipoNovedad === tipo.TRANSFERENCIA_PASIVO ? [2] : [2, 3, 8];
  for (const IdRequisito of wanted) await upload(who, { IdPersona, IdRequisito, IdTipoNovedad });
}

/** The notice as the services return it. */
export async function noticeOf(who: Caller, id: number) {
  const { Datos } = await who.call(personasNovedad.porId, { params: { id, n: 0 } });
  return z.parse(novedadPorId, Datos).SegurosPersonasNovedad;
}

/** Declares a notice as its company. */
export function declare(fund: Fund, who: Caller, IdPersonaNovedad: number): Promise<Reply> {
  const n = fund.db.novedades.get(IdPersonaNovedad);
  const IdEstadoProceso = idDeEstado(n?.IdTipoNovedad ?? 0, 'declarado');
  return who.call(personasNovedad.declarar, { body: { IdPersonaNovedad, IdEstadoProceso } });
}

/** Observes a declared notice as the fund's staff. */
export async function observe(fund: Fund, IdPersonaNovedad: number): Promise<Reply> {
  const staff = await signIn(fund, 'personal');
  const n = fund.db.novedades.get(IdPersonaNovedad);
  const IdEstadoProceso = idDeEstado(n?.IdTipoNovedad ?? 0, 'observado');
  const body = { IdPersonaNovedad, IdEstadoProceso, Observacion: 'Falta el reverso del documento.', Anular: false };
  return staff.call(personasNovedad.declarar, { body });
}

/** The state a notice is in, by meaning. */
export const stateOf = (fund: Fund, id: number) =>
  estadoPorId(fund.db.novedades.get(id)?.IdEstadoProceso ?? 0)?.estado ?? null;
