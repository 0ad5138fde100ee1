import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import type { IsoDate } from '#lib/dates.ts';
import type { Database } from '../database.ts';
import { empresas } from '../empresas.ts';
import { createRandom } from '../random.ts';
import type { SeedSize } from '../store.ts';
import type { Change } from '../table.ts';
import { filasDeUsuarios, nombrarAsegurados } from '../usuarios.ts';
import { sowAfiliacion } from './afiliacion.ts';
import { sowAvisoDelAsegurado } from './asegurado.ts';
import { sowBdpa } from './bdpa.ts';
import { EJEMPLOS_DEL_REGISTRO } from './bdpaExamples.ts';
import { sowCitaPorVenir, sowCitas } from './citas.ts';
import { sowCharges } from './cobros.ts';
import { sowCompany } from './company.ts';
import { sowCrowd } from './crowd.ts';
import { sowDesk } from './desk.ts';
import { sowExamples } from './exampleRows.ts';
import { sowHistories } from './histories.ts';
import { planNotices } from './noticePlans.ts';
import { type NoticePlan, sowNotices } from './notices.ts';
import { sowOcupacional } from './ocupacional.ts';
import { sowOrders } from './orders.ts';
import { sowParametros } from './parametros.ts';
import { sowPasivos } from './pasivos.ts';
import type { Sowing } from './people.ts';
import { type Sizes, sowFamilies, sowPopulation } from './population.ts';

/** Increase this when the seed's rows change. Data kept on an older seed is then set aside. */
export const SEED_VERSION = 21;

/** How many people of each kind the seeds have. */
export const sizes: Readonly<Record<'full' | 'small', Sizes & { scale: number; waiting: number }>> = {
  full: {
    nuevos: 460,
    antiguos: 440,
    salidos: 260,
    retirados: 230,
    pasivos: 330,
    nunca: 290,
    personas: 3000,
    scale: 1,
    waiting: 12,
  },
  small: {
    nuevos: 60,
    antiguos: 70,
    salidos: 40,
    retirados: 40,
    pasivos: 50,
    nunca: 40,
    personas: 400,
    scale: 0.1,
    waiting: 4,
  },
};

/** The last seed, kept because tests use the same one again and again. */
let drawn: { readonly of: string; readonly rows: readonly Change[] } | null = null;

/** Fills empty tables. The same day and size give the same rows on every machine. */
export function sow(db: Database, dia: IsoDate, size: SeedSize): void {
  const of = `${size} ${dia}`;
  if (drawn?.of === of) {
    db.restore(drawn.rows);
    return;
  }
  draw(db, dia, size);
  drawn = { of, rows: db.dump() };
}

/** Draws a new seed into empty tables. */
export function draw(db: Database, dia: IsoDate, size: SeedSize): void {
  const sowing: Sowing = { db, dia, random: createRandom(20_260_101) };
  const plan = sizes[size === 'small' ? 'small' : 'full'];
  for (const empresa of empresas) db.empresas.put(empresa);
  sowParametros({ db });
  const { insured, notices: fixed } = sowExamples(sowing);
  for (const usuario of filasDeUsuarios(insured.persona)) db.usuarios.put(usuario);
  const people = sowPopulation(sowing, plan);
  const notices = sowNotices(sowing, [...fixed, ...trimmed(planNotices(sowing, people, plan.scale), fixed)]);
  sowOrders(sowing, notices, plan.waiting);
  sowFamilies(
    sowing,
    [...people.antiguos, ...people.nuevos, ...people.pasivos, insured],
    plan.personas - EJEMPLOS_DEL_REGISTRO,
  );
  sowOcupacional({ db, dia, random: createRandom(20_260_107) });
  nombrarAsegurados(db);
  sowPasivos({ db, dia, random: createRandom(20_260_109) });
  sowCitas({ db, dia, random: createRandom(20_260_113) });
  sowCitaPorVenir({ db, dia }, insured.persona.IdPersona);
  sowCharges({ db, dia, random: createRandom(20_260_129) });
  sowAfiliacion({ db, dia, random: createRandom(20_260_119) }, plan.scale);
  sowBdpa({ db, dia, random: createRandom(20_260_117) });
  sowAvisoDelAsegurado({ db, dia, random: createRandom(20_260_131) }, insured);
  if (size !== 'small') {
    sowDesk({ db, dia, random: createRandom(20_261_123) });
    sowHistories({ db, dia, random: createRandom(20_261_129) });
  }
  if (size === 'large') sowCrowd(sowing, plan, 100_000);
  if (size === 'company' || size === 'vast') sowCompany(sowing, size);
}

/** Removes one drawn notice of the same kind and state for each example, because the examples count among the notices. */
function trimmed(plans: readonly NoticePlan[], fixed: readonly NoticePlan[]): NoticePlan[] {
  const left = [...plans];
  for (const example of fixed) {
    const at = left.findIndex((p) => p.estado === example.estado && p.idTipo === tipo.COTIZANTE_INGRESO_EMPRESA);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
