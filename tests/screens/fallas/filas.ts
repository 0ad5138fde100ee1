import { filasDe, type Parte } from './tabla.ts';

type Fila = readonly [titulo: string, fila: ReturnType<typeof filasDe>[number]];

/** The forms of a part by the calls that they make; and those that no other group of the test file has. */
export function porLlamada(parte: Parte) {
  const filas = filasDe(parte).map((fila): Fila => [fila.titulo, fila]);
  const dadas = new Set<string>();
  return {
    de: (...llamadas: readonly string[]): Fila[] => {
      const found = filas.filter(([, { form }]) => llamadas.includes(form.llamada));
      if (new Set(found.map(([, { form }]) => form.llamada)).size < llamadas.length)
        throw new Error(`No form of ${parte} makes one of ${llamadas.join(', ')}`);
      for (const one of llamadas) dadas.add(one);
      return found;
    },
    otras: (): Fila[] => filas.filter(([, { form }]) => !dadas.has(form.llamada)),
  };
}
