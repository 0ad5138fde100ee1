import type { BasePersonas } from '#contract/entities/persona.ts';
import { ageOn, cleanDate, today } from '#lib/dates.ts';

/**
 * The age as 'N años': the value from the services, or, as in a stored snapshot, computed from the birth date. '' if
 * neither is known.
 */
export function edadDe({ Edad, FechaNacimiento }: Pick<BasePersonas, 'Edad' | 'FechaNacimiento'>): string {
  const years = Edad > 0 ? Edad : ageOn(cleanDate(FechaNacimiento), today());
  return Number.isNaN(years) ? '' : `${years} años`;
}
