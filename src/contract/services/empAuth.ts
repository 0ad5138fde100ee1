import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { post } from '../endpoint.ts';
import { dispositivo, tokenDatos } from '../entities/sesion.ts';
import { documented } from '../facts.ts';

/** Access tokens (spec F 7.1). TokenGC is the robot check's token. */
export const empAuth = {
  token: post({
    controller: controllers.empAuth,
    path: '',
    body: documented(
      'F 7.1',
      z.object({ UserName: z.string(), Password: z.string(), Dispositivo: dispositivo, TokenGC: z.string() }),
    ),
    datos: tokenDatos,
  }),
  newToken: post({
    controller: controllers.empAuth,
    path: '/newToken',
    body: documented('F 7.1', z.object({ IdRegional: z.number(), concod: z.string(), numpat: z.string() })),
    datos: tokenDatos,
  }),
};
