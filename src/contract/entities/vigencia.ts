import * as z from 'zod/mini';

/**
 * From when to when the fund attends a person, as the calls on a form's rights answer. Reply not shown and assumed: dates
 * are yyyy-mm-dd, FechaHasta 1900-01-01 while there is no end.
 */
export const vigenciaDerechos = z.looseObject({
  EstadoVigencia: z.string(),
  FechaDesde: z.string(),
  FechaHasta: z.string(),
});
