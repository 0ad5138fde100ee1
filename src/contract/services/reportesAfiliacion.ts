import { controllers } from '../controllers.ts';
import { blob, file } from '../endpoint.ts';

const controller = controllers.reportes;

/** Commitments as PDF (spec R 7.2); the id is assumed to be the notice's. */
export const reportesAfiliacion = {
  compromisoAfiliacion: file({ controller, path: '/CompromisoAfiliacionDocumento/:idPersonaNovedad', datos: blob }),
  compromisoPago: file({ controller, path: '/CompromisoPagoDocumento/:idPersonaNovedad', datos: blob }),
};
