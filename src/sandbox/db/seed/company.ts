import { canal, type Estado, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { addDays, addMonths, firstOfMonth } from '#lib/dates.ts';
import { empresas } from '../empresas.ts';
import { emptyNovedad } from '../empty.ts';
import { createRandom } from '../random.ts';
import type { Novedad } from '../rows.ts';
import { idDeEstado } from '../tipos.ts';
import type { Sowing } from './people.ts';
import { type Sown, sowWorker } from './population.ts';

/** How many people and notices the one large company has, by seed. */
const companySizes = {
  company: { personas: 10_000, novedades: 50_000 },
  vast: { personas: 10_000, novedades: 200_000 },
} as const;

const PLACE = { IdEmpresa: empresas[0].IdEmpresa, IdRegional: 1 } as const;

/** Notice types with their share in percent. The list of registrations shows all three families. */
const types: readonly (readonly [number, number])[] = [
  [tipo.COTIZANTE_INGRESO_EMPRESA, 60],
  [tipo.COTIZANTE_INGRESO_EMPRESA + 1, 20],
  [tipo.PASANTE_INGRESO_EMPRESA, 12],
  [tipo.VOLUNTARIADO_INGRESO_EMPRESA, 8],
];
const states: readonly (readonly [Estado, number])[] = [
  ['aceptado', 70],
  ['anulado', 12],
  ['registrado', 8],
  ['declarado', 6],
  ['observado', 4],
];

const YEARS = 12;

/** One of several values, drawn by their shares in percent. */
function drawn<T>({ random }: Sowing, shares: readonly (readonly [T, number])[], other: T): T {
  let left = random.int(1, 100);
  for (const [value, share] of shares) {
    left -= share;
    if (left <= 0) return value;
  }
  return other;
}

const someDay = ({ random, dia }: Sowing): string => addDays(dia, -random.int(0, YEARS * 365));

function notice(sowing: Sowing, { persona, relacion }: Sown): Novedad {
  const idTipo = drawn(sowing, types, tipo.COTIZANTE_INGRESO_EMPRESA);
  const estado = drawn(sowing, states, 'aceptado');
  const fecha = someDay(sowing);
  const id = sowing.db.next('novedades') + 500_000;
  return {
    ...emptyNovedad,
    ...PLACE,
    IdPersonaNovedad: id,
    NumeroDocumento: `${fecha.slice(0, 4)}-${id}`,
    IdPersona: persona.IdPersona,
    IdTipoNovedad: idTipo,
    IdCanal: canal.virtual,
    FechaNovedad: fecha,
    HaberMensual: relacion?.HaberMensual ?? 0,
    IdEstadoProceso: idDeEstado(idTipo, estado),
    Estado: 'ACTIVO',
    Habilitado: true,
    Periodo: `${firstOfMonth(fecha)}|${addDays(addMonths(firstOfMonth(fecha), 1), -1)}`,
    FechaDeclaracion: estado === 'registrado' || estado === 'anulado' ? '' : fecha,
    FechaRegistro: fecha,
    Version: 1,
    ObservacionCaja: '',
  };
}

/**
 * Adds one company with very many people and registrations from twelve years, to measure lists. The notices have no tracking,
 * files or history, because lists do not read them.
 */
export function sowCompany({ db, dia }: Pick<Sowing, 'db' | 'dia'>, size: keyof typeof companySizes): void {
  const sowing: Sowing = { db, dia, random: createRandom(20_261_121) };
  const { personas, novedades } = companySizes[size];
  const people: Sown[] = Array.from({ length: personas }, () =>
    sowWorker(sowing, { ...PLACE, FechaIngreso: someDay(sowing) }),
  );
  for (let left = novedades; left > 0; left -= 1) {
    const sown = people[sowing.random.int(0, people.length - 1)];
    if (sown) db.novedades.put(notice(sowing, sown));
  }
}
