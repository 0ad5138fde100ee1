import { controllers } from '../controllers.ts';
import { blob, file } from '../endpoint.ts';

const controller = controllers.reportes;

/**
 * Reports as PDF (spec E 7.1 to 7.3). The two unnamed path values are assumed to be person and notice, as in similar reports.
 */
export const reportes = {
  avisoAlta: file({ controller, path: '/ReporteAvisoAlta/:idPersona/:idPersonaNovedad', datos: blob }),
  avisoBaja: file({ controller, path: '/ReporteAvisoBaja/:idPersona/:idPersonaNovedad', datos: blob }),
  /** For contributors and for retirees. */
  avisoTransferencia: file({
    controller,
    path: '/ReporteAvisoTransferencia/:idPersona/:idPersonaNovedad',
    datos: blob,
  }),
  carneAsegurado: file({ controller, path: '/ReporteCarneAsegurado/:idPersona/:idPersonaNovedad', datos: blob }),
};
