import { empAuth } from '#contract/services/empAuth.ts';
import type { Database } from '../db/database.ts';
import type { Usuario } from '../db/rows.ts';
import { cifrar } from '../db/usuarios.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { type Services, serve, serveOpen } from '../serve.ts';

/** The user with a name and password. The refusal is the same for an unknown user and a wrong password. */
export function verifica(db: Database, name: string, password: string): Usuario {
  const user = db.usuarios.by('usuario', name.trim().toLowerCase())[0];
  if (user?.clave !== cifrar(user?.usuario ?? '', password)) throw new Refusal('Usuario o contraseña incorrectos.');
  return user;
}

/** Access tokens (spec F 7.1): first for a user, then limited to what the user chose. */
export function serveEmpAuth(at: Services): void {
  serveOpen(at, empAuth.token, async ({ body, db }) => {
    if (body.TokenGC === '') throw new Refusal('Debe marcar la casilla de "No soy un robot".');
    return { access_token: await at.tokens.sign(verifica(db, body.UserName, body.Password)) };
  });

  serve(at, empAuth.newToken, async ({ body, sesion }) => {
    const regional = sesion.usuario.regionales.find((r) => r.IdRegional === body.IdRegional);
    const chosen = regional?.empresas.find((e) => e.concod === body.concod && e.numpat === body.numpat);
    if (!chosen) throw sinAcceso();
    const scope = { idRegional: body.IdRegional, idEmpresa: chosen.IdEmpresa, concod: chosen.concod };
    return { access_token: await at.tokens.sign(sesion.usuario, scope) };
  });
}
