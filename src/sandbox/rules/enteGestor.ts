import type { CalculoEnteGestor, ResolucionEnteGestor } from '#contract/entities/afiliacion.ts';
import { regionales } from '#contract/enumerations.ts';
import { cleanDate, daysBetween, type IsoDate, toLocalDate } from '#lib/dates.ts';
import { Refusal } from '../refusal.ts';

/**
 * The specification shows the calculator's answer but no rule. Here the rule is: count the days lived until the date of the
 * resolution. The last two digits fall into one of the ranges 0 to 99 that the resolution gives each health manager of the
 * regional. That manager is the answer. The same birth date gives the same manager on any day.
 */
interface Resolucion {
  readonly id: number;
  readonly fecha: IsoDate;
  readonly nombre: string;
  /** The share of each manager in the list, in percent of the retirees. The fund's own is the first. */
  readonly partes: readonly number[];
}

/** Resolutions 4 and 5 exist, and the default is dated 26-01-2021 (spec R 9). */
const resoluciones: readonly Resolucion[] = [
  {
    id: 4,
    fecha: '2017-08-14',
    nombre: 'RESOLUCIÓN DE ASIGNACIÓN DE GESTORES 2017',
    partes: [10, 50, 12, 8, 8, 6, 4, 2],
  },
  {
    id: 5,
    fecha: '2021-01-26',
    nombre: 'RESOLUCIÓN DE ASIGNACIÓN DE GESTORES 2021',
    partes: [16, 38, 12, 9, 8, 7, 5, 3, 2],
  },
];

/** Made-up other health managers. */
const otros: readonly (readonly [codigo: string, nombre: string])[] = [
  ['CNA', 'CAJA NACIONAL ANDINA'],
  ['CPO', 'CAJA PETROLERA DEL ORIENTE'],
  ['CCV', 'CAJA DE CAMINOS Y VÍAS'],
  ['CMS', 'CAJA MINERA DEL SUR'],
  ['CAG', 'CAJA AGROPECUARIA'],
  ['CCO', 'CAJA DE COMERCIO'],
  ['SUN', 'SEGURO UNIVERSITARIO'],
  ['CTE', 'CAJA DE TELECOMUNICACIONES'],
];

/** The resolutions, the oldest first. */
export const listaResoluciones = (): ResolucionEnteGestor[] =>
  resoluciones.map(({ id, fecha, nombre }) => ({
    IdResolucion: id,
    Descripcion: nombre,
    FechaResolucion: toLocalDate(fecha),
  }));

/** The ranges of a resolution in a regional. Each regional starts with a different manager, so that the ranges differ. */
function rangos(resolucion: Resolucion, idRegional: number, codigo: string): CalculoEnteGestor['EntesGestores'] {
  const managers = [[codigo, 'CAJA DE SALUD'] as const, ...otros];
  const shares = resolucion.partes.map((parte, at) => ({ parte, manager: managers[at] ?? managers[0] }));
  const turn = idRegional % shares.length;
  let next = 0;
  return [...shares.slice(turn), ...shares.slice(0, turn)].map(({ parte, manager }) => {
    const Inicio = next;
    next += parte;
    return { GestorSalud: manager?.[1] ?? '', Inicio, Fin: next - 1, Codigo: manager?.[0] ?? '' };
  });
}

/**
 * The calculator's answer. The birth date is dd-mm-yyyy or yyyy-mm-dd. Refuses what cannot be computed. `codigo` is the
 * fund's own.
 */
export function calcularEnteGestor(
  fecha: string,
  { idRegional, idResolucion, codigo }: { idRegional: number; idResolucion: number; codigo: string },
): CalculoEnteGestor {
  const resolucion = resoluciones.find((r) => r.id === idResolucion);
  if (!resolucion) throw new Refusal('Debe seleccionar una resolución.');
  if (!regionales[idRegional]) throw new Refusal('Debe seleccionar una regional.');
  const birth = cleanDate(fecha);
  if (!birth) throw new Refusal('La fecha de nacimiento no es válida.');
  const days = daysBetween(birth, resolucion.fecha);
  if (days <= 0) throw new Refusal('La fecha de nacimiento debe ser anterior a la fecha de la resolución.');
  const EntesGestores = rangos(resolucion, idRegional, codigo);
  const digits = days % 100;
  return {
    EntesGestores,
    DiasCalculados: days,
    UltimosDigitos: digits,
    CodigoCorresponde: EntesGestores.find((e) => digits >= e.Inicio && digits <= e.Fin)?.Codigo ?? '',
  };
}
