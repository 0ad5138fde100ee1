import { startSession } from '#client/session.ts';
import type { UsuarioSesion } from '#contract/entities/sesion.ts';

const part = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

/** A token as the portal reads it: only claims, with a signature that is not checked here. */
export const tokenOf = (claims: Record<string, unknown>): string => `${part({ alg: 'none' })}.${part(claims)}.x`;

export const buildUsuario = (overrides: Partial<UsuarioSesion> = {}): UsuarioSesion => ({
  id_usuario: 7,
  usuario: 'empresa',
  nombre_completo: 'MIRANDA SALAS CARLA',
  correo_electronico: 'empresa@ejemplo.bo',
  id_regional: 1,
  regional: 'La Paz',
  id_empresa: '1001',
  empresa: 'BANCO ALTIPLANO S.A.',
  numero_patronal: '01-234-00567',
  id_modulo: 1,
  unica_regional_modulo: true,
  accesos: [],
  caduco: false,
  modificar_password: false,
  cantidad_transaccion_pagar: 0,
  ...overrides,
});

/** Signs somebody in without a service. Returns the token. */
export function sessionAs(USRTYP: number, overrides: Partial<UsuarioSesion> = {}): string {
  const token = tokenOf({ USRTYP, USRID: 7, PERID: 501 });
  startSession(token, buildUsuario(overrides));
  return token;
}
