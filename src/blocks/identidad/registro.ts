import { call } from '#client/call.ts';
import { type BusquedaObservada, type ConsultaBdpa, tipoDocumentoBdpa } from '#contract/entities/bdpa.ts';
import { tipoDocumento } from '#contract/enumerations.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import type { DatosIdentidad } from './datos.ts';

/** CI with a carnet, PAS with anything else (spec F 5.3). */
export const tipoBdpaDe = (idTipoDocumento: number) =>
  idTipoDocumento === tipoDocumento.carnet ? tipoDocumentoBdpa.carnet : tipoDocumentoBdpa.otro;

/** The question the central registry takes (spec F 7.4). */
export const consultaBdpaDe = (datos: DatosIdentidad): ConsultaBdpa => ({
  TipoDocumentoIdentidad: tipoBdpaDe(datos.tipoDocumento),
  NumeroDocumento: datos.numeroDocumento,
  ComplementoDocumento: datos.complemento,
  FechaNacimiento: datos.fechaNacimiento,
});

/**
 * A person by document and birth date, with what the fund and the central registry have of them (spec F 7.4). Quiet: the
 * failure is shown where the results would stand.
 */
export const buscarObservada = (datos: DatosIdentidad, signal: AbortSignal): Promise<BusquedaObservada> =>
  call(bdpa.buscarPersonaYObservacion, { body: consultaBdpaDe(datos) }, { signal, quiet: true });
