import type { Fila } from '../fila/fila.ts';
import type { Corrida } from '../registrar/estado.ts';

/** All rows of the file with what the run says of them. */
export function conResultados(filas: readonly Fila[], corrida: Corrida | null): readonly Fila[] {
  if (!corrida) return filas;
  const { pasos, resultados } = corrida.estado.getState();
  return filas.map((fila) => {
    const paso = pasos.get(fila.numero);
    return paso === undefined ? fila : { ...fila, paso, resultado: resultados.get(fila.numero) ?? fila.resultado };
  });
}
