import sha256 from 'crypto-js/sha256';
import { isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { cleanDate } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';
import type { Fila } from '../fila/fila.ts';
import type { Asiento } from './diario.ts';
import type { Documento, Puertos } from './puertos.ts';

/** After an uncertain answer the services are read at 0, 5 and 20 seconds: the time before each reading. */
export const LECTURAS = [0, 5000, 15_000] as const;

/** Why a call proves that nothing was done; null if it does not. */
export type Prueba = 'sesion' | 'espera' | 'conexion' | null;

/**
 * What a failed call proves. A call that started offline was not sent. A write whose connection was lost after that arrives as
 * one without an answer, which proves nothing; files and readings that lost it may be sent again.
 */
export function pruebaDe(error: unknown, { enLinea }: Pick<Puertos, 'enLinea'>): Prueba {
  if (!(error instanceof TransportFailure)) return null;
  if (error.kind === 'sesion') return 'sesion';
  if (error.status === 429) return 'espera';
  return error.kind === 'sinConexion' && (error.unsent || !enLinea()) ? 'conexion' : null;
}

/** What a row is recognised by at the services. */
interface Buscada {
  readonly idPersona: number;
  readonly documento: Documento;
  readonly idTipoNovedad: number;
  /** yyyy-mm-dd */
  readonly fecha: string;
  /** The hash of the document that was sent, if the row has another document now. No search can use a hash. */
  readonly enviado?: string;
}

/** The hash of a document, however it is spaced: all that the journal may have of somebody without an id. */
const huellaDe = ({ numero, complemento }: Documento): string =>
  String(sha256([numero, complemento].map((text) => fold(tidy(text))).join('|')));

/**
 * What to look for: by the prepared form; after a reload by the journal, which has what was sent, and by the file for the rest.
 */
export function buscadaDe(
  { preparada, valores, textos }: Pick<Fila, 'preparada' | 'valores' | 'textos'>,
  asiento: Asiento | undefined,
): Buscada {
  const texto = (value: unknown) => String(value ?? '').trim();
  const persona = preparada?.form.BasePersonas;
  const idPersona = persona?.IdPersona || asiento?.idPersona || 0;
  const documento = {
    numero: persona?.NumeroDocumento ?? texto(valores.NumeroDocumento ?? textos.NumeroDocumento),
    complemento: persona?.ComplementoDocumento ?? texto(valores.Complemento ?? textos.Complemento),
  };
  const enviado = asiento?.documento;
  return {
    ...{ idPersona, documento },
    ...(idPersona === 0 && enviado !== undefined && enviado !== huellaDe(documento) ? { enviado } : {}),
    idTipoNovedad: preparada?.idTipoNovedad ?? asiento?.idTipoNovedad ?? 0,
    fecha: cleanDate(
      preparada?.form.SegurosPersonasNovedad.FechaNovedad ?? asiento?.fecha ?? texto(valores.FechaAviso),
    ),
  };
}

/** What the journal keeps to find a row again. */
export const porHallar = ({ idPersona, documento, idTipoNovedad, fecha }: Buscada) => ({
  ...{ idPersona, idTipoNovedad, fecha },
  ...(idPersona > 0 ? {} : { documento: huellaDe(documento) }),
});

/** The notices of that type and day whose person has the document that was sent, by its hash. */
async function avisosConHuella(
  puertos: Puertos,
  { idTipoNovedad, fecha, enviado }: Buscada,
  conocidos: readonly number[],
): Promise<readonly FilaNovedad[]> {
  const found: FilaNovedad[] = [];
  for (const row of await puertos.avisosDelDia(idTipoNovedad, fecha)) {
    if (conocidos.includes(row.IdPersonaNovedad)) continue;
    const documento = row.IdPersona > 0 ? await puertos.documentoDe(row.IdPersona) : null;
    if (documento && huellaDe(documento) === enviado) found.push(row);
  }
  return found;
}

/**
 * The notices of a row's person in the company; those of somebody unknown are looked for by document. If only the hash of
 * that is left, those of the day are looked through, without the `conocidos`, which are other people's.
 */
export async function avisosDe(
  puertos: Puertos,
  buscada: Buscada,
  conocidos: readonly number[] = [],
): Promise<readonly FilaNovedad[]> {
  const { idPersona, documento, enviado } = buscada;
  if (enviado !== undefined) return avisosConHuella(puertos, buscada, conocidos);
  const ids = idPersona > 0 ? [idPersona] : await puertos.personasCon(documento);
  const found: FilaNovedad[] = [];
  for (const id of ids) {
    const rows = await puertos.novedadesDe(id);
    found.push(...rows.map((row) => ({ ...row, IdPersona: row.IdPersona || id })));
  }
  return found;
}

/** The notice of the same type and date, unless it was voided. */
export const elMismo = (avisos: readonly FilaNovedad[], { idTipoNovedad, fecha }: Buscada): FilaNovedad | undefined =>
  avisos.find(
    (row) =>
      row.IdTipoNovedad === idTipoNovedad &&
      cleanDate(row.FechaNovedad) === fecha &&
      estadoPorNombre(row.EstadoProceso) !== 'anulado',
  );

/** What the readings after an uncertain answer found. 'interrumpida': nothing can be read now, so it is read later. */
type Lectura =
  | { readonly tipo: 'hallada'; readonly aviso: FilaNovedad }
  | { readonly tipo: 'no aparece' | 'sin leer' }
  | { readonly tipo: 'interrumpida'; readonly por: Exclude<Prueba, null>; readonly error: TransportFailure };

/**
 * Looks for the notice of an uncertain row: the same type and date under an id that the person did not have before. 'no
 * aparece' only if the last reading was answered.
 */
export async function leerIncierta(
  puertos: Puertos,
  buscada: Buscada,
  conocidos: readonly number[],
  esperas: readonly number[] = LECTURAS,
): Promise<Lectura> {
  let leida = false;
  for (const ms of esperas) {
    if (ms > 0) await puertos.dormir(ms);
    try {
      const avisos = await avisosDe(puertos, buscada, conocidos);
      const aviso = elMismo(
        avisos.filter(({ IdPersonaNovedad }) => !conocidos.includes(IdPersonaNovedad)),
        buscada,
      );
      if (aviso) return { tipo: 'hallada', aviso };
      leida = true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      const por = pruebaDe(error, puertos);
      if (por !== null && error instanceof TransportFailure) return { tipo: 'interrumpida', por, error };
      leida = error instanceof ServiceRejection && leida;
    }
  }
  return { tipo: leida ? 'no aparece' : 'sin leer' };
}
