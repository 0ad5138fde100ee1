import * as z from 'zod/mini';

/** Filter of the balance of physical forms (spec R 3.5). CodigoEmpresa is the company's code of before; '' and 0 mean any. */
export const filtroFormularios = z.looseObject({
  CodigoEmpresa: z.string(),
  IdRegional: z.number(),
  Novedad: z.string(),
  Empresa: z.string(),
});

/** Balance of a company's physical forms of one notice type (spec R 3.5). */
export const saldoFormulario = z.looseObject({
  Regional: z.string(),
  Empresa: z.string(),
  Novedad: z.string(),
  TotalAsignado: z.number(),
  TotalUsado: z.number(),
  TotalDisponible: z.number(),
  Habilitado: z.boolean(),
  IdEmpresaTipoNovedadPagado: z.number(),
});
export type SaldoFormulario = z.infer<typeof saldoFormulario>;

/** A form that was used up (spec R 3.5). FechaUtilizado is dd/mm/yyyy. */
export const usoFormulario = z.looseObject({
  NombrePersona: z.string(),
  Novedad: z.string(),
  FechaUtilizado: z.string(),
  NumeroUtilizacion: z.number(),
});
export type UsoFormulario = z.infer<typeof usoFormulario>;

/** Forms assigned to a company; IdEmpresaTipoNovedadPagado 0 is a new row. Assumed. */
export const formularioForm = z.looseObject({
  IdEmpresaTipoNovedadPagado: z.number(),
  IdEmpresa: z.number(),
  IdRegional: z.number(),
  IdTipoNovedad: z.number(),
  TotalAsignado: z.number(),
  Habilitado: z.boolean(),
});
export type FormularioForm = z.infer<typeof formularioForm>;
