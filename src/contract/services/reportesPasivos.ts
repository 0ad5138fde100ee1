import { controllers } from '../controllers.ts';
import { blob, file } from '../endpoint.ts';

const controller = controllers.reportes;

/** Retirees' notices as PDF (spec R 7.2, 7.4). Their transfers use the common report: reportes.avisoTransferencia. */
export const reportesPasivos = {
  avisoAltaPasivo: file({ controller, path: '/ReporteAvisoAltaPasivo/:idPersona/:idPersonaNovedad', datos: blob }),
  bajaPasivo: file({ controller, path: '/ReporteBajaPasivo/:idPersona/:idPersonaNovedad', datos: blob }),
};
