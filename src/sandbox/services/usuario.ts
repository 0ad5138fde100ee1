import { usuario } from '#contract/services/usuario.ts';
import { sinAcceso } from '../refusal.ts';
import { type Services, serve } from '../serve.ts';

/** Users of the fund (spec F 7.1). */
export function serveUsuario(at: Services): void {
  /** The users that employers and staff may write to. Insured persons and programs may not. */
  serve(at, usuario.vigentesInternos, ({ db, sesion }) => {
    if (sesion.tipo === 'ASEGURADOS' || sesion.tipo === 'SERVICIOS_API') throw sinAcceso();
    return db.usuarios
      .all()
      .filter((u) => (u.tipo === 'INTERNO' || u.tipo === 'INTERNO_EXTERNO') && !u.Caduco)
      .map(({ IdUsuario, NombreCompleto, CorreoElectronico }) => ({
        IdUsuario,
        Nombre: NombreCompleto,
        Correo: CorreoElectronico,
      }));
  });
}
