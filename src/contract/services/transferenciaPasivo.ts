import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { notShown, post } from '../endpoint.ts';
import { transferenciaPasivoForm } from '../entities/pasivo.ts';

const controller = controllers.transferenciaPasivo;

/** Notices that move a retiree to another regional (spec R 7.5). */
export const transferenciaPasivo = {
  /** Datos: the id of the notice. */
  insertar: post({
    controller,
    path: '/InsertarTransferenciaPasivo',
    body: transferenciaPasivoForm,
    datos: z.number(),
    success: 'El registro se insertó correctamente.',
  }),
  modificar: post({
    controller,
    path: '/ModificaTransferenciaPasivo',
    body: transferenciaPasivoForm,
    datos: notShown,
    success: 'El registro se modificó correctamente.',
  }),
  eliminar: post({
    controller,
    path: '/EliminaTransferenciaPasivo',
    body: transferenciaPasivoForm,
    datos: notShown,
    success: 'Registro eliminado correctamente.',
  }),
  aceptar: post({
    controller,
    path: '/AceptaTransferenciaPasivo',
    body: transferenciaPasivoForm,
    datos: notShown,
    success: 'La novedad se aceptó correctamente.',
  }),
};
