import { controllers } from '../controllers.ts';
import { notShown, post } from '../endpoint.ts';
import { novedadForm } from '../entities/novedad.ts';
import { nuevoId } from '../entities/wire.ts';
import { documented } from '../facts.ts';

const controller = controllers.transferenciaPasivo;

/** Notices that move a retiree to another regional, which IdDepartamento of SegurosPacientes names (spec R 3.1, 7.5). */
export const transferenciaPasivo = {
  /** Datos: the id of the notice. */
  insertar: post({
    controller,
    path: '/InsertarTransferenciaPasivo',
    body: novedadForm,
    datos: documented('R 7.5', nuevoId()),
    success: 'El registro se insertó correctamente.',
  }),
  modificar: post({
    controller,
    path: '/ModificaTransferenciaPasivo',
    body: novedadForm,
    datos: notShown,
    success: 'El registro se modificó correctamente.',
  }),
  eliminar: post({
    controller,
    path: '/EliminaTransferenciaPasivo',
    body: novedadForm,
    datos: notShown,
    success: 'Registro eliminado correctamente.',
  }),
  aceptar: post({
    controller,
    path: '/AceptaTransferenciaPasivo',
    body: novedadForm,
    datos: notShown,
    success: 'La novedad se aceptó correctamente.',
  }),
};
