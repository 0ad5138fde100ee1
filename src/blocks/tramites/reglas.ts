import * as z from 'zod/mini';
import { requerido, requeridoRecortado } from '#blocks/formulario/textos.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { isIsoDate, today } from '#lib/dates.ts';
import { validation } from '#messages/validation.ts';
import { tramitesMessages as textos } from './messages.ts';
import type { Campo } from './TramiteDialog.tsx';

/** A field that must say something, without the spaces around it. */
export const texto = (campo: Campo) => requeridoRecortado(textos.campos[campo]);

/** A day that must be told and exist, 'yyyy-mm-dd', and keep to its limits. */
export const dia = (campo: Campo, ...limites: readonly z.core.$ZodCheck<string>[]) =>
  z.pipe(
    requerido(textos.campos[campo]),
    z.string().check(z.refine(isIsoDate, { error: validation.revise, abort: true }), ...limites),
  );

/** A day that is not to come. */
export const hastaHoy = z.refine<string>((day) => day <= today(), { error: textos.fechaFutura });

/** A day that is not over. */
export const desdeHoy = z.refine<string>((day) => day >= today(), { error: textos.fechaPasada });

/** One surname is enough, which is judged whatever else is wrong. */
export const unApellido = (error: string) =>
  z.refine<Readonly<Record<'ApellidoPaterno' | 'ApellidoMaterno', string>>>(
    ({ ApellidoPaterno, ApellidoMaterno }) => ApellidoPaterno !== '' || ApellidoMaterno !== '',
    { path: ['ApellidoPaterno'], error, when: () => true },
  );

/** True for who holds an insurance in force: a family enters hers. */
export const esTitularVigente = ({ SegurosPacientes: seguro }: PacientePorId): boolean =>
  seguro.IdPaciente > 0 && seguro.IdPacientePadre === 0 && seguro.EstadoVigencia === 'VIGENTE';
