import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, notShown, post, run } from '../endpoint.ts';
import { filaNovedad, filtroPersonasNovedad } from '../entities/filaNovedad.ts';
import { novedadPorId } from '../entities/novedad.ts';
import { assumed, documented } from '../facts.ts';

const controller = controllers.personasNovedadPorAudiencia;
const unprefixed = controllers.personasNovedad;
const filas = z.array(filaNovedad);

/**
 * Notices across families (spec R 7.10). Replies are not shown; path values that the specification does not name are derived
 * from the calls' names.
 */
export const personasNovedad = {
  /** A notice by id: the record and its snapshot. n is always 0; its meaning is not shown. */
  porId: get({ controller, path: '/ObtenerXIdOld/:id/:n', datos: novedadPorId }),
  /** The same by the current id; n is 0 by default. */
  porIdActual: get({ controller, path: '/ObtenerXId/:id/:n', datos: novedadPorId }),
  /** Declares a notice. */
  declarar: post({
    controller,
    path: '/ModificarEstado',
    body: documented('R 7.10', z.object({ IdPersonaNovedad: z.number(), IdEstadoProceso: z.number() })),
    datos: notShown,
    success: 'El registro se declaró correctamente.',
  }),
  /** The variant with an observation, for the fund's staff (decision 7). */
  observar: post({
    controller,
    path: '/ModificarEstado',
    body: documented(
      'R 7.10',
      z.object({
        IdPersonaNovedad: z.number(),
        IdEstadoProceso: z.number(),
        Observacion: z.string(),
        Anular: z.boolean(),
      }),
    ),
    datos: notShown,
    success: 'Se observó correctamente la novedad.',
  }),
  /** Notices of one person; the body is not shown. */
  dePersona: ask({
    controller: unprefixed,
    path: '/PersonaNovedades/',
    body: assumed(z.object({ IdPersona: z.number() })),
    datos: filas,
  }),
  /** Ends a notice: Aceptado, with the effects of its family, or Anulado. For the staff; the body is assumed. */
  modificarEstadoFinalizado: post({
    controller: unprefixed,
    path: '/ModificarEstadoProcesoFinalizado',
    body: assumed(z.looseObject({ IdPersonaNovedad: z.number(), IdEstadoProceso: z.number() })),
    datos: notShown,
  }),
  /** Stores the form of a finished notice as its snapshot, if it has none yet. For the staff. */
  guardarHistorico: run({
    controller: unprefixed,
    path: '/GuardarObjetoJsonProcesoFinalizado/:idPersonaNovedad/:idEstadoProceso',
    datos: notShown,
  }),
  /** The notices of a type. */
  porFiltro: ask({ controller: unprefixed, path: '/ObtenerNovedades', body: filtroPersonasNovedad, datos: filas }),
  /** The notices of every type under a parent. */
  porFiltroDePadre: ask({
    controller: unprefixed,
    path: '/ObtenerNovedadesPadre',
    body: filtroPersonasNovedad,
    datos: filas,
  }),
  /** A person's notices in a company, newest first. */
  deEmpresa: get({ controller: unprefixed, path: '/ObtieneNovedades/:idPersona/:idEmpresa', datos: filas }),
  /** The history of a person's notices of a type, oldest first; type 0 means every type. */
  camino: get({ controller, path: '/ObtieneNovedadesCaminoPorIdPersona/:idPersona/:idTipoNovedad', datos: filas }),
  /** The id of a person's last notice of a type in a company; 0 if there is none. */
  idDado: get({
    controller,
    path: '/ObtieneIdPersonaNovedadDadoIdPersonaIdEmpresaIdTipoNovedad/:idPersona/:idEmpresa/:idTipoNovedad',
    datos: assumed(z.number()),
  }),
  /** The same call under its other name. */
  idPor: get({
    controller: unprefixed,
    path: '/ObtieneIdPersonaNovedadPorIdPersonaIdEmpresaIdTipoNovedad/:idPersona/:idEmpresa/:idTipoNovedad',
    datos: assumed(z.number()),
  }),
  /** Whether the holder of a person's family has worked and left: that work covers nobody of the family any more. */
  titularTieneBaja: get({
    controller: unprefixed,
    path: '/VerificaSiTieneBajaTitular/:idPersona',
    datos: assumed(z.boolean()),
  }),
};
