import { addDays, daysBetween } from '#lib/dates.ts';
import { registrado } from '#sandbox/rules/bdpaWrites.ts';
import type { Registro } from '../bdpaRows.ts';
import { ejemplos } from '../examples.ts';
import type { Paciente, Persona } from '../rows.ts';
import { conDiferencia, identidadDe, sowBdpaExamples, validado } from './bdpaExamples.ts';
import type { Sowing } from './people.ts';

/**
 * Adds the central registry and the identity records. Every person has an identity record that agrees. For most insured
 * people the registry agrees with the fund. The rest differ in various ways. The examples are fixed.
 */
export function sowBdpa(sowing: Sowing): void {
  const { db } = sowing;
  const population = db.personas.all();
  sowBdpaExamples(sowing);
  const documents = new Set<string>(Object.values(ejemplos));
  for (const persona of population) {
    db.identidades.put({ IdIdentidad: db.next('identidades'), ...identidadDe(persona) });
    const paciente = db.pacientes.by('persona', persona.IdPersona)[0];
    if (paciente) sowRegistro(sowing, persona, paciente, documents.has(persona.NumeroDocumento));
  }
}

/** Adds the row of an insured person. `exact` examples agree in everything. */
function sowRegistro(sowing: Sowing, persona: Persona, paciente: Paciente, exact: boolean): void {
  const { db, dia, random } = sowing;
  const kind = random.int(1, 100);
  const pick = random.int(0, 3);
  const since = paciente.FechaAfiliacion || dia;
  const sent = addDays(since, Math.min(random.int(1, 20), daysBetween(since, dia)));
  const told = random.chance(85);
  if (!exact && kind <= 4) return;
  const recorded = registrado(db.next('registros'), persona, paciente, sent);
  const accepted = validado(recorded, recorded.FechaRegistro);
  const left = paciente.EstadoVigencia !== 'VIGENTE' && paciente.FechaBaja !== '';
  if (left) {
    db.registros.put(told ? { ...accepted, Estado: 'BAJA', FechaBaja: paciente.FechaBaja } : accepted);
    return;
  }
  db.registros.put(exact ? accepted : drawn(accepted, recorded, persona, kind, pick));
}

/**
 * Of a hundred rows: five recorded, two not sendable, three observed, eight with one datum that differs, the rest accepted.
 */
function drawn(accepted: Registro, recorded: Registro, persona: Persona, kind: number, pick: number): Registro {
  if (kind <= 9) return recorded;
  if (kind <= 11)
    return { ...recorded, EstadoEnvio: 'NO_ENVIADO', Observacion: 'El servicio de la BDPA no respondió.' };
  if (kind <= 14)
    return { ...accepted, EstadoEnvio: 'OBSERVADO', FechaValidacion: '', Observacion: 'Verificar el documento.' };
  return kind <= 22 ? { ...accepted, ...conDiferencia(persona, pick) } : accepted;
}
