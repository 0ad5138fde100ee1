import * as z from 'zod/mini';
import { segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { basePersonas, segurosPacientes } from '#contract/entities/persona.ts';
import type { Paciente, Persona } from './rows.ts';

/** Empty records, which the services send for a person who has none yet. */
export const emptyPersona: Persona = z.parse(basePersonas, {});
/** An empty insured record. */
export const emptyPaciente: Paciente = z.parse(segurosPacientes, {});
/** An empty notice. */
export const emptyNovedad = z.parse(segurosPersonasNovedad, {});
