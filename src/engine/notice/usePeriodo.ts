import { queryOptions, useQuery } from '@tanstack/react-query';
import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { callWithMessage } from '#client/call.ts';
import { isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { query, queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import type { ReglaContexto } from '#engine/definition/definition.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { cleanDate, parsePeriod, today } from '#lib/dates.ts';

/**
 * The contribution period of a form, or why there is none. `releer` requests it again if it cannot be used, or was read on
 * another day: with a new month another period begins.
 */
interface Periodo extends Pick<ReglaContexto, 'periodo' | 'sinPeriodo'> {
  readonly releer: () => void;
}

/** Why an answer is not a period: it is incomplete, empty, unreadable, or ends before it starts (spec F 3.10). */
function defectoDe(text: string): string {
  const [start = '', end = ''] = text.split('|').map((part) => cleanDate(part.trim()));
  return start && end ? avisoMessages.periodoAlReves : avisoMessages.periodoIncompleto;
}

/** Why there is no period: the services' own words if they refused (decision 14). */
function motivoDe({ data, error }: { data: string | null | undefined; error: Error | null }): string | undefined {
  if (error instanceof ServiceRejection) return enUnaLinea(error);
  if (error) return avisoMessages.sinPeriodo;
  return data === undefined || parsePeriod(data) ? undefined : defectoDe(data ?? '');
}

/**
 * Requests the period. If there is none and the services say why, their reason becomes the error. The text of a success
 * may not mention the problem, so it comes after what the portal found (variants 2.22).
 */
async function pedirPeriodo(params: { idEmpresa: number; idRegional: number }, signal: AbortSignal) {
  const { datos, mensaje } = await callWithMessage(altaCotizante.periodoActivo, { params }, { signal, quiet: true });
  if (parsePeriod(datos) || !mensaje?.Descripcion) return datos;
  const { Descripcion: dicho, TipoMensaje } = mensaje;
  const Descripcion = TipoMensaje === 'success' ? avisoMessages.periodoSegun(defectoDe(datos ?? ''), dicho) : dicho;
  throw new ServiceRejection({ ...mensaje, Descripcion, state: 'whole' });
}

/** True if a period can be used and was read today. `leido`: when, in ms. */
const sirveHoy = (data: string | null | undefined, leido: number): boolean =>
  parsePeriod(data ?? null) !== null && today(leido) === today();

/**
 * The query of a company's period, which is read once a day. A period that cannot be used is never cached: otherwise nothing
 * could be saved.
 */
function consultaPeriodo(idEmpresa: number) {
  const params = { idEmpresa, idRegional: session.getState().user?.id_regional ?? 0 };
  return queryOptions({
    queryKey: query(altaCotizante.periodoActivo, { params }).queryKey,
    queryFn: ({ signal }) => pedirPeriodo(params, signal),
    staleTime: ({ state }) => (sirveHoy(state.data, state.dataUpdatedAt) ? Number.POSITIVE_INFINITY : 0),
  });
}

/** The company of the session; 0 for staff, who register for a company they choose. */
const laPropia = () => session.getState().empresa.IdEmpresa;

/** The company's contribution period, loaded once a day. null if there is none that can be used. */
export async function leerPeriodo(idEmpresa: number = laPropia()): Promise<ReglaContexto['periodo']> {
  if (idEmpresa === 0) return null;
  try {
    return parsePeriod(await queryClient.fetchQuery(consultaPeriodo(idEmpresa)));
  } catch (error) {
    if (isCallError(error)) return null;
    throw error;
  }
}

/**
 * Requests the period again, and says why there is none. A lost session and a cancelled request are thrown: they say
 * nothing about the period.
 */
export async function releerPeriodo(): Promise<Pick<ReglaContexto, 'periodo' | 'sinPeriodo'>> {
  const idEmpresa = laPropia();
  if (idEmpresa === 0) return { periodo: null };
  try {
    const data = await queryClient.fetchQuery({ ...consultaPeriodo(idEmpresa), staleTime: 0 });
    const sinPeriodo = motivoDe({ data, error: null });
    return { periodo: parsePeriod(data), ...(sinPeriodo === undefined ? {} : { sinPeriodo }) };
  } catch (error) {
    const unknown = error instanceof TransportFailure && (error.kind === 'sesion' || error.kind === 'cancelado');
    if (!isCallError(error) || unknown) throw error;
    return { periodo: null, sinPeriodo: motivoDe({ data: undefined, error }) ?? avisoMessages.sinPeriodo };
  }
}

/** The contribution period of the company of a form (spec E 7.1). */
export function usePeriodo(idEmpresa: number): Periodo {
  const periodo = useQuery({
    ...consultaPeriodo(idEmpresa),
    enabled: idEmpresa > 0,
    // A user who comes back to a form the next day gets that day's period. The reason for a missing period stays until
    // Grabar asks again.
    refetchOnWindowFocus: ({ state }) => parsePeriod(state.data ?? null) !== null,
  });
  const read = parsePeriod(periodo.data);
  const sinPeriodo = motivoDe(periodo);
  return {
    periodo: read,
    ...(sinPeriodo === undefined ? {} : { sinPeriodo }),
    releer: () => void (idEmpresa > 0 && !sirveHoy(periodo.data, periodo.dataUpdatedAt) && periodo.refetch()),
  };
}
