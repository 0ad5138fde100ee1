import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { addMonths, today } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';

/** The days a list of this area is asked for. */
export const dias = { desde: fechaDesde, hasta: fechaHasta };
/** A text a list of this area is searched by; '' for none. */
export const textoBuscado = z.string().check(z.overwrite(tidy));

/** The days alone. */
export const diasSchema = z.object(dias).check(enOrden('desde', 'hasta'));

/** What births are searched by. */
export const nacimientosSchema = z
  .object({ ...dias, documento: textoBuscado, nombre: textoBuscado, historia: textoBuscado })
  .check(enOrden('desde', 'hasta'));
type FiltroNacimientos = z.infer<typeof nacimientosSchema>;

/** A newborn is registered within a year: the last six months are looked at first. */
export const porDefecto = (): FiltroNacimientos => ({
  desde: addMonths(today(), -6),
  hasta: today(),
  documento: '',
  nombre: '',
  historia: '',
});

/** The six values of the path (spec R 7.2): an underscore stands for none. */
export const valoresDe = (filtro: FiltroNacimientos, idRegional: number) => ({
  idRegional,
  fechaDesde: filtro.desde,
  fechaHasta: filtro.hasta,
  documentoMadre: filtro.documento || '_',
  nombreMadre: filtro.nombre || '_',
  historiaClinica: filtro.historia || '_',
});
