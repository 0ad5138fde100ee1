import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { esperaElegida } from '#engine/queue/preferencia.ts';
import type { IsoDate } from '#lib/dates.ts';
import { diasDe, tipoEnPalabras } from './filas.ts';
import { revisionMessages as textos } from './messages.ts';

/** What is read out after a decision: when it is sent, and which notice comes next. */
export function fraseDe(que: 'aceptar' | 'observar', next: FilaNovedad | null, day: IsoDate): string {
  const espera = esperaElegida();
  const { sola, seEnvia } = textos.decidido[que];
  const then = next
    ? textos.siguienteAviso(next.NombreCompleto, tipoEnPalabras(next).toLowerCase(), textos.dias(diasDe(next, day)))
    : textos.noQuedan;
  return `${espera === 'preguntar' ? sola : seEnvia(espera)} ${then}`;
}
