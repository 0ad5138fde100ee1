import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { controllers } from '#contract/controllers.ts';
import { type Endpoint, Unaddressable, urlOf } from '#contract/endpoint.ts';
import { readEnvelope } from '#contract/envelope.ts';
import { config } from '#lib/config.ts';
import { transport } from '#messages/transport.ts';
import { tellConnection } from './connection.ts';
import { ContractViolation, ServiceRejection, TransportFailure } from './errors.ts';
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
  }
}

/** Milliseconds a call may take before the portal stops waiting (reads, writes, files). */
const patience = { read: 30_000, write: 60_000, multipart: 120_000 } as const;

/** Calls that answer 401 for a wrong password, not for a lost session (decision 22). By name: axios copies what it is given. */
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

/** Address by controller and audience, bearer from the session: only the configured services ever get the token. */
function address(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { endpoint, input } = request;
  if (!endpoint) return request;
  request.baseURL = config().servicios[endpoint.controller.servicio];
  request.url = urlOf(endpoint, audience(), input);
  request.method = endpoint.method;
  request.timeout = endpoint.send === 'multipart' ? patience.multipart : patience[endpoint.effect];
  request.responseType = endpoint.reply === 'file' ? 'blob' : 'text';
  request.data = endpoint.send === 'multipart' ? formData(input?.body) : input?.body;
  const { token } = session.getState();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null; // cut off or no JSON: no envelope
  }
}

const notAnEnvelope = (status: number) => new TransportFailure('tecnico', status, transport.tecnico);

async function open(response: AxiosResponse): Promise<AxiosResponse> {
  const { endpoint } = response.config;
  tellConnection(false);
  if (!endpoint) return response;
  const type = String(response.headers['content-type'] ?? '');
  if (endpoint.reply === 'file' && !type.includes('json')) {
    if (type.includes('html') || !(response.data instanceof Blob) || response.data.size === 0)
      throw notAnEnvelope(response.status);
    return response;
  }
  const text = response.data instanceof Blob ? await response.data.text() : response.data;
  const envelope = readEnvelope(parseJson(text));
  if (!envelope) throw notAnEnvelope(response.status);
  if (!envelope.ok || endpoint.reply === 'file') {
    if (!envelope.Mensaje.complete) reportStructure(endpoint, text);
    throw new ServiceRejection(envelope.Mensaje);
  }
  response.data = { datos: parseDatos(endpoint, envelope.Datos), mensaje: envelope.Mensaje };
  return response;
}

/** Developers read which structure was expected; people read the technical text (decision 60). */
function reportStructure(endpoint: Endpoint, reply: unknown): void {
  console.warn(
    `${endpoint.controller.others}${endpoint.path}: expected Mensaje { Descripcion: string, TipoMensaje: 'success' | 'info' | 'warning' | 'error' }, got`,
    String(reply).slice(0, 300),
  );
}

function parseDatos(endpoint: Endpoint, datos: unknown): unknown {
  const parsed = z.safeParse(endpoint.datos, datos);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'Datos'}: ${issue.message}`).join('; ');
  const violation = new ContractViolation(`${endpoint.controller.others}${endpoint.path}: ${details}`);
  const usable = parsed.error.issues.every((issue) => issue.path.length > 0);
  if (import.meta.env.DEV || !usable) throw violation;
  console.error(violation.details);
  return datos;
}

/** Milliseconds until a read may be asked again; NaN for whatever else asks, even by GET, and without the services' word. */
function againAfter({ config: { endpoint }, status, headers }: AxiosResponse): number {
  const read = endpoint?.method === 'GET' && endpoint.effect === 'read';
  return read && (status === 429 || status === 503) ? Number.parseInt(headers['retry-after'], 10) * 1000 : Number.NaN;
}

/** What an HTTP failure means to a person (spec F 8; fault matrix 1, 6 to 10). */
async function failure(error: unknown): Promise<never> {
  if (error instanceof Unaddressable) throw new TransportFailure('solicitud', 400, transport.noConsultable);
  if (!(error instanceof AxiosError)) throw error;
  const endpoint = error.config?.endpoint;
  if (error.code === AxiosError.ERR_CANCELED) throw new TransportFailure('cancelado', 0, '');
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT) {
    const text = endpoint?.effect === 'write' ? transport.sinRespuesta : transport.sinConexion;
    throw new TransportFailure('sinRespuesta', 0, text);
  }
  const response = error.response;
  // The call never left, by a setting no browser can follow for instance: the connection is not to blame.
  if (!response && error.code !== AxiosError.ERR_NETWORK) throw new TransportFailure('tecnico', 0, transport.tecnico);
  const lost = !response || response.status === 0;
  tellConnection(lost);
  if (lost) throw new TransportFailure('sinConexion', 0, transport.sinConexion);
  const data: unknown = response.data instanceof Blob ? await response.data.text() : response.data;
  const described = readEnvelope(parseJson(data))?.Mensaje.Descripcion ?? '';
  switch (response.status) {
    case 400:
      throw new TransportFailure('solicitud', 400, described || transport.solicitud);
    case 401:
      throw signIn.includes(endpoint?.controller.others ?? '') || !session.getState().user
        ? new TransportFailure('solicitud', 401, described || transport.solicitud)
        : new TransportFailure('sesion', 401, transport.sesion);
    case 413:
      throw new TransportFailure('archivoGrande', 413, transport.archivoGrande);
    default:
      throw new TransportFailure('tecnico', response.status, transport.tecnico, againAfter(response));
  }
}

/** The one axios instance: bearer, controller by audience, envelope to value or error, transport failure to error. */
export const http = axios.create({
  headers: { Accept: 'application/json' },
  transformResponse: (data: unknown) => data,
  // The session goes in a header of its own: no cookie is read.
  xsrfCookieName: '',
});
http.interceptors.request.use(address);
http.interceptors.response.use(open, failure);
