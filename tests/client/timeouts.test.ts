import { AxiosError } from 'axios';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '#client/call.ts';
import { http as client } from '#client/http.ts';
import { endSession } from '#client/session.ts';
import { writesUnderWay } from '#client/writes.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { sessionAs } from './support.ts';

const asked: number[] = [];
const adapter = client.defaults.adapter;

beforeEach(() => {
  sessionAs(1802);
  asked.length = 0;
  client.defaults.adapter = (config) => {
    asked.push(config.timeout ?? 0);
    return Promise.reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config));
  };
});
afterEach(() => {
  if (adapter) client.defaults.adapter = adapter;
  endSession();
});

const declare = () => call(personasNovedad.declarar, { body: { IdPersonaNovedad: 1, IdEstadoProceso: 2 } });

test('a read that runs out of time says that the service is out of reach, after 30 s', async () => {
  const read = call(altaCotizante.periodoActivo, { params: { idEmpresa: 1, idRegional: 1 } });
  await expect(read).rejects.toThrow('El servicio no está disponible o no tiene conexión a Internet.');
  expect(asked).toEqual([30_000]);
});

test('a write that runs out of time says that nobody knows, after 60 s', async () => {
  await expect(declare()).rejects.toThrow('No sabemos si se guardó. Revise el listado antes de volver a intentar.');
  expect(asked).toEqual([60_000]);
});

test('[F-9-12] the overlay counts a write while it is under way, whatever its end', async () => {
  const promise = declare();
  expect(writesUnderWay.getState().count).toBe(1);
  await expect(promise).rejects.toThrow();
  expect(writesUnderWay.getState().count).toBe(0);
});
