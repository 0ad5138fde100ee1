import * as z from 'zod/mini';
import { assumed } from '../facts.ts';
import { fecha, text } from './wire.ts';

/**
 * From when to when the fund attends a person, as the calls on a form's rights answer. Reply not shown and assumed: dates
 * are yyyy-mm-dd, FechaHasta 1900-01-01 while there is no end.
 */
export const vigenciaDerechos = assumed(
  z.looseObject({
    EstadoVigencia: text(),
    FechaDesde: fecha(),
    FechaHasta: fecha(),
  }),
);
