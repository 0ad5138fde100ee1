import { act, renderHook } from '@testing-library/react';
import { AxiosError } from 'axios';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callFailed } from '#client/announcements.ts';
import { call, callWithMessage } from '#client/call.ts';
import { tellConnection, useConnectionLost } from '#client/connection.ts';
import { ContractViolation, mayBeDone, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { http as client } from '#client/http.ts';
import { query, queryClient } from '#client/query.ts';
import { readReply } from '#client/readReply.ts';
import { endSession } from '#client/session.ts';
import { writesUnderWay } from '#client/writes.ts';
import { acceso } from '#contract/services/acceso.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { altaPasivo } from '#contract/services/altaPasivo.ts';
import { bajaCotizante } from '#contract/services/bajaCotizante.ts';
import { bajaPasivo } from '#contract/services/bajaPasivo.ts';
import { contrasena } from '#contract/services/contrasena.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { recursos } from '#contract/services/recursos.ts';
import { reportes } from '#contract/services/reportes.ts';
import { server } from '#support/services.ts';
import { sessionAs } from './support.ts';

const asking = { rutaControl: '/a', rutaOrigen: '/b', tituloPagina: 'c', idRegional: 1, codigoEmpresa: '1001' };
const ask = () => call(acceso.externo, { query: asking });
const answers = (...reply: Parameters<typeof HttpResponse.json>) =>
  server.use(http.get('*/servicios/seguridad/Acceso/Externo', () => HttpResponse.json(...reply)));
const answersText = (body: string, init: { status?: number } = {}) =>
  server.use(http.get('*/servicios/seguridad/Acceso/Externo', () => new HttpResponse(body, init)));

/** The error of a failed call. */
async function failureOf(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('The call was expected to fail');
}

const announced: string[] = [];
let stop: () => void = () => undefined;
beforeEach(() => {
  sessionAs(1802);
  announced.length = 0;
  stop = callFailed.on((error) => announced.push(error.message));
});
afterEach(() => {
  stop();
  endSession();
});

describe('replies with an envelope', () => {
  test.each([
    ['ok', { ok: true, Datos: true }],
    ['TodoCorrecto', { TodoCorrecto: true, Datos: true }],
    ['ok and TodoCorrecto', { ok: true, TodoCorrecto: true, Datos: true, Mensaje: null }],
  ])('[F-3.1-07] [E-7.5-01] %s counts as success', async (_, reply) => {
    answers(reply);
    await expect(ask()).resolves.toBe(true);
    expect(announced).toEqual([]);
  });

  test('[F-3.1-07] [E-7.5-01] a success hands on the message of the services', async () => {
    answers({ ok: true, Datos: true, Mensaje: { Descripcion: 'Listo.', TipoMensaje: 'Success' } });
    const { mensaje } = await callWithMessage(acceso.externo, { query: asking });
    expect(mensaje).toMatchObject({ Descripcion: 'Listo.', TipoMensaje: 'success' });
  });

  test('[F-3.1-07] ok and TodoCorrecto that disagree are a failure', async () => {
    answers({ ok: true, TodoCorrecto: false, Datos: true, Mensaje: { Descripcion: 'No.', TipoMensaje: 'error' } });
    await expect(ask()).rejects.toBeInstanceOf(ServiceRejection);
  });

  test.each([
    ['success', 'success'],
    ['info', 'info'],
    ['Information', 'info'],
    ['WARNING', 'warning'],
    ['error', 'error'],
    // An unknown word: the refusal itself decides.
    ['otro', 'error'],
  ])(
    '[F-3.1-07] [F-8-01] [E-7.5-02] [F-8-03] ok false of type %s carries the text with the type %s',
    async (sent, shown) => {
      answers({ ok: false, Mensaje: { Descripcion: 'El periodo está cerrado.', TipoMensaje: sent, IdMensaje: 42 } });
      const error = await failureOf(ask());
      expect(error).toBeInstanceOf(ServiceRejection);
      expect(error).toMatchObject({
        message: 'El periodo está cerrado.',
        mensaje: { TipoMensaje: shown, IdMensaje: '42' },
      });
      expect(announced).toEqual(['El periodo está cerrado.']);
    },
  );

  test('[F-8-13] [F-3.1-07] a refusal without any message is told as an error of the answer', async () => {
    answers({ ok: false });
    expect((await failureOf(ask())).message).toBe('Error en la respuesta del servidor.');
  });

  test.each([
    ['no TipoMensaje', { Descripcion: 'ROSA no.' }, 'object { Descripcion: string }'],
    ['no Descripcion', { TipoMensaje: 'error' }, 'object { TipoMensaje: string }'],
    [
      'a TipoMensaje of blanks',
      { Descripcion: 'ROSA no.', TipoMensaje: ' ', IdMensaje: 7 },
      'object { Descripcion: string, TipoMensaje: blank, IdMensaje: number }',
    ],
    [
      'a Descripcion of blanks',
      { Descripcion: ' ', TipoMensaje: 'warning' },
      'object { Descripcion: blank, TipoMensaje: string }',
    ],
    [
      'a Descripcion that is null',
      { Descripcion: null, TipoMensaje: 'warning' },
      'object { Descripcion: null, TipoMensaje: string }',
    ],
    ['neither', { Personas: ['ROSA'], TieneMensaje: true }, 'object { Personas: list, TieneMensaje: boolean }'],
    [
      'a stack trace',
      { Descripcion: 'System.NullReferenceException: ROSA', TipoMensaje: 'error' },
      'object { Descripcion: string, TipoMensaje: string }',
    ],
  ])(
    '[F-8-04] %s: people read the technical text, developers the structure, without data',
    async (_, Mensaje, came) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      answers({ ok: false, Mensaje });
      const error = await failureOf(ask());
      expect(error.message).toBe('Ha ocurrido un error técnico. Pedimos disculpas.');
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        `/Externo: expected Mensaje { Descripcion, TipoMensaje }, got ${came}`,
      );
    },
  );

  test('[F-8-04] a message with both, or none at all, is reported to nobody', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answers({ ok: false, Mensaje: { Descripcion: 'No.', TipoMensaje: 'error' } });
    expect((await failureOf(ask())).message).toBe('No.');
    answers({ ok: false });
    await failureOf(ask());
    expect(warn).not.toHaveBeenCalled();
  });

  test('[F-8-13] [F-3.1-07] a reply of another shape violates the contract', async () => {
    answers({ ok: true, Datos: 'X' });
    const error = await failureOf(ask());
    expect(error).toBeInstanceOf(ContractViolation);
    expect(error.message).toBe('Error en la respuesta del servidor.');
  });

  test.each([
    ['a quiet caller', () => call(acceso.externo, { query: asking }, { quiet: true })],
    ['a screen that reads', () => queryClient.fetchQuery(query(acceso.externo, { query: asking }))],
  ])('[R-8-02] %s hears of the failure, nobody else does', async (_, start) => {
    onTestFinished(() => queryClient.clear());
    answers({ ok: false, Mensaje: { Descripcion: 'No.', TipoMensaje: 'error' } });
    expect((await failureOf(start())).message).toBe('No.');
    answers('', { status: 500 });
    expect((await failureOf(start())).message).toBe('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(announced).toEqual([]);
  });
});

describe('replies that are no success', () => {
  test('[F-8-05] 400 with a message shows it', async () => {
    answers({ ok: false, Mensaje: { Descripcion: 'Falta la regional.', TipoMensaje: 'error' } }, { status: 400 });
    const error = await failureOf(ask());
    expect(error).toMatchObject({ message: 'Falta la regional.', kind: 'solicitud', status: 400 });
  });

  test('[F-8-05] 400 shows every line of its message', async () => {
    const Mensaje = { Descripcion: 'Falta la regional.<br>Falta el cargo.', TipoMensaje: 'warning', IdMensaje: 7 };
    answers({ ok: false, Datos: null, Mensaje }, { status: 400 });
    expect((await failureOf(ask())).message).toBe('Falta la regional.\nFalta el cargo.');
    expect(announced).toEqual(['Falta la regional.\nFalta el cargo.']);
  });

  test('[F-8-05] 400 without a message shows the text of a wrong request', async () => {
    answersText('', { status: 400 });
    expect((await failureOf(ask())).message).toBe('Ha ocurrido un error técnico.');
  });

  test.each([
    [201, true],
    [202, true],
    [203, true],
    [408, true],
    [500, false],
  ])('a write answered %i without an envelope may be done: %s', async (status, may) => {
    server.use(http.post('*/OrdenPagoCarrito/', () => new HttpResponse('Created', { status })));
    const error = await call(ordenPagoCobro.carrito, { body: { IdEmpresa: 1, Novedades: [1] } }).catch((e) => e);
    expect(mayBeDone(error)).toBe(may);
  });

  test.each([
    ['ok that is null', { ok: null, Datos: 5 }, true],
    ['ok nobody can read', { ok: 'X', Datos: 5 }, true],
    ['a no', { ok: false, Datos: 5 }, false],
    ['a no beside a yes', { ok: true, TodoCorrecto: false, Datos: 5 }, false],
    ['a no within a yes', { ok: true, Datos: { ok: false } }, false],
  ])('a write answered with %s may be done: %s', async (_, reply, may) => {
    server.use(http.post('*/OrdenPagoCarrito/', () => HttpResponse.json(reply)));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = await call(ordenPagoCobro.carrito, { body: { IdEmpresa: 1, Novedades: [1] } }).catch((e) => e);
    expect(error).toBeInstanceOf(ServiceRejection);
    expect(mayBeDone(error)).toBe(may);
  });

  test.each([
    ['online, and loses the connection', true, false, true],
    ['online, and gets no answer', true, true, true],
    ['offline', false, false, false],
    ['offline, just before the connection is back', false, true, false],
  ])('a write that starts %s (online: %s, then %s) may be done: %s', async (_, starts, ends, may) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(starts);
    onTestFinished(() => online.mockRestore());
    const lose = () => {
      online.mockReturnValue(ends);
      return HttpResponse.error();
    };
    server.use(http.post('*/OrdenPagoCarrito/', lose));
    const error = await call(ordenPagoCobro.carrito, { body: { IdEmpresa: 1, Novedades: [1] } }).catch((e) => e);
    expect(error).toMatchObject({ kind: 'sinConexion', unsent: !may });
    expect(mayBeDone(error)).toBe(may);
  });

  test.each([404, 500, 403, 409, 502, 503])(
    '[F-8-08, R-8-02, E-7.5-03] %i shows the technical text',
    async (status) => {
      answersText('<h1>Error</h1>', { status });
      const error = await failureOf(ask());
      expect(error).toBeInstanceOf(TransportFailure);
      expect(error).toMatchObject({ message: 'Ha ocurrido un error técnico. Pedimos disculpas.', status });
      expect(announced).toEqual(['Ha ocurrido un error técnico. Pedimos disculpas.']);
    },
  );

  test.each([404, 500])(
    '[F-8-08] [E-7.5-03] [R-8-02] %i shows the technical text, whatever the services say of it',
    async (status) => {
      answers({ ok: false, Mensaje: { Descripcion: 'Falta la fila 7.', TipoMensaje: 'warning' } }, { status });
      expect((await failureOf(ask())).message).toBe('Ha ocurrido un error técnico. Pedimos disculpas.');
    },
  );

  test('[F-8-09] [E-7.5-03] [R-8-02] an error without an answer, the connection being there, shows the technical text', async () => {
    const { adapter } = client.defaults;
    onTestFinished(() => {
      if (adapter) client.defaults.adapter = adapter;
    });
    client.defaults.adapter = (config) =>
      Promise.reject(new AxiosError('Unsupported protocol', AxiosError.ERR_BAD_REQUEST, config));
    const write = () => call(ordenPagoCobro.carrito, { body: { IdEmpresa: 1, Novedades: [1] } });
    for (const start of [ask, write])
      expect(await failureOf(start())).toMatchObject({
        message: 'Ha ocurrido un error técnico. Pedimos disculpas.',
        kind: 'tecnico',
        status: 0,
      });
  });

  test('[F-8-10] an answer of status 0 counts as no connection', async () => {
    const { adapter } = client.defaults;
    onTestFinished(() => {
      if (adapter) client.defaults.adapter = adapter;
    });
    client.defaults.adapter = (config) => {
      const response = { data: new ArrayBuffer(0), status: 0, statusText: '', headers: {}, config };
      return Promise.reject(new AxiosError('', AxiosError.ERR_BAD_RESPONSE, config, null, response));
    };
    expect(await failureOf(ask())).toMatchObject({
      message: 'El servicio no está disponible o no tiene conexión a Internet.',
      kind: 'sinConexion',
    });
  });

  test.each([
    ['refused', () => HttpResponse.json({ ok: false, Datos: true, Mensaje: { Descripcion: 'No.' } })],
    ['refused by a service behind it', () => HttpResponse.json({ ok: true, Datos: { ok: false, Datos: true } })],
    ['refused around a success', () => HttpResponse.json({ ok: false, Datos: { ok: true, Datos: true } })],
    ['a wrong request', () => HttpResponse.json({ ok: true, Datos: true }, { status: 400 })],
    ['broken', () => HttpResponse.json({ ok: true, Datos: true }, { status: 500 })],
    ['without a connection', () => HttpResponse.error()],
  ])('[F-8-11] a failed call hands nothing on, whatever its answer holds: %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/servicios/seguridad/Acceso/Externo', answer));
    onTestFinished(() => queryClient.clear());
    const asked = query(acceso.externo, { query: asking });
    await failureOf(queryClient.fetchQuery(asked));
    expect(queryClient.getQueryData(asked.queryKey)).toBeUndefined();
    expect(queryClient.getQueryState(asked.queryKey)?.status).toBe('error');
  });

  test('[F-7-02] a write covers the page until it ends, also when it fails', async () => {
    const covered: number[] = [];
    onTestFinished(writesUnderWay.subscribe(({ count }) => covered.push(count)));
    server.use(http.post('*/OrdenPagoCarrito/', () => new HttpResponse('', { status: 500 })));
    await failureOf(call(ordenPagoCobro.carrito, { body: { IdEmpresa: 1, Novedades: [1] } }));
    expect(covered).toEqual([1, 0]);
  });

  test.each([
    ['a registration', altaCotizante],
    ['a termination', bajaCotizante],
    ['a registration of a retiree', altaPasivo],
    ['a termination of a retiree', bajaPasivo],
  ])(
    '[R-8-02] the unfinished-notice check of %s tells its failure, and never covers the page',
    async (_, { verificarInconclusas }) => {
      const covered: number[] = [];
      const stopWatching = writesUnderWay.subscribe(({ count }) => covered.push(count));
      onTestFinished(stopWatching);
      server.use(http.get('*/VerificaNovedadesInconclusas/*', () => new HttpResponse('', { status: 500 })));
      await failureOf(call(verificarInconclusas, { params: { idPersona: 1, idEmpresa: 1 } }));
      expect(announced).toEqual(['Ha ocurrido un error técnico. Pedimos disculpas.']);
      expect(covered).toEqual([]);
    },
  );

  test.each(['DELETE', 'PUT'] as const)('204 is a success of a %s', async (method) => {
    server.use(http.all('*/servicios/*', () => new HttpResponse(null, { status: 204 })));
    const call204 =
      method === 'DELETE'
        ? call(recursos.eliminar, { params: { tabla: 't', idTabla: 1, idRecurso: 1 } })
        : call(contrasena.cambiar, {
            body: { contrasenaActual: 'a', contrasenaNueva: 'b', contrasenaRepite: 'b', idUsuario: 1 },
          });
    await expect(call204).resolves.toBeNull();
  });

  test('[F-8-11] 204 is no answer to a question', async () => {
    server.use(http.get('*/servicios/seguridad/Acceso/Externo', () => new HttpResponse(null, { status: 204 })));
    expect(await failureOf(ask())).toMatchObject({ kind: 'tecnico', status: 204 });
  });

  test.each([
    ['base64', btoa('%PDF-1.7 x')],
    ['a data address', `data:application/pdf;base64,${btoa('%PDF-1.7 x')}`],
    ['a list of bytes', [...new TextEncoder().encode('%PDF-1.7 x')]],
  ])('[E-7.1-08] a PDF inside an envelope as %s is a file', async (_, Datos) => {
    server.use(http.get('*/Reportes/ReporteAvisoAlta/*', () => HttpResponse.json({ ok: true, Datos })));
    const file = await call(reportes.avisoAlta, { params: { idPersona: 1, idPersonaNovedad: 2 } });
    expect(file).toMatchObject({ type: 'application/pdf', size: 10 });
  });

  test.each(['text/plain', 'text/html'])(
    '[E-7.1-08] a PDF is one by its bytes, whatever its type says: %s',
    async (type) => {
      const headers = { 'Content-Type': type };
      server.use(http.get('*/Reportes/ReporteAvisoAlta/*', () => new HttpResponse('%PDF-1.7 x', { headers })));
      const file = await call(reportes.avisoAlta, { params: { idPersona: 1, idPersonaNovedad: 2 } });
      expect(file.type).toBe('application/pdf');
    },
  );

  test('[F-8-08] 413 of a file says that it is too big, any other that something failed', async () => {
    answersText('', { status: 413 });
    expect((await failureOf(ask())).message).toBe('Ha ocurrido un error técnico. Pedimos disculpas.');
    server.use(http.post('*/grabarRecursoIdTablaCero', () => new HttpResponse('', { status: 413 })));
    const body = {
      archivo: new Blob(['x']),
      NombreArchivo: 'x.pdf',
      Tabla: 't',
      ...{ IdTabla: 0, IdPersona: 1, IdTipoNovedad: 1, IdRequisito: 1 },
    };
    const upload = call(recursos.grabarPendiente, { body });
    expect((await failureOf(upload)).message).toBe('El archivo es muy grande para el servidor.');
  });

  test('[F-8-10] [E-7.5-03] [R-8-02] [F-8-09] without a connection the service is said to be out of reach', async () => {
    server.use(http.get('*/servicios/seguridad/Acceso/Externo', () => HttpResponse.error()));
    const error = await failureOf(ask());
    expect(error).toMatchObject({
      message: 'El servicio no está disponible o no tiene conexión a Internet.',
      kind: 'sinConexion',
      status: 0,
    });
  });

  test.each([
    ['an empty body', ''],
    ['a cut-off body', '{"ok":tru'],
    ['a page', '<!doctype html><title>Proxy</title>'],
  ])('[F-8-13] %s is no success', async (_, body) => {
    answersText(body);
    expect((await failureOf(ask())).message).toBe('Ha ocurrido un error técnico. Pedimos disculpas.');
  });

  test.each([
    ['an envelope without ok', '{"Datos":true}'],
    ['a list', '[]'],
  ])('[F-8-13] JSON that is no envelope is told as an error of the answer: %s', async (_, body) => {
    answersText(body);
    expect((await failureOf(ask())).message).toBe('Error en la respuesta del servidor.');
  });

  test('[F-8-05] a ProblemDetails answer names the fields the services could not take, and not its English title', async () => {
    const errors = {
      '$.SegurosPersonasNovedad.HaberMensual': ['The JSON value could not be converted to System.Decimal.'],
      Celular: ['Debe tener 8 dígitos.'],
      Cargo: ["'Cargo' must not be empty."],
    };
    answers({ title: 'One or more validation errors occurred.', status: 400, errors }, { status: 400 });
    expect((await failureOf(ask())).message).toBe(
      'Los servicios no aceptaron lo enviado. Revise: HaberMensual, Celular (Debe tener 8 dígitos.), Cargo.',
    );
  });

  test.each([
    [{ form: ['The form field is required.'], '$.HaberMensual': ['Failed to read.'] }, 'HaberMensual'],
    [{ '': ['A non-empty request body is required.'], 'Novedades[0].Total': [] }, 'Total'],
    [
      { ordenPagoDto: [], '$.Novedades[0]': [], '': ['Debe elegir una novedad.'] },
      'Novedades, Debe elegir una novedad.',
    ],
    [{ form: ['The form field is required.'], request: [], $: ['Unexpected end.'], '$[0]': [], '': [] }, ''],
  ])('[F-8-05] only fields people know are named of a ProblemDetails answer: %j', async (errors, named) => {
    answers({ title: 'One or more validation errors occurred.', status: 400, errors }, { status: 400 });
    const said = named.endsWith('.') ? named : `${named}.`;
    expect((await failureOf(ask())).message).toBe(
      named === '' ? 'Ha ocurrido un error técnico.' : `Los servicios no aceptaron lo enviado. Revise: ${said}`,
    );
  });

  test('a text in Windows-1252 keeps its letters', async () => {
    const text = '{"ok":false,"Mensaje":{"Descripcion":"Año cerrado.","TipoMensaje":"warning"}}';
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    server.use(http.get('*/servicios/seguridad/Acceso/Externo', () => new HttpResponse(bytes)));
    expect((await failureOf(ask())).message).toBe('Año cerrado.');
  });

  const aviso = () => call(reportes.avisoAlta, { params: { idPersona: 1, idPersonaNovedad: 2 } });
  const answersFile = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
    server.use(
      http.get('*/Reportes/ReporteAvisoAlta/*', () => new HttpResponse(body, { headers: { 'Content-Type': type } })),
    );

  test.each([
    ['a page by its type', 'hola', 'text/html; charset=utf-8', 'Ha ocurrido un error técnico. Pedimos disculpas.'],
    ['a page by its start', '\n <HTML><p>x', 'text/plain', 'Ha ocurrido un error técnico. Pedimos disculpas.'],
    ['nothing', '', 'application/pdf', 'Error en la respuesta del servidor.'],
    ['a file inside JSON that is none', '"hola!"', 'application/json', 'Error en la respuesta del servidor.'],
    ['a number inside an envelope', '{"ok":true,"Datos":7}', 'application/json', 'Error en la respuesta del servidor.'],
  ])('[F-8-13] %s is no file', async (_, body, type, text) => {
    answersFile(body, type);
    expect((await failureOf(aviso())).message).toBe(text);
  });

  test.each([
    ['an image', 'GIF89a', 'image/gif'],
    ['a text that only looks like JSON', '[hola', 'text/plain'],
    ['a text with a sign like a page', '< hola', 'text/plain'],
  ])('%s is a file of its own type', async (_, body, type) => {
    answersFile(body, type);
    expect(await aviso()).toMatchObject({ type, size: body.length });
  });

  test('a file inside JSON alone is read in the charset of its type', async () => {
    answersFile(JSON.stringify(btoa('%PDF-1.7 x')), 'text/plain');
    expect(await aviso()).toMatchObject({ type: 'application/pdf', size: 10 });
    answersFile(JSON.stringify([104, 105]), 'application/json');
    expect(await aviso()).toMatchObject({ type: '', size: 2 });
  });

  test('the text of a failure is read in the charset of its type', async () => {
    const text = '{"ok":false,"Mensaje":{"Descripcion":"A\u00f1o cerrado.","TipoMensaje":"warning"}}';
    // In this charset the byte of 'ñ' is another letter.
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const headers = { 'Content-Type': 'application/json; charset=ibm866' };
    server.use(
      http.get('*/servicios/seguridad/Acceso/Externo', () => new HttpResponse(bytes, { status: 409, headers })),
    );
    expect((await failureOf(ask())).message).toBe('Aёo cerrado.');
  });

  test('a call that its caller ended is told as cancelled, without a text', async () => {
    const controller = new AbortController();
    server.use(http.get('*/servicios/seguridad/Acceso/Externo', () => new Promise<never>(() => undefined)));
    const failed = failureOf(call(acceso.externo, { query: asking }, { quiet: true, signal: controller.signal }));
    controller.abort();
    expect(await failed).toMatchObject({ kind: 'cancelado', status: 0, message: '' });
  });

  test('what holds a letter that the services lost is not saved; it may be asked for', async () => {
    const sent = vi.fn();
    server.use(http.all('*/servicios/*', ({ request }) => void sent(request.url)));
    const body = { IdEmpresa: 3, IdPersonaNovedad: 5, Observacion: 'A\uFFFDo' };
    const write = call(ordenPago.registrar, { body: body as never });
    expect(await failureOf(write)).toMatchObject({ kind: 'solicitud', status: 0 });
    expect(sent).not.toHaveBeenCalled();
    await failureOf(call(ordenPago.listar, { body: body as never }, { quiet: true }));
    expect(sent).toHaveBeenCalled();
  });

  test('a page in the place of a PDF is refused', async () => {
    server.use(
      http.get('*/Reportes/ReporteAvisoAlta/*', () => HttpResponse.html('<script>1</script>', { status: 200 })),
    );
    const error = await failureOf(call(reportes.avisoAlta, { params: { idPersona: 1, idPersonaNovedad: 2 } }));
    expect(error.message).toBe('Ha ocurrido un error técnico. Pedimos disculpas.');
  });

  test('[F-8-01] an envelope in the place of a PDF shows its message', async () => {
    const Mensaje = { Descripcion: 'El aviso no está aceptado.', TipoMensaje: 'warning' };
    server.use(http.get('*/Reportes/ReporteAvisoAlta/*', () => HttpResponse.json({ ok: false, Mensaje })));
    const error = await failureOf(call(reportes.avisoAlta, { params: { idPersona: 1, idPersonaNovedad: 2 } }));
    expect(error.message).toBe('El aviso no está aceptado.');
  });
});

test.each(['null', '""', '{}', '[]', '[null]', '[{}]'])(
  '%s where a record is due is none, not another thing (variants 1.8, 2.15)',
  (datos) => {
    const bytes = new TextEncoder().encode(`{"ok":true,"Datos":${datos}}`).buffer;
    expect(readReply(ordenPago.obtener, bytes, 'application/json')).toMatchObject({
      kind: 'violation',
      about: 'nothing',
    });
  },
);

describe('data that does not match the contract', () => {
  const of = (endpoint: Parameters<typeof readReply>[0], Datos: unknown) =>
    readReply(endpoint, new TextEncoder().encode(JSON.stringify({ ok: true, Datos })).buffer, 'application/json');

  test('a bad field is named by its path, each one', () => {
    expect(of(ordenPago.novedades, [{ IdPersonaNovedad: {} }, { IdPersonaNovedad: [] }])).toMatchObject({
      kind: 'violation',
      about: 'field',
      details: expect.stringMatching(/^OrdenPago\/\w+\/: 0\.IdPersonaNovedad: [^;]+; 1\.IdPersonaNovedad: [^;]+$/),
    });
  });

  test.each([
    ['a word where a record is due', ordenPago.obtener, 'x', 'another'],
    ['a record where a list is due', ordenPago.novedades, { pagina: 1 }, 'another'],
    ['a record with a bad field', ordenPago.obtener, { IdOrdenPago: {} }, 'field'],
    ['a list of rows with a bad field', ordenPago.novedades, [{ IdPersonaNovedad: {} }], 'field'],
    ['a row alone where a list is due', ordenPago.novedades, { IdPersonaNovedad: {} }, 'another'],
    ['a list of words and a bad row', ordenPago.novedades, ['x', { IdPersonaNovedad: {} }], 'field'],
    ['a list of nothing where a record is due', ordenPago.obtener, [null, {}], 'nothing'],
  ])('%s', (_, endpoint, datos, about) => {
    expect(of(endpoint, datos)).toMatchObject({ kind: 'violation', about });
  });

  test('a value that is nowhere is called Datos', () => {
    expect(of(ordenPago.registrar, 'x')).toMatchObject({ details: expect.stringMatching(/: Datos: /) });
  });
});

test('a call that reaches the services says that the connection is there', async () => {
  tellConnection(true);
  answers({ ok: true, Datos: true });
  const { result } = renderHook(useConnectionLost);
  expect(result.current).toBe(true);
  await act(ask);
  expect(result.current).toBe(false);
});

test('[R-7.9-03] a file is sent as a form, and what has no body as nothing', async () => {
  const types: (string | null)[] = [];
  server.use(
    http.all('*/servicios/*', ({ request }) => {
      types.push(request.headers.get('content-type')?.split(';')[0] ?? null);
      return HttpResponse.json({ ok: true, Datos: true });
    }),
  );
  const de = { IdTabla: 0, IdPersona: 1, IdTipoNovedad: 1, IdRequisito: 1 };
  const body = { archivo: new Blob(['x']), NombreArchivo: 'x.pdf', Tabla: 't', ...de };
  await call(recursos.grabarPendiente, { body }).catch(() => undefined);
  await ask();
  await call(contrasena.solicitar, { body: { CorreoElectronico: 'a@b.bo' } }).catch(() => undefined);
  expect(types).toEqual(['multipart/form-data', null, 'application/json']);
});

test('how much of a file is sent is told from nothing to all', async () => {
  server.use(http.post('*/grabarRecursoIdTablaCero', () => HttpResponse.json({ ok: true, Datos: 1 })));
  const told: number[] = [];
  const body = { archivo: new Blob(['x'.repeat(1000)]), NombreArchivo: 'x.pdf', Tabla: 't' };
  const de = { IdTabla: 0, IdPersona: 1, IdTipoNovedad: 1, IdRequisito: 1 };
  await call(recursos.grabarPendiente, { body: { ...body, ...de } }, { onProgress: (part) => told.push(part) }).catch(
    () => undefined,
  );
  expect(told.every((part) => part >= 0 && part <= 1)).toBe(true);
  expect(told.at(-1)).toBe(1);
});
