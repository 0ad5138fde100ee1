import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Audience } from '#contract/controllers.ts';
import { type Endpoint, type Input, urlOf } from '#contract/endpoint.ts';
import { type NovedadForm, novedadForm } from '#contract/entities/novedad.ts';
import { pacientePorId } from '#contract/entities/persona.ts';
import { tabla, tipoNovedad } from '#contract/enumerations.ts';
import { empAuth, pacientes, recursos } from '#contract/services/index.ts';
import { basePaths, createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/app.ts';
import { empresas } from '#sandbox/db/empresas.ts';
import { emptyNovedad } from '#sandbox/db/empty.ts';
import { type Ejemplo, ejemplos } from '#sandbox/db/examples.ts';
import { NOW, TODAY } from '#support/clock.ts';

/** The answer of a call: HTTP status, envelope, and the text for people. */
export interface Reply {
  readonly status: number;
  readonly ok: boolean;
  readonly Datos: unknown;
  readonly text: string;
  readonly tipo: string;
}

/** A client that makes calls, with a token or without. */
export interface Caller {
  readonly token: string;
  call<E extends Endpoint>(endpoint: E, input: Input<E>, audience?: Audience): Promise<Reply>;
  /** The raw answer, for files. */
  fetch<E extends Endpoint>(endpoint: E, input: Input<E>, audience?: Audience): Promise<Response>;
}

interface Raw {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

const dispositivo = {
  browser: 'Chromium',
  browser_version: '150',
  os: 'Linux',
  os_version: '',
  IpPublico: '',
  IpPrivado: '0.0.0.0',
  device: 'desktop',
};
export const credentials = (UserName: string, Password = 'Demo2026') => ({
  UserName,
  Password,
  Dispositivo: dispositivo,
  TokenGC: 'local',
});

const envelope = z.object({
  ok: z.boolean(),
  Datos: z.unknown(),
  Mensaje: z.object({
    Descripcion: z.string(),
    TipoMensaje: z.string(),
    IdMensaje: z.string(),
    TieneMensaje: z.boolean(),
  }),
});

function request({ app }: Sandbox, token: string, endpoint: Endpoint, raw: Raw, audience: Audience) {
  const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
  let body: FormData | string | null = null;
  if (endpoint.send === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(raw.body ?? {}))
      form.append(name, value instanceof Blob ? value : String(value));
    body = form;
  } else if (endpoint.method !== 'GET' && endpoint.method !== 'DELETE') {
    headers.set('Content-Type', 'application/json');
    body = JSON.stringify(raw.body);
  }
  const path = basePaths[endpoint.controller.servicio] + urlOf(endpoint, audience, raw);
  return app.request(path, { method: endpoint.method, headers, body });
}

/** Reads an envelope. Fails if the reply is not one. */
export async function read(response: Response): Promise<Reply> {
  const { ok, Datos, Mensaje } = z.parse(envelope, await response.json());
  return { status: response.status, ok, Datos, text: Mensaje.Descripcion, tipo: Mensaje.TipoMensaje };
}

/** A client with a token, for the services of an audience. */
export function caller(sandbox: Sandbox, token = '', door: Audience = 'others'): Caller {
  return {
    token,
    call: async (endpoint, input, audience = door) => read(await request(sandbox, token, endpoint, input, audience)),
    fetch: async (endpoint, input, audience = door) => request(sandbox, token, endpoint, input, audience),
  };
}

const access = z.object({ access_token: z.string() });

/** What a user chooses after signing in. Default: the first regional and company. */
interface Choice {
  readonly IdRegional: number;
  readonly concod: string;
  readonly numpat: string;
}

/** A demo user who has signed in and has chosen nothing. */
export async function enter(sandbox: Sandbox, user: string): Promise<Caller> {
  const { Datos } = await caller(sandbox).call(empAuth.token, { body: credentials(user) });
  return caller(sandbox, z.parse(access, Datos).access_token);
}

/** Signs a demo user in and chooses. Who would have to change the password first has done so. */
export async function signIn(sandbox: Sandbox, user: string, choice?: Choice): Promise<Caller> {
  const row = sandbox.db.usuarios.by('usuario', user)[0];
  if (row?.Caduco || row?.ModificarPassword)
    sandbox.db.usuarios.put({ ...row, Caduco: false, ModificarPassword: false });
  const first = await enter(sandbox, user);
  const regional = row?.regionales[0];
  const company = regional?.empresas[0];
  const body = choice ?? {
    IdRegional: regional?.IdRegional ?? 0,
    concod: company?.concod ?? '',
    numpat: company?.numpat ?? '',
  };
  const scoped = await first.call(empAuth.newToken, { body });
  const door = row?.tipo === 'ASEGURADOS' ? 'insured' : 'others';
  return caller(sandbox, z.parse(access, scoped.Datos).access_token, door);
}

/** A new sandbox at the tests' time, with its usual people. It has the small seed, unless a test needs the full one. */
export function openFund(options: SandboxOptions = {}): Sandbox {
  return createSandbox({ now: () => NOW, seed: 'small', ...options });
}

/** The person id of one of the seed's examples. */
export function persona(sandbox: Sandbox, who: Ejemplo): number {
  const found = sandbox.db.personas.all().find((p) => p.NumeroDocumento === ejemplos[who]);
  if (!found) throw new Error(`The seed has no ${who}`);
  return found.IdPersona;
}

/** The notice of one of the seed's examples. */
export function aviso(sandbox: Sandbox, who: Ejemplo) {
  const [found] = sandbox.db.novedades.by('persona', persona(sandbox, who));
  if (!found) throw new Error(`${who} has no notice`);
  return found;
}

export const banco = empresas[0].IdEmpresa;

/** What the row of a notice has that the employer `empresa` has just stored, besides what was written. */
export const avisoNuevo = {
  ...emptyNovedad,
  IdEmpresa: banco,
  IdRegional: 1,
  IdCanal: 1,
  NumeroDocumento: expect.stringMatching(/^2026-\d{5}$/),
  Estado: 'ACTIVO',
  Habilitado: true,
  Periodo: '2026-11-01|2026-11-30',
  FechaRegistro: TODAY,
  Version: 1,
};

export const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 0xff, 0xd9]);
export const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** Uploads a file that waits for a person's notice. */
export function upload(
  who: Caller,
  file: { IdPersona: number; IdRequisito: number; bytes?: Uint8Array; NombreArchivo?: string; IdTipoNovedad?: number },
) {
  const { IdPersona, IdRequisito, bytes = IdRequisito === 2 ? jpeg : pdf } = file;
  const NombreArchivo = file.NombreArchivo ?? (IdRequisito === 2 ? 'foto.jpg' : 'documento.pdf');
  const IdTipoNovedad = file.IdTipoNovedad ?? tipoNovedad.COTIZANTE_INGRESO_EMPRESA;
  return who.call(recursos.grabarPendiente, {
    body: {
      archivo: new Blob([new Uint8Array(bytes)]),
      NombreArchivo,
      Tabla: tabla.novedad,
      IdTabla: 0,
      IdPersona,
      IdTipoNovedad,
      IdRequisito,
    },
  });
}

/** Uploads the photo and document of a person that every registration requires. */
export async function uploadRequired(who: Caller, IdPersona: number, IdTipoNovedad?: number): Promise<void> {
  const type = IdTipoNovedad === undefined ? {} : { IdTipoNovedad };
  await upload(who, { IdPersona, IdRequisito: 2, ...type });
  await upload(who, { IdPersona, IdRequisito: 3, ...type });
}

/** A valid registration of a person, as the portal would send it. `parts` overrides it. */
export async function altaForm(
  who: Caller,
  idPersona: number,
  parts: { persona?: object; novedad?: object } = {},
): Promise<NovedadForm> {
  const found = await who.call(pacientes.porId, { params: { idPersona } });
  const { BasePersonas, SegurosPacientes } = z.parse(pacientePorId, found.Datos);
  return z.parse(novedadForm, {
    BasePersonas: { ...BasePersonas, ...parts.persona },
    SegurosPacientes,
    SegurosPersonasNovedad: {
      IdPersona: idPersona,
      IdTipoNovedad: tipoNovedad.COTIZANTE_INGRESO_EMPRESA,
      FechaNovedad: TODAY,
      HaberMensual: 3500,
      IdUbicacion: 101,
      Cargo: 'CAJERA',
      IdProfesion: 9,
      ...parts.novedad,
    },
  });
}

/** The pair "person|notice" that an insert answers. */
export function pair(reply: Reply): { idPersona: number; idPersonaNovedad: number } {
  const [idPersona = 0, idPersonaNovedad = 0] = String(reply.Datos).split('|').map(Number);
  return { idPersona, idPersonaNovedad };
}

/** The bytes of a notice's photo, as the services send them. */
export async function bytesOfNotice(sandbox: Sandbox, who: Caller, idPersonaNovedad: number): Promise<Uint8Array> {
  const files = sandbox.db.archivos.by('registro', `${tabla.novedad}|${idPersonaNovedad}`);
  const idRecurso = files.find((f) => f.IdRequisito === 2)?.IdRecurso ?? 0;
  const params = { tabla: tabla.novedad, idTabla: idPersonaNovedad, idRecurso };
  return new Uint8Array(await (await who.fetch(recursos.obtener, { params })).arrayBuffer());
}
