import * as z from 'zod/mini';
import { assumed, documented, rowId } from '../facts.ts';
import { html, id, momento, text } from './wire.ts';

const correo = z.looseObject({ Correo: z.string(), Nombre: z.string() });

/** A tracking message (spec F 3.10). Mensaje is HTML; code that shows it must sanitise it. */
export const seguimientoMensaje = documented(
  'F 3.10',
  z.looseObject({
    IdTabla: z.number(),
    Tabla: z.string(),
    Asunto: z.string(),
    Mensaje: z.string(),
    Correos: z.array(correo),
    TipoSeguimiento: z.number(),
  }),
);

/** A tracking entry of the list call; assumed, because the list is not shown. Fecha is an ISO moment. */
export const seguimientoItem = assumed(
  z.looseObject({
    IdSeguimiento: rowId(),
    Asunto: text(),
    Mensaje: html(),
    TipoSeguimiento: id(),
    Fecha: momento(),
    Usuario: text(),
  }),
);
export type SeguimientoItem = z.infer<typeof seguimientoItem>;
