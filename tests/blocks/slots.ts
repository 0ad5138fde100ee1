import * as z from 'zod/mini';
import type { AdjuntoSlot } from '#blocks/adjuntos/slots.ts';
import { type Recurso, type Requisito, recurso } from '#contract/entities/adjunto.ts';

/** A stored file, as the services send it. */
export const buildRecurso = (over: Partial<Recurso> = {}): Recurso =>
  z.parse(recurso, { IdRecurso: 1, IdTabla: 0, IdRequisito: 3, NombreArchivo: 'documento.pdf', ...over });

/** The place of a required file, without a file. */
export const buildSlot = (requisito: Partial<Requisito> = {}, over: Partial<AdjuntoSlot> = {}): AdjuntoSlot => ({
  requisito: {
    Nombre: 'DOCUMENTO DE IDENTIDAD',
    Extension: 'pdf,jpg,png',
    Requerido: true,
    IdRequisito: 3,
    IdRequisitoTipoNovedad: 103,
    IdTipoNovedad: 2,
    TamanioMb: 2,
    ...requisito,
  },
  recurso: null,
  guardado: null,
  pendiente: false,
  porQuitar: false,
  tieneArchivo: false,
  subida: null,
  preparando: false,
  error: null,
  ...over,
});
