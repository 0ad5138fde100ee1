import * as z from 'zod/mini';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { tipoDocumento } from '#contract/enumerations.ts';
import { cleanDate, isIsoDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { identidadMessages as textos } from './messages.ts';

/** What names a person to the identity service, as typed. FechaNacimiento is 'yyyy-mm-dd', or what was typed instead. */
export interface DatosForm {
  readonly tipoDocumento: string;
  readonly numeroDocumento: string;
  readonly complemento: string;
  readonly fechaNacimiento: string;
  readonly apellidoPaterno: string;
  readonly apellidoMaterno: string;
  readonly nombres: string;
}

/** Names may have 50 characters each (spec F 5.2). */
const LARGO = 50;

const mayusculas = (text: string) => tidy(text).toLocaleUpperCase('es');
/** A document number as the services know it: without spaces and dots. */
const numero = (text: string) => text.replace(/[\s.]+/g, '').toLocaleUpperCase('es');

const texto = (clean: (text: string) => string) => z.pipe(z.string(), z.transform(clean));
const nombre = (largo: string, vacio = '') =>
  z.pipe(texto(mayusculas), z.string().check(...(vacio ? [z.minLength(1, vacio)] : []), z.maxLength(LARGO, largo)));

const nombresDe = (vacios: {
  readonly nombresRequeridos: string;
  readonly paternoRequerido: string;
  readonly maternoRequerido: string;
}) => ({
  shape: {
    apellidoPaterno: nombre(textos.paternoLargo),
    apellidoMaterno: nombre(textos.maternoLargo),
    nombres: nombre(textos.nombresLargos, vacios.nombresRequeridos),
  },
  /** People with one surname exist: either will do, and without both each field says so (decision 19). */
  unApellido: z.superRefine<{ apellidoPaterno: string; apellidoMaterno: string }>(
    ({ apellidoPaterno, apellidoMaterno }, context) => {
      if (apellidoPaterno || apellidoMaterno) return;
      context.addIssue({ code: 'custom', path: ['apellidoPaterno'], message: vacios.paternoRequerido });
      context.addIssue({ code: 'custom', path: ['apellidoMaterno'], message: vacios.maternoRequerido });
    },
  ),
});

const deBusqueda = nombresDe(textos);
/** Reads the search form: the person asked for, or what is wrong with each field (spec F 5.2). */
export const datosSchema = z
  .object({
    tipoDocumento: z.pipe(
      z.string().check(z.minLength(1, textos.tipoRequerido)),
      z.transform((id) => Number(id)),
    ),
    numeroDocumento: z.pipe(texto(numero), z.string().check(z.minLength(1, textos.numeroRequerido))),
    complemento: texto(numero),
    fechaNacimiento: z.string().check(
      z.minLength(1, textos.fechaRequerida),
      z.refine((d) => d === '' || isIsoDate(d), textos.fechaIncorrecta),
    ),
    ...deBusqueda.shape,
  })
  .check(deBusqueda.unApellido);

/** What is asked of the services: cleaned and in upper case. */
export type DatosIdentidad = z.output<typeof datosSchema>;

const deManual = nombresDe(textos.manual);
/** Reads the names typed a second time (spec F 5.2; decision 19 of the specification). */
export const nombresSchema = z.object(deManual.shape).check(deManual.unApellido);

/** Surnames and names as they are typed a second time. */
export type NombresForm = Pick<DatosForm, 'apellidoPaterno' | 'apellidoMaterno' | 'nombres'>;

/** Two numbers the services take for the same document. */
export const mismoNumero = (one: string, other: string): boolean => numero(one) === numero(other);

/** An empty form; the document type stays, most people have the same. */
export const datosEnBlanco = (tipo = String(tipoDocumento.carnet)): DatosForm => ({
  tipoDocumento: tipo,
  numeroDocumento: '',
  complemento: '',
  fechaNacimiento: '',
  apellidoPaterno: '',
  apellidoMaterno: '',
  nombres: '',
});

/** A known person as the search form holds them. */
export const datosFormDe = (persona: BasePersonas): DatosForm => ({
  tipoDocumento: String(persona.IdTipoDocumento || ''),
  numeroDocumento: persona.NumeroDocumento,
  complemento: persona.ComplementoDocumento,
  fechaNacimiento: cleanDate(persona.FechaNacimiento),
  apellidoPaterno: persona.ApellidoPaterno,
  apellidoMaterno: persona.ApellidoMaterno,
  nombres: persona.Nombres,
});

/** The person as the identity services are asked for them. */
export const datosDePersona = (persona: BasePersonas): DatosIdentidad => ({
  tipoDocumento: persona.IdTipoDocumento,
  numeroDocumento: persona.NumeroDocumento,
  complemento: persona.ComplementoDocumento,
  fechaNacimiento: persona.FechaNacimiento,
  apellidoPaterno: persona.ApellidoPaterno,
  apellidoMaterno: persona.ApellidoMaterno,
  nombres: persona.Nombres,
});
