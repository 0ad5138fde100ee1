import { fold, tidy } from '#lib/texts.ts';
import type { AvisoDelServicio, Codigo, Fila, Hallazgo, Lugar } from '../fila/fila.ts';

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

/** Whether something keeps a row from being sent. */
export const conProblema = (hallazgos: readonly Hallazgo[]): boolean =>
  hallazgos.some(({ nivel }) => nivel === 'problema');

/**
 * A row with its findings, and the step that they lead to once the services were asked. What is sent does not depend on the
 * files: it stays while only they are wrong.
 */
export function juzgada(fila: Fila, hallazgos: readonly Hallazgo[], preparada: Fila['preparada']): Fila {
  const paso = conProblema(hallazgos) ? 'problema' : hallazgos.length > 0 ? 'aviso' : 'lista';
  const propios = hallazgos.filter(({ lugar }) => lugar !== 'Adjuntos');
  return { ...fila, hallazgos, paso, preparada: conProblema(propios) ? null : preparada };
}

/** The findings without a second one of the same code at the same place. */
export function sinDobles(hallazgos: readonly Hallazgo[]): readonly Hallazgo[] {
  const seen = new Set<string>();
  return hallazgos.filter(({ codigo, lugar }) => {
    const key = `${codigo}|${lugar}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
