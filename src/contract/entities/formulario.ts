import * as z from 'zod/mini';
import { assumed, documented } from '../facts.ts';
import { flag, id, text } from './wire.ts';

/** A web form of the catalogue (spec F 3.3). Estado: in use; SeMuestraEnMenu: shown in the menu. */
export const formularioWeb = documented(
  'F 3.3',
  z.looseObject({
    IdFormularioWeb: assumed(id()),
    Sistemas: z.optional(documented('F 3.3', z.looseObject({ NombreSistema: text() }))),
    EtiquetaFormularioWeb: text(),
    DescripcionFormularioWeb: text(),
    Estado: flag(),
    SeMuestraEnMenu: flag(),
  }),
);
export type FormularioWeb = z.infer<typeof formularioWeb>;
