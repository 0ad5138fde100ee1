import * as z from 'zod/mini';

/** An item of a reference list. The replies are not shown; id and text are what every list needs, other keys survive. */
export const referencia = z.looseObject({ Id: z.number(), Descripcion: z.string() });
export type Referencia = z.infer<typeof referencia>;

/** A locality with the department it lies in. */
export const localidad = z.looseObject({
  Id: z.number(),
  Descripcion: z.string(),
  IdDepartamento: z.number(),
  Departamento: z.string(),
});
export type Localidad = z.infer<typeof localidad>;

/** A company. IdEmpresaAnterior is the id of before, which the sign-in services call concod (decision 17). */
export const empresa = z.looseObject({
  IdEmpresa: z.number(),
  IdEmpresaAnterior: z.string(),
  RazonSocial: z.string(),
  NumeroPatronal: z.string(),
  IdRegional: z.number(),
  Estado: z.string(),
});
export type Empresa = z.infer<typeof empresa>;
