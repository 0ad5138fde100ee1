import { parentesco } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import type { Paciente } from '../db/rows.ts';
import { Refusal } from '../refusal.ts';
import { textoAfiliacion } from './afiliacionTextos.ts';

// These rules are checked when an affiliation is inserted, and again when it is concluded: things may have changed since.

/** The insured record with an id. Refused if it is not a holder's. */
export function titularPorId(db: Database, idPaciente: number): Paciente {
  const holder = db.pacientes.get(idPaciente);
  if (holder?.IdPacientePadre !== 0) throw new Refusal(textoAfiliacion('sinTitular'));
  return holder;
}

/** Refuses a holder whose insurance is not in force. */
export function exigeTitularVigente(holder: Paciente): void {
  if (holder.EstadoVigencia !== 'VIGENTE') throw new Refusal(textoAfiliacion('titularNoVigente'));
}

const esPareja = (kinship: number): boolean => kinship === parentesco.esposo || kinship === parentesco.conviviente;

/** Refuses a second spouse or partner of a holder. Other kinships are not restricted. */
export function exigeUnaPareja(db: Database, holder: Paciente, kinship: number): void {
  if (!esPareja(kinship)) return;
  const family = db.pacientes.by('padre', holder.IdPaciente);
  if (family.some((p) => p.EstadoVigencia === 'VIGENTE' && esPareja(p.IdRelacionParentesco)))
    throw new Refusal(textoAfiliacion('conyugeAfiliado'));
}
