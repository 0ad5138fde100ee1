import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { isCallError, TransportFailure } from '#client/errors.ts';
import {
  type ConsultaSegip,
  type ContrastacionSegip,
  leerContrastacion,
  type RespuestaSegip,
  tipoPersonaSegip,
} from '#contract/entities/segip.ts';
import { tipoDocumento } from '#contract/enumerations.ts';
import { afiliacionSegip } from '#contract/services/afiliacionSegip.ts';
import type { DatosIdentidad } from './datos.ts';
import { identidadMessages } from './messages.ts';

const textos = identidadMessages.segip;

type Campo = keyof typeof textos.campos;
const campos = Object.keys(textos.campos) as Campo[];

/** A field the identity service does not confirm; `sinVerificar`: it could not verify it, otherwise it has another value. */
const noCoincide = z.object({ campo: z.enum(campos), sinVerificar: z.boolean() });
type NoCoincide = z.infer<typeof noCoincide>;

/**
 * The verdict of the identity service about a person (spec F 5.3). `noEncontrado`: nobody has that document, and users who
 * may register people by hand can continue.
 */
export const veredicto = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('coincide') }),
  z.object({ tipo: z.literal('noEncontrado') }),
  z.object({ tipo: z.literal('difiere'), campos: z.readonly(z.array(noCoincide)), soloDocumento: z.boolean() }),
  z.object({ tipo: z.literal('impedido'), texto: z.string() }),
]);
export type Veredicto = z.infer<typeof veredicto>;

const codigo = { noEncontrado: '1', varios: '3', observado: '4' } as const;

/**
 * Reads the answer of the identity service: all six flags must be 1. The flag of a complement does not count if the
 * person has none (spec F 5.3).
 */
export function evaluar(respuesta: RespuestaSegip): Veredicto {
  switch (respuesta.CodigoRespuesta) {
    case codigo.noEncontrado:
      return { tipo: 'noEncontrado' };
    case codigo.varios:
      return { tipo: 'impedido', texto: textos.varios };
    case codigo.observado:
      return { tipo: 'impedido', texto: textos.observado(respuesta.DescripcionRespuesta) };
    default: {
      const flags = leerContrastacion(respuesta.datosPersonaEnFormatoJson);
      return flags ? porBanderas(flags) : { tipo: 'impedido', texto: textos.estructura };
    }
  }
}

/** A fact that the service did not confirm, in words. */
export const enPalabras = ({ campo, sinVerificar }: NoCoincide): string =>
  sinVerificar ? `${textos.campos[campo]} (${textos.sinVerificar})` : textos.campos[campo];

/** How many facts an answer confirms or not: six, or five for a person without a complement; 0 without flags. */
export function contrastados({ datosPersonaEnFormatoJson }: RespuestaSegip): number {
  const flags = leerContrastacion(datosPersonaEnFormatoJson);
  return flags ? campos.filter((campo) => flags[campo] !== undefined).length : 0;
}

function porBanderas(flags: ContrastacionSegip): Veredicto {
  const wrong = campos.flatMap((campo): NoCoincide[] => {
    const flag = flags[campo] ?? 1;
    return flag === 1 ? [] : [{ campo, sinVerificar: flag === 2 }];
  });
  if (wrong.length === 0) return { tipo: 'coincide' };
  const asked = campos.filter((campo) => flags[campo] !== undefined);
  const soloDocumento = flags.NumeroDocumento === 1 && wrong.length === asked.length - 1;
  return { tipo: 'difiere', campos: wrong, soloDocumento };
}

/** The request of the identity service: person type 1 with a carnet, 2 otherwise (spec F 5.3, 7.5). */
export const consultaDe = (datos: DatosIdentidad): ConsultaSegip => ({
  tipoPersona: datos.tipoDocumento === tipoDocumento.carnet ? tipoPersonaSegip.carnet : tipoPersonaSegip.otro,
  ci: datos.numeroDocumento,
  complemento: datos.complemento,
  apellidoPaterno: datos.apellidoPaterno,
  apellidoMaterno: datos.apellidoMaterno,
  nombres: datos.nombres,
  fechaNacimiento: datos.fechaNacimiento,
});

/**
 * Checks a person with the identity service. If the service does not answer, that is a verdict too; a lost session is
 * thrown.
 */
export async function verificar(datos: DatosIdentidad, signal?: AbortSignal): Promise<Veredicto> {
  try {
    const body = consultaDe(datos);
    return evaluar(await call(afiliacionSegip.consultar, { body }, { quiet: true, ...(signal ? { signal } : {}) }));
  } catch (error) {
    const session = error instanceof TransportFailure && (error.kind === 'sesion' || error.kind === 'cancelado');
    if (!isCallError(error) || session) throw error;
    return { tipo: 'impedido', texto: textos.caido };
  }
}
