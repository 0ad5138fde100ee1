import { HttpResponse, http } from 'msw';
import { call } from '#client/call.ts';
import { session } from '#client/session.ts';
import { requisitoFotografia, tipoNovedad } from '#contract/enumerations.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { aplicar } from '#engine/values/aplicar.ts';
import { crearCorrida, type PorCorrer } from '#features/importar/corrida/corrida.ts';
import type { AdjuntoDeFila, AdjuntosPorFila, Fila } from '#features/importar/fila/fila.ts';
import { abrirDiario, type Diario } from '#features/importar/registrar/diario.ts';
import type { Dueno } from '#features/importar/registrar/estado.ts';
import { type Puertos, puertosDeServicios } from '#features/importar/registrar/puertos.ts';
import { formularios } from '#features/novedades/alta/definition.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { TODAY } from './clock.ts';
import { libres } from './libres.ts';
import { server, theSandbox } from './services.ts';
import { signInAs } from './session.ts';
import { atTestEnd } from './testEnd.ts';

/** Rows of an import that are ready to be registered, and the run that registers them at the test's sandbox. */

const [cotizante] = formularios;
if (!cotizante) throw new Error('There is no registration notice');
const definition: NovedadDefinition = cotizante;
export const definiciones: ReadonlyMap<string, NovedadDefinition> = new Map([[definition.key, definition]]);

const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]);

/** A file that the services take for a requirement: a photograph, or a paper. */
export const archivoDe = (idRequisito: number, documento: string): AdjuntoDeFila => ({
  idRequisito,
  archivo:
    idRequisito === requisitoFotografia
      ? new File([jpeg], `${documento}_foto.jpg`, { type: 'image/jpeg' })
      : new File([pdf], `${documento}_${idRequisito}.pdf`, { type: 'application/pdf' }),
});

/** The photograph and the identity card that every registration asks for. */
const archivosDeAlta = (documento: string) => [requisitoFotografia, 3].map((id) => archivoDe(id, documento));

/** A row without its form. */
const filaDe = (numero: number, part: Partial<Fila> = {}): Fila => ({
  numero,
  celdas: [],
  textos: {},
  valores: { FechaAviso: TODAY },
  tipo: definition.key,
  paso: 'lista',
  hallazgos: [],
  confirmados: [],
  marcada: true,
  preparada: null,
  resultado: null,
  ...part,
});

async function filaDePersona(numero: number, documento: string): Promise<Fila> {
  const idEmpresa = session.getState().empresa.IdEmpresa;
  const [persona] = await call(pacientes.porDocumento, { params: { term: documento, rol: 0 } });
  if (!persona) throw new Error(`The fund does not know ${documento}`);
  const seleccion = await definition.seleccionar(persona, idEmpresa, null, {});
  if (!seleccion.ok) throw new Error(seleccion.text);
  const form = aplicar(definition, seleccion.form, {
    'SegurosPersonasNovedad.IdTipoNovedad': tipoNovedad.COTIZANTE_INGRESO_EMPRESA,
    'SegurosPersonasNovedad.FechaNovedad': TODAY,
    'SegurosPersonasNovedad.HaberMensual': 3500,
    'SegurosPersonasNovedad.IdUbicacion': 101,
    'SegurosPersonasNovedad.Cargo': 'CAJERA',
    'BasePersonas.IdProfesion': 9,
  });
  const textos = { NumeroDocumento: documento };
  const preparada = { form, idTipoNovedad: tipoNovedad.COTIZANTE_INGRESO_EMPRESA, desconocida: false };
  return filaDe(numero, { textos, valores: { NumeroDocumento: documento, FechaAviso: TODAY }, preparada });
}

/** Makes a row's person one that the fund does not know: her form has no id, and her document is nobody's. */
export function desconocer(fila: Fila, documento: string): Fila {
  if (!fila.preparada) throw new Error('The row has no form');
  const { form } = fila.preparada;
  const BasePersonas = { ...form.BasePersonas, IdPersona: 0, NumeroDocumento: documento };
  const SegurosPersonasNovedad = { ...form.SegurosPersonasNovedad, IdPersona: 0 };
  const preparada = {
    ...fila.preparada,
    desconocida: true,
    form: {
      ...form,
      BasePersonas,
      SegurosPersonasNovedad,
      SegurosPacientes: { ...form.SegurosPacientes, IdPersona: 0 },
    },
  };
  return { ...fila, textos: { NumeroDocumento: documento }, preparada };
}

let files = 0;

/** A company's import of some free people: the rows, numbered from 2, with their files. */
export async function importacion(count: number) {
  await signInAs('empresa');
  const documents = libres((await theSandbox()).db)
    .slice(0, count)
    .map(({ NumeroDocumento }) => NumeroDocumento);
  if (documents.length < count) throw new Error(`The seed has ${documents.length} free people`);
  const filas: Fila[] = [];
  for (const [at, documento] of documents.entries()) filas.push(await filaDePersona(at + 2, documento));
  const adjuntos: AdjuntosPorFila = new Map(
    filas.map(({ numero }, at) => [numero, archivosDeAlta(documents[at] ?? '')]),
  );
  const { user, empresa } = session.getState();
  const dueno: Dueno = { usuario: user?.id_usuario ?? 0, empresa: empresa.IdEmpresa };
  files += 1;
  const huella = `huella-${files}`;
  return { filas, adjuntos, dueno, huella, diario: await abrirDiario(dueno, huella) };
}

interface Importacion {
  readonly filas: readonly Fila[];
  readonly adjuntos: AdjuntosPorFila;
  readonly diario: Diario;
}

/** A run of an import. It does not wait: `dormidos` are the waits it asked for, in milliseconds. */
export function corridaDe(
  { filas, adjuntos, diario }: Importacion,
  puertos: Partial<Puertos> = {},
  mas: Partial<PorCorrer> = {},
) {
  const dormidos: number[] = [];
  const pasos: { readonly numero: number; readonly paso: Fila['paso'] }[] = [];
  const corrida = crearCorrida({
    filas,
    adjuntos: async ({ numero }) => adjuntos.get(numero) ?? [],
    diario,
    contexto: {
      idEmpresa: session.getState().empresa.IdEmpresa,
      definiciones,
      periodo: { start: '2026-11-01', end: '2026-11-30' },
      hoy: TODAY,
    },
    puertos: {
      ...puertosDeServicios(session.getState().empresa.IdEmpresa),
      dormir: async (ms) => {
        dormidos.push(ms);
      },
      ...puertos,
    },
    alCambiar: ({ numero, paso }) => pasos.push({ numero, paso }),
    ...mas,
  });
  atTestEnd(corrida.soltar);
  return { corrida, dormidos, pasos };
}

type Corrida = ReturnType<typeof crearCorrida>;
type EstadoDeCorrida = ReturnType<Corrida['estado']['getState']>;

/**
 * Resolves at the very change after which a run is as asked. A poll may look too late for a state that passes:
 * beside other work the whole run can end between two looks.
 */
export function alEstar({ estado }: Corrida, asAsked: (now: EstadoDeCorrida) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (asAsked(estado.getState())) return resolve();
    const stop = estado.subscribe((now) => {
      if (!asAsked(now)) return;
      stop();
      resolve();
    });
  });
}

/** Resolves when a run stands still: paused, stopped or over. */
export const quieta = (corrida: Corrida): Promise<void> =>
  alEstar(corrida, ({ fase }) => ['pausada', 'detenida', 'terminada'].includes(fase));

/** Asks the sandbox for something that takes bad luck: a fault, an expired token, another day. */
export async function control(action: string, body: object = {}): Promise<void> {
  const { app } = await theSandbox();
  const headers = { 'X-Sandbox-Control': '1', Host: '127.0.0.1:4173' };
  const url = `http://127.0.0.1:4173/servicios/control/${action}`;
  const reply = await app.request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (reply.status !== 200) throw new Error(`${action}: ${await reply.text()}`);
}

export const INSERTAR = 'AltaCotizante/InsertarAltaCotizante';
export const fallar = (kind: string, path: string, more: object = {}) => control('faults', { kind, path, ...more });

/** What the services have of some rows: their notices by row, and the files that belong to no notice. */
export async function enServicios(filas: readonly Fila[]) {
  const { db } = await theSandbox();
  const personaDe = ({ preparada }: Fila) => {
    const { IdPersona, NumeroDocumento } = preparada?.form.BasePersonas ?? { IdPersona: 0, NumeroDocumento: '' };
    return IdPersona || (db.personas.all().find((p) => p.NumeroDocumento === NumeroDocumento)?.IdPersona ?? -1);
  };
  const avisos = new Map<number, readonly Novedad[]>(
    filas.map((fila) => [fila.numero, db.novedades.by('persona', personaDe(fila))]),
  );
  const ids = new Set(filas.map(personaDe));
  const files = db.archivos.all().filter(({ IdPersona }) => ids.has(IdPersona) || IdPersona === 0);
  return {
    avisos,
    porFila: filas.map(({ numero }) => avisos.get(numero)?.length ?? 0),
    archivos: files.filter(({ IdTabla }) => IdTabla > 0).length,
    huerfanos: files.filter(({ IdTabla }) => IdTabla === 0).length,
  };
}

/** Answers the next calls of a path with 429 and the seconds to wait. */
export function pedirEspera(path: string, seconds: number, times: number): void {
  let left = times;
  server.use(
    http.all(`*/${path}`, () => {
      if (left === 0) return undefined;
      left -= 1;
      return new HttpResponse(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
    }),
  );
}

/** Counts the calls of a path that the services get. */
export function contarLlamadas(path: string): { readonly cuenta: () => number } {
  let count = 0;
  const seen = ({ request }: { request: Request }) => {
    if (new URL(request.url).pathname.includes(path)) count += 1;
  };
  server.events.on('request:start', seen);
  return { cuenta: () => count };
}
