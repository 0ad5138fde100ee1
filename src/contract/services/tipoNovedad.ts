import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get } from '../endpoint.ts';
import { tipoNovedadItem } from '../entities/novedad.ts';

const controller = controllers.tipoNovedad;

/** Novelty types (spec E 7.4). */
export const tipoNovedad = {
  /** Parents by their ids joined by a bar. */
  padres: get({ controller, path: '/obtieneNovedadesPadre/:ids', datos: z.array(tipoNovedadItem) }),
  hijos: get({ controller, path: '/ObtieneTiposNovedadHijosDadoIdPadre/:id', datos: z.array(tipoNovedadItem) }),
};
