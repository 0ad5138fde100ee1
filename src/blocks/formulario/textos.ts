import * as z from 'zod/mini';
import { sinInformacion, validation } from '#messages/validation.ts';

/** A text that must say something. Kept as it was typed: spaces around it count for names and passwords. */
export const requerido = (campo: string) =>
  z.string().check(z.refine((text) => text.trim() !== '', { error: sinInformacion(campo), abort: true }));

/** An e-mail address, without the spaces around it. */
export const correo = (campo: string) =>
  z.pipe(
    requerido(campo),
    z.string().check(
      z.trim(),
      z.refine((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), { error: validation.correoFormato }),
    ),
  );
