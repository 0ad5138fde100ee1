import * as z from 'zod/mini';

/** A web form of the catalogue (spec F 3.3). Estado: in use; SeMuestraEnMenu: people find it in the menu. */
export const formularioWeb = z.looseObject({
  IdFormularioWeb: z.number(),
  Sistemas: z.looseObject({ NombreSistema: z.string() }),
  EtiquetaFormularioWeb: z.string(),
  DescripcionFormularioWeb: z.string(),
  Estado: z.boolean(),
  SeMuestraEnMenu: z.boolean(),
});
export type FormularioWeb = z.infer<typeof formularioWeb>;
