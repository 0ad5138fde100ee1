import * as z from 'zod/mini';
import type { Contenido } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import { session } from '#client/session.ts';
import { type NovedadDeOrden, novedadDeOrden, type OrdenPago, ordenPago } from '#contract/entities/ordenPago.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { tipoUsuario } from '#contract/enumerations.ts';
import { readOrNull } from '#contract/read.ts';
import { forgetPeople } from '#support/people.ts';
import { atTestEnd } from '#support/testEnd.ts';

/** Payment orders as the services send them. A test names only what matters to it. */

export const linea = (IdPersonaNovedad: number, part: object = {}): NovedadDeOrden =>
  z.parse(novedadDeOrden, { IdPersonaNovedad, NombreCompleto: 'PÉREZ ANA', Total: 50, ...part });

/** The order 7 of the company 501: a draft without notices. */
export const orden = (part: object = {}): OrdenPago => z.parse(ordenPago, { IdOrdenPago: 7, IdEmpresa: 501, ...part });

export const contenido = (Observacion: string, ...ids: number[]): Contenido => ({
  Observacion,
  Novedades: ids.map((id) => linea(id)),
});

/** The ids of some notices, in their order. */
export const ids = (Novedades: readonly NovedadDeOrden[]): number[] => Novedades.map((n) => n.IdPersonaNovedad);

/** Somebody of this kind works in the portal until the test ends. */
export function entra(kind: keyof typeof tipoUsuario): void {
  atTestEnd(forgetPeople);
  const token = `.${btoa(JSON.stringify({ USRTYP: String(tipoUsuario[kind]) }))}.`;
  session.setState({ token, user: readOrNull(usuarioSesion, { id_usuario: 3 }) });
}
