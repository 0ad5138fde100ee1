import { addDays, addMonths, firstOfMonth, type IsoDate, isIsoDate, today } from '#lib/dates.ts';
import { validation } from '#messages/validation.ts';
import { periodo as textos } from './messages.ts';

/** The days figures and lists are of, both included. */
export interface Periodo {
  readonly desde: IsoDate;
  readonly hasta: IsoDate;
}

/** The first day a year's span may begin on. */
export const primerDia = (hasta: IsoDate): IsoDate => addDays(addMonths(hasta, -12), 1);

/** Spans that are asked for often; the last is the one a visit begins with. */
export const frecuentes = (day: IsoDate = today()) =>
  [
    { id: 'mes', label: textos.frecuentes.mes, desde: firstOfMonth(day), hasta: day },
    { id: 'sesenta', label: textos.frecuentes.sesenta, desde: addDays(day, -59), hasta: day },
    { id: 'anio', label: textos.frecuentes.anio, desde: primerDia(day), hasta: day },
  ] as const;

type ProblemasDePeriodo = Partial<Record<keyof Periodo, string>>;

/** Problems of a period: real days, in order, not beyond today, a year at most. */
export function problemasDe({ desde, hasta }: Periodo, day: IsoDate = today()): ProblemasDePeriodo {
  const late = (fecha: IsoDate) => (fecha > day ? textos.fueraDeHoy : '');
  const ofDesde = isIsoDate(desde) ? late(desde) : validation.fechaDesdeIncorrecta;
  const ofHasta = isIsoDate(hasta) ? late(hasta) : validation.fechaHastaIncorrecta;
  if (ofDesde || ofHasta) return { ...(ofDesde ? { desde: ofDesde } : {}), ...(ofHasta ? { hasta: ofHasta } : {}) };
  if (hasta < desde) return { hasta: validation.rangoFechas };
  return desde < primerDia(hasta) ? { desde: textos.muyLargo } : {};
}

/** The period an address asks for; the last year when it asks for none that may be. */
export function periodoDe(params: URLSearchParams, day: IsoDate = today()): Periodo {
  const asked = { desde: params.get('desde') ?? '', hasta: params.get('hasta') ?? '' };
  return Object.keys(problemasDe(asked, day)).length === 0 ? asked : { desde: primerDia(day), hasta: day };
}
