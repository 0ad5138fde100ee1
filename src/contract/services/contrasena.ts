import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { notShown, post, put } from '../endpoint.ts';
import { documented } from '../facts.ts';

const nueva = { contrasenaNueva: z.string(), contrasenaRepite: z.string() };

/** Password change, and reset by link (spec F 7.1, F 8, decision 23). */
export const contrasena = {
  cambiar: put({
    controller: controllers.cambiarContrasena,
    path: '',
    body: documented('F 7.1', z.object({ contrasenaActual: z.string(), ...nueva, idUsuario: z.number() })),
    datos: notShown,
    success: 'La contraseña fue modificada correctamente. Por favor vuelva a iniciar sesión.',
  }),
  solicitar: post({
    controller: controllers.reestablecerContrasena,
    path: '/solicita',
    body: documented('F 7.1', z.object({ CorreoElectronico: z.string() })),
    datos: notShown,
    success: 'Si el correo está registrado, recibirá un enlace para restablecer su contraseña.',
  }),
  verificarEnlace: post({
    controller: controllers.reestablecerContrasena,
    path: '/verificaEnlace',
    body: documented('F 7.1', z.object({ Token: z.string() })),
    datos: notShown,
  }),
  reestablecer: put({
    controller: controllers.reestablecerContrasena,
    path: '/reestablece',
    body: documented('F 7.1', z.object({ Token: z.string(), ...nueva })),
    datos: notShown,
    success: 'Información actualizada correctamente, por favor vuelva a ingresar con su nueva contraseña.',
  }),
};
