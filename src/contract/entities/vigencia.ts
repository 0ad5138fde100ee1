import * as z from 'zod/mini';
import { assumed } from '../facts.ts';
import { fecha, text } from './wire.ts';

/**
 * The period in which the fund attends a person: the answer of the calls about a form's rights. The reply is not shown and
 * assumed: dates are yyyy-mm-dd, FechaHasta is 1900-01-01 if there is no end.
 */
export const vigenciaDerechos = assumed(
  z.looseObject({
    EstadoVigencia: text(),
    FechaDesde: fecha(),
    FechaHasta: fecha(),
  }),
);
