import { controllers } from '../controllers.ts';
import { ask } from '../endpoint.ts';
import { consultaSegip, respuestaSegip } from '../entities/segip.ts';

const controller = controllers.afiliacion;

/** The identity service, asked through the fund's (spec F 7.5). */
export const afiliacionSegip = {
  /** Holds what is sent against the identity records: the six flags, 2 for what was not sent. */
  consultar: ask({
    controller,
    path: '/SEGIPconsultaDatosPersona',
    body: consultaSegip,
    datos: respuestaSegip,
  }),
  /** Body and reply not shown: taken to answer the record itself instead of flags, so for staff only. */
  consultarV1: ask({
    controller,
    path: '/SEGIPconsultaDatosPersonaV1',
    body: consultaSegip,
    datos: respuestaSegip,
  }),
};
