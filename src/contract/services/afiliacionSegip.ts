import { controllers } from '../controllers.ts';
import { ask } from '../endpoint.ts';
import { consultaSegip, respuestaSegip } from '../entities/segip.ts';

const controller = controllers.afiliacion;

/** The identity service, called through the fund's service (spec F 7.5). */
export const afiliacionSegip = {
  /** Compares the sent data with the identity records: six flags, 2 for data that was not sent. */
  consultar: ask({
    controller,
    path: '/SEGIPconsultaDatosPersona',
    body: consultaSegip,
    datos: respuestaSegip,
  }),
  /** Body and reply are not shown. Assumed to answer the record itself instead of flags, so it is for staff only. */
  consultarV1: ask({
    controller,
    path: '/SEGIPconsultaDatosPersonaV1',
    body: consultaSegip,
    datos: respuestaSegip,
  }),
};
