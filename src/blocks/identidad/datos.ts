import * as z from 'zod/mini';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { tipoDocumento } from '#contract/enumerations.ts';
import { cleanDate, isIsoDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { faltaApellido, identidadMessages as textos } from './messages.ts';

/**
 * The typed data that identify a person for the identity service. FechaNacimiento is 'yyyy-mm-dd', or the typed text if
 * it is not a date.
 */
export interface DatosForm {
  readonly tipoDocumento: string;
  readonly numeroDocumento: string;
  readonly complemento: string;
  readonly fechaNacimiento: string;
  readonly apellidoPaterno: string;
  readonly apellidoMaterno: string;
  readonly nombres: string;
}

/** Maximum length of each name (spec F 5.2). */
const LARGO = 50;

const mayusculas = (text: string) => tidy(text).toLocaleUpperCase('es');
/** A document number in the services' format: without spaces and dots. */
const numero = (text: string) => text.replace(/[\s.]+/g, '').toLocaleUpperCase('es');

const texto = (clean: (text: string) => string) => z.pipe(z.string(), z.transform(clean));
const nombre = (largo: string, vacio = '') =>
  z.pipe(texto(mayusculas), z.string().check(...(vacio ? [z.minLength(1, vacio)] : []), z.maxLength(LARGO, largo)));

interface Vacios {
  readonly nombresRequeridos: string;
  readonly paternoRequerido: string;
  readonly maternoRequerido: string;
}

/** The names of a person, of which one surname may be empty; `falta` is shown where, if both are. */
const nombresDe = (vacios: Vacios, falta: Partial<Record<'apellidoPaterno' | 'apellidoMaterno', string>>) => ({
  shape: {
    apellidoPaterno: nombre(textos.paternoLargo),
    apellidoMaterno: nombre(textos.maternoLargo),
    nombres: nombre(textos.nombresLargos, vacios.nombresRequeridos),
  },
  /** Some people have only one surname, so one of the two is enough (decision 19). */
  unApellido: z.superRefine<{ apellidoPaterno: string; apellidoMaterno: string }>(
    ({ apellidoPaterno, apellidoMaterno }, context) => {
      if (apellidoPaterno || apellidoMaterno) return;
      for (const [field, message] of Object.entries(falta))
        context.addIssue({ code: 'custom', path: [field], message });
    },
  ),
});

const deBusqueda = nombresDe(textos, { apellidoPaterno: faltaApellido(textos) });
/** Validates the search form: returns the person to search, or the errors of the fields (spec F 5.2). */
export const datosSchema = z
  .object({
    tipoDocumento: z.pipe(
      z.string().check(z.minLength(1, textos.tipoRequerido)),
      z.transform((id) => Number(id)),
    ),
    numeroDocumento: z.pipe(texto(numero), z.string().check(z.minLength(1, textos.numeroRequerido))),
    complemento: texto(numero),
    fechaNacimiento: z.string().check(
      // A date that the services write for "no date" does not count as a date (spec F 5.5).
      z.refine((d) => d !== '' && (!isIsoDate(d) || cleanDate(d) !== ''), textos.fechaRequerida),
      z.refine((d) => d === '' || isIsoDate(d), textos.fechaIncorrecta),
    ),
    ...deBusqueda.shape,
  })
  .check(deBusqueda.unApellido);

/** The cleaned search, in upper case. */
export type DatosIdentidad = z.output<typeof datosSchema>;

const deManual = nombresDe(textos.manual, {
  apellidoPaterno: textos.manual.paternoRequerido,
  apellidoMaterno: textos.manual.maternoRequerido,
});
/** Validates the names typed a second time (spec F 5.2; decision 19). */
export const nombresSchema = z.object(deManual.shape).check(deManual.unApellido);

/** Surnames and names from the second typing. */
export type NombresForm = Pick<DatosForm, 'apellidoPaterno' | 'apellidoMaterno' | 'nombres'>;

/** Whether the services treat two numbers as the same document. */
export const mismoNumero = (one: string, other: string): boolean => numero(one) === numero(other);

/** An empty form. The document type stays, because most people have the same one. */
export const datosEnBlanco = (tipo = String(tipoDocumento.carnet)): DatosForm => ({
  tipoDocumento: tipo,
  numeroDocumento: '',
  complemento: '',
  fechaNacimiento: '',
  apellidoPaterno: '',
  apellidoMaterno: '',
  nombres: '',
});

/** A known person as values of the search form. */
export const datosFormDe = (persona: BasePersonas): DatosForm => ({
  tipoDocumento: String(persona.IdTipoDocumento || ''),
  numeroDocumento: persona.NumeroDocumento,
  complemento: persona.ComplementoDocumento,
  fechaNacimiento: cleanDate(persona.FechaNacimiento),
  apellidoPaterno: persona.ApellidoPaterno,
  apellidoMaterno: persona.ApellidoMaterno,
  nombres: persona.Nombres,
});

/** A person as the search that the identity services use. */
export const datosDePersona = (persona: BasePersonas): DatosIdentidad => ({
  tipoDocumento: persona.IdTipoDocumento,
  numeroDocumento: persona.NumeroDocumento,
  complemento: persona.ComplementoDocumento,
  fechaNacimiento: persona.FechaNacimiento,
  apellidoPaterno: persona.ApellidoPaterno,
  apellidoMaterno: persona.ApellidoMaterno,
  nombres: persona.Nombres,
});
