import type { BasePersonas } from '#contract/entities/persona.ts';
import { ageOn, cleanDate, today } from '#lib/dates.ts';

/** 'N años', by the services' own count or, as in a stored snapshot, by the birth date; '' when neither is known. */
export function edadDe({ Edad, FechaNacimiento }: Pick<BasePersonas, 'Edad' | 'FechaNacimiento'>): string {
  const years = Edad > 0 ? Edad : ageOn(cleanDate(FechaNacimiento), today());
  return Number.isNaN(years) ? '' : `${years} años`;
}
