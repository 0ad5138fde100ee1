import * as z from 'zod/mini';
import { config } from '#lib/config.ts';
import { id, text } from './wire.ts';

/** A kinship relation (spec R 3.7). IdRolAfiliacion is 1 for holders, 2 for dependants, 4 for private persons; assumed. */
export const relacionParentesco = z.looseObject({
  IdRelacionParentesco: z.number(),
  Descripcion: z.string(),
  IdRolAfiliacion: id(),
});
export type RelacionParentesco = z.infer<typeof relacionParentesco>;

/** A kinship relation as it is saved: both ids hold the same number, 0 for a new one (decision 64). */
export const relacionParentescoForm = z.looseObject({
  IdRelacionParentesco: z.number(),
  IdTiposAsegurado: z.number(),
  Descripcion: z.string(),
  IdRolAfiliacion: z.number(),
});

/** An insured type (spec R 3.7); IdTiposAsegurado 0 for a new one. Parentescos are the kinships it takes, assumed. */
export const tipoAsegurado = z.looseObject({
  IdTiposAsegurado: z.number(),
  Descripcion: z.string(),
  Parentescos: z.array(z.number()),
});
export type TipoAsegurado = z.infer<typeof tipoAsegurado>;

/** An insured type with the kinships it takes written out. */
export const tipoAseguradoParentesco = z.looseObject({
  IdTiposAsegurado: z.number(),
  Descripcion: z.string(),
  Parentescos: z.array(relacionParentesco),
});

/**
 * A beneficiary type: what makes somebody one (spec R 5.8). IdTipoAfiliacion 1 for those affiliated themselves, 2 for those
 * who are not; IdGrupoTipoAsegurado is the role in the affiliation. Both assumed.
 */
export const tipoBeneficiarioItem = z.looseObject({
  Id: z.number(),
  Descripcion: z.string(),
  IdTipoAfiliacion: z.number(),
  IdTipoAsegurado: z.number(),
  IdGrupoTipoAsegurado: z.number(),
  IdRelacionParentesco: z.number(),
});

/** A centre where the insured are attended, in a regional. */
export const centroAtencion = z.looseObject({ Id: z.number(), Descripcion: z.string(), IdRegional: z.number() });

/** A setting of the fund (spec F 9), or of one of its regionals. */
export const parametroGeneral = z.looseObject({ IdParametro: z.number(), Nombre: z.string(), Valor: z.string() });
/** The same setting as a regional has it. */
export const parametroRegional = z.looseObject({
  IdParametro: z.number(),
  IdRegional: z.number(),
  Nombre: z.string(),
  Valor: z.string(),
});

/** A process state with the process it belongs to. */
export const estadoDeProceso = z.looseObject({
  IdEstadoProceso: z.number(),
  Nombre: z.string(),
  ColorLetra: text(),
  ColorFondo: text(),
  Proceso: z.string(),
});
export type EstadoDeProceso = z.infer<typeof estadoDeProceso>;

/** A novelty type as its maintenance knows it: the documented record, its place and what must come before it. */
export const tipoNovedadVM = z.looseObject({
  IdTipoNovedad: z.number(),
  Novedad: z.string(),
  IdTipoNovedadPadre: z.number(),
  Orden: z.number(),
  IdTipoNovedadAntecesor: z.number(),
});
export type TipoNovedadVM = z.infer<typeof tipoNovedadVM>;

/** A novelty type with the one that must come before it. */
export const novedadAntecesor = z.looseObject({
  IdTipoNovedad: z.number(),
  Novedad: z.string(),
  IdTipoNovedadAntecesor: z.number(),
  NovedadAntecesor: z.string(),
});

/** A product that is charged for a novelty type. */
export const novedadProducto = z.looseObject({
  IdTipoNovedad: z.number(),
  Novedad: z.string(),
  IdProducto: z.number(),
  Producto: z.string(),
  precio: z.number(),
});

/** The names of the two fields that carry the fund's code (spec F 3.4). */
const coded = () => {
  const { codigo } = config().caja;
  return { code: `codigoProducto${codigo}`, name: `descripcionProducto${codigo}` };
};

const productoCampos = {
  IdProducto: z.number(),
  precio: z.number(),
  estado: z.boolean(),
  idActividad: z.number(),
  idProductoSiat: z.number(),
  idUnidadMedida: z.number(),
};

/** A product (spec F 3.4). The fund's code ends two names on the wire; here they read codigoProducto and descripcionProducto. */
export const producto = z.pipe(
  z.looseObject(productoCampos),
  z.transform((row, context) => {
    const { code, name } = coded();
    const textOf = (key: string): string => {
      const value = row[key];
      if (typeof value === 'string') return value;
      context.issues.push({ code: 'custom', input: row, path: [key], message: 'A text is missing' });
      return '';
    };
    return { ...fieldsOf(row), codigoProducto: textOf(code), descripcionProducto: textOf(name) };
  }),
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

/** A product as it travels: code and name under the names that carry the fund's code. */
export function productoEnviado(row: Producto): z.input<typeof producto> {
  const { code, name } = coded();
  return { ...fieldsOf(row), [code]: row.codigoProducto, [name]: row.descripcionProducto };
}
