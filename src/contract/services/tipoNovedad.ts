import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get } from '../endpoint.ts';
import { tipoNovedadItem } from '../entities/filaNovedad.ts';

const controller = controllers.tipoNovedad;

/** Novelty types (spec E 7.4, F 7.7). */
export const tipoNovedad = {
  /** Parents by their ids, separated by a bar. */
  padres: get({ controller, path: '/obtieneNovedadesPadre/:ids', datos: z.array(tipoNovedadItem) }),
  /** By part of the name; an underscore means an empty text. */
  buscar: get({ controller, path: '/BuscarTiposNovedad/:texto', datos: z.array(tipoNovedadItem) }),
  hijos: get({ controller, path: '/ObtieneTiposNovedadHijosDadoIdPadre/:id', datos: z.array(tipoNovedadItem) }),
};
