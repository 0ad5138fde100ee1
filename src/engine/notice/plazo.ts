import { config } from '#lib/config.ts';
import { addWorkingDays, cleanDate, daysBetween, type IsoDate, today, workingDaysBetween } from '#lib/dates.ts';
import { plazoMessages } from './plazoMessages.ts';

/** The deadline of a notice that is not declared yet. */
interface Plazo {
  /** The last day to declare it. */
  readonly vence: IsoDate;
  /** Working days until then; 0 on the last day. Negative afterwards: calendar days since then. */
  readonly quedan: number;
  /** The same in words: 'Quedan 3 días', 'Vence hoy', 'Venció hace 2 días'. */
  readonly texto: string;
  /** Which rule this is, and how the days were counted. */
  readonly fuente: string;
}

/**
 * By when a registration or a termination has to be declared: some working days after its date, five unless the setting
 * has another number (DL 13214, articles 6 and 8). null without a date, and if the setting is 0. It is information
 * only: the portal refuses nothing because of it. Saturdays and Sundays do not count; holidays are not known.
 */
export function plazoDeDeclaracion(
  fecha: string,
  dia: IsoDate = today(),
  dias: number = config().diasParaDeclarar,
): Plazo | null {
  const desde = cleanDate(fecha);
  if (desde === '' || dias === 0) return null;
  const vence = addWorkingDays(desde, dias);
  const quedan = dia > vence ? -daysBetween(vence, dia) : workingDaysBetween(dia, vence);
  return { vence, quedan, texto: plazoMessages.texto(quedan), fuente: plazoMessages.fuente(dias) };
}

/** Which rule the deadline follows, and how its days are counted; '' if the setting shows no deadline. */
export const fuenteDelPlazo = (dias: number = config().diasParaDeclarar): string =>
  dias === 0 ? '' : `${plazoMessages.plazo} ${plazoMessages.fuente(dias)}`;
