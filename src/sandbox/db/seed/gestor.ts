import { addDays, type IsoDate } from '#lib/dates.ts';
import { calcularEnteGestor } from '#sandbox/rules/enteGestor.ts';
import { matricula } from '#sandbox/rules/matricula.ts';
import type { Sowing } from './people.ts';

/** The resolution registrations by algorithm rest on by default (spec R 9). */
const idResolucion = 5;
/** Which code the fund goes by does not matter here. */
const codigo = 'PROPIA';

/** What the calculator answers for a birth date in a regional. */
export const gestorDe = (nacimiento: IsoDate, idRegional: number) =>
  calcularEnteGestor(nacimiento, { idRegional, idResolucion, codigo });

/** Whether the fund is the health manager of a birth date in a regional. */
const correspondeALaCaja = (nacimiento: IsoDate, idRegional: number): boolean =>
  gestorDe(nacimiento, idRegional).CodigoCorresponde === codigo;

/** Moves a birth to the next day for which the fund's own health manager corresponds; registration numbers follow. */
export function bornForTheFund({ db }: Sowing, idPersona: number, idRegional: number): void {
  const persona = db.personas.get(idPersona);
  if (!persona) return;
  let FechaNacimiento = persona.FechaNacimiento;
  while (!correspondeALaCaja(FechaNacimiento, idRegional)) FechaNacimiento = addDays(FechaNacimiento, 1);
  const born = db.personas.put({ ...persona, FechaNacimiento });
  const [own] = db.pacientes.by('persona', idPersona);
  if (own?.IdPacientePadre !== 0) return;
  const MatriculaTitular = matricula(born);
  db.pacientes.put({ ...own, MatriculaTitular });
  for (const member of db.pacientes.by('padre', own.IdPaciente)) db.pacientes.put({ ...member, MatriculaTitular });
}
