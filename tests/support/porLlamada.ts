/** Groups rows by the call they make, for titles that name its sentences; and gives those that are in no group. */
export function porLlamada<T>(filas: readonly T[], llamadaDe: (fila: T) => string) {
  const dadas = new Set<string>();
  return {
    /** The rows of these calls. Throws if there is none of one of them. */
    de: (...llamadas: readonly string[]): T[] => {
      const found = filas.filter((fila) => llamadas.includes(llamadaDe(fila)));
      const there = new Set(found.map(llamadaDe));
      const missing = llamadas.filter((one) => !there.has(one));
      if (missing.length > 0) throw new Error(`No row makes ${missing.join(', ')}`);
      for (const one of llamadas) dadas.add(one);
      return found;
    },
    otras: (): T[] => filas.filter((fila) => !dadas.has(llamadaDe(fila))),
  };
}
