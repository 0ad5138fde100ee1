import * as z from 'zod/mini';
import { assumed, ofKind, rowId } from '../facts.ts';
import { id, text } from './wire.ts';

/** An item of a reference list. The replies are not shown; every list needs id and text, other keys are kept. */
export const referencia = assumed(ofKind('referencia', z.looseObject({ Id: rowId(), Descripcion: text() })));
export type Referencia = z.infer<typeof referencia>;

/** A locality with its department. */
export const localidad = assumed(
  ofKind(
    'referencia',
    z.looseObject({
      Id: rowId(),
      Descripcion: text(),
      IdDepartamento: id(),
      Departamento: text(),
    }),
  ),
);
export type Localidad = z.infer<typeof localidad>;

/** A company. IdEmpresaAnterior is the older id, which the sign-in services call concod (decision 17). */
export const empresa = assumed(
  z.looseObject({
    IdEmpresa: rowId(),
    IdEmpresaAnterior: text(),
    RazonSocial: text(),
    NumeroPatronal: text(),
    IdRegional: id(),
    Estado: text(),
  }),
);
export type Empresa = z.infer<typeof empresa>;
