import { type FetchQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { isCallError } from '#client/errors.ts';
import { queryClient } from '#client/query.ts';
import type { Comprobacion, QueSeComprueba } from './comprobacion.ts';
import { consultasDe, type PorComprobar } from './consultas.ts';
import { comprobacionMessages as textos } from './messages.ts';
import { soltarVeredicto } from './veredictos.ts';
import {
  deAdjuntos,
  deBdpa,
  deIdentidad,
  dePago,
  dePlazo,
  sinPago,
  sinPlazo,
  sinPreguntar,
  type Veredicto,
} from './veredictosDe.ts';

/** The answer to one read, as far as the verdict needs it. */
type Respuesta<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'>;

type Consultas = ReturnType<typeof consultasDe>;
type DatosDe<C> = C extends { readonly queryFn?: infer F }
  ? Awaited<ReturnType<Extract<F, (...of: never) => unknown>>>
  : never;
type Respuestas = { readonly [K in keyof Consultas]: Respuesta<DatosDe<Consultas[K]>> };

type Leido = Veredicto & { readonly hora?: string };

/**
 * One verdict, made from the answers it needs: running while one of them is loading, failed if one failed. `leer`
 * returns null while an answer is missing.
 */
function comprobacion(
  id: QueSeComprueba,
  necesita: readonly Respuesta<unknown>[],
  leer: () => Leido | null,
  repetir: () => void,
): Comprobacion {
  // The note about the meaning of the time limit belongs to the answer of the services. It is not shown if they are not
  // asked.
  const supuesto = id === 'plazo' && necesita.length > 0 ? textos.plazoSupuesto : '';
  const base = { id, supuesto, hora: '', repetir };
  const nothing = { texto: textos.nombre[id], detalle: '', campos: [] };
  if (necesita.some(({ isFetching }) => isFetching)) return { ...base, ...nothing, estado: 'comprobando' };
  const failed = necesita.find(({ error }) => error !== null)?.error;
  if (failed) return { ...base, ...nothing, estado: 'no se pudo consultar', detalle: enUnaLinea(failed) };
  return { ...base, ...(leer() ?? { ...nothing, estado: 'comprobando' }) };
}

/** A verdict that needs no request. */
const sinConsulta = (id: QueSeComprueba, veredicto: Veredicto): Comprobacion =>
  comprobacion(
    id,
    [],
    () => veredicto,
    () => {},
  );

function comprobacionesDe(aviso: PorComprobar, consultas: Consultas, de: Respuestas): readonly Comprobacion[] {
  const repetir =
    (...names: readonly (keyof Consultas)[]) =>
    () => {
      for (const name of names) {
        const one = consultas[name];
        if ('clave' in one) soltarVeredicto(one.clave);
        void queryClient.refetchQueries({ queryKey: one.queryKey, exact: true });
      }
    };
  const identidad = () =>
    de.identidad.data && { ...deIdentidad(aviso, de.identidad.data), hora: de.identidad.data.hora };
  const bdpa = () => de.bdpa.data && { ...deBdpa(aviso, de.bdpa.data), hora: de.bdpa.data.hora };
  const adjuntos = () =>
    de.requisitos.data && de.archivos.data && deAdjuntos(aviso, de.requisitos.data, de.archivos.data);
  const none = sinPlazo(aviso);
  return [
    consultas.identidad.enabled
      ? comprobacion('identidad', [de.identidad], () => identidad() ?? null, repetir('identidad'))
      : sinConsulta('identidad', sinPreguntar('identidad', aviso)),
    consultas.bdpa.enabled
      ? comprobacion('bdpa', [de.bdpa], () => bdpa() ?? null, repetir('bdpa'))
      : sinConsulta('bdpa', sinPreguntar('bdpa', aviso)),
    comprobacion('adjuntos', [de.requisitos, de.archivos], () => adjuntos() ?? null, repetir('requisitos', 'archivos')),
    consultas.pago.enabled
      ? comprobacion('pago', [de.pago], () => (de.pago.data ? dePago(de.pago.data) : null), repetir('pago'))
      : sinConsulta('pago', sinPago),
    none
      ? sinConsulta('plazo', none)
      : comprobacion(
          'plazo',
          [de.plazo],
          () => (de.plazo.data === undefined ? null : dePlazo(aviso, de.plazo.data)),
          repetir('plazo'),
        ),
  ];
}

/**
 * The automatic checks of a declared notice. They only read, and at most two calls run at a time over all notices. A
 * failed call is a verdict, not a message; a lost session is announced by the client.
 */
export function useComprobaciones(aviso: PorComprobar): readonly Comprobacion[] {
  const consultas = consultasDe(aviso);
  const [identidad, bdpa, requisitos, archivos, pago, plazo] = useQueries({
    queries: [
      consultas.identidad,
      consultas.bdpa,
      consultas.requisitos,
      consultas.archivos,
      consultas.pago,
      consultas.plazo,
    ],
  });
  return comprobacionesDe(aviso, consultas, { identidad, bdpa, requisitos, archivos, pago, plazo });
}

/** The same checks, awaited: for several notices one after the other. Throws what is not the failure of a call. */
export async function comprobarAviso(aviso: PorComprobar): Promise<readonly Comprobacion[]> {
  const consultas = consultasDe(aviso);
  const [identidad, bdpa, requisitos, archivos, pago, plazo] = await Promise.all([
    responder(consultas.identidad, consultas.identidad.enabled),
    responder(consultas.bdpa, consultas.bdpa.enabled),
    responder(consultas.requisitos, true),
    responder(consultas.archivos, true),
    responder(consultas.pago, consultas.pago.enabled),
    responder(consultas.plazo, consultas.plazo.enabled),
  ]);
  return comprobacionesDe(aviso, consultas, { identidad, bdpa, requisitos, archivos, pago, plazo });
}

async function responder<T, K extends readonly unknown[]>(
  consulta: FetchQueryOptions<T, Error, T, K>,
  enabled: boolean,
): Promise<Respuesta<T>> {
  const none = { data: undefined, error: null, isFetching: false };
  if (!enabled) return none;
  try {
    return { ...none, data: await queryClient.fetchQuery(consulta) };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { ...none, error };
  }
}
