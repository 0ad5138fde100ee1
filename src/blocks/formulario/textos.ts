import * as z from 'zod/mini';
import { isEmail } from '#lib/email.ts';
import { sinInformacion, validation } from '#messages/validation.ts';

/** A required text. It is not trimmed: spaces around it count for names and passwords. */
export const requerido = (campo: string) =>
  z.string().check(z.refine((text) => text.trim() !== '', { error: sinInformacion(campo) }));

/** Maximum length of the observation on a notice, a procedure or an order (decision 39, spec R 5.5). */
export const LIMITE_DE_NOTA = 500;

/** An optional text, trimmed. */
export const recortado = z.string().check(z.trim());

/** A required text, trimmed. */
export const requeridoRecortado = (campo: string) => z.pipe(requerido(campo), recortado);

/** An e-mail address or '', trimmed. */
export const correoOpcional = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isEmail(text), { error: validation.correoFormato }),
);

/** A required e-mail address, trimmed. */
export const correo = (campo: string) => z.pipe(requerido(campo), correoOpcional);

/** A required choice among numbers, which may include 0; '' while nothing is chosen. */
export const elegido = (falta: string) =>
  z.pipe(
    z.union([z.number(), z.literal('')]).check(z.refine((id) => id !== '', { error: falta, abort: true })),
    z.transform(Number),
  );
