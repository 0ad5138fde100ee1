import { controllers } from '../controllers.ts';
import { notShown, post } from '../endpoint.ts';
import { novedadForm } from '../entities/novedad.ts';
import { nuevoId } from '../entities/wire.ts';
import { documented } from '../facts.ts';

const controller = controllers.transferenciaCotizante;

/**
 * Transfer notices of contributors (spec E 7.3). "Form data" is read as the whole form: SegurosPacientes.IdDepartamento
 * is the destination regional, IdEmpresaDestino the company there and IdUbicacion its location (spec E 3).
 */
export const transferenciaCotizante = {
  /** Datos is the new notice's id. */
  insertar: post({
    controller,
    path: '/InsertarTransferenciaCotizante',
    body: novedadForm,
    datos: documented('E 7.3', nuevoId()),
    success: 'El registro se insertó correctamente.',
  }),
  modificar: post({
    controller,
    path: '/ModificaTransferenciaCotizante',
    body: novedadForm,
    datos: notShown,
    success: 'El registro se modificó correctamente.',
  }),
  aceptar: post({
    controller,
    path: '/AceptaTransferenciaCotizante',
    body: novedadForm,
    datos: notShown,
    success: 'La novedad se aceptó correctamente.',
  }),
  eliminar: post({
    controller,
    path: '/EliminaTransferenciaCotizante',
    body: novedadForm,
    datos: notShown,
    success: 'Registro eliminado correctamente.',
  }),
};
