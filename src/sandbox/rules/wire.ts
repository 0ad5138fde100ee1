import { ageOn, type IsoDate } from '#lib/dates.ts';
import type { Paciente, Persona } from '../db/rows.ts';

/** How the services write "no date" (spec F 5.5). */
export const NINGUNA: IsoDate = '1900-01-01';

/** A person as the services send it, with her age on the day. */
export const personaWire = (persona: Persona, today: IsoDate): Persona => ({
  ...persona,
  Edad: Number.isNaN(ageOn(persona.FechaNacimiento, today)) ? 0 : ageOn(persona.FechaNacimiento, today),
});

/** An insured record as the services send it. */
export const pacienteWire = (paciente: Paciente): Paciente => ({
  ...paciente,
  FechaIngreso: paciente.FechaIngreso || NINGUNA,
  FechaBaja: paciente.FechaBaja || NINGUNA,
});
