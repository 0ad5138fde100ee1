import type { PacientePorId } from '#contract/entities/persona.ts';
import type { IsoDate } from '#lib/dates.ts';
import type { Database } from '../db/database.ts';
import { emptyPaciente } from '../db/empty.ts';
import type { Paciente, Persona } from '../db/rows.ts';
import { pacienteDe } from './access.ts';
import { pacienteWire, personaWire } from './wire.ts';

/** The holder of a dependant: name and id. For a holder they are '' and 0 (spec R 3.1, R 7.4). */
export function titularDe(
  db: Database,
  { IdPacientePadre }: Pick<Paciente, 'IdPacientePadre'>,
): { NombreCompletoTitular: string; IdPersonaTitular: number } {
  const holder = IdPacientePadre ? db.pacientes.get(IdPacientePadre) : undefined;
  return {
    NombreCompletoTitular: (holder && db.personas.get(holder.IdPersona)?.NombreCompleto) ?? '',
    IdPersonaTitular: holder?.IdPersona ?? 0,
  };
}

/** A person with her insured record (empty if she has none) and her holder (spec R 7.4). */
export function pacienteCompleto(db: Database, persona: Persona, today: IsoDate): PacientePorId {
  const { IdPersona } = persona;
  const paciente = pacienteDe(db, IdPersona) ?? { ...emptyPaciente, IdPersona };
  return {
    BasePersonas: personaWire(persona, today),
    SegurosPacientes: pacienteWire(paciente),
    ...titularDe(db, paciente),
  };
}
