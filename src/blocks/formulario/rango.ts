import * as z from 'zod/mini';
import { isIsoDate } from '#lib/dates.ts';
import { validation } from '#messages/validation.ts';

/** A required day that exists, 'yyyy-mm-dd'. */
const dia = (falta: string, incorrecta: string) =>
  z.string().check(
    z.refine((text) => text !== '', { error: falta, abort: true }),
    z.refine(isIsoDate, { error: incorrecta, abort: true }),
  );

/** The first day of a range (spec E 5.1, R 5.1, R 5.7). */
export const fechaDesde = dia(validation.fechaDesde, validation.fechaDesdeIncorrecta);
/** The last day of a range. */
export const fechaHasta = dia(validation.fechaHasta, validation.fechaHastaIncorrecta);

const diaOpcional = (incorrecta: string) =>
  z.string().check(z.refine((text) => text === '' || isIsoDate(text), { error: incorrecta, abort: true }));

/** The optional first day of a range. */
export const desdeOpcional = diaOpcional(validation.fechaDesdeIncorrecta);
/** The optional last day of a range. */
export const hastaOpcional = diaOpcional(validation.fechaHastaIncorrecta);

/** The last day is not before the first: a check for an object with both, given their names (decision 13). */
export const enOrden = <D extends string, H extends string>(desde: D, hasta: H) =>
  z.refine<Readonly<Record<D | H, string>>>((rango) => rango[hasta] === '' || rango[hasta] >= rango[desde], {
    path: [hasta],
    error: validation.rangoFechas,
  });
