import * as z from 'zod/mini';
import { config } from '#lib/config.ts';
import { assumed, documented, ofKind, rowId } from '../facts.ts';
import { readText, unread } from '../values.ts';
import { estadoProceso } from './filaNovedad.ts';
import { flag, id, lista, monto, text } from './wire.ts';

/** A kinship relation (spec R 3.7). IdRolAfiliacion is 1 for holders, 2 for dependants, 4 for private persons; assumed. */
export const relacionParentesco = documented(
  'R 3.7',
  z.looseObject({
    IdRelacionParentesco: rowId(),
    Descripcion: assumed(text()),
    IdRolAfiliacion: assumed(id()),
  }),
);
export type RelacionParentesco = z.infer<typeof relacionParentesco>;

/** A kinship relation to save: both ids have the same number, 0 for a new one (decision 64). */
export const relacionParentescoForm = documented(
  'R 3.7',
  z.looseObject({
    IdRelacionParentesco: z.number(),
    IdTiposAsegurado: z.number(),
    Descripcion: z.string(),
    IdRolAfiliacion: z.number(),
  }),
);

/** An insured type (spec R 3.7); IdTiposAsegurado 0 for a new one. Parentescos are its allowed kinships, assumed. */
export const tipoAsegurado = documented(
  'R 3.7',
  z.looseObject({
    IdTiposAsegurado: rowId(),
    Descripcion: assumed(text()),
    Parentescos: assumed(lista(z.number())),
  }),
);
export type TipoAsegurado = z.infer<typeof tipoAsegurado>;

/** An insured type with the records of its allowed kinships. */
export const tipoAseguradoParentesco = assumed(
  z.looseObject({
    IdTiposAsegurado: rowId(),
    Descripcion: text(),
    Parentescos: lista(relacionParentesco),
  }),
);

/**
 * A beneficiary type: the reason why somebody is one (spec R 5.8). IdTipoAfiliacion is 1 for people affiliated themselves, 2
 * for people who are not; IdGrupoTipoAsegurado is the role in the affiliation. Both assumed.
 */
export const tipoBeneficiarioItem = assumed(
  ofKind(
    'referencia',
    z.looseObject({
      Id: rowId(),
      Descripcion: text(),
      IdTipoAfiliacion: id(),
      IdTipoAsegurado: id(),
      IdGrupoTipoAsegurado: id(),
      IdRelacionParentesco: id(),
    }),
  ),
);

/** A centre where insured persons are attended, in a regional. */
export const centroAtencion = assumed(
  ofKind('referencia', z.looseObject({ Id: rowId(), Descripcion: text(), IdRegional: id() })),
);

/** A setting of the fund (spec F 9), or of one of its regionals. */
export const parametroGeneral = assumed(z.looseObject({ IdParametro: rowId(), Nombre: text(), Valor: text() }));
/** The value of the setting in a regional. */
export const parametroRegional = assumed(
  z.looseObject({
    IdParametro: rowId(),
    IdRegional: id(),
    Nombre: text(),
    Valor: text(),
  }),
);

/** A process state with its process. */
export const estadoDeProceso = documented('F 3.10', z.extend(estadoProceso, { Proceso: assumed(text()) }));
export type EstadoDeProceso = z.infer<typeof estadoDeProceso>;

/** A novelty type for its maintenance: the documented record, its position and its predecessor. */
export const tipoNovedadVM = documented(
  'F 3.10',
  z.looseObject({
    IdTipoNovedad: rowId(),
    Novedad: text(),
    IdTipoNovedadPadre: id(),
    Orden: assumed(id()),
    IdTipoNovedadAntecesor: assumed(id()),
  }),
);
export type TipoNovedadVM = z.infer<typeof tipoNovedadVM>;

/** A novelty type with its predecessor. */
export const novedadAntecesor = assumed(
  z.looseObject({
    IdTipoNovedad: rowId(),
    Novedad: text(),
    IdTipoNovedadAntecesor: id(),
    NovedadAntecesor: text(),
  }),
);

/** A product that is charged for a novelty type. */
export const novedadProducto = assumed(
  z.looseObject({
    IdTipoNovedad: rowId(),
    Novedad: text(),
    IdProducto: id(),
    Producto: text(),
    precio: monto(),
  }),
);

/** The names of the two fields that contain the fund's code (spec F 3.4). */
const coded = () => {
  const { codigo } = config().caja;
  return { code: `codigoProducto${codigo}`, name: `descripcionProducto${codigo}` };
};

const productoCampos = {
  IdProducto: rowId(),
  precio: monto(),
  estado: flag(),
  idActividad: id(),
  idProductoSiat: id(),
  idUnidadMedida: id(),
};

/** The two texts under the names that contain the fund's code; the other fields are unchanged. */
const named = <R extends Campos>(row: R, textOf: (key: string) => string) => {
  const { code, name } = coded();
  return { ...fieldsOf(row), codigoProducto: textOf(code), descripcionProducto: textOf(name) };
};

/**
 * A product (spec F 3.4). In the services' JSON, two names end with the fund's code; here they are codigoProducto and
 * descripcionProducto.
 */
export const producto = z.pipe(
  documented('F 3.4', z.looseObject(productoCampos)),
  z.transform((row) =>
    named(row, (key) => {
      const value = readText(row[key]);
      return value === unread ? '' : value;
    }),
  ),
);
/** A product to save: both texts must be present. */
export const productoForm = z.pipe(
  documented('F 3.4', z.looseObject(productoCampos)),
  z.transform((row, context) =>
    named(row, (key) => {
      const value = row[key];
      if (typeof value === 'string') return value;
      context.issues.push({ code: 'custom', input: row, path: [key], message: 'A text is missing' });
      return '';
    }),
  ),
);
export type Producto = z.output<typeof producto>;

type Campos = { readonly [N in keyof typeof productoCampos]: z.output<(typeof productoCampos)[N]> };

const fieldsOf = ({ IdProducto, precio, estado, idActividad, idProductoSiat, idUnidadMedida }: Campos) => ({
  IdProducto,
  precio,
  estado,
  idActividad,
  idProductoSiat,
  idUnidadMedida,
});

/** A product in the form that is sent: code and name under the names that contain the fund's code. */
export function productoEnviado(row: Producto): z.input<typeof producto> {
  const { code, name } = coded();
  return { ...fieldsOf(row), [code]: row.codigoProducto, [name]: row.descripcionProducto };
}
