import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { post } from '../endpoint.ts';
import { dispositivo, usuarioLogin } from '../entities/sesion.ts';
import { documented } from '../facts.ts';

/** Signing in (spec F 7.1). */
export const login = {
  usuario: post({
    controller: controllers.login,
    path: '/Usuario',
    body: documented('F 7.1', z.object({ userName: z.string(), password: z.string(), Dispositivo: dispositivo })),
    datos: usuarioLogin,
  }),
};
