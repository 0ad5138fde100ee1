import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, run } from '../endpoint.ts';
import {
  comparacionBdpa,
  consultaBdpa,
  detalleMes,
  detallePoblacion,
  detalleRegional,
  monitorRegional,
  registroBdpa,
  resultadoOperacion,
} from '../entities/bdpa.ts';
import { basePersonas } from '../entities/persona.ts';
import { fechaLocal, flag, id, text } from '../entities/wire.ts';
import { assumed, rowId } from '../facts.ts';

const controller = controllers.afiliacion;

/**
 * The fund's population and the central registry (spec F 7.5). Replies, and the bodies of the POST calls, are not shown: the
 * bodies are assumed to be those of the registry's own calls (F 7.4). Days are 'yyyy-mm-dd'.
 */
export const afiliacionBdpa = {
  /** Whether a person is currently insured at the fund. */
  validarAsegurado: ask({
    controller,
    path: '/ValidarAsegurado',
    body: consultaBdpa,
    datos: assumed(z.looseObject({ EsAsegurado: flag(), IdPersona: id(), EstadoVigencia: text(), Mensaje: text() })),
  }),
  /** The registry's data about an affiliation, null if it has none. Estado is ACTIVO or BAJA. */
  consultarEstado: ask({
    controller,
    path: '/ConsultarEstadoAfiliadoBDPA',
    body: consultaBdpa,
    datos: z.nullable(
      assumed(z.looseObject({ Estado: text(), EnteGestor: text(), EstadoEnvio: text(), FechaBaja: fechaLocal() })),
    ),
  }),
  /** Every insurance of a person, at this fund and at others. */
  segurosPaciente: ask({
    controller,
    path: '/BDPASegurosPaciente',
    body: consultaBdpa,
    datos: z.array(
      assumed(
        z.looseObject({ EnteGestor: text(), Estado: text(), FechaAfiliacion: fechaLocal(), FechaBaja: fechaLocal() }),
      ),
    ),
  }),
  comparar: ask({ controller, path: '/CompararBDPACSBP', body: consultaBdpa, datos: comparacionBdpa }),
  datosPersona: get({
    controller,
    path: '/consultaDatosPersona{product}/:idPersona',
    datos: z.nullable(basePersonas),
  }),
  regionales: get({
    controller,
    path: '/ListarRegionales',
    datos: z.array(assumed(z.looseObject({ IdRegional: rowId(), Nombre: text() }))),
  }),

  noEnviados: get({ controller, path: '/ListarNoEnviadosBDPA/:desde/:hasta', datos: z.array(registroBdpa) }),
  noEnviado: get({ controller, path: '/recuperarNoenviadoBDPA/:idRegistro', datos: z.nullable(registroBdpa) }),
  poblacion: get({ controller, path: '/ConsultarPoblacionBDPA', datos: z.array(registroBdpa) }),
  detalle: get({ controller, path: '/DetallePonblacion/', datos: detallePoblacion }),
  detalleFecha: get({ controller, path: '/DetallePonblacionFecha/:fecha', datos: detallePoblacion }),
  /** By month of affiliation, the latest first. */
  detalleHistorico: get({ controller, path: '/DetallePonblacionHistorico/', datos: z.array(detalleMes) }),
  detalleRegional: get({ controller, path: '/DetallePoblacionRegional/', datos: z.array(detalleRegional) }),
  detalleRegionalHistorico: get({
    controller,
    path: '/DetallePoblacionRegionalHistorico/:fecha',
    datos: z.array(detalleRegional),
  }),
  monitorRegional: get({ controller, path: '/DatosMonitorRegionalBDPA', datos: z.array(monitorRegional) }),

  /** Records, to be sent, every person of the fund who is not in the registry. */
  grabarPoblacion: run({ controller, path: '/GrabarPoblacionBDPA', datos: resultadoOperacion }),
  /** Sends the recorded rows. */
  enviarPoblacion: run({ controller, path: '/EnviarPoblacionBDPA', datos: resultadoOperacion }),
  /** Sends again the rows that could not be sent. */
  enviarNoEnviados: run({ controller, path: '/EnviarDatosBDPANOENVIADOS', datos: resultadoOperacion }),
  actualizar: run({
    controller,
    path: '/ActualizarPoblacionBDPA/:idRegistro',
    datos: assumed(z.nullable(registroBdpa)),
    success: 'Se actualizó correctamente el registro en la BDPA.',
  }),
  /** Reports to the registry that a person left a company on a day. The path's values are assumed. */
  regularizarBaja: run({
    controller,
    path: '/RegularizarBajaBDPA/:idPersona/:idEmpresa/:fechaBaja',
    datos: assumed(z.nullable(registroBdpa)),
  }),
};
