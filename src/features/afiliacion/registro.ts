import * as z from 'zod/mini';
import { basta, type Comprobar, luego } from '#blocks/escritura/asentar.ts';
import type { Hecha } from '#blocks/escritura/escribir.ts';
import { type NuevoEn, nuevoEn } from '#blocks/escritura/nuevoEn.ts';
import type { Escribir } from '#blocks/escritura/useEscritura.ts';
import { cambioDeFila, leerTramite } from '#blocks/tramites/cambio.ts';
import { tramitesMessages as tramites } from '#blocks/tramites/messages.ts';
import { dia, hastaHoy, observacion, texto, unApellido } from '#blocks/tramites/reglas.ts';
import { call } from '#client/call.ts';
import { type CallError, ServiceRejection } from '#client/errors.ts';
import { session } from '#client/session.ts';
import {
  type Familiar,
  type Nacimiento,
  type RecienNacido,
  type RecienNacidoNoUnico,
  recienNacidosNoUnicos,
} from '#contract/entities/afiliacion.ts';
import { nacionalidad, tipoDocumento } from '#contract/enumerations.ts';
import { estadoRecienNacido, multiplicidad, novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { readOrNull } from '#contract/read.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { addMonths, cleanDate, today } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';

const mayusculas = z.string().check(z.overwrite((text) => tidy(text).toLocaleUpperCase('es')));
const numero = z.transform(Number);

/** Validates a newborn's data (spec R 5.8): names in upper case, ids as numbers, 0 for none. */
export const nacidoSchema = z
  .object({
    ApellidoPaterno: mayusculas,
    ApellidoMaterno: mayusculas,
    Nombres: z.pipe(texto('Nombres'), mayusculas),
    NumeroDocumento: z.string().check(z.overwrite(tidy)),
    FechaNacimiento: dia('FechaNacimiento', hastaHoy),
    IdSexo: z.pipe(texto('IdSexo'), numero),
    IdNacionalidad: z.pipe(texto('IdNacionalidad'), numero),
    IdPersonaMadre: z.pipe(z.string(), numero),
    Multiplicidad: z.pipe(z.string(), numero),
    Observacion: observacion,
  })
  .check(unApellido(tramites.unApellido));
/** The typed data of a newborn; ids as texts, '' for none. */
export type NacidoForm = z.input<typeof nacidoSchema>;
/** The newborn's data as it is saved. */
export type Nacido = z.output<typeof nacidoSchema>;

/** The newborn's family: the holder whose insurance it joins, and the mother if the birth or the choice names her. */
export interface Familia {
  readonly titular: Familiar;
  readonly miembros: readonly Familiar[];
}

/** The family of a group, the holder first; null if nobody in it holds an insurance. */
export function familiaDe(group: readonly Familiar[]): Familia | null {
  const titular = group.find((one) => one.IdPacientePadre === 0);
  return titular ? { titular, miembros: group } : null;
}

const primero = (nombre: string): string => nombre.split(' ')[0] ?? '';

/** An empty form, filled with what the birth and the family already say. */
export function enBlanco({ titular }: Familia, nacimiento: Nacimiento | null, idMadre: number): NacidoForm {
  const mother = nacimiento?.IdPersonaMadre ?? idMadre;
  return {
    ApellidoPaterno: mother === titular.IdPersona ? '' : primero(titular.NombreCompleto),
    ApellidoMaterno: nacimiento ? primero(nacimiento.NombreMadre) : '',
    Nombres: '',
    NumeroDocumento: '',
    FechaNacimiento: nacimiento?.FechaNacimiento ?? '',
    IdSexo: nacimiento ? String(nacimiento.IdSexo) : '',
    IdNacionalidad: String(nacionalidad.nacional),
    IdPersonaMadre: mother > 0 ? String(mother) : '',
    Multiplicidad: String(nacimiento?.Multiplicidad ?? multiplicidad.unico),
    Observacion: '',
  };
}

/** The whole notice body (spec R 7.2). A newborn outside the fund's hospitals has the session's regional (R 5.8). */
export function cuerpoDe(
  { IdPersonaMadre, Multiplicidad, Observacion, ...persona }: Nacido,
  { titular }: Familia,
  nacimiento: Nacimiento | null,
) {
  return {
    BasePersonas: { ...persona, IdTipoDocumento: tipoDocumento.carnet, IdGenero: persona.IdSexo },
    SegurosPacientes: { IdPacientePadre: titular.IdPaciente },
    SegurosPersonasNovedad: {
      IdTipoNovedad: nacimiento ? novedadAfiliacion.RECIEN_NACIDO : novedadAfiliacion.RECIEN_NACIDO_FUERA_CAJA,
      Observacion,
    },
    RecienNacido: {
      IdRecienNacido: nacimiento?.IdRecienNacido ?? 0,
      IdPersonaMadre,
      Multiplicidad,
      IdRegional: nacimiento ? nacimiento.IdRegional : (session.getState().user?.id_regional ?? 0),
    },
  };
}
type Cuerpo = ReturnType<typeof cuerpoDe>;

/** The result of a save: saved, with the services' message, or a list of similar newborns to choose from. */
type Grabado =
  | { readonly tipo: 'grabado'; readonly mensaje: Mensaje | null }
  | { readonly tipo: 'parecidos'; readonly parecidos: readonly RecienNacidoNoUnico[] };

/** The registered newborns of a family, to find the saved one among them. */
export const nacidosDe = ({ titular }: Familia): NuevoEn<RecienNacido> =>
  nuevoEn(
    () => {
      const params = { idPersona: titular.IdPersona, fechaDesde: addMonths(today(), -12), fechaHasta: today() };
      return call(recienNacidos.lista, { params }, { quiet: true });
    },
    (row) => row.IdPersonaNovedad,
  );

const grabado = (mensaje: Mensaje | null): Grabado => ({ tipo: 'grabado', mensaje });

/** The similar newborns that the services list instead of a message; null if there is no such list. */
function parecidosEn(mensaje: Mensaje | null): Grabado | null {
  const listed = mensaje?.TieneMensaje ? readOrNull(recienNacidosNoUnicos, mensaje.contenido) : null;
  return listed && listed.length > 0 ? { tipo: 'parecidos', parecidos: listed } : null;
}

/** What a save works with: the writes of the form, where it shows a failure, and the family's registered newborns. */
interface Registro {
  readonly escribir: Escribir;
  readonly fallo: (error: CallError) => void;
  readonly nacidos: NuevoEn<RecienNacido>;
}

/**
 * Saves a newborn; null if it was not saved, and `fallo` has told the user why. If there are similar newborns and
 * `aceptaRepetidos` is 0, nothing is written and the result lists them. The services send that list in
 * Mensaje.Descripcion; it is never shown as a text (spec R 7.2). The specification does not show the `ok` of that answer,
 * so the list is read from a refusal too.
 */
export async function registrar(
  { escribir, fallo, nacidos }: Registro,
  body: Cuerpo,
  aceptaRepetidos: 0 | 1,
): Promise<Grabado | null> {
  await nacidos.recordar();
  const rechazo: { parecidos: Grabado | null } = { parecidos: null };
  const done = await escribir(
    {
      llamada: recienNacidos.grabar,
      entrada: { params: { aceptaRepetidos }, body },
      resultado: ({ datos, mensaje }): Grabado | null => {
        const parecidos = parecidosEn(mensaje);
        if (parecidos) return parecidos;
        // Nothing was written and there is nothing to choose from: the services' message says why.
        if (datos === null && mensaje?.Descripcion) throw new ServiceRejection(mensaje);
        return datos === null ? null : grabado(mensaje);
      },
      comprobar: comprobarNacido(body, nacidos),
    },
    {
      fallo: (error) => {
        rechazo.parecidos = error instanceof ServiceRejection ? parecidosEn(error.mensaje) : null;
        if (!rechazo.parecidos) fallo(error);
      },
    },
  );
  return done?.datos ?? rechazo.parecidos;
}

/** Looks for the newborn among the registered ones of its family, by day and names. */
const comprobarNacido =
  ({ BasePersonas: { FechaNacimiento, Nombres } }: Cuerpo, nacidos: NuevoEn<RecienNacido>): Comprobar<Grabado> =>
  async () => {
    const found = await nacidos.buscar(
      (row) => cleanDate(row.FechaNacimiento) === FechaNacimiento && fold(row.NombreCompleto).includes(fold(Nombres)),
    )();
    return luego(found, () => grabado(null));
  };

/** Whether a registration at the services differs from its row; null if they no longer show it. */
export const cambioDeNacido = (row: RecienNacido): Promise<boolean | null> =>
  cambioDeFila(row, () => {
    const dia = cleanDate(row.FechaNacimiento);
    const params = { idPersona: row.IdPersona, fechaDesde: dia, fechaHasta: dia };
    return call(recienNacidos.lista, { params }, { quiet: true });
  });

/**
 * Concludes the registration of a newborn (spec R 7.2); `preguntar` asks first. Returns what the services said, or null
 * if it was not done.
 */
export function concluir(
  row: RecienNacido,
  { escribir, preguntar }: { escribir: Escribir; preguntar: () => Promise<boolean> },
): Promise<Hecha<true> | null> {
  const { IdPersonaNovedad, Version } = row;
  return escribir(
    {
      llamada: recienNacidos.concluir,
      entrada: {
        params: { idRegional: session.getState().user?.id_regional ?? 0 },
        body: { IdPersonaNovedad, ...(Version === undefined ? {} : { Version }) },
      },
      resultado: basta,
      comprobar: async () => {
        const now = (await leerTramite(row))?.SegurosPersonasNovedad;
        if (now?.IdEstadoProceso === estadoRecienNacido.concluido) return { hecha: true };
        return now?.IdEstadoProceso === estadoRecienNacido.registrado ? 'sin hacer' : null;
      },
    },
    { preguntar },
  );
}

/** A birth of the hospital system by its id, among those not registered yet; null if it is no longer there. */
export async function nacimientoPorId(id: number): Promise<Nacimiento | null> {
  const params = {
    idRegional: session.getState().user?.id_regional ?? 0,
    fechaDesde: '0',
    fechaHasta: '0',
    documentoMadre: '_',
    nombreMadre: '_',
    historiaClinica: '_',
  };
  const births = await call(recienNacidos.nacimientos, { params }, { quiet: true });
  return births.find((one) => one.IdRecienNacido === id) ?? null;
}
