import * as z from 'zod/mini';
import { blob } from '../endpoint.ts';
import { assumed, documented, rowId } from '../facts.ts';
import { flag, id, text } from './wire.ts';

/**
 * A requirement of a notice type (spec F 3.10). Extension contains several formats; TamanioMb is in units of 1 048 576 bytes.
 */
export const requisito = documented(
  'F 3.10',
  z.looseObject({
    Extension: text(),
    IdRequisito: rowId(),
    IdRequisitoTipoNovedad: id(),
    IdTipoNovedad: id(),
    Nombre: text(),
    Requerido: flag(),
    TamanioMb: id(),
  }),
);
export type Requisito = z.infer<typeof requisito>;

/** A stored file. The shape is assumed, because the replies of the resource calls are not shown. Tamanio is in bytes. */
export const recurso = assumed(
  z.looseObject({
    IdRecurso: rowId(),
    IdTabla: id(),
    IdRequisito: id(),
    NombreArchivo: text(),
    TipoContenido: text(),
    Tamanio: id(),
  }),
);
export type Recurso = z.infer<typeof recurso>;

/**
 * Fields of the multipart calls, assumed. A file chosen in a form waits with IdTabla 0 under its person and requirement until
 * the form is saved, so that Descartar leaves the saved notice unchanged.
 */
export const recursoForm = assumed(
  z.object({
    archivo: blob,
    NombreArchivo: z.string(),
    Tabla: z.string(),
    IdTabla: z.number(),
    IdPersona: z.number(),
    IdTipoNovedad: z.number(),
    IdRequisito: z.number(),
  }),
);

export type RecursoForm = z.infer<typeof recursoForm>;

/** The multipart request for the files that wait for a person's notice. */
export const recursosPendientes = assumed(
  z.object({ Tabla: z.string(), IdPersona: z.number(), IdTipoNovedad: z.number() }),
);
