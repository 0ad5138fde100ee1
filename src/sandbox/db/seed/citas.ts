import { addDays, type IsoDate, weekday } from '#lib/dates.ts';
import type { Database } from '../database.ts';
import type { Random } from '../random.ts';
import { centrosAtencion, especialidades, INASISTENCIA } from '../referenciasMedicas.ts';
import type { Paciente } from '../rows.ts';
import { apellidos, mujeres, varones } from './names.ts';

interface Sowing {
  readonly db: Database;
  readonly random: Random;
  readonly dia: IsoDate;
}

/** The regional of the insured person who is a demo user. */
const LA_PAZ = 1;

/** Appointments reach this many days back and ahead. */
const [ATRAS, ADELANTE] = [150, 14];

/** A doctor for each specialty in each centre, the same in every appointment. */
function medicos({ random }: Sowing): Map<string, string> {
  const names = new Map<string, string>();
  for (const centro of centrosAtencion)
    for (const especialidad of especialidades) {
      const woman = random.chance(50);
      const given = woman ? random.pick(mujeres) : random.pick(varones);
      const name = `${random.pick(apellidos)} ${random.pick(apellidos)} ${given}`;
      names.set(`${centro.Id}|${especialidad.Id}`, `${woman ? 'DRA.' : 'DR.'} ${name}`);
    }
  return names;
}

/** Where the holder of an insured record works, or undefined if she does not work. */
function trabajo(db: Database, paciente: Paciente) {
  const holder = paciente.IdPacientePadre ? db.pacientes.get(paciente.IdPacientePadre) : paciente;
  return holder && db.relaciones.by('persona', holder.IdPersona).find((r) => r.FechaBaja === '');
}

/** Days between Monday and Saturday. */
const laborable = (day: IsoDate): boolean => weekday(day) !== 0;

/**
 * Adds an appointment in the coming days for a child of an insured person, so that the demo always shows one to come. It
 * is not drawn, and changes no other row.
 */
export function sowCitaPorVenir({ db, dia }: Omit<Sowing, 'random'>, idPersona: number): void {
  const [titular] = db.pacientes.by('persona', idPersona);
  const hijo = titular && db.pacientes.by('padre', titular.IdPaciente).at(-1);
  const model =
    titular && db.citas.by('empresa', `${titular.IdEmpresa}|${LA_PAZ}`).find(({ IdEstado }) => IdEstado === 2);
  if (!hijo || !model) return;
  const drawn = addDays(dia, 6);
  db.citas.put({
    ...model,
    IdCita: db.next('citasMedicas') + 500_000,
    IdPaciente: hijo.IdPaciente,
    Fecha: laborable(drawn) ? drawn : addDays(drawn, 1),
    Hora: '09:30',
    IdEstado: 1,
  });
}

/** Adds appointments of insured families over the last months and the next weeks. Some people missed theirs. */
export function sowCitas(sowing: Sowing): void {
  const { db, random, dia } = sowing;
  const doctors = medicos(sowing);
  for (const paciente of db.pacientes.all()) {
    const work = trabajo(db, paciente);
    if (!work || !random.chance(55)) continue;
    for (let left = random.int(1, 3); left > 0; left -= 1) {
      const drawn = addDays(dia, random.int(-ATRAS, ADELANTE));
      const Fecha = laborable(drawn) ? drawn : addDays(drawn, 1);
      const IdCentro = work.IdRegional * 10 + random.int(1, 2);
      const IdEspecialidad = random.int(1, especialidades.length);
      const past = random.pick([2, 2, 2, INASISTENCIA, INASISTENCIA, 4, 5]);
      db.citas.put({
        IdCita: db.next('citasMedicas') + 500_000,
        Fecha,
        Hora: `${String(random.int(8, 18)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`,
        IdPaciente: paciente.IdPaciente,
        IdEmpresa: work.IdEmpresa,
        IdRegional: work.IdRegional,
        IdCentro,
        IdEspecialidad,
        Medico: doctors.get(`${IdCentro}|${IdEspecialidad}`) ?? '',
        IdEstado: Fecha >= dia ? 1 : past,
      });
    }
  }
}
