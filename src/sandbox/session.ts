import { jwtVerify, SignJWT } from 'jose';
import { type TipoUsuario, tipoUsuario, tipoUsuarioDe } from '#contract/enumerations.ts';
import type { Database } from './db/database.ts';
import type { Usuario } from './db/rows.ts';
import { NotSignedIn } from './refusal.ts';
import { honestToken } from './shapes/tokens.ts';

/** The caller, and the regional and company of the token; 0 and '' before a choice. Staff have company 0. */
export interface Sesion {
  readonly usuario: Usuario;
  readonly tipo: TipoUsuario;
  readonly idRegional: number;
  readonly idEmpresa: number;
  readonly concod: string;
}

/** True if the caller's password expired or was given by somebody else, and is not changed yet (decision 23). */
export const debeCambiarContrasena = ({ usuario }: Sesion): boolean => usuario.Caduco || usuario.ModificarPassword;

interface Scope {
  readonly idRegional: number;
  readonly idEmpresa: number;
  readonly concod: string;
}

export interface Tokens {
  sign(usuario: Usuario, scope?: Scope): Promise<string>;
  /** The caller in an Authorization header. Throws NotSignedIn for a missing, invalid or expired token. */
  read(header: string | undefined): Promise<Sesion>;
  /** Makes every token issued so far invalid, to test the lock-screen. */
  expireAll(): void;
}

const HOURS = 8;

/**
 * Issues and checks the tokens: HS256, eight hours, the claims of spec F 3.1, and our own claims for regional and company.
 */
export function createTokens(db: Database, now: () => Date, secret: () => string): Tokens {
  let generation = 0;
  const key = () => new TextEncoder().encode(secret());
  const seconds = () => Math.floor(now().getTime() / 1000);

  return {
    sign(usuario, scope) {
      const patient = db.pacientes.by('persona', usuario.IdPersona)[0];
      return new SignJWT({
        Rol: usuario.tipo,
        USRID: String(usuario.IdUsuario),
        PERID: String(usuario.IdPersona),
        USRTYP: String(tipoUsuario[usuario.tipo]),
        SEGID: String(patient?.IdPaciente ?? 0),
        GEN: generation,
        ...(scope && { REGID: scope.idRegional, EMPID: scope.idEmpresa, CONCOD: scope.concod }),
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + HOURS * 3600)
        .sign(key());
    },

    async read(header) {
      const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
      if (!token) throw new NotSignedIn();
      const { payload } = await jwtVerify(honestToken(token), key(), {
        algorithms: ['HS256'],
        currentDate: now(),
      }).catch(() => {
        throw new NotSignedIn(); // whatever is wrong with the token, the user has to sign in again
      });
      const usuario = db.usuarios.get(Number(payload.USRID));
      const tipo = tipoUsuarioDe(payload.USRTYP);
      if (!usuario || !tipo || payload.GEN !== generation) throw new NotSignedIn();
      return {
        usuario,
        tipo,
        idRegional: Number(payload.REGID ?? 0),
        idEmpresa: Number(payload.EMPID ?? 0),
        concod: String(payload.CONCOD ?? ''),
      };
    },

    expireAll() {
      generation += 1;
    },
  };
}
