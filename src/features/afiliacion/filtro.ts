import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { addMonths, today, toLocalDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';

/** The date range of a list in this area. */
export const dias = { desde: fechaDesde, hasta: fechaHasta };
/** A text to search a list in this area; '' for none. */
export const textoBuscado = z.string().check(z.overwrite(tidy));

/** A range of dates in words, for paper. */
export const rangoEnPalabras = ({ desde, hasta }: { readonly desde: string; readonly hasta: string }): string =>
  `${toLocalDate(desde)} – ${toLocalDate(hasta)}`;

/** The date range alone. */
export const diasSchema = z.object(dias).check(enOrden('desde', 'hasta'));

/** A newborn must be registered within a year; the births of these months are shown first. */
export const MESES_DE_NACIMIENTOS = 6;

/** The last months, which a list shows before anybody searches. */
export const ultimosMeses = (months: number) => ({ desde: addMonths(today(), -months), hasta: today() });

/** The filter of births. */
export const nacimientosSchema = z
  .object({ ...dias, documento: textoBuscado, nombre: textoBuscado, historia: textoBuscado })
  .check(enOrden('desde', 'hasta'));
export type FiltroNacimientos = z.infer<typeof nacimientosSchema>;

/**
 * The person who is searched for. It is kept apart from the days, because it must not be in a URL or in the storage.
 */
export type DeQuien = Omit<FiltroNacimientos, keyof typeof dias>;
/** Everybody. */
export const deNadie: DeQuien = { documento: '', nombre: '', historia: '' };

/** The six path values of the call (spec R 7.2): an underscore stands for an empty one. */
export const valoresDe = (filtro: FiltroNacimientos, idRegional: number) => ({
  idRegional,
  fechaDesde: filtro.desde,
  fechaHasta: filtro.hasta,
  documentoMadre: filtro.documento || '_',
  nombreMadre: filtro.nombre || '_',
  historiaClinica: filtro.historia || '_',
});
