import * as z from 'zod/mini';
import { call, callWithMessage } from '#client/call.ts';
import { ServiceRejection } from '#client/errors.ts';
import { session } from '#client/session.ts';
import {
  type Familiar,
  type Nacimiento,
  type RecienNacidoNoUnico,
  recienNacidosNoUnicos,
} from '#contract/entities/afiliacion.ts';
import { nacionalidad, tipoDocumento } from '#contract/enumerations.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { isIsoDate, today } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { sinInformacion, validation } from '#messages/validation.ts';
import { registroMessages as textos } from './messages.ts';

export type Campo = keyof typeof textos.campos;
/** What is typed of a newborn; ids as texts, '' for none. */
export type NacidoForm = Readonly<Record<Campo, string>>;
export type Problemas = Partial<Record<Campo, string>>;

/** The newborn's family: whose insurance it enters, and the mother where the birth or the choice names her. */
export interface Familia {
  readonly titular: Familiar;
  readonly miembros: readonly Familiar[];
}

/** The family of a group, the holder first; null where nobody holds an insurance. */
export function familiaDe(group: readonly Familiar[]): Familia | null {
  const titular = group.find((one) => one.IdPacientePadre === 0);
  return titular ? { titular, miembros: group } : null;
}

const primero = (nombre: string): string => nombre.split(' ')[0] ?? '';

/** An empty form, with what the birth and the family already say. */
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
    Multiplicidad: String(nacimiento?.Multiplicidad ?? 1),
    Observacion: '',
  };
}

/** What is wrong with each field (spec R 5.8). */
export function problemasDe(form: NacidoForm): Problemas {
  const empty = (name: Campo) => tidy(form[name]) === '';
  const missing = (['Nombres', 'FechaNacimiento', 'IdSexo', 'IdNacionalidad'] as const).filter(empty);
  const day = form.FechaNacimiento;
  const wrongDay = !isIsoDate(day) ? validation.revise : day > today() ? textos.fechaFutura : '';
  return {
    ...(empty('ApellidoPaterno') && empty('ApellidoMaterno') ? { ApellidoPaterno: textos.unApellido } : {}),
    ...(!empty('FechaNacimiento') && wrongDay ? { FechaNacimiento: wrongDay } : {}),
    ...(/^[1-9]$/.test(form.Multiplicidad.trim()) ? {} : { Multiplicidad: textos.multiplicidadNoValida }),
    ...Object.fromEntries(missing.map((name) => [name, sinInformacion(textos.campos[name])])),
  };
}

/** The whole notice body (spec R 7.2). A newborn outside the fund's hospitals carries the session's regional (R 5.8). */
export function cuerpoDe(form: NacidoForm, { titular }: Familia, nacimiento: Nacimiento | null) {
  const upper = (text: string) => tidy(text).toLocaleUpperCase('es');
  return {
    BasePersonas: {
      ApellidoPaterno: upper(form.ApellidoPaterno),
      ApellidoMaterno: upper(form.ApellidoMaterno),
      Nombres: upper(form.Nombres),
      IdTipoDocumento: tipoDocumento.carnet,
      NumeroDocumento: tidy(form.NumeroDocumento),
      FechaNacimiento: form.FechaNacimiento,
      IdSexo: Number(form.IdSexo),
      IdGenero: Number(form.IdSexo),
      IdNacionalidad: Number(form.IdNacionalidad),
    },
    SegurosPacientes: { IdPacientePadre: titular.IdPaciente },
    SegurosPersonasNovedad: {
      IdTipoNovedad: nacimiento ? novedadAfiliacion.RECIEN_NACIDO : novedadAfiliacion.RECIEN_NACIDO_FUERA_CAJA,
      Observacion: form.Observacion.trim(),
    },
    RecienNacido: {
      IdRecienNacido: nacimiento?.IdRecienNacido ?? 0,
      IdPersonaMadre: Number(form.IdPersonaMadre),
      Multiplicidad: Number(form.Multiplicidad),
      IdRegional: nacimiento ? nacimiento.IdRegional : (session.getState().user?.id_regional ?? 0),
    },
  };
}
type Cuerpo = ReturnType<typeof cuerpoDe>;

/** The newborns the services list in their message; null when it holds no such list. */
function leerNoUnicos(descripcion: string): RecienNacidoNoUnico[] | null {
  try {
    const parsed = z.safeParse(recienNacidosNoUnicos, JSON.parse(descripcion));
    return parsed.success && parsed.data.length > 0 ? parsed.data : null;
  } catch {
    return null; // words for people
  }
}

/** What saving came to: saved with the text to show, or others like it to choose from. */
type Grabado =
  | { readonly tipo: 'grabado'; readonly texto: string }
  | { readonly tipo: 'parecidos'; readonly parecidos: readonly RecienNacidoNoUnico[] };

/**
 * Saves a newborn. Where others look like it and `aceptaRepetidos` is 0, nothing is written and they are answered: their
 * list travels in Mensaje.Descripcion and is never shown as a text (spec R 7.2). Throws the errors of `call`, unannounced.
 */
export async function grabar(body: Cuerpo, aceptaRepetidos: 0 | 1): Promise<Grabado> {
  const { datos, mensaje } = await callWithMessage(
    recienNacidos.grabar,
    { params: { aceptaRepetidos }, body },
    { quiet: true },
  );
  const parecidos = mensaje?.TieneMensaje ? leerNoUnicos(mensaje.Descripcion) : null;
  if (parecidos) return { tipo: 'parecidos', parecidos };
  // Nothing written and nothing to choose from: the services' words say why.
  if (datos === null && mensaje) throw new ServiceRejection(mensaje);
  return { tipo: 'grabado', texto: mensaje?.Descripcion || (recienNacidos.grabar.success ?? '') };
}

/** Ends the registration of a newborn (spec R 7.2). Answers the text to show; a failure is announced and thrown. */
export async function concluir(idPersonaNovedad: number): Promise<string> {
  const idRegional = session.getState().user?.id_regional ?? 0;
  const { mensaje } = await callWithMessage(recienNacidos.concluir, {
    params: { idRegional },
    body: { IdPersonaNovedad: idPersonaNovedad },
  });
  return mensaje?.Descripcion || (recienNacidos.concluir.success ?? '');
}

/** The birth of the hospital system with an id, among those nobody registered; null when it is gone. */
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
