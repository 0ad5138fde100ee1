import { createRandom } from '../random.ts';
import { planNotices } from './noticePlans.ts';
import { sowNotices } from './notices.ts';
import type { Puesto, Sowing } from './people.ts';
import { type Sizes, sowFamilies, sowPopulation } from './population.ts';

/** Shares of people by regional. La Paz comes first, as everywhere. */
const reparto: readonly (readonly [number, number])[] = [
  [1, 40],
  [2, 15],
  [3, 20],
  [7, 15],
  [4, 10],
];

/**
 * Adds companies with people and notices until there are `personas` people, to measure with a fund of real size. The rows
 * that exist do not change.
 */
export function sowCrowd({ db, dia }: Pick<Sowing, 'db' | 'dia'>, town: Sizes, personas: number): void {
  const random = createRandom(20_261_116);
  for (let IdEmpresa = 1001; db.personas.size < personas; IdEmpresa += 4) {
    const before = db.personas.size;
    const puestos = [0, 1, 2, 3].flatMap((at) => company({ db }, IdEmpresa + at));
    const sowing: Sowing = { db, dia, random, puestos };
    const people = sowPopulation(sowing, town);
    sowNotices(sowing, planNotices(sowing, people, 1));
    sowFamilies(
      sowing,
      [...people.antiguos, ...people.nuevos, ...people.pasivos],
      Math.min(personas, before + town.personas),
    );
  }
}

/** Adds a company in the regionals with most people. A quarter of a town works there. */
function company({ db }: Pick<Sowing, 'db'>, IdEmpresa: number): Puesto[] {
  const code = String(IdEmpresa).padStart(5, '0');
  db.empresas.put({
    IdEmpresa,
    IdEmpresaAnterior: code,
    RazonSocial: `Empresa ${IdEmpresa} S.R.L.`,
    Estado: 'ACTIVO',
    patronales: Object.fromEntries(reparto.map(([regional]) => [regional, `0${regional}-950-${code}`])),
  });
  return reparto.map(([regional, share]) => [IdEmpresa, regional, share / 4]);
}
