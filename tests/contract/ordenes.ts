import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { ordenPago as orden } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { NOW } from '#support/clock.ts';
import { aviso, banco, type Caller, openFund, type Reply, signIn } from './fund.ts';

/** A fund whose clock the tests move, and its employer. It has no orders except paid ones. */
export async function ordersFund() {
  let now = NOW;
  const fund = openFund({ now: () => now });
  for (const o of fund.db.ordenes.all()) if (!o.Cobrado) fund.db.ordenes.remove(o.IdOrdenPago);
  const who = await signIn(fund, 'empresa');
  /** Moves the clock by days. The token expires, so the employer signs in again. */
  const after = async (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
    return signIn(fund, 'empresa');
  };
  return { fund, who, after };
}

/** The reply to a write that must be refused, after which nothing has changed. */
export async function refused(fund: Sandbox, act: () => Promise<Reply>): Promise<Reply> {
  const before = fund.db.dump();
  const reply = await act();
  expect(reply.ok).toBe(false);
  expect(fund.db.dump()).toEqual(before);
  return reply;
}

/** Makes a call with a body that the contract may not allow. */
export function raw(who: Caller, endpoint: Endpoint, body: unknown): Promise<Reply> {
  const input = { query: {}, body };
  return who.call(endpoint, input);
}

/** The form of an order with some notices, as the portal sends it. */
export const form = (Novedades: readonly number[], part: object = {}) => ({
  IdOrdenPago: 0,
  IdEmpresa: banco,
  Observacion: '',
  Total: 0,
  Novedades: Novedades.map((IdPersonaNovedad) => ({ IdPersonaNovedad })),
  ...part,
});

export const register = (who: Caller, Novedades: readonly number[], part: object = {}) =>
  who.call(ordenPago.registrar, { body: form(Novedades, part) });

export const idsOf = (fund: Sandbox, ...names: Ejemplo[]) => names.map((name) => aviso(fund, name).IdPersonaNovedad);

/** A draft of the bank with the notices of the seed's examples. */
export async function draft(fund: Sandbox, who: Caller, ...names: Ejemplo[]) {
  const reply = await register(who, idsOf(fund, ...(names.length > 0 ? names : (['porPagar'] as const))));
  expect(reply).toMatchObject({ ok: true });
  return { IdOrdenPago: Number(reply.Datos), IdEmpresa: banco };
}

/** An order of the bank with a generated request. */
export async function requested(fund: Sandbox, who: Caller, ...names: Ejemplo[]) {
  const body = await draft(fund, who, ...names);
  const reply = await who.call(ordenPago.generarSolicitud, { body });
  expect(reply).toMatchObject({ ok: true, Datos: expect.stringMatching(/^TX\d+$/) });
  return { ...body, codigo: String(reply.Datos) };
}

/** An order as the services answer it. */
export async function read(who: Caller, body: { IdOrdenPago: number; IdEmpresa: number }) {
  return z.parse(orden, (await who.call(ordenPago.obtener, { body })).Datos);
}
