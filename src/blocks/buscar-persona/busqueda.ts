import * as z from 'zod/mini';
import { faltaApellido } from '#blocks/identidad/messages.ts';
import { tidy } from '#lib/texts.ts';
import { buscarPersonaMessages as textos } from './messages.ts';

/** The four ways to search for a person (spec F 2.6). */
export const formas = ['documento', 'nombre', 'matricula', 'historiaClinica'] as const;
type Forma = (typeof formas)[number];

/** The field where typing begins, for each way. Most people have the same document type. */
export const primerCampo = {
  documento: 'numeroDocumento',
  nombre: 'apellidoPaterno',
  matricula: 'matricula',
  historiaClinica: 'historiaClinica',
} as const satisfies Record<Forma, string>;

/** The values of the search form. Only the fields of its `forma` count. */
export interface BusquedaForm {
  forma: Forma;
  /** '' while no type is chosen. */
  tipoDocumento: string;
  numeroDocumento: string;
  complemento: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  nombres: string;
  matricula: string;
  historiaClinica: string;
}

/** Maximum length of each name (spec F 9). */
const largo = 50;

const enMayusculas = (text: string) => tidy(text).toLocaleUpperCase('es');
/** A document number in the services' format: without spaces and dots. */
const numero = (text: string) => text.replace(/[\s.]+/g, '').toLocaleUpperCase('es');

const texto = (clean: (text: string) => string) => z.pipe(z.string(), z.transform(clean));
const requerido = (clean: (text: string) => string, text: string) =>
  z.pipe(texto(clean), z.string().check(z.minLength(1, text)));
const nombre = (text: string) => z.pipe(texto(enMayusculas), z.string().check(z.maxLength(largo, text)));

const documento = z.object({
  forma: z.literal('documento'),
  tipoDocumento: z.pipe(
    z.string().check(z.minLength(1, textos.tipoDocumentoRequerido)),
    z.transform((id) => Number(id)),
  ),
  numeroDocumento: requerido(numero, textos.numeroRequerido),
  complemento: texto(numero),
});

const porNombre = z
  .object({
    forma: z.literal('nombre'),
    apellidoPaterno: nombre(textos.paternoLargo),
    apellidoMaterno: nombre(textos.maternoLargo),
    nombres: z.pipe(
      texto(enMayusculas),
      z.string().check(z.minLength(1, textos.nombresRequeridos), z.maxLength(largo, textos.nombresLargos)),
    ),
  })
  .check(
    z.superRefine(({ apellidoPaterno, apellidoMaterno }, context) => {
      // Some people have only one surname, so one of the two is enough. If both are empty, the first field shows the
      // error (decision 19).
      if (apellidoPaterno || apellidoMaterno) return;
      context.addIssue({ code: 'custom', path: ['apellidoPaterno'], message: faltaApellido(textos) });
    }),
  );

const deUnaForma = z.discriminatedUnion('forma', [
  documento,
  porNombre,
  z.object({ forma: z.literal('matricula'), matricula: requerido(enMayusculas, textos.matriculaRequerida) }),
  z.object({ forma: z.literal('historiaClinica'), historiaClinica: requerido(enMayusculas, textos.historiaRequerida) }),
]);
/** The cleaned search, with the fields of one way only. */
export type Busqueda = z.output<typeof deUnaForma>;

/** The fields of the form for its chosen way. */
function deLaForma(form: BusquedaForm): z.input<typeof deUnaForma> {
  switch (form.forma) {
    case 'documento':
      return { ...form, forma: 'documento' };
    case 'nombre':
      return { ...form, forma: 'nombre' };
    case 'matricula':
      return { ...form, forma: 'matricula' };
    default:
      return { ...form, forma: 'historiaClinica' };
  }
}

/** Validates the form: returns the search, or the errors of the fields (spec F 5.2). */
export const busquedaSchema = z.pipe(z.pipe(z.custom<BusquedaForm>(), z.transform(deLaForma)), deUnaForma);

/** An empty form. The document type stays, because most people have the same one. */
export const enBlanco = (tipoDocumento: string): BusquedaForm => ({
  forma: 'documento',
  tipoDocumento,
  numeroDocumento: '',
  complemento: '',
  apellidoPaterno: '',
  apellidoMaterno: '',
  nombres: '',
  matricula: '',
  historiaClinica: '',
});
