import type { NovedadDeOrden } from '#contract/entities/ordenPago.ts';
import { fill, fold } from '#lib/texts.ts';
import { porPagarMessages as textos } from './messages.ts';

/** What is paid, as people call it: the services name an exam PREOCUPACIONAL. Any other name stays. */
export function queSePaga({ Novedad }: Pick<NovedadDeOrden, 'Novedad'>): string {
  const name = fold(Novedad).replace(/[^a-z]/g, '');
  if (name.startsWith('preocupacional') || name === 'ocupacionalpreocupacional') return textos.examenes.pre;
  if (name.startsWith('postocupacional') || name === 'ocupacionalpostocupacional') return textos.examenes.post;
  return Novedad;
}

/** 'Examen preocupacional de PÉREZ ANA'. */
export const deQuien = (linea: NovedadDeOrden): string =>
  fill(textos.de, { novedad: queSePaga(linea), nombre: linea.NombreCompleto });
