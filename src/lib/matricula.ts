import { cleanDate } from './dates.ts';
import { tidy } from './texts.ts';

/**
 * Registration number of an insured person: two digits of the year, the month (plus 50 for women), the day, and the initials
 * of paternal surname, maternal surname and first name, as far as they exist (spec F 5.5, decision 68). '' without a birth
 * date.
 */
export function matricula(person: {
  FechaNacimiento: string;
  IdSexo: number;
  ApellidoPaterno: string;
  ApellidoMaterno: string;
  Nombres: string;
}): string {
  const birth = cleanDate(person.FechaNacimiento);
  if (!birth) return '';
  const month = Number(birth.slice(5, 7)) + (person.IdSexo === 2 ? 50 : 0);
  const initials = [person.ApellidoPaterno, person.ApellidoMaterno, person.Nombres]
    .map((t) => tidy(t).charAt(0))
    .join('');
  return `${birth.slice(2, 4)}${String(month).padStart(2, '0')}${birth.slice(8, 10)}${initials.toUpperCase()}`;
}

/**
 * The registration number of a person. A dependant has her own, not the number of the holder who insures her (spec F 3.6).
 */
export const matriculaPropia = (insured: {
  readonly MatriculaBeneficiario: string;
  readonly MatriculaTitular: string;
}): string => insured.MatriculaBeneficiario || insured.MatriculaTitular;
