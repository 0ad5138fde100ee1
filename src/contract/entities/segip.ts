import * as z from 'zod/mini';
import { assumed, documented } from '../facts.ts';
import { readOrNull } from '../read.ts';
import { json, text } from './wire.ts';

/** Person types of the identity service: 1 with a carnet, 2 with any other document (spec F 5.3). */
export const tipoPersonaSegip = { carnet: 1, otro: 2 } as const;

/**
 * A person to verify (spec F 7.5). The simpler variant only sends `ci` and `fechaNacimiento`. Dates are 'yyyy-mm-dd', as
 * everywhere.
 */
export const consultaSegip = documented(
  'F 7.5',
  z.looseObject({
    tipoPersona: z.optional(z.union([z.literal(1), z.literal(2)])),
    ci: z.string().check(z.minLength(1)),
    complemento: z.optional(z.string()),
    apellidoPaterno: z.optional(z.string()),
    apellidoMaterno: z.optional(z.string()),
    nombres: z.optional(z.string()),
    fechaNacimiento: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  }),
);
export type ConsultaSegip = z.infer<typeof consultaSegip>;

/**
 * The answer of the identity service (spec F 7.5, nesting assumed). CodigoRespuesta: 0 not processed, 1 not found, 2 found, 3
 * several, 4 found with an observation such as a homonymy. datosPersonaEnFormatoJson is JSON as text, '' if nobody was found.
 */
export const respuestaSegip = assumed(
  z.looseObject({
    EsValido: text(),
    Mensaje: text(),
    TipoMensaje: text(),
    CodigoRespuesta: text(),
    CodigoUnico: text(),
    DescripcionRespuesta: text(),
    datosPersonaEnFormatoJson: json(),
  }),
);
export type RespuestaSegip = z.infer<typeof respuestaSegip>;

const resultado = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/**
 * The six flags of the identity service (spec F 3.9): 0 differs, 1 matches, 2 not verified. The specification does not show
 * their names; these are from the government's public contrast service. Complemento is missing for documents without one;
 * other keys may be present, such as ComplementoVisible.
 */
const contrastacionSegip = documented(
  'F 3.9',
  z.looseObject({
    NumeroDocumento: resultado,
    Complemento: z.optional(resultado),
    Nombres: resultado,
    PrimerApellido: resultado,
    SegundoApellido: resultado,
    FechaNacimiento: resultado,
  }),
);
export type ContrastacionSegip = z.infer<typeof contrastacionSegip>;

/** The flags in datosPersonaEnFormatoJson; null if the text is not such JSON, which is a wrong structure (spec F 5.3). */
export const leerContrastacion = (datos: string): ContrastacionSegip | null => readOrNull(contrastacionSegip, datos);
