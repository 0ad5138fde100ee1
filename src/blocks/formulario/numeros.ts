import * as z from 'zod/mini';
import { isWholeIn, parseWhole, type WholeRange } from '#ui/fields/numberText.ts';

/** Parses the text of a number field as a whole number. */
export const entero = (rango: WholeRange, error: string) =>
  z.pipe(
    z.string().check(z.refine((text) => isWholeIn(text, rango), { error, abort: true })),
    z.transform((text) => Number(parseWhole(text))),
  );

/** An amount above 0; null while the field is empty. */
export const importe = (falta: string, error: string) =>
  z.pipe(
    z.nullable(z.number()).check(
      z.refine((amount) => amount !== null, { error: falta, abort: true }),
      z.refine((amount) => Number(amount) > 0, { error }),
    ),
    z.transform(Number),
  );
