import * as z from 'zod/mini';
import { LIMITE_DE_NOTA, requerido, requeridoRecortado } from '#blocks/formulario/textos.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { isIsoDate, today } from '#lib/dates.ts';
import { maximo, validation } from '#messages/validation.ts';
import { tramitesMessages as textos } from './messages.ts';
import type { Campo } from './TramiteDialog.tsx';

/** A required text field, trimmed. */
export const texto = (campo: Campo) => requeridoRecortado(textos.campos[campo]);

/** The observation of a notice, trimmed; it may be empty. */
export const observacion = z
  .string()
  .check(z.trim(), z.maxLength(LIMITE_DE_NOTA, { error: maximo(textos.campos.Observacion, LIMITE_DE_NOTA) }));

/** A required date that exists, 'yyyy-mm-dd', within its limits. Each of these is asked only if the one before it is right. */
export const dia = (campo: Campo, ...limites: readonly z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.pipe(requerido(textos.campos[campo]), z.string().check(z.refine(isIsoDate, { error: validation.revise }))),
    z.string().check(...limites),
  );

/** A date that is not in the future. */
export const hastaHoy = z.refine<string>((day) => day <= today(), { error: textos.fechaFutura });

/** A date that is not in the past. */
export const desdeHoy = z.refine<string>((day) => day >= today(), { error: textos.fechaPasada });

/** One surname is enough. This is checked even if other fields are wrong, as long as none of their checks aborts. */
export const unApellido = (error: string) =>
  z.refine<Readonly<Record<'ApellidoPaterno' | 'ApellidoMaterno', string>>>(
    ({ ApellidoPaterno, ApellidoMaterno }) => ApellidoPaterno !== '' || ApellidoMaterno !== '',
    { path: ['ApellidoPaterno'], error, when: () => true },
  );

/** True for a person with an active insurance of their own: family members depend on it. */
export const esTitularVigente = ({ SegurosPacientes: seguro }: PacientePorId): boolean =>
  seguro.IdPaciente > 0 && seguro.IdPacientePadre === 0 && seguro.EstadoVigencia === 'VIGENTE';
