import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, notShown, post } from '../endpoint.ts';
import { filaNovedad, novedadPorId } from '../entities/novedad.ts';

const controller = controllers.personasNovedadPorAudiencia;

/** Notices across families (spec R 7.10). */
export const personasNovedad = {
  /** A notice by id: the record and its snapshot. n is always 0, its meaning is not shown. */
  porId: get({ controller, path: '/ObtenerXIdOld/:id/:n', datos: novedadPorId }),
  /** Declares a notice. */
  declarar: post({
    controller,
    path: '/ModificarEstado',
    body: z.object({ IdPersonaNovedad: z.number(), IdEstadoProceso: z.number() }),
    datos: notShown,
    success: 'El registro se declaró correctamente.',
  }),
  /** The variant with an observation, for the fund's staff (decision 7). */
  observar: post({
    controller,
    path: '/ModificarEstado',
    body: z.object({
      IdPersonaNovedad: z.number(),
      IdEstadoProceso: z.number(),
      Observacion: z.string(),
      Anular: z.boolean(),
    }),
    datos: notShown,
    success: 'Se observó correctamente la novedad.',
  }),
  /** Notices of one person; the body is not shown. */
  dePersona: ask({
    controller: controllers.personasNovedad,
    path: '/PersonaNovedades/',
    body: z.object({ IdPersona: z.number() }),
    datos: z.array(filaNovedad),
  }),
};
