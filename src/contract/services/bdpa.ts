import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, post, run } from '../endpoint.ts';
import {
  bajaPendiente,
  bajasDia,
  bajasRegional,
  busquedaObservada,
  cifraDia,
  cifraGestion,
  cifraRegional,
  comparacionBdpa,
  consultaBdpa,
  contrastacionBdpa,
  mensajeBdpa,
  notificacionDiferencia,
  registroBdpa,
  resultadoContrastacion,
  resultadoOperacion,
} from '../entities/bdpa.ts';
import { id } from '../entities/wire.ts';
import { assumed } from '../facts.ts';

const controller = controllers.bdpa;
const porAudiencia = controllers.bdpaPorAudiencia;

/**
 * The central registry of the insured population (spec F 7.4). Path values are not named there. Assumed: two are the first
 * and last day, 'yyyy-mm-dd', one is a month, 'yyyy-mm'. Replies are assumed, except F 3.8.
 */
export const bdpa = {
  /** The registry's row of a person, null if it has none. */
  buscarPersona: ask({
    controller: porAudiencia,
    path: '/BuscarPersonaCotizanteBDPA',
    body: consultaBdpa,
    datos: z.nullable(registroBdpa),
  }),
  buscarMensaje: ask({ controller: porAudiencia, path: '/BuscarMensajeBDPA', body: consultaBdpa, datos: mensajeBdpa }),
  buscarPersonaYObservacion: ask({
    controller: porAudiencia,
    path: '/BuscarPersonaYObservacion',
    body: consultaBdpa,
    datos: busquedaObservada,
  }),
  contrastar: ask({
    controller: porAudiencia,
    path: '/v2ConstrastacionDatosBDPA',
    body: contrastacionBdpa,
    datos: resultadoContrastacion,
  }),
  /** Answers the notification's number. The services insert the fund's name where the text says {product}. */
  notificarDiferencia: post({
    controller,
    path: '/NotificarDiferencia',
    body: notificacionDiferencia,
    datos: assumed(id()),
    success: 'Se envió un correo electrónico al encargado de seguros regional de la {product}.',
  }),

  poblacionAfiliadaDia: get({ controller, path: '/PoblacionAfiliadaDia/:desde/:hasta', datos: z.array(cifraDia) }),
  poblacionNoEnviadaDia: get({ controller, path: '/PoblacionNoEnviadaDia/:desde/:hasta', datos: z.array(cifraDia) }),
  poblacionAfiliadaMes: get({ controller, path: '/PoblacionAfiliadaMes/:mes', datos: z.array(cifraRegional) }),
  poblacionValidadaMes: get({
    controller,
    path: '/PoblacionValidadaMes{product}/:mes',
    datos: z.array(cifraRegional),
  }),
  poblacionValidadaGestion: get({
    controller,
    path: '/PoblacionValidadaGestion{product}',
    datos: z.array(cifraGestion),
  }),
  listarPoblacion: get({ controller, path: '/ListarPoblacion{product}/:desde/:hasta', datos: z.array(registroBdpa) }),
  /** People who were affiliated on these days and differ between the fund and the registry. */
  revisarPoblacion: get({
    controller,
    path: '/RevisarPoblacionCSBPenBDPA/:desde/:hasta',
    datos: z.array(comparacionBdpa),
  }),
  bajasPendientes: get({
    controller,
    path: '/ObtenerBajasPendientes/:desde/:hasta',
    datos: z.array(bajaPendiente),
  }),
  estadisticasBajasPeriodo: get({
    controller,
    path: '/EstadisticasBajasPeriodo/:desde/:hasta',
    datos: z.array(bajasRegional),
  }),
  estadisticasBajasMes: get({ controller, path: '/EstadisticasBajasMes/:mes', datos: z.array(bajasDia) }),

  /** Records, to be sent, people who were affiliated on these days and are not in the registry. */
  grabarPoblacionNoEnviadaDia: run({
    controller,
    path: '/GrabarPoblacionNoEnviadaDia/:desde/:hasta',
    datos: resultadoOperacion,
  }),
  regularizarBajas: run({ controller, path: '/RegularizarBajasBDPA/:desde/:hasta', datos: resultadoOperacion }),
  /** Writes the fund's data into the registry where they differ. */
  corregirPoblacion: run({
    controller,
    path: '/CorregirPoblacionCSBPenBDPA/:desde/:hasta',
    datos: resultadoOperacion,
  }),
};
