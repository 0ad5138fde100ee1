import * as z from 'zod/mini';
import { segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { basePersonas, segurosPacientes } from '#contract/entities/persona.ts';
import type { Paciente, Persona } from './rows.ts';

/** Records with nothing in them: what the services send of a person who has none yet. */
export const emptyPersona: Persona = z.parse(basePersonas, {});
/** The same of an insured record. */
export const emptyPaciente: Paciente = z.parse(segurosPacientes, {});
/** The same of a notice. */
export const emptyNovedad = z.parse(segurosPersonasNovedad, {});
