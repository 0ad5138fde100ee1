import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type Estado, estadoPorNombre } from '#contract/enumerations.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { ageOn, cleanDate, today, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { asegurado as textos } from './messages.ts';

/** Keeps an answer in memory until the session ends, so that it can be shown without a connection. */
export const enLaSesion = <T extends object>(options: T) => ({ ...options, gcTime: Number.POSITIVE_INFINITY });

/** A person's data with the insured record; null if the services know none. */
export const usePaciente = (idPersona: number) =>
  useQuery(enLaSesion(query(pacientes.porId, { params: { idPersona } })));

/** The family of an insured person. */
export const useFamilia = (idPersona: number) =>
  useQuery(enLaSesion(query(pacientes.grupoFamiliar, { params: { idPersona } })));

/** Every type of notice. */
const TODOS = 0;

/** The notices about a person, newest first. Sends no request unless `enabled`. */
export function useAvisosPropios(idPersona: number, enabled = true) {
  return useQuery({
    ...query(personasNovedad.camino, { params: { idPersona, idTipoNovedad: TODOS } }),
    select: (rows) => rows.toReversed(),
    enabled,
  });
}

/** The state of a row, by its name; null if it is not one of the six (enumerations: estadoPorNombre). */
export const estadoDe = (row: Pick<FilaNovedad, 'EstadoProceso'>): Estado | null => estadoPorNombre(row.EstadoProceso);

/** Finished: accepted or annulled. All other notices are still in progress. */
export const terminado = (row: Pick<FilaNovedad, 'EstadoProceso'>): boolean => {
  const estado = estadoDe(row);
  return estado === 'aceptado' || estado === 'anulado';
};

/** Number and complement of an identity document. */
export const documentoDe = (p: { readonly NumeroDocumento: string; readonly ComplementoDocumento: string }): string =>
  [p.NumeroDocumento, p.ComplementoDocumento].filter(Boolean).join('-');

/** '31/12/1985 · 40 años'; '' without a date. */
export function nacimientoConEdad(fecha: string): string {
  const birth = cleanDate(fecha);
  return birth ? `${toLocalDate(birth)} · ${fill(textos.edad, { n: ageOn(birth, today()) })}` : '';
}
