import { randomUUID } from 'node:crypto';
import { contrasena } from '#contract/services/contrasena.ts';
import { later } from '#lib/dates.ts';
import type { Database } from '../db/database.ts';
import type { Enlace } from '../db/rows.ts';
import { cifrar } from '../db/usuarios.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { type Services, serve, serveOpen, WithMessage } from '../serve.ts';

const HOUR = 3_600_000;

/** The specification has no password policy. Both fields must be filled in and equal. */
function revisar(nueva: string, repite: string): void {
  if (nueva.trim() === '') throw new Refusal('Contraseña, no tiene información.');
  if (nueva !== repite) throw new Refusal('Las contraseñas no coinciden.');
}

function setPassword(db: Database, idUsuario: number, nueva: string): void {
  const user = db.usuarios.get(idUsuario);
  if (!user) throw sinAcceso();
  db.usuarios.put({ ...user, clave: cifrar(user.usuario, nueva), Caduco: false, ModificarPassword: false });
}

function validLink(db: Database, token: string, now: Date): Enlace {
  const link = db.enlaces.get(token);
  if (!link || link.Usado || link.Expira <= now.toISOString())
    throw new Refusal('El enlace no es válido o ya venció. Solicite uno nuevo.');
  return link;
}

/** Password change, and reset by link (decision 23). */
export function serveContrasena(at: Services): void {
  serve(at, contrasena.cambiar, ({ body, sesion, db }) => {
    if (body.idUsuario !== sesion.usuario.IdUsuario) throw sinAcceso();
    if (sesion.usuario.clave !== cifrar(sesion.usuario.usuario, body.contrasenaActual))
      throw new Refusal('La contraseña actual no es correcta.');
    revisar(body.contrasenaNueva, body.contrasenaRepite);
    setPassword(db, sesion.usuario.IdUsuario, body.contrasenaNueva);
    return null;
  });

  /** The answer is the same whether the address exists or not. */
  serveOpen(at, contrasena.solicitar, ({ body, db, now }) => {
    const user = db.usuarios.by('correo', body.CorreoElectronico.trim().toLowerCase())[0];
    if (user) {
      const Token = randomUUID();
      const Expira = later(now, HOUR).toISOString();
      db.enlaces.put({ Token, IdUsuario: user.IdUsuario, Expira, Usado: false });
      at.onResetLink(Token);
    }
    const text = 'Si el correo está registrado, recibirá un enlace para restablecer su contraseña.';
    return new WithMessage(null, text, 'Information');
  });

  serveOpen(at, contrasena.verificarEnlace, ({ body, db, now }) => {
    validLink(db, body.Token, now);
    return null;
  });

  serveOpen(at, contrasena.reestablecer, ({ body, db, now }) => {
    const link = validLink(db, body.Token, now);
    revisar(body.contrasenaNueva, body.contrasenaRepite);
    db.enlaces.put({ ...link, Usado: true });
    setPassword(db, link.IdUsuario, body.contrasenaNueva);
    return null;
  });
}
