import { login } from '#contract/services/login.ts';
import { type Services, serveOpen } from '../serve.ts';
import { verifica } from './empAuth.ts';

/** Sign-in (spec F 7.1). */
export function serveLogin(at: Services): void {
  serveOpen(at, login.usuario, ({ body, db }) => {
    const { IdUsuario, NombreCompleto, CorreoElectronico, Caduco, ModificarPassword } = verifica(
      db,
      body.userName,
      body.password,
    );
    return { IdUsuario, NombreCompleto, CorreoElectronico, Caduco, ModificarPassword };
  });
}
