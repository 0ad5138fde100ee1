import type { Fila, Hallazgo } from '../fila/fila.ts';

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
