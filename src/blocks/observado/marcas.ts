import { createContext, use } from 'react';
import type { Observada } from './NotaObservada.tsx';

/** What the fund observed about a notice: at its fields (by path), at its facts (by label), at its files (by requirement). */
interface Marcas {
  readonly campos: ReadonlyMap<string, Observada>;
  readonly archivos: ReadonlyMap<number, Observada>;
}

/** No marks: the notice was not observed, or its observation names nothing. */
export const sinMarcas: Marcas = { campos: new Map(), archivos: new Map() };

/** A point of an observation: what it says, and the thing on the form that it is about. */
interface Punto {
  readonly texto: string;
  readonly cambio: boolean;
  readonly lugar: {
    readonly etiqueta: string;
    readonly path?: string;
    readonly idRequisito?: number;
  } | null;
}

function agregar<K>(marcas: Map<K, Observada>, key: K, { texto, cambio }: Punto): void {
  marcas.set(key, { motivos: [...(marcas.get(key)?.motivos ?? []), texto], cambio });
}

/** The marks of the points of an observation. */
export function marcasDe(puntos: readonly Punto[]): Marcas {
  const campos = new Map<string, Observada>();
  const archivos = new Map<number, Observada>();
  for (const punto of puntos) {
    if (!punto.lugar) continue;
    const { etiqueta, path, idRequisito } = punto.lugar;
    if (idRequisito === undefined) agregar(campos, path ?? etiqueta, punto);
    else agregar(archivos, idRequisito, punto);
  }
  return { campos, archivos };
}

/** The marks of the form that is shown. */
export const MarcasDelAviso = createContext<Marcas>(sinMarcas);

/** The mark of a field by its path, or of a fact by its label. */
export const useMarca = (campo: string): Observada | undefined => use(MarcasDelAviso).campos.get(campo);
