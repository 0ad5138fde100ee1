import * as z from 'zod/mini';
import { blob } from '../endpoint.ts';
import { assumed, documented, rowId } from '../facts.ts';
import { flag, id, text } from './wire.ts';

/** What a notice type asks for (spec F 3.10). Extension holds several formats; TamanioMb in units of 1 048 576 bytes. */
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

/** A stored file. Shape assumed: the replies of the resource calls are not shown. Tamanio in bytes. */
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
 * Fields of the multipart calls, assumed. A file chosen in a form waits with IdTabla 0 under its person and requirement
 * until the form is saved, so that Descartar leaves the saved notice as it was.
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

/** The multipart question which files wait for a person's notice. */
export const recursosPendientes = assumed(
  z.object({ Tabla: z.string(), IdPersona: z.number(), IdTipoNovedad: z.number() }),
);
