import { controllers } from '#contract/controllers.ts';
import { blob, file, notShown, post } from '#contract/endpoint.ts';
import { novedadForm } from '#contract/entities/novedad.ts';
import { nuevoId } from '#contract/entities/wire.ts';

/** The type of the leaves. */
export const LICENCIA = 300;

const controller = { insured: 'Licencia', others: 'Licencia', servicio: 'administrativo' } as const;

/** Notices of leave, a family that the fund does not have. */
export const licencia = {
  insertar: post({
    controller,
    path: '/InsertarLicencia',
    body: novedadForm,
    datos: nuevoId(),
    success: 'La licencia se registró correctamente.',
  }),
  modificar: post({ controller, path: '/ModificaLicencia', body: novedadForm, datos: notShown }),
  eliminar: post({ controller, path: '/EliminaLicencia', body: novedadForm, datos: notShown }),
  aceptar: post({
    controller,
    path: '/AceptaLicencia',
    body: novedadForm,
    datos: notShown,
    success: 'La licencia se aceptó correctamente.',
  }),
};

/** Its printed notice. */
export const reporteLicencia = file({
  controller: controllers.reportes,
  path: '/ReporteLicencia/:idPersona/:idPersonaNovedad',
  datos: blob,
});
