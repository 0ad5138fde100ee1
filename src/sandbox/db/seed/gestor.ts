import { addDays, type IsoDate } from '#lib/dates.ts';
import { calcularEnteGestor } from '#sandbox/rules/enteGestor.ts';
import { matricula } from '#sandbox/rules/matricula.ts';
import type { Sowing } from './people.ts';

/** The resolution used by default in registrations by algorithm (spec R 9). */
const idResolucion = 5;
/** The fund's code makes no difference here. */
const codigo = 'PROPIA';

/** The calculator's answer for a birth date in a regional. */
export const gestorDe = (nacimiento: IsoDate, idRegional: number) =>
  calcularEnteGestor(nacimiento, { idRegional, idResolucion, codigo });

/** True if the fund is the health manager for a birth date in a regional. */
const correspondeALaCaja = (nacimiento: IsoDate, idRegional: number): boolean =>
  gestorDe(nacimiento, idRegional).CodigoCorresponde === codigo;

/** Moves a birth date to the next day for which the fund is the health manager, and updates the registration numbers. */
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
