import { addMonths, isIsoDate, today } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { validation } from '#messages/validation.ts';

/** What births are searched by; days 'yyyy-mm-dd'. */
export interface FiltroNacimientos {
  readonly desde: string;
  readonly hasta: string;
  readonly documento: string;
  readonly nombre: string;
  readonly historia: string;
}

/** A newborn is registered within a year: the last six months are looked at first. */
export const porDefecto = (): FiltroNacimientos => ({
  desde: addMonths(today(), -6),
  hasta: today(),
  documento: '',
  nombre: '',
  historia: '',
});

export type ProblemasDeFechas = Partial<Record<'desde' | 'hasta', string>>;

/** Both days must exist and be in order. */
export function problemasDeFechas({ desde, hasta }: Pick<FiltroNacimientos, 'desde' | 'hasta'>): ProblemasDeFechas {
  const ofDesde = isIsoDate(desde) ? '' : validation.fechaDesdeIncorrecta;
  const ofHasta = isIsoDate(hasta) ? '' : validation.fechaHastaIncorrecta;
  const order = !ofDesde && !ofHasta && hasta < desde ? validation.rangoFechas : '';
  return { ...(ofDesde && { desde: ofDesde }), ...((ofHasta || order) && { hasta: ofHasta || order }) };
}

/** The six values of the path (spec R 7.2): an underscore stands for none. */
export const valoresDe = (filtro: FiltroNacimientos, idRegional: number) => ({
  idRegional,
  fechaDesde: filtro.desde,
  fechaHasta: filtro.hasta,
  documentoMadre: tidy(filtro.documento) || '_',
  nombreMadre: tidy(filtro.nombre) || '_',
  historiaClinica: tidy(filtro.historia) || '_',
});
