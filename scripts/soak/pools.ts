import { novedadForm } from '#contract/entities/novedad.ts';
import { altaPasivoForm } from '#contract/entities/pasivo.ts';
import { parentesco, tipoAsegurado, tipoBeneficiario, tipoNovedad } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { ageOn, type IsoDate } from '#lib/dates.ts';
import type { Database } from '#sandbox/db/database.ts';
import { ejemplos } from '#sandbox/db/examples.ts';
import type { Paciente, Persona } from '#sandbox/db/rows.ts';
import { pacienteDe } from '#sandbox/rules/access.ts';
import { sinConcluir } from '#sandbox/rules/afiliacionEstados.ts';
import { faltaEnAlta } from '#sandbox/rules/altaFields.ts';
import { faltaEnAltaPasivo } from '#sandbox/rules/altaPasivoFields.ts';
import { esOrigen } from '#sandbox/rules/ocupacional.ts';
import { pendiente } from '#sandbox/rules/pending.ts';
import { REGIONAL } from './account.ts';
import { altaDePasivo, puestoDe } from './families.ts';
import { createPool, type Pool } from './pool.ts';

/** The people of a company. Nobody is in two pools. */
interface CompanyPools {
  /** Work in the company: may leave or be transferred. */
  readonly workers: Pool;
  /** Work in the company: may have an occupational exam. */
  readonly examined: Pool;
  /** Work in the company, and wait for no change of their data: their children may be affiliated, their data changed. */
  readonly holders: Pool;
  /** Worked in the company and may retire. */
  readonly retiring: Pool;
  /** Retirees of the company. */
  readonly retirees: Pool;
}

/** Who may be taken for a journey, and which notices are there from the beginning. */
export interface Pools {
  /** May be registered by any company. */
  readonly people: Pool;
  readonly companies: readonly number[];
  readonly of: (IdEmpresa: number) => CompanyPools;
  /** Exams that the insured persons of a user may pay. */
  readonly payable: Pool;
  /** The births of the hospitals that nobody registered. */
  readonly births: ReadonlySet<number>;
  /** A person who signs in: empty while one of her clients changes her data. */
  readonly self: (idPersona: number) => Pool;
  readonly seed: ReadonlySet<number>;
}

type Shuffle = (ids: number[]) => number[];
const examples = new Set<string>(Object.values(ejemplos));
const idsOf = (rows: readonly { readonly IdPersona: number }[]) => rows.map(({ IdPersona }) => IdPersona);

/** Adults who are not among the examples, who have roles of their own. */
const adults = (db: Database, today: IsoDate): Persona[] =>
  db.personas
    .all()
    .filter(
      (p) => !examples.has(p.NumeroDocumento) && ageOn(p.FechaNacimiento, today) >= 18 && p.FechaFallecimiento === '',
    );

/** The people whom any company may register on a day: they have complete data and have never worked. */
function peopleOf(db: Database, today: IsoDate): number[] {
  const padre = tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE;
  const SegurosPersonasNovedad = puestoDe(today);
  const form = (BasePersonas: Persona) =>
    filled(novedadForm, { BasePersonas, SegurosPacientes: {}, SegurosPersonasNovedad });
  const fresh = adults(db, today)
    .filter(({ IdPersona }) => db.relaciones.by('persona', IdPersona).length === 0)
    .filter(({ IdPersona }) => db.novedades.by('persona', IdPersona).length === 0)
    .filter((persona) => faltaEnAlta(form(persona), padre) === null);
  return idsOf(fresh);
}

/** A company in La Paz on a day. */
interface Place {
  readonly db: Database;
  readonly today: IsoDate;
  readonly IdEmpresa: number;
}

/** Holders with an own insured record of the company and without an unfinished notice there. */
function holdersOf({ db, today, IdEmpresa }: Place, is: (own: Paciente, persona: Persona) => boolean): number[] {
  const found = adults(db, today).filter((persona) => {
    const own = pacienteDe(db, persona.IdPersona);
    if (!own || own.IdEmpresa !== IdEmpresa || own.IdDepartamento !== REGIONAL || own.IdPacientePadre !== 0)
      return false;
    return is(own, persona) && !pendiente(db, persona.IdPersona, IdEmpresa);
  });
  return idsOf(found);
}

const worksNow = (db: Database, IdPersona: number) =>
  db.relaciones.by('persona', IdPersona).filter(({ FechaBaja }) => FechaBaja === '');

const EXAM = tipoNovedad.OCUPACIONAL_PRE_OCUPACIONAL;

/** Contributors with one work, which is in the company, who were registered there and have had no exam. */
function workersOf(place: Place): number[] {
  const { db, today, IdEmpresa } = place;
  return holdersOf(place, (own, { IdPersona }) => {
    const [work, ...others] = worksNow(db, IdPersona);
    const notices = db.novedades.by('persona', IdPersona);
    return (
      own.IdTipoBeneficiario === tipoBeneficiario.cotizante &&
      own.IdRelacionParentesco === parentesco.titular &&
      own.EstadoVigencia === 'VIGENTE' &&
      others.length === 0 &&
      work?.IdEmpresa === IdEmpresa &&
      work.IdRegional === REGIONAL &&
      work.FechaIngreso <= today &&
      notices.some((n) => n.IdEmpresa === IdEmpresa && n.IdRegional === REGIONAL && esOrigen(db, n, EXAM)) &&
      !notices.some((n) => db.ocupacionales.get(n.IdPersonaNovedad))
    );
  });
}

function retireesOf(place: Place): number[] {
  return holdersOf(place, (own) => own.IdTipoAsegurado === tipoAsegurado.pasivo && own.EstadoVigencia === 'VIGENTE');
}

/** People who left the company and whose data are complete enough to retire. */
function retiringOf(place: Place): number[] {
  const { db, today } = place;
  const SegurosPersonasNovedad = {
    IdTipoNovedad: altaDePasivo.tipo,
    ...{ FechaNovedad: today, HaberMensual: 3500, IdUbicacion: 101, Cargo: 'JUBILADO' },
  };
  return holdersOf(place, (own, persona) => {
    if (own.IdTipoAsegurado !== tipoAsegurado.activo || own.HistoriaClinica === '') return false;
    if (worksNow(db, persona.IdPersona).length > 0) return false;
    const form = filled(altaPasivoForm, { BasePersonas: persona, SegurosPacientes: {}, SegurosPersonasNovedad });
    return faltaEnAltaPasivo(form) === null;
  });
}

/** True while the fund has not decided a change of a person's data. */
const waitsForChange = (db: Database, idPersona: number): boolean =>
  db.afiliaciones.by('persona', idPersona).some((n) => n.detalle.Propuesto && sinConcluir(n));

function companyPools(place: Place, shuffle: Shuffle): CompanyPools {
  const workers = shuffle(workersOf(place));
  const third = Math.floor(workers.length / 3);
  return {
    workers: createPool(workers.slice(0, third)),
    examined: createPool(workers.slice(third, 2 * third)),
    holders: createPool(workers.slice(2 * third).filter((id) => !waitsForChange(place.db, id))),
    retiring: createPool(shuffle(retiringOf(place))),
    retirees: createPool(shuffle(retireesOf(place))),
  };
}

/** The unpaid exams of insured persons who may pay orders. */
function payableOf(db: Database): number[] {
  const people = db.usuarios.all().filter(({ tipo, regionales }) => {
    const modules = regionales.flatMap(({ empresas }) => empresas.flatMap(({ modulos }) => modulos));
    return tipo === 'ASEGURADOS' && modules.includes(2);
  });
  return people
    .flatMap(({ IdPersona }) => db.novedades.by('persona', IdPersona))
    .filter(({ IdPersonaNovedad, Pagado }) => db.ocupacionales.get(IdPersonaNovedad) && !Pagado)
    .map(({ IdPersonaNovedad }) => IdPersonaNovedad);
}

/** The pools of the seed on a day, for some companies. */
export function poolsOf(
  db: Database,
  { today, companies, shuffle }: { today: IsoDate; companies: readonly number[]; shuffle: Shuffle },
): Pools {
  const people = createPool(shuffle(peopleOf(db, today)));
  const byCompany = new Map(
    companies.map((IdEmpresa) => [IdEmpresa, companyPools({ db, today, IdEmpresa }, shuffle)] as const),
  );
  const reported = db.nacimientos.by('regional', REGIONAL).filter(({ IdPersonaNovedad }) => IdPersonaNovedad === 0);
  const selves = new Map<number, Pool>();
  return {
    people,
    companies,
    of(IdEmpresa) {
      const found = byCompany.get(IdEmpresa);
      if (!found) throw new Error(`no people of company ${IdEmpresa}`);
      return found;
    },
    payable: createPool(payableOf(db)),
    births: new Set(reported.map(({ IdRecienNacido }) => IdRecienNacido)),
    self(idPersona) {
      const found = selves.get(idPersona) ?? createPool([idPersona]);
      selves.set(idPersona, found);
      return found;
    },
    seed: new Set([...db.novedades.all(), ...db.afiliaciones.all()].map(({ IdPersonaNovedad }) => IdPersonaNovedad)),
  };
}
