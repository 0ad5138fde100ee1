import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { blob, file, get, notShown, remove, upload } from '../endpoint.ts';
import { recurso, recursoForm, recursosPendientes, requisito } from '../entities/adjunto.ts';

const controller = controllers.recursosPorAudiencia;

/**
 * Attachments and photographs (spec R 7.9). The three path values are assumed to be table, record and file. A requirement
 * requested by its own id or name is answered once for each type of notice that has it.
 */
export const recursos = {
  requisitos: get({
    controller: controllers.recursos,
    path: '/ObtenerRequisitosPorTipoNovedad/:idTipoNovedad',
    datos: z.array(requisito),
  }),
  requisitosPorId: get({
    controller: controllers.recursos,
    path: '/ObtenerRequisitosTipoNovedadPorId/:idRequisito',
    datos: z.array(requisito),
  }),
  requisitosPorNombre: get({
    controller: controllers.recursos,
    path: '/ObtenerRequisitosTipoNovedadPorNombre/:nombre',
    datos: z.array(requisito),
  }),
  /** The files of a saved notice. */
  deNovedad: get({
    controller,
    path: '/ValidacionDeAdjuntos/:idPersonaNovedad/:idTipoNovedad',
    datos: z.array(recurso),
  }),
  obtener: file({ controller, path: '/ObtenerRecurso/:tabla/:idTabla/:idRecurso', datos: blob }),
  /** A stored file as PDF. Written "GET {token}{id}": {id} is assumed to be the file's id. */
  documento: file({ controller: controllers.documentos, path: '/:idRecurso', datos: blob }),
  /** Stores a file in a saved notice, replacing an earlier one for the same requirement. */
  grabar: upload({ controller, path: '/GrabarRecurso', body: recursoForm, datos: recurso }),
  /** Stores a file until the notice of its person is saved. */
  grabarPendiente: upload({ controller, path: '/grabarRecursoIdTablaCero', body: recursoForm, datos: recurso }),
  /** The files that wait for a person's notice. */
  pendientes: upload({
    controller,
    path: '/VerificarRecursoIdTablaCero',
    body: recursosPendientes,
    datos: z.array(recurso),
  }),
  eliminar: remove({
    controller: controllers.recursos,
    path: '/EliminarRecurso/:tabla/:idTabla/:idRecurso',
    datos: notShown,
  }),
};
