import axios, { AxiosError, type AxiosProgressEvent, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { controllers } from '#contract/controllers.ts';
import { type Endpoint, Unaddressable, urlOf } from '#contract/endpoint.ts';
import { readEnvelope } from '#contract/envelope.ts';
import { problemsOf } from '#contract/problems.ts';
import { asSent } from '#contract/send.ts';
import { config } from '#lib/config.ts';
import { general } from '#messages/general.ts';
import { transport } from '#messages/transport.ts';
import { isOffline, tellConnection } from './connection.ts';
import { decodeText, fileIn, parseJson, typed } from './decode.ts';
import { ContractViolation, ServiceRejection, TransportFailure } from './errors.ts';
import { isLarge, openReader, readSized } from './largeReplies.ts';
import { openEnvelope, type Reading } from './readReply.ts';
import { audience, session } from './session.ts';

export interface RawInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

declare module 'axios' {
  interface AxiosRequestConfig {
    endpoint?: Endpoint;
    input?: RawInput;
    /** The browser was offline when the call started. */
    unsent?: boolean;
  }
}

/** Time-outs in milliseconds (reads, writes, files). For a read whose reply is arriving, the time since its last part. */
export const patience = { read: 30_000, write: 60_000, multipart: 120_000 } as const;

/**
 * Calls that answer 401 for a wrong password, not for a lost session (decision 22). Kept by name, because axios copies its
 * config.
 */
const signIn: readonly string[] = [controllers.empAuth, controllers.login, controllers.reestablecerContrasena].map(
  (controller) => controller.others,
);

function formData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** True for searches, whose replies may be very long: their bytes are kept as a blob and parsed where they are needed. */
const mayBeLong = ({ method, effect, reply }: Endpoint): boolean =>
  method === 'POST' && effect === 'read' && reply === 'envelope';

/**
 * Runs while a reply arrives. On a slow line, a reply with very many rows takes longer than the time-out, so the time-out
 * starts again with each part. For a large reply, the worker that reads it is loaded meanwhile.
 */
const arriving =
  (asked: number) =>
  ({ loaded, event }: AxiosProgressEvent): void => {
    if (isLarge(loaded)) openReader();
    if (event?.target instanceof XMLHttpRequest) event.target.timeout = performance.now() - asked + patience.read;
  };

/** True for a body with U+FFFD, a letter that the services have already lost: saving it would lose the letter for good. */
const holdsLostLetters = (body: unknown): boolean => (JSON.stringify(body) ?? '').includes('\uFFFD');

/**
 * Sets address by controller and audience, and the session's bearer token: only the configured services ever get the token.
 */
function address(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { endpoint, input } = request;
  if (!endpoint) return request;
  request.baseURL = config().servicios[endpoint.controller.servicio];
  request.url = urlOf(endpoint, audience(), input);
  request.method = endpoint.method;
  request.timeout = endpoint.send === 'multipart' ? patience.multipart : patience[endpoint.effect];
  request.responseType = mayBeLong(endpoint) ? 'blob' : 'arraybuffer';
  if (endpoint.effect === 'read') request.onDownloadProgress = arriving(performance.now());
  request.data = endpoint.send === 'multipart' ? formData(input?.body) : asSent(endpoint.body, input?.body);
  if (endpoint.effect === 'write' && endpoint.send === 'json' && holdsLostLetters(input?.body))
    throw new TransportFailure('solicitud', 0, general.problemaAlRecuperar);
  request.unsent = isOffline();
  const { token } = session.getState();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

const typeOf = ({ headers }: AxiosResponse): string => String(headers['content-type'] ?? '');

const isFailure = (status: number, text: string) => new TransportFailure('tecnico', status, text);

/** Calls that may have an empty answer: the status says whether they succeeded (spec F 7.1). */
const mayBeEmpty = ({ method }: Endpoint): boolean => method === 'DELETE' || method === 'PUT';

async function open(response: AxiosResponse): Promise<AxiosResponse> {
  const { endpoint } = response.config;
  tellConnection(false);
  if (!endpoint) return response;
  const type = typeOf(response);
  if (response.status === 204 && mayBeEmpty(endpoint)) response.data = { datos: null, mensaje: null };
  // An empty answer instead of an envelope: the services answered, but not as agreed.
  else if (response.status === 204) throw isFailure(204, transport.respuesta);
  else if (endpoint.reply === 'file') response.data = readFile(endpoint, response.data, type, response.status);
  else response.data = orFailure(endpoint, await readSized(endpoint, response.data, type), response.status);
  return response;
}

/** The data of a reply. Throws for a reply that is a failure, and for one that is not an envelope. */
function orFailure(endpoint: Endpoint, reading: Reading, status: number) {
  switch (reading.kind) {
    case 'read':
      return { datos: reading.datos, mensaje: reading.mensaje };
    case 'refused':
      throw new ServiceRejection(reading.mensaje, reading.doubtful);
    case 'violation':
      throw new ContractViolation(reading.details, textOfUnread(endpoint, reading.about));
    case 'tooLarge':
      throw new TransportFailure('sinRespuesta', status, transport.tecnico);
    default:
      throw isFailure(status, reading.kind === 'unreadable' ? transport.tecnico : transport.respuesta);
  }
}

/**
 * Reads a file by its bytes: a PDF whatever its type says, or a file inside JSON. If the reply is an envelope instead, its
 * message is used. A page of HTML is not a file.
 */
function readFile(endpoint: Endpoint, data: ArrayBuffer, type: string, status: number): Blob {
  const file = typed(new Uint8Array(data), type);
  if (file.size === 0) throw isFailure(status, transport.respuesta);
  if (file.type === 'application/pdf') return file;
  const start = decodeText(data.slice(0, 200), '').trimStart();
  const asked = /^[[{"]/.test(start) ? parseJson(decodeText(data, type)) : undefined;
  if (asked !== undefined) {
    const inner = Array.isArray(asked) || typeof asked === 'string' ? asked : undefined;
    const found = fileIn(inner ?? orFailure(endpoint, openEnvelope(endpoint, JSON.stringify(asked)), status).datos);
    if (found) return found;
    throw isFailure(status, transport.respuesta);
  }
  if (type.includes('html') || /^<(!doctype html|html|head|body|script)/i.test(start))
    throw isFailure(status, transport.tecnico);
  return file;
}

/** The text shown for data that cannot be read: a write may not have been done, and a sign-in has failed. */
function textOfUnread({ controller, effect, sinRegistro }: Endpoint, about: 'field' | 'nothing' | 'another'): string {
  if (signIn.includes(controller.others)) return transport.respuesta;
  if (effect === 'write') return general.problemaAlRegistrar;
  if (about === 'nothing' && sinRegistro) return sinRegistro;
  return about === 'field' ? general.problemaAlRecuperar : transport.respuesta;
}

/** Milliseconds that the services ask to wait; NaN if they do not. */
const waitOf = ({ status, headers }: AxiosResponse): number =>
  status === 429 || status === 503 ? Number.parseInt(headers['retry-after'], 10) * 1000 : Number.NaN;

/** Milliseconds until a read may be retried. NaN for all other calls, even by GET, and if the services do not allow it. */
function againAfter(response: AxiosResponse): number {
  const { endpoint } = response.config;
  return endpoint?.method === 'GET' && endpoint.effect === 'read' ? waitOf(response) : Number.NaN;
}

/** The services' text for a failure: the message of an envelope, or the fields they could not read. '' for neither. */
async function descriptionOf(response: AxiosResponse): Promise<string> {
  const data: unknown = response.data;
  const bytes = data instanceof Blob ? await data.arrayBuffer() : data;
  if (!(bytes instanceof ArrayBuffer)) return '';
  const json = parseJson(decodeText(bytes, typeOf(response)));
  return readEnvelope(json)?.Mensaje.Descripcion || problemsOf(json);
}

/**
 * The failure of a call that was not authorised. Its token is the session's also if the lock of an inactive session has removed
 * the signature since. A late answer to a token that was replaced tells nothing about the current session.
 */
function unauthorised({ headers }: InternalAxiosRequestConfig, text: string): TransportFailure {
  const { user, token } = session.getState();
  if (!user) return new TransportFailure('solicitud', 401, text);
  return String(headers.get('Authorization')).startsWith(`Bearer ${token}`)
    ? new TransportFailure('sesion', 401, transport.sesion)
    : new TransportFailure('sesion', 401, text, { past: true });
}

/** Converts an HTTP failure to the error that people see (spec F 8; faults 1, 6 to 10). */
async function failure(error: unknown): Promise<never> {
  if (error instanceof Unaddressable) throw new TransportFailure('solicitud', 400, transport.noConsultable);
  if (!(error instanceof AxiosError)) throw error;
  const endpoint = error.config?.endpoint;
  if (error.code === AxiosError.ERR_CANCELED) throw new TransportFailure('cancelado', 0, '');
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT) {
    const text = endpoint?.effect === 'write' ? transport.sinRespuesta : transport.sinLectura;
    throw new TransportFailure('sinRespuesta', 0, text);
  }
  const response = error.response;
  // The call was never sent, for example because of an invalid address in the settings. This is not a connection problem.
  if (!response && error.code !== AxiosError.ERR_NETWORK) throw new TransportFailure('tecnico', 0, transport.tecnico);
  const lost = !response || response.status === 0;
  tellConnection(lost);
  const unsent = error.config?.unsent === true;
  if (lost) throw new TransportFailure('sinConexion', 0, transport.sinConexion, { unsent });
  const described = await descriptionOf(response);
  switch (response.status) {
    case 400:
      throw new TransportFailure('solicitud', 400, described || transport.solicitud);
    case 401:
      throw signIn.includes(endpoint?.controller.others ?? '')
        ? new TransportFailure('solicitud', 401, described || transport.respuesta)
        : unauthorised(response.config, described || transport.respuesta);
    case 413:
      if (endpoint?.send === 'multipart') throw new TransportFailure('archivoGrande', 413, transport.archivoGrande);
      throw new TransportFailure('tecnico', 413, described || transport.tecnico);
    case 404:
    case 500:
      throw new TransportFailure('tecnico', response.status, transport.tecnico);
    default:
      throw new TransportFailure('tecnico', response.status, described || transport.tecnico, {
        again: againAfter(response),
        wait: waitOf(response),
      });
  }
}

/**
 * The only axios instance. It sets the bearer and the controller by audience, and converts envelopes to values or errors, and
 * transport failures to errors.
 */
export const http = axios.create({
  headers: { Accept: 'application/json' },
  transformResponse: (data: unknown) => data,
  // The session is in its own header; no cookie is read.
  xsrfCookieName: '',
});
http.interceptors.request.use(address);
http.interceptors.response.use(open, failure);
