import * as z from 'zod/mini';

const correo = z.looseObject({ Correo: z.string(), Nombre: z.string() });

/** A tracking message (spec F 3.10). Mensaje is HTML; whoever shows it sanitises it. */
export const seguimientoMensaje = z.looseObject({
  IdTabla: z.number(),
  Tabla: z.string(),
  Asunto: z.string(),
  Mensaje: z.string(),
  Correos: z.array(correo),
  TipoSeguimiento: z.number(),
});

/** A tracking entry as the list call returns it; assumed, the list is not shown. Fecha is an ISO moment. */
export const seguimientoItem = z.looseObject({
  IdSeguimiento: z.number(),
  Asunto: z.string(),
  Mensaje: z.string(),
  TipoSeguimiento: z.number(),
  Fecha: z.string(),
  Usuario: z.string(),
});
export type SeguimientoItem = z.infer<typeof seguimientoItem>;
