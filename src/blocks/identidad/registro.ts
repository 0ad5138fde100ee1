import { call } from '#client/call.ts';
import { type BusquedaObservada, type ConsultaBdpa, tipoDocumentoBdpa } from '#contract/entities/bdpa.ts';
import { tipoDocumento } from '#contract/enumerations.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import type { DatosIdentidad } from './datos.ts';

/** The type code: CI for a carnet, PAS for other documents (spec F 5.3). */
export const tipoBdpaDe = (idTipoDocumento: number) =>
  idTipoDocumento === tipoDocumento.carnet ? tipoDocumentoBdpa.carnet : tipoDocumentoBdpa.otro;

/** The request of the central registry (spec F 7.4). */
export const consultaBdpaDe = (datos: DatosIdentidad): ConsultaBdpa => ({
  TipoDocumentoIdentidad: tipoBdpaDe(datos.tipoDocumento),
  NumeroDocumento: datos.numeroDocumento,
  ComplementoDocumento: datos.complemento,
  FechaNacimiento: datos.fechaNacimiento,
});

/**
 * Searches a person by document and birth date, with what the fund and the central registry have about them
 * (spec F 7.4). The call is quiet: the failure is shown in place of the results.
 */
export const buscarObservada = (datos: DatosIdentidad, signal: AbortSignal): Promise<BusquedaObservada> =>
  call(bdpa.buscarPersonaYObservacion, { body: consultaBdpaDe(datos) }, { signal, quiet: true });
