import type { PacientePorId } from '#contract/entities/persona.ts';
import type { IsoDate } from '#lib/dates.ts';
import type { Database } from '../db/database.ts';
import { emptyPaciente } from '../db/empty.ts';
import type { Persona } from '../db/rows.ts';
import { pacienteDe } from './access.ts';
import { pacienteWire, personaWire } from './wire.ts';

/** A person with her insured record, empty when she has none, and her holder (spec R 7.4). */
export function pacienteCompleto(db: Database, persona: Persona, today: IsoDate): PacientePorId {
  const { IdPersona } = persona;
  const paciente = pacienteDe(db, IdPersona) ?? { ...emptyPaciente, IdPersona };
  const holder = paciente.IdPacientePadre ? db.pacientes.get(paciente.IdPacientePadre) : undefined;
  return {
    BasePersonas: personaWire(persona, today),
    SegurosPacientes: pacienteWire(paciente),
    NombreCompletoTitular: (holder && db.personas.get(holder.IdPersona)?.NombreCompleto) ?? '',
    IdPersonaTitular: holder?.IdPersona ?? 0,
  };
}
