import { sexo } from '#contract/enumerations.ts';
import { cleanDate } from '#lib/dates.ts';
import type { Persona } from '../db/rows.ts';

/** The codes of the sexes before they had numbers. Only the code for women changes the month (spec F 5.5, decision 68). */
const codigoAnterior: Readonly<Record<number, string>> = { [sexo.masculino]: 'MA', [sexo.femenino]: 'FE' };

const inicial = (nombre: string): string => nombre.trim().slice(0, 1).toUpperCase();

/**
 * The registration number that the fund assigns: yy, mm (plus 50 for the code FE), dd, then the initials of her surnames and
 * first name. '' if her birth date is unknown.
 */
export function matricula(
  p: Pick<Persona, 'FechaNacimiento' | 'IdSexo' | 'ApellidoPaterno' | 'ApellidoMaterno' | 'Nombres'>,
): string {
  const [, anio = '', mes = '', dia = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(cleanDate(p.FechaNacimiento)) ?? [];
  if (anio === '') return '';
  const month = codigoAnterior[p.IdSexo] === 'FE' ? `${50 + Number(mes)}` : mes;
  return [anio, month, dia, inicial(p.ApellidoPaterno), inicial(p.ApellidoMaterno), inicial(p.Nombres)].join('');
}
