import { AxiosError } from 'axios';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '#client/call.ts';
import { http as client } from '#client/http.ts';
import { endSession } from '#client/session.ts';
import { writesUnderWay } from '#client/writes.ts';
import { tabla } from '#contract/enumerations.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { recursos } from '#contract/services/recursos.ts';
import { reportes } from '#contract/services/reportes.ts';
import { fixDate } from '#support/clock.ts';
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

test('[F-8-13] a read that runs out of time says that the service could not be reached, after 30 s', async () => {
  const read = call(altaCotizante.periodoActivo, { params: { idEmpresa: 1, idRegional: 1 } });
  await expect(read).rejects.toThrow('Error al conectar con el servicio.');
  expect(asked).toEqual([30_000]);
});

test('[F-8-13] a write that runs out of time says that nobody knows, after 60 s', async () => {
  await expect(declare()).rejects.toThrow('No sabemos si se guardó. Revise el listado antes de volver a intentar.');
  expect(asked).toEqual([60_000]);
});

test('[F-7-02] the overlay counts a write while it is under way, whatever its end', async () => {
  const promise = declare();
  expect(writesUnderWay.getState().count).toBe(1);
  await expect(promise).rejects.toThrow();
  expect(writesUnderWay.getState().count).toBe(0);
});

/** A connection that never answers. It only times out, as in every browser. */
class Silence extends EventTarget {
  static sent = 0;
  timeout = 0;
  readyState = 1;
  status = 0;
  responseURL = '';
  readonly upload = new EventTarget();
  ontimeout: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => '';
  abort() {}
  send() {
    Silence.sent += 1;
    if (this.timeout > 0) setTimeout(() => this.ontimeout?.(), this.timeout);
  }
}

describe('services that never answer, over the connection the portal uses', () => {
  beforeEach(() => {
    if (adapter) client.defaults.adapter = adapter;
    Silence.sent = 0;
    vi.stubGlobal('XMLHttpRequest', Silence);
    fixDate('setTimeout', 'clearTimeout');
  });

  const archivo = new File(['x'], 'contrato.pdf', { type: 'application/pdf' });
  const upload = () =>
    call(recursos.grabarPendiente, {
      body: {
        archivo,
        NombreArchivo: archivo.name,
        Tabla: tabla.novedad,
        IdTabla: 0,
        IdPersona: 1,
        IdTipoNovedad: 1,
        IdRequisito: 3,
      },
    });
  const read = () => call(altaCotizante.periodoActivo, { params: { idEmpresa: 1, idRegional: 1 } });
  const search = () => call(personasNovedad.dePersona, { body: { IdPersona: 1 } });
  const file = () => call(reportes.avisoAlta, { params: { idPersona: 1, idPersonaNovedad: 2 } });

  test.each([
    ['a read', read, 30_000, 'Error al conectar con el servicio.'],
    ['a search', search, 30_000, 'Error al conectar con el servicio.'],
    ['a file', file, 30_000, 'Error al conectar con el servicio.'],
    ['a write', declare, 60_000, 'No sabemos si se guardó. Revise el listado antes de volver a intentar.'],
    ['an upload', upload, 120_000, 'No sabemos si se guardó. Revise el listado antes de volver a intentar.'],
  ])('[F-8-13] %s is given up in time, and not a moment before', async (_name, start, patience, text) => {
    let said = '';
    const done = start().catch((error: Error) => {
      said = error.message;
    });
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect([Silence.sent, said]).toEqual([1, '']);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect([Silence.sent, said]).toEqual([1, text]);
    expect(writesUnderWay.getState().count).toBe(0);
  });
});

/** A connection on which parts of the answer arrive after 20 s and after 40 s, and nothing more. */
class Trickle extends Silence {
  override send() {
    for (const second of [20, 40])
      setTimeout(() => this.dispatchEvent(new ProgressEvent('progress', { loaded: second * 1000 })), second * 1000);
    const start = performance.now();
    const look = () => (performance.now() - start >= this.timeout ? this.ontimeout?.() : void setTimeout(look, 100));
    look();
  }
}

test('[F-8-13] a read whose answer keeps arriving is waited for, and given up 30 s after the last of it', async () => {
  if (adapter) client.defaults.adapter = adapter;
  vi.stubGlobal('XMLHttpRequest', Trickle);
  fixDate('setTimeout', 'clearTimeout', 'performance');
  let said = '';
  const done = call(altaCotizante.periodoActivo, { params: { idEmpresa: 1, idRegional: 1 } }).catch((error: Error) => {
    said = error.message;
  });
  await vi.advanceTimersByTimeAsync(69_000);
  expect(said).toBe('');
  await vi.advanceTimersByTimeAsync(1500);
  await done;
  expect(said).toBe('Error al conectar con el servicio.');
});
