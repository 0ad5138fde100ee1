import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { addDays, addMonths, type IsoDate } from '#lib/dates.ts';
import { ejemplos } from '../examples.ts';
import type { Novedad, Persona, Relacion } from '../rows.ts';
import { estadoPorId } from '../tipos.ts';
import { before } from './deskHistory.ts';
import { type NoticePlan, sowNotices } from './notices.ts';
import { type Sowing, sowRelacion } from './people.ts';
import { puesto, type Sown } from './population.ts';

/** The fewest and the most accepted notices of a person with a history. */
const MENOS = 2;
const MAS = 6;
/** Recent lists stay as they are: nothing is added that is younger (months). */
const RECIENTE = 24;
const EDAD_PARA_TRABAJAR = 18;

const aceptada = ({ IdEstadoProceso }: Novedad): boolean => estadoPorId(IdEstadoProceso)?.estado === 'aceptado';

/** The notices of one job: the registration, and the termination if it ended. */
function noticesOf(sowing: Sowing, persona: Persona, work: Relacion, entry: boolean): NoticePlan[] {
  const sown: Sown = {
    persona: before(sowing, persona),
    paciente: sowing.db.pacientes.by('persona', persona.IdPersona)[0] ?? null,
    relacion: work,
    variante: 'cotizante',
    regional: work.IdRegional,
  };
  const plan = {
    sown,
    puesto: { IdEmpresa: work.IdEmpresa, IdRegional: work.IdRegional },
    estado: 'aceptado' as const,
  };
  return [
    ...(entry ? [{ ...plan, idTipo: tipo.COTIZANTE_INGRESO_EMPRESA, fecha: work.FechaIngreso }] : []),
    ...(work.FechaBaja ? [{ ...plan, idTipo: tipo.BAJA_COTIZANTE, fecha: work.FechaBaja }] : []),
  ];
}

/** A job in another company that ended before a day; null if the person was too young for it. */
function earlierJob(sowing: Sowing, persona: Persona, first: Relacion): Relacion | null {
  const { random } = sowing;
  const FechaBaja = addDays(first.FechaIngreso, -random.int(20, 400));
  const FechaIngreso = addDays(FechaBaja, -random.int(200, 1500));
  if (FechaIngreso < addMonths(persona.FechaNacimiento, EDAD_PARA_TRABAJAR * 12)) return null;
  const { IdEmpresa, IdRegional } = puesto(sowing);
  if (IdEmpresa === first.IdEmpresa) return null;
  return sowRelacion(sowing, persona, { IdEmpresa, IdRegional, FechaIngreso, FechaBaja });
}

/** What is added for one person: earlier jobs, and the registration for the present one if it is old and missing. */
function plansOf(sowing: Sowing, persona: Persona, works: readonly Relacion[], limit: IsoDate): NoticePlan[] {
  const { db, random } = sowing;
  const kept = db.novedades.by('persona', persona.IdPersona).filter(aceptada);
  const [first] = works;
  if (!first || first.FechaIngreso > limit) return [];
  const told = kept.some((n) => n.FechaNovedad === first.FechaIngreso);
  const plans = told ? [] : noticesOf(sowing, persona, { ...first, FechaBaja: '' }, true);
  const wanted = random.int(MENOS, MAS);
  let next: Relacion = first;
  for (let tries = 0; tries < 6 && kept.length + plans.length + MENOS <= Math.max(wanted, MENOS + 1); tries += 1) {
    const job = earlierJob(sowing, persona, next);
    if (!job) continue;
    plans.push(...noticesOf(sowing, persona, job, true));
    next = job;
  }
  return kept.length + plans.length >= MENOS ? plans : [];
}

/**
 * Gives a third of those who have worked two to six accepted notices: jobs in other companies, each with its
 * registration and its termination, with the data that the person had then. Examples stay as they are.
 */
export function sowHistories(sowing: Sowing): void {
  const { db, dia } = sowing;
  const fixed = new Set<string>(Object.values(ejemplos));
  const limit = addMonths(dia, -RECIENTE);
  const plans = db.personas.all().flatMap((persona): NoticePlan[] => {
    if (persona.IdPersona % 9 > 3 || fixed.has(persona.NumeroDocumento)) return [];
    const works = db.relaciones
      .by('persona', persona.IdPersona)
      .sort((a, b) => a.FechaIngreso.localeCompare(b.FechaIngreso));
    return plansOf(sowing, persona, works, limit);
  });
  sowNotices(sowing, plans);
}
