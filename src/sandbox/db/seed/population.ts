import { parentesco, tipoAsegurado, tipoBeneficiario, tipoPasivo } from '#contract/enumerations.ts';
import { addDays, daysBetween, type IsoDate } from '#lib/dates.ts';
import type { Paciente, Persona, Relacion } from '../rows.ts';
import { type Puesto, type Sowing, sowDependant, sowPaciente, sowPerson, sowRelacion } from './people.ts';

export type Variante = 'cotizante' | 'pasante' | 'voluntario';

/** Somebody a notice can be about. `relacion` is null for people who have never worked. */
export interface Sown {
  readonly persona: Persona;
  readonly paciente: Paciente | null;
  readonly relacion: Relacion | null;
  readonly variante: Variante;
  readonly regional: number;
}

/** The people by what may be declared about them. Each list is shuffled. */
export interface Population {
  /** Employed for less than twelve months. */
  readonly nuevos: Sown[];
  /** Employed for longer. */
  readonly antiguos: Sown[];
  /** Left less than twelve months ago. */
  readonly salidos: Sown[];
  /** Left earlier. */
  readonly retirados: Sown[];
  readonly pasivos: Sown[];
  readonly nunca: Sown[];
}

export interface Sizes {
  readonly nuevos: number;
  readonly antiguos: number;
  readonly salidos: number;
  readonly retirados: number;
  readonly pasivos: number;
  readonly nunca: number;
  /** The number of people, families included. */
  readonly personas: number;
}

/** Where people of the demonstration work. */
const deLaDemostracion: readonly Puesto[] = [
  [501, 1, 30],
  [501, 2, 8],
  [501, 3, 8],
  [502, 1, 10],
  [502, 2, 6],
  [503, 3, 8],
  [503, 6, 5],
  [503, 7, 5],
  [504, 1, 8],
  [504, 4, 4],
  [504, 5, 4],
  [504, 8, 2],
  [504, 9, 2],
];

/** A company and regional for the next person, drawn by the shares of each workplace. */
export function puesto(sowing: Sowing): { IdEmpresa: number; IdRegional: number } {
  const { random, puestos = deLaDemostracion } = sowing;
  let left = random.int(1, 100);
  for (const [IdEmpresa, IdRegional, share] of puestos) {
    left -= share;
    if (left <= 0) return { IdEmpresa, IdRegional };
  }
  return { IdEmpresa: 501, IdRegional: 1 };
}

const beneficiario: Readonly<Record<Variante, number>> = {
  cotizante: tipoBeneficiario.cotizante,
  pasante: tipoBeneficiario.pasante,
  voluntario: tipoBeneficiario.voluntario,
};

/** Adds somebody who works or worked, with insured record and relation. */
export function sowWorker(
  sowing: Sowing,
  work: { IdEmpresa: number; IdRegional: number; FechaIngreso: IsoDate; FechaBaja?: IsoDate; variante?: Variante },
  fixed: Partial<Persona> = {},
): Sown {
  const { IdEmpresa, IdRegional, FechaIngreso, FechaBaja = '', variante = 'cotizante' } = work;
  const youngest = 19 + Math.ceil(daysBetween(FechaIngreso, sowing.dia) / 365);
  const oldest = variante === 'cotizante' ? Math.max(youngest, 62) : youngest + 8;
  const persona = sowPerson(sowing, { regional: IdRegional, age: [youngest, oldest], fixed });
  const paciente = sowPaciente(sowing, persona, {
    IdEmpresa,
    FechaAfiliacion: FechaIngreso,
    FechaIngreso,
    FechaBaja,
    IdDepartamento: IdRegional,
    IdUbicacionEmpresa: IdRegional * 100 + 1,
    IdTipoBeneficiario: beneficiario[variante],
    EstadoVigencia: FechaBaja ? 'NO VIGENTE' : 'VIGENTE',
  });
  const relacion = sowRelacion(sowing, persona, { IdEmpresa, IdRegional, FechaIngreso, FechaBaja });
  return { persona, paciente, relacion, variante, regional: IdRegional };
}

function varianteAt(at: number, size: number): Variante {
  if (at < Math.ceil(size * 0.1)) return 'pasante';
  return at < Math.ceil(size * 0.15) ? 'voluntario' : 'cotizante';
}

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** Adds everyone except families: workers, former workers, retirees, people who have never worked. */
export function sowPopulation(sowing: Sowing, sizes: Sizes): Population {
  const { random, dia } = sowing;
  const daysAgo = (from: number, to: number) => addDays(dia, -random.int(from, to));
  const worker =
    (entered: readonly [number, number], left?: readonly [number, number]) => (at: number, size: number) => {
      const variante = varianteAt(at, size);
      const FechaBaja = left ? daysAgo(left[0], left[1]) : '';
      return sowWorker(sowing, {
        ...puesto(sowing),
        FechaIngreso: daysAgo(entered[0], entered[1]),
        FechaBaja,
        variante,
      });
    };
  const many = (size: number, make: (at: number, size: number) => Sown) =>
    random.shuffle(times(size, (at) => make(at, size)));
  const pasivo = () => {
    const sown = sowWorker(
      sowing,
      { ...puesto(sowing), FechaIngreso: daysAgo(9000, 14_000), FechaBaja: daysAgo(400, 4000) },
      { FechaNacimiento: addDays(dia, -random.int(58 * 365, 84 * 365)) },
    );
    const paciente = sowing.db.pacientes.put({
      ...(sown.paciente ?? sowPaciente(sowing, sown.persona, {})),
      IdTipoAsegurado: tipoAsegurado.pasivo,
      IdTipoPasivo: random.pick([tipoPasivo.vejez, tipoPasivo.vejez, tipoPasivo.invalidez, tipoPasivo.derechoHabiente]),
      EstadoVigencia: 'VIGENTE',
    });
    return { ...sown, paciente };
  };
  const never = (): Sown => {
    const { IdRegional } = puesto(sowing);
    const persona = sowPerson(sowing, { regional: IdRegional, age: [18, 45], blank: random.chance(50) });
    return { persona, paciente: null, relacion: null, variante: 'cotizante', regional: IdRegional };
  };
  return {
    nuevos: many(sizes.nuevos, worker([1, 364])),
    antiguos: many(sizes.antiguos, worker([366, 9000])),
    salidos: many(sizes.salidos, worker([500, 6000], [1, 364])),
    retirados: many(sizes.retirados, worker([2000, 8000], [366, 1900])),
    pasivos: many(sizes.pasivos, pasivo),
    nunca: many(sizes.nunca, never),
  };
}

/** Adds families of the holders until there are `total` people: a spouse for about half, and children of all ages. */
export function sowFamilies(sowing: Sowing, holders: readonly Sown[], total: number): void {
  const { db, random } = sowing;
  while (db.personas.size < total && holders.length > 0) {
    for (const { persona, paciente, regional } of holders) {
      if (!paciente || db.personas.size >= total) continue;
      const holder = { persona, paciente, regional };
      const married = db.pacientes.by('padre', paciente.IdPaciente).length > 0;
      if (!married && random.chance(40)) sowDependant(sowing, holder, parentesco.esposo);
      if (db.personas.size < total && random.chance(55)) sowDependant(sowing, holder, parentesco.hijo);
    }
  }
}
