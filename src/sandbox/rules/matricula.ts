import { sexo } from '#contract/enumerations.ts';
import { cleanDate } from '#lib/dates.ts';
import type { Persona } from '../db/rows.ts';

/** The codes the sexes had before they had numbers; only women's moves the month (spec F 5.5, decision 68). */
const codigoAnterior: Readonly<Record<number, string>> = { [sexo.masculino]: 'MA', [sexo.femenino]: 'FE' };

const inicial = (nombre: string): string => nombre.trim().slice(0, 1).toUpperCase();

/**
 * The registration number the fund gives: yy, mm (50 more for who has the code FE), dd, and the initials of the surnames
 * she has and of her first name. '' while her birth date is not known.
 */
export function matricula(
  p: Pick<Persona, 'FechaNacimiento' | 'IdSexo' | 'ApellidoPaterno' | 'ApellidoMaterno' | 'Nombres'>,
): string {
  const [, anio = '', mes = '', dia = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(cleanDate(p.FechaNacimiento)) ?? [];
  if (anio === '') return '';
  const month = codigoAnterior[p.IdSexo] === 'FE' ? `${50 + Number(mes)}` : mes;
  return [anio, month, dia, inicial(p.ApellidoPaterno), inicial(p.ApellidoMaterno), inicial(p.Nombres)].join('');
}
