import { fold, tidy } from '#lib/texts.ts';
import type { AvisoDelServicio, Codigo, Hallazgo, Lugar } from './fila.ts';

interface Partes {
  readonly nivel?: Hallazgo['nivel'];
  readonly codigo: Codigo;
  readonly lugar: Lugar;
  readonly texto: string;
  /** The sentence for all rows with it; the same as for one row if unset. */
  readonly titulo?: string;
  /** What is the same in all rows of its group, besides code and place: a value that is fixed once for all of them. */
  readonly comun?: string;
  readonly aviso?: AvisoDelServicio;
}

/** A finding; a problem unless it says otherwise. */
export const hallazgo = ({
  nivel = 'problema',
  codigo,
  lugar,
  texto,
  titulo = texto,
  comun = '',
  aviso,
}: Partes): Hallazgo => ({
  nivel,
  codigo,
  lugar,
  texto,
  titulo,
  grupo: [codigo, lugar ?? '', tidy(fold(comun))].join('|'),
  ...(aviso ? { aviso } : {}),
});
