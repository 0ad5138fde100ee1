import { type Estado, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { addDays } from '#lib/dates.ts';
import { empresaQuePaga } from '../empresas.ts';
import type { NoticePlan } from './notices.ts';
import { type Sowing, sowRelacion } from './people.ts';
import { type Population, puesto, type Sown, type Variante } from './population.ts';

type Counts = Readonly<Partial<Record<Estado, number>>>;

/** How many notices of each family are in each state: 1,500 in total. */
const quotas: Readonly<Record<number, Counts>> = {
  [tipo.AVISO_COTIZANTE_ALTA_COTIZANTE]: {
    aceptado: 300,
    registrado: 60,
    observado: 40,
    declarado: 60,
    pagado: 20,
    anulado: 40,
  },
  [tipo.NOVEDAD_PASANTE_ALTA]: { aceptado: 38, registrado: 14, observado: 8, declarado: 14, pagado: 6, anulado: 10 },
  [tipo.NOVEDAD_VOLUNTARIADO_ALTA]: { aceptado: 19, registrado: 9, observado: 5, declarado: 9, pagado: 4, anulado: 4 },
  [tipo.AVISO_COTIZANTE_BAJA_COTIZANTE]: {
    aceptado: 150,
    registrado: 40,
    observado: 20,
    declarado: 30,
    pagado: 8,
    anulado: 12,
  },
  [tipo.NOVEDAD_PASANTE_BAJA]: { aceptado: 19, registrado: 11, observado: 6, declarado: 8, pagado: 3, anulado: 3 },
  [tipo.NOVEDAD_VOLUNTARIADO_BAJA]: { aceptado: 9, registrado: 7, observado: 4, declarado: 5, pagado: 3, anulado: 2 },
  [tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE]: { aceptado: 40, registrado: 30, observado: 20, declarado: 30 },
  [tipo.ALTA_PASIVO_POR_ALGORITMO]: { aceptado: 26, registrado: 9, observado: 6, declarado: 9 },
  [tipo.ALTA_PASIVO_POR_JUBILACION]: { aceptado: 32, registrado: 10, observado: 8, declarado: 10 },
  [tipo.ALTA_PASIVO_POR_RESOLUCION]: { aceptado: 20, registrado: 8, observado: 4, declarado: 8 },
  [tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE]: { aceptado: 20, registrado: 8, observado: 4, declarado: 8 },
  [tipo.BAJA_PASIVO]: { aceptado: 44, registrado: 14, observado: 8, declarado: 14 },
  [tipo.TRANSFERENCIA_PASIVO]: { aceptado: 20, registrado: 8, observado: 4, declarado: 8 },
};
/** Exams by the number of their state. */
const examenes: Readonly<Record<number, number>> = { 5: 20, 6: 10, 7: 8, 8: 10, 13: 10, 21: 12 };

const variantes: Readonly<Record<number, Variante>> = {
  [tipo.AVISO_COTIZANTE_ALTA_COTIZANTE]: 'cotizante',
  [tipo.NOVEDAD_PASANTE_ALTA]: 'pasante',
  [tipo.NOVEDAD_VOLUNTARIADO_ALTA]: 'voluntario',
  [tipo.AVISO_COTIZANTE_BAJA_COTIZANTE]: 'cotizante',
  [tipo.NOVEDAD_PASANTE_BAJA]: 'pasante',
  [tipo.NOVEDAD_VOLUNTARIADO_BAJA]: 'voluntario',
  [tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE]: 'cotizante',
};
/**
 * The first child type of each parent type of registrations: entry, re-entry, merger and change of name follow each other.
 */
const primerIngreso: Readonly<Record<number, number>> = {
  [tipo.AVISO_COTIZANTE_ALTA_COTIZANTE]: tipo.COTIZANTE_INGRESO_EMPRESA,
  [tipo.NOVEDAD_PASANTE_ALTA]: tipo.PASANTE_INGRESO_EMPRESA,
  [tipo.NOVEDAD_VOLUNTARIADO_ALTA]: tipo.VOLUNTARIADO_INGRESO_EMPRESA,
};
const unicoHijo: Readonly<Record<number, number>> = {
  [tipo.AVISO_COTIZANTE_BAJA_COTIZANTE]: tipo.BAJA_COTIZANTE,
  [tipo.NOVEDAD_PASANTE_BAJA]: tipo.BAJA_PASANTE,
  [tipo.NOVEDAD_VOLUNTARIADO_BAJA]: tipo.BAJA_VOLUNTARIADO,
  [tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE]: tipo.TRANSFERENCIA_COTIZANTE,
};

/** People who are taken one by one, so that nobody has two unfinished notices. */
interface Pool {
  take(wanted: Variante | null): Sown;
}
function pool(people: readonly Sown[]): Pool {
  const left = [...people];
  return {
    take(wanted) {
      const at = left.findIndex((p) => wanted === null || p.variante === wanted);
      const [taken] = left.splice(Math.max(at, 0), 1);
      if (!taken) throw new Error('The seed has too few people for its notices');
      return taken;
    },
  };
}

type Place = { readonly IdEmpresa: number; readonly IdRegional: number };

/** Lists to draw people without a job from, one for each situation in life. */
interface Pools {
  readonly hired: Pool;
  readonly gone: Pool;
  readonly atWork: Pool;
  readonly free: Pool;
  readonly retired: Pool;
}

function createPools({ random }: Sowing, people: Population): Pools {
  return {
    hired: pool(people.nuevos),
    gone: pool(people.salidos),
    atWork: pool(people.antiguos),
    // A third of those who have never worked stay without a notice, so that there are people to register.
    free: pool(random.shuffle([...people.retirados, ...people.nunca.slice(people.nunca.length / 3)])),
    retired: pool(people.pasivos),
  };
}

/** Mostly dates of the last weeks, because unfinished notices are recent. */
const recent = ({ random, dia }: Sowing) =>
  addDays(dia, -(random.chance(85) ? random.int(0, 40) : random.int(41, 364)));

/** A company in the person's regional, or another place if there is none. */
function placeFor(sowing: Sowing, { relacion, regional }: Sown): Place {
  const { IdEmpresa } = puesto(sowing);
  const wanted = relacion?.FechaBaja === '' ? relacion : { IdEmpresa, IdRegional: regional };
  const works = sowing.db.empresas.get(wanted.IdEmpresa)?.patronales[wanted.IdRegional] !== undefined;
  return works ? { IdEmpresa: wanted.IdEmpresa, IdRegional: wanted.IdRegional } : puesto(sowing);
}

/** Some of the hired had worked in the company before. They get re-entries and changes of name. */
function hiredPlan(sowing: Sowing, sown: Sown, first: number): NoticePlan {
  const { IdEmpresa, IdRegional, FechaIngreso } = sown.relacion ?? { ...puesto(sowing), FechaIngreso: sowing.dia };
  const kind = sowing.random.int(1, 100);
  const child = kind <= 65 ? 0 : kind <= 80 ? 1 : kind <= 90 ? 2 : 3;
  if (child === 1 || child === 3)
    sowRelacion(sowing, sown.persona, {
      IdEmpresa,
      IdRegional,
      FechaIngreso: addDays(FechaIngreso, -900),
      FechaBaja: addDays(FechaIngreso, -30),
    });
  const pagado = child === 3 && IdEmpresa === empresaQuePaga;
  const where = { IdEmpresa, IdRegional };
  return { idTipo: first + child, sown, puesto: where, estado: 'aceptado', fecha: FechaIngreso, pagado };
}

/** A registration that is not accepted is about somebody who does not work now. */
function entryPlan(sowing: Sowing, pools: Pools, first: number, estado: Estado): NoticePlan {
  const sown = { ...pools.free.take(null), relacion: null };
  const where = placeFor(sowing, sown);
  const renamed = estado === 'pagado' && where.IdEmpresa === empresaQuePaga;
  return { idTipo: renamed ? first + 3 : first, sown, puesto: where, estado, fecha: recent(sowing) };
}

function gonePlan(sowing: Sowing, sown: Sown, idTipo: number): NoticePlan {
  const { IdEmpresa, IdRegional, FechaBaja } = sown.relacion ?? { ...puesto(sowing), FechaBaja: sowing.dia };
  return { idTipo, sown, puesto: { IdEmpresa, IdRegional }, estado: 'aceptado', fecha: FechaBaja };
}

/** A notice of a family in a state, about a person whose situation fits. */
function planOne(sowing: Sowing, pools: Pools, idFamilia: number, estado: Estado): NoticePlan {
  const done = estado === 'aceptado';
  const first = primerIngreso[idFamilia];
  const variante = variantes[idFamilia] ?? null;
  if (first !== undefined)
    return done ? hiredPlan(sowing, pools.hired.take(variante), first) : entryPlan(sowing, pools, first, estado);
  const idTipo = unicoHijo[idFamilia] ?? idFamilia;
  const leaves = idTipo !== tipo.TRANSFERENCIA_COTIZANTE && unicoHijo[idFamilia] !== undefined;
  if (leaves && done) return gonePlan(sowing, pools.gone.take(variante), idTipo);
  const sown = variante ? pools.atWork.take(variante) : pools.retired.take(null);
  const over = done || estado === 'anulado';
  const fecha = over ? addDays(sowing.dia, -sowing.random.int(5, 364)) : recent(sowing);
  return { idTipo, sown, puesto: placeFor(sowing, sown), estado, fecha };
}

function examPlan(sowing: Sowing, pools: Pools, estado: number): NoticePlan {
  const sown = pools.atWork.take('cotizante');
  const idTipo = sowing.random.pick([tipo.OCUPACIONAL_PRE_OCUPACIONAL, tipo.OCUPACIONAL_POST_OCUPACIONAL]);
  return { idTipo, sown, puesto: placeFor(sowing, sown), estado, fecha: recent(sowing) };
}

/**
 * The plans of every family. People who were hired have a registration, people who left a termination. Nobody has two
 * unfinished notices.
 */
export function planNotices(sowing: Sowing, people: Population, scale: number): NoticePlan[] {
  const pools = createPools(sowing, people);
  const times = (count: number, make: () => NoticePlan) =>
    Array.from({ length: Math.max(1, Math.round(count * scale)) }, make);
  const notices = Object.entries(quotas).flatMap(([id, counts]) =>
    (Object.keys(counts) as Estado[]).flatMap((estado) =>
      times(counts[estado] ?? 0, () => planOne(sowing, pools, Number(id), estado)),
    ),
  );
  const exams = Object.entries(examenes).flatMap(([estado, count]) =>
    times(count, () => examPlan(sowing, pools, Number(estado))),
  );
  return [...notices, ...exams];
}
