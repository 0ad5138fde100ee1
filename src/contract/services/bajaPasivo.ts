import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get, notShown, post } from '../endpoint.ts';
import { bajaPasivoForm, pacienteFallecido } from '../entities/pasivo.ts';
import { nuevoId } from '../entities/wire.ts';
import { documented } from '../facts.ts';

const controller = controllers.bajaPasivo;

/** Deregistration notices of retirees who died (spec R 7.4). */
export const bajaPasivo = {
  /** Datos: the id of the notice. */
  insertar: post({
    controller,
    path: '/InsertarBajaPasivo',
    body: bajaPasivoForm,
    datos: documented('R 7.4', nuevoId()),
    success: 'El registro se insertó correctamente.',
  }),
  modificar: post({
    controller,
    path: '/ModificaBajaPasivo',
    body: bajaPasivoForm,
    /** A number that is not positive means that nothing was written (decision 62). */
    datos: documented('R 7.4', nuevoId()),
    success: 'El registro se modificó correctamente.',
  }),
  eliminar: post({
    controller,
    path: '/EliminaBajaPasivo',
    body: bajaPasivoForm,
    datos: notShown,
    success: 'Registro eliminado correctamente.',
  }),
  aceptar: post({
    controller,
    path: '/AceptaBajaPasivo',
    body: bajaPasivoForm,
    datos: notShown,
    success: 'La novedad se aceptó correctamente.',
  }),
  /** The date of the unfinished notice, or INCONCLUSO (decision 1). */
  verificarInconclusas: get({
    controller,
    path: '/VerificaNovedadesInconclusas/:idPersona/:idEmpresa',
    datos: documented('R 7.4', z.nullable(z.string())),
  }),
  /** By the person's last notice or, if there is none, by the person (decision 34). [] for a death that nobody reported. */
  buscarFallecido: get({
    controller,
    path: '/BuscaPacienteFallecido/:idPersonaNovedad',
    datos: z.array(pacienteFallecido),
  }),
};
