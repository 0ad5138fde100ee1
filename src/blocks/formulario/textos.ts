import * as z from 'zod/mini';
import { sinInformacion, validation } from '#messages/validation.ts';

/** A text that must say something. Kept as it was typed: spaces around it count for names and passwords. */
export const requerido = (campo: string) =>
  z.string().check(z.refine((text) => text.trim() !== '', { error: sinInformacion(campo), abort: true }));

/** A text without the spaces around it, which may be empty. */
export const recortado = z.string().check(z.trim());

/** A text that must say something, without the spaces around it. */
export const requeridoRecortado = (campo: string) => z.pipe(requerido(campo), recortado);

/** An e-mail address, without the spaces around it, or ''. */
export const correoOpcional = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), { error: validation.correoFormato }),
);

/** An e-mail address, without the spaces around it. */
export const correo = (campo: string) => z.pipe(requerido(campo), correoOpcional);

/** A choice among numbers that must be made, 0 one of them; '' while none is. */
export const elegido = (falta: string) =>
  z.pipe(
    z.union([z.number(), z.literal('')]).check(z.refine((id) => id !== '', { error: falta, abort: true })),
    z.transform(Number),
  );
