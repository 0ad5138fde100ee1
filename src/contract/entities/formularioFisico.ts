import * as z from 'zod/mini';
import { assumed, documented, rowId } from '../facts.ts';
import { fechaLocal, flag, id, text } from './wire.ts';

/** Filter of the balance of physical forms (spec R 3.5). CodigoEmpresa is the company's older code; '' and 0 mean any. */
export const filtroFormularios = documented(
  'R 3.5',
  z.looseObject({
    CodigoEmpresa: z.string(),
    IdRegional: z.number(),
    Novedad: z.string(),
    Empresa: z.string(),
  }),
);

/** Balance of a company's physical forms of one notice type (spec R 3.5). */
export const saldoFormulario = documented(
  'R 3.5',
  z.looseObject({
    Regional: text(),
    Empresa: text(),
    Novedad: text(),
    TotalAsignado: id(),
    TotalUsado: id(),
    TotalDisponible: id(),
    Habilitado: flag(),
    IdEmpresaTipoNovedadPagado: rowId(),
  }),
);
export type SaldoFormulario = z.infer<typeof saldoFormulario>;

/** A used form (spec R 3.5). FechaUtilizado is dd/mm/yyyy. */
export const usoFormulario = documented(
  'R 3.5',
  z.looseObject({
    NombrePersona: text(),
    Novedad: text(),
    FechaUtilizado: fechaLocal(),
    NumeroUtilizacion: id(),
  }),
);
export type UsoFormulario = z.infer<typeof usoFormulario>;

/** Forms assigned to a company; IdEmpresaTipoNovedadPagado 0 is a new row. Assumed. */
export const formularioForm = assumed(
  z.looseObject({
    IdEmpresaTipoNovedadPagado: z.number(),
    IdEmpresa: z.number(),
    IdRegional: z.number(),
    IdTipoNovedad: z.number(),
    TotalAsignado: z.number(),
    Habilitado: z.boolean(),
  }),
);
export type FormularioForm = z.infer<typeof formularioForm>;
