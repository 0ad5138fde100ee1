import { cambiaronEnOtraPestana, enviar, vaciarPendientes } from '#blocks/adjuntos/archivosDelServicio.ts';
import { beforeLock } from '#client/announcements.ts';
import { call } from '#client/call.ts';
import { ServiceRejection } from '#client/errors.ts';
import { beforeSessionEnds } from '#client/leaving.ts';
import { expire } from '#client/query.ts';
import { session } from '#client/session.ts';
import { watchSession } from '#client/sessionRest.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { Ids, NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import { leerPaciente, tipoConForm } from '#engine/notice/cargarNovedad.ts';
import { anotarRegistro, enviarInsercion, olvidarAvisos } from '#engine/notice/operations.ts';
import { parsePeriod, today } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';
import type { AdjuntoDeFila } from '../fila/fila.ts';

/** The person and the type whose files wait at the services. */
export interface Espera {
  readonly idPersona: number;
  readonly idTipoNovedad: number;
}

/** A document as the search by document takes it. */
export interface Documento {
  readonly numero: string;
  readonly complemento: string;
}

/** Everything a run does outside itself. All calls throw the errors of `call`. */
export interface Puertos {
  /** The moment now, in milliseconds, and the date. */
  readonly ahora: () => number;
  readonly hoy: () => string;
  readonly dormir: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** False if the browser knows that it is offline: then nothing leaves it. */
  readonly enLinea: () => boolean;
  /** The notices of a person in the company. */
  readonly novedadesDe: (idPersona: number) => Promise<readonly FilaNovedad[]>;
  /** The ids of the people that the fund knows under a document. */
  readonly personasCon: (documento: Documento) => Promise<readonly number[]>;
  /** The company's notices of a type on a day (yyyy-mm-dd), of anybody. */
  readonly avisosDelDia: (idTipoNovedad: number, fecha: string) => Promise<readonly FilaNovedad[]>;
  /** The document of a person; null if the fund does not know her. */
  readonly documentoDe: (idPersona: number) => Promise<Documento | null>;
  /** Deletes the files that wait under a person. Fails if one stays: the next notice would get it. */
  readonly soltarPendientes: (espera: Espera) => Promise<void>;
  readonly subir: (espera: Espera, adjunto: AdjuntoDeFila) => Promise<void>;
  /** Whether other files wait than those that `subir` sent since `soltarPendientes`. */
  readonly cambiaronPendientes: (espera: Espera) => Promise<boolean>;
  readonly insertar: (definition: NovedadDefinition, form: NovedadForm) => Promise<Ids>;
  /** The number of a notice as people know it, or ''. */
  readonly numeroDe: (idPersonaNovedad: number) => Promise<string>;
  /** Writes the tracking; false if that failed. */
  readonly seguimiento: (definition: NovedadDefinition, ids: Ids) => Promise<boolean>;
  /** The period as the services have it now; null if they refuse one. */
  readonly periodo: () => Promise<ReglaContexto['periodo']>;
  readonly olvidar: () => Promise<void>;
  /** Tells when the session is lost, or will be locked or ended. `terminar` resolves when nothing is under way. */
  readonly alInterrumpir: (on: {
    readonly sesion: () => void;
    readonly bloqueo: () => Promise<void>;
    readonly enCurso: () => boolean;
  }) => () => void;
}

/** What is under way may delay the end of the session by this time at most, in milliseconds. */
const A_LO_MAS = 60_000;

function dormir(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const quiet = { quiet: true } as const;

/** Reads the period without the cache, which keeps it for the day, and drops what the cache has. */
async function leerPeriodo(): Promise<ReglaContexto['periodo']> {
  const { empresa, user } = session.getState();
  const params = { idEmpresa: empresa.IdEmpresa, idRegional: user?.id_regional ?? 0 };
  try {
    const text = await call(altaCotizante.periodoActivo, { params }, quiet);
    expire(altaCotizante.periodoActivo);
    return parsePeriod(text);
  } catch (error) {
    if (error instanceof ServiceRejection) return null;
    throw error;
  }
}

/** The company's list of one day. It is asked for by the type that has the list: notices of a motive are in its parent's. */
async function leerDia(idEmpresa: number, idTipoNovedad: number, fecha: string): Promise<readonly FilaNovedad[]> {
  const body = {
    ...{ FechaDesde: fecha, FechaHasta: fecha, IdTipoNovedad: await tipoConForm(idTipoNovedad), IdEstadoProceso: 0 },
    ...{ IdEmpresa: idEmpresa, IdRegional: session.getState().user?.id_regional ?? 0 },
  };
  const rows = await call(listaNovedades.porFiltro, { body }, quiet);
  return rows.filter((row) => row.IdTipoNovedad === idTipoNovedad);
}

async function leerDocumento(idPersona: number): Promise<Documento | null> {
  const { BasePersonas } = (await leerPaciente(idPersona)) ?? {};
  return BasePersonas ? { numero: BasePersonas.NumeroDocumento, complemento: BasePersonas.ComplementoDocumento } : null;
}

async function personasCon({ numero, complemento }: Documento): Promise<readonly number[]> {
  const found = await call(pacientes.porDocumento, { params: { term: numero, rol: 0 } }, quiet);
  const same = (a: string, b: string) => fold(tidy(a)) === fold(tidy(b));
  return found
    .filter((one) => same(one.NumeroDocumento, numero) && same(one.ComplementoDocumento, complemento))
    .map(({ IdPersona }) => IdPersona);
}

/** The ports of a run that registers at the services, for a company. */
export const puertosDeServicios = (idEmpresa: number): Puertos => ({
  ahora: () => Date.now(),
  hoy: () => today(),
  dormir,
  enLinea: () => navigator.onLine !== false,
  novedadesDe: (idPersona) => call(personasNovedad.deEmpresa, { params: { idPersona, idEmpresa } }, quiet),
  personasCon,
  avisosDelDia: (idTipoNovedad, fecha) => leerDia(idEmpresa, idTipoNovedad, fecha),
  documentoDe: leerDocumento,
  soltarPendientes: vaciarPendientes,
  subir: (espera, adjunto) =>
    enviar(espera, adjunto, { signal: new AbortController().signal, onProgress: () => undefined }),
  cambiaronPendientes: cambiaronEnOtraPestana,
  insertar: (definition, form) => enviarInsercion(definition, form),
  numeroDe: async (id) => {
    const { SegurosPersonasNovedad } = await call(personasNovedad.porId, { params: { id, n: 0 } }, quiet);
    return SegurosPersonasNovedad.NumeroDocumento === '0' ? '' : SegurosPersonasNovedad.NumeroDocumento;
  },
  seguimiento: anotarRegistro,
  periodo: leerPeriodo,
  olvidar: olvidarAvisos,
  alInterrumpir: ({ sesion, bloqueo, enCurso }) => {
    const stops = [
      watchSession((lost) => {
        if (lost) sesion();
      }),
      beforeLock.on((waitFor) => {
        if (enCurso()) waitFor(bloqueo());
      }),
      beforeSessionEnds({ pending: enCurso, finish: () => Promise.race([bloqueo(), dormir(A_LO_MAS)]) }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
});
