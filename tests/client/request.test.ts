import { AxiosError, type AxiosProgressEvent, type InternalAxiosRequestConfig } from 'axios';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callFailed } from '#client/announcements.ts';
import { call } from '#client/call.ts';
import { http as client } from '#client/http.ts';
import { isLarge } from '#client/largeReplies.ts';
import { endSession } from '#client/session.ts';
import { writesUnderWay } from '#client/writes.ts';
import { accesosExternos } from '#contract/services/accesosExternos.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { recursos } from '#contract/services/recursos.ts';
import { server } from '#support/services.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { sessionAs } from './support.ts';

const filtro = {
  ...{ FechaDesde: '2026-11-01', FechaHasta: '2026-11-20', IdEstadoProceso: 0, IdTipoNovedad: 1 },
  ...{ IdEmpresa: 501, IdRegional: 1 },
};
const search = () => call(listaNovedades.porFiltro, { body: filtro });
const read = () => call(altaCotizante.periodoActivo, { params: { idEmpresa: 1, idRegional: 1 } });
const write = (quiet = false) =>
  call(personasNovedad.declarar, { body: { IdPersonaNovedad: 1, IdEstadoProceso: 2 } }, { quiet });
const readFile = () => call(ordenPagoCobro.imprimirSolicitud, { body: { IdOrdenPago: 1, IdEmpresa: 1 } });
const eliminar = { params: { tabla: 't', idTabla: 1, idRecurso: 1 } };
const upload = () =>
  call(recursos.grabarPendiente, {
    body: {
      ...{ archivo: new File(['hola'], 'contrato.pdf'), NombreArchivo: 'contrato.pdf', Tabla: 't', IdTabla: 0 },
      ...{ IdPersona: 8, IdTipoNovedad: 2, IdRequisito: 3 },
    },
  });

beforeEach(() => {
  sessionAs(1802);
  atTestEnd(endSession);
});

describe('how a call is sent', () => {
  const sent: InternalAxiosRequestConfig[] = [];
  beforeEach(() => {
    const { adapter } = client.defaults;
    onTestFinished(() => {
      if (adapter) client.defaults.adapter = adapter;
    });
    client.defaults.adapter = (config) => {
      sent.push(config);
      return Promise.reject(new AxiosError('timeout', AxiosError.ETIMEDOUT, config));
    };
  });
  const sending = async (start: () => Promise<unknown>) => {
    await start().catch(() => undefined);
    return sent.at(-1);
  };

  // Only the answer of a search may be so long that it is read aside.
  test.each([
    ['a search', search, 'blob'],
    ['a read', read, 'arraybuffer'],
    ['a write', () => write(), 'arraybuffer'],
    ['a file', readFile, 'arraybuffer'],
    ['an upload', upload, 'arraybuffer'],
  ])('%s is answered in bytes of its kind', async (_, start, type) => {
    expect((await sending(start))?.responseType).toBe(type);
  });

  // Who waits for a read is patient while the answer arrives; a write is done or not.
  test.each([
    ['a search', search, true],
    ['a read', read, true],
    ['a write', () => write(), false],
    ['an upload', upload, false],
  ])('%s looks how its answer arrives: %s', async (_, start, looks) => {
    expect((await sending(start))?.onDownloadProgress !== undefined).toBe(looks);
  });

  test.each([
    ['a read', read, 'Error al conectar con el servicio.'],
    ['a write', () => write(), 'No sabemos si se guardó. Revise el listado antes de volver a intentar.'],
  ])('[F-8-09] [F-8-10] %s that the network gives up is one without an answer', async (_, start, text) => {
    await expect(start()).rejects.toMatchObject({ kind: 'sinRespuesta', status: 0, message: text });
  });

  test('only who asks for it hears how far an upload is, and 0 while its size is not known', async () => {
    expect((await sending(upload))?.onUploadProgress).toBeUndefined();
    const told: number[] = [];
    const config = await sending(() => call(recursos.eliminar, eliminar, { onProgress: (share) => told.push(share) }));
    const progress: AxiosProgressEvent = { loaded: 10, bytes: 10, lengthComputable: false };
    config?.onUploadProgress?.({ ...progress, lengthComputable: true, total: 40 });
    config?.onUploadProgress?.(progress);
    expect(told).toEqual([0.25, 0]);
  });

  test('what is nobody’s call and gets no answer ends as a read', async () => {
    await expect(client.get('https://ajena.example.bo/cosa')).rejects.toMatchObject({
      kind: 'sinRespuesta',
      message: 'Error al conectar con el servicio.',
    });
  });

  test('what is nobody’s call goes out as it is', async () => {
    const config = await sending(() => client.get('https://ajena.example.bo/cosa'));
    expect([config?.url, config?.baseURL, config?.responseType]).toEqual([
      'https://ajena.example.bo/cosa',
      undefined,
      undefined,
    ]);
  });
});

test.each([
  ['401', () => new HttpResponse('', { status: 401 }), { kind: 'sesion', past: true, status: 401 }],
  [
    '503 with a time to wait',
    () => new HttpResponse('', { status: 503, headers: { 'Retry-After': '2' } }),
    { again: Number.NaN, wait: 2000 },
  ],
  ['413', () => new HttpResponse('', { status: 413 }), { kind: 'tecnico', status: 413 }],
])('a request that is nobody’s call and is answered %s ends with the same errors', async (_, answer, error) => {
  server.use(http.get('https://ajena.example.bo/cosa', answer));
  await expect(client.get('https://ajena.example.bo/cosa')).rejects.toMatchObject(error);
});

test('[R-7.9-03] an upload carries its file and its numbers', async () => {
  const forms: FormData[] = [];
  server.use(
    http.post('*/grabarRecursoIdTablaCero', async ({ request }) => {
      forms.push(await request.formData());
      return HttpResponse.json({ ok: true, Datos: null });
    }),
  );
  await upload().catch(() => undefined);
  const { archivo, ...rest } = Object.fromEntries(forms[0]?.entries() ?? []);
  expect(rest).toEqual({
    ...{ NombreArchivo: 'contrato.pdf', Tabla: 't', IdTabla: '0', IdPersona: '8' },
    ...{ IdTipoNovedad: '2', IdRequisito: '3' },
  });
  expect(archivo).toMatchObject({ name: 'contrato.pdf', size: 4 });
});

test('[F-8-01] the services’ text for a search that failed is shown, although its bytes come as a blob', async () => {
  const Mensaje = { Descripcion: 'Acorte el rango.', TipoMensaje: 'warning' };
  server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: false, Mensaje }, { status: 409 })));
  await expect(search()).rejects.toMatchObject({ kind: 'tecnico', status: 409, message: 'Acorte el rango.' });
});

test.each([
  [429, '3', 3000],
  [503, '3', 3000],
  [500, '3', Number.NaN],
])('a write answered %i says how long everybody must wait, and is not repeated', async (status, later, wait) => {
  const headers = { 'Retry-After': later };
  server.use(http.all('*/servicios/*', () => new HttpResponse('', { status, headers })));
  await expect(write()).rejects.toMatchObject({ again: Number.NaN, wait });
});

test('[F-9-12] [F-7-02] a write covers the page; a quiet one does not, nor does a read', async () => {
  const covered: number[] = [];
  atTestEnd(writesUnderWay.subscribe(({ count }) => covered.push(count)));
  server.use(http.all('*/servicios/*', () => new HttpResponse('', { status: 500 })));
  await Promise.allSettled([write(true), read(), search()]);
  expect(covered).toEqual([]);
  await write().catch(() => undefined);
  expect(covered).toEqual([1, 0]);
});

test('[R-8-02] a call that its caller ended is told to nobody', async () => {
  const told = vi.fn();
  atTestEnd(callFailed.on(told));
  const controller = new AbortController();
  server.use(http.all('*/servicios/*', () => new Promise<never>(() => undefined)));
  const asked = call(accesosExternos.regionales, { query: { IdUsuario: 7 } }, { signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toMatchObject({ kind: 'cancelado' });
  expect(told).not.toHaveBeenCalled();
});

test.each([
  [256 * 1024 - 1, false],
  [256 * 1024, true],
])('a reply of %i bytes is read aside: %s', (bytes, aside) => {
  expect(isLarge(bytes)).toBe(aside);
});

test('an answer without data says what it means for the record that was asked for', async () => {
  server.use(http.all('*/servicios/*', () => HttpResponse.json({ ok: true, Datos: null })));
  const record = call(ordenPago.obtener, { body: { IdOrdenPago: 1, IdEmpresa: 1 } });
  await expect(record).rejects.toMatchObject({ message: 'Hubo un problema al recuperar la información.' });
});
