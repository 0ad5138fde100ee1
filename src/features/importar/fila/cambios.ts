import type { Columna, Textos } from './columnas.ts';
import { cerrada, type Fila, type Hallazgo, sePuedeMarcar } from './fila.ts';

/** What an act of the clerk changed: the rows as they were before. */
interface Hecho {
  readonly antes: readonly Fila[];
}

/** The rows of an import and what can be undone. */
export interface Filas {
  /** In the order of the file. */
  readonly filas: readonly Fila[];
  /** The place of each row in `filas`, by its number. */
  readonly lugares: ReadonlyMap<number, number>;
  /** The columns that hold a text or a finding in some row. A column that was shown stays. */
  readonly columnas: ReadonlySet<Columna>;
  /** The oldest act first. */
  readonly hechos: readonly Hecho[];
}

/** Reads a row again with other texts: its values, its type and what reading finds in it. The step is 'leida'. */
export type Releer = (fila: Fila, textos: Textos) => Fila;

/** The columns with those that hold a text or a finding in these rows. Without lists for each of thousands of rows. */
function conColumnas(columnas: ReadonlySet<Columna>, filas: readonly Fila[]): ReadonlySet<Columna> {
  const todas = new Set(columnas);
  for (const { textos, hallazgos } of filas) {
    for (const columna in textos) if (textos[columna as Columna]) todas.add(columna as Columna);
    for (const { lugar } of hallazgos) if (lugar !== null && lugar !== 'Adjuntos') todas.add(lugar);
  }
  return todas.size === columnas.size ? columnas : todas;
}

/** A row is ticked as soon as it may be, unless the clerk took the tick away. */
const conMarca = (fila: Fila): Fila => {
  if (cerrada(fila)) return fila;
  const marcada = sePuedeMarcar(fila) && fila.desmarcada !== true;
  return marcada === fila.marcada ? fila : { ...fila, marcada };
};

/** The state of rows that were just read, or kept by this browser. Nothing can be undone. */
export function abrirFilas(filas: readonly Fila[]): Filas {
  const puestas = filas.map((fila) => conMarca({ ...fila, leidos: fila.leidos ?? fila.hallazgos }));
  return {
    filas: puestas,
    lugares: new Map(puestas.map(({ numero }, at) => [numero, at])),
    columnas: conColumnas(new Set(), puestas),
    hechos: [],
  };
}

/** Puts rows in the places of those with their numbers. Rows without a place are left out. */
function poner(estado: Filas, nuevas: readonly Fila[]): Filas {
  if (nuevas.length === 0) return estado;
  const filas = [...estado.filas];
  for (const fila of nuevas) {
    const at = estado.lugares.get(fila.numero);
    if (at !== undefined) filas[at] = conMarca(fila);
  }
  return { ...estado, filas, columnas: conColumnas(estado.columnas, nuevas) };
}

/** The row with a number. */
const filaDe = (estado: Filas, numero: number): Fila | undefined => {
  const at = estado.lugares.get(numero);
  return at === undefined ? undefined : estado.filas[at];
};

const filasDe = (estado: Filas, numeros: readonly number[]): readonly Fila[] =>
  numeros.flatMap((numero) => filaDe(estado, numero) ?? []).filter((fila) => !cerrada(fila));

/** Changes rows as one act that can be undone. Rows that `cambiar` leaves as they are do not count. */
function hacer(estado: Filas, filas: readonly Fila[], cambiar: (fila: Fila) => Fila): Filas {
  const pares = filas.map((antes) => ({ antes, nueva: cambiar(antes) })).filter(({ antes, nueva }) => antes !== nueva);
  if (pares.length === 0) return estado;
  const hecho = { antes: pares.map(({ antes }) => antes) };
  return poner(
    { ...estado, hechos: [...estado.hechos, hecho] },
    pares.map(({ nueva }) => nueva),
  );
}

const cambia = (textos: Textos, nuevos: Textos): boolean =>
  (Object.keys(nuevos) as Columna[]).some((columna) => (textos[columna] ?? '') !== (nuevos[columna] ?? ''));

/** One text of each column for a set of rows: what people typed into a cell, or the cure of a group. */
export function editarFilas(estado: Filas, numeros: readonly number[], nuevos: Textos, releer: Releer): Filas {
  return hacer(estado, filasDe(estado, numeros), (fila) => {
    if (!cambia(fila.textos, nuevos)) return fila;
    const { textos, valores, tipo, hallazgos } = releer(fila, { ...fila.textos, ...nuevos });
    return { ...fila, textos, valores, tipo, hallazgos, leidos: hallazgos, paso: 'porComprobar', preparada: null };
  });
}

/** Confirms a group of warnings for all its rows. */
export function confirmarGrupo(estado: Filas, grupo: string): Filas {
  const suyas = estado.filas.filter(
    (fila) => !cerrada(fila) && fila.hallazgos.some((one) => one.nivel === 'aviso' && one.grupo === grupo),
  );
  return hacer(estado, suyas, (fila) =>
    fila.confirmados.includes(grupo) ? fila : { ...fila, confirmados: [...fila.confirmados, grupo] },
  );
}

/** Ticks rows or takes their ticks away. Rows that may not be ticked stay as they are. */
export function marcarFilas(estado: Filas, numeros: readonly number[], marcada: boolean): Filas {
  const suyas = filasDe(estado, numeros).filter(sePuedeMarcar);
  return hacer(estado, suyas, (fila) => (fila.marcada === marcada ? fila : { ...fila, desmarcada: !marcada }));
}

const definitivo: ReadonlySet<Fila['paso']> = new Set(['lista', 'aviso', 'problema']);

/** A row as it was before an act. What the checks found for the same texts since then stays. */
function comoEra(antes: Fila, ahora: Fila): Fila {
  const { confirmados, desmarcada } = antes;
  if (antes.textos === ahora.textos) return { ...ahora, confirmados, desmarcada: desmarcada === true };
  return definitivo.has(antes.paso) ? antes : { ...antes, paso: 'porComprobar' };
}

/** Undoes the last act. Rows that were sent since then stay as they are. */
export function deshacerHecho(estado: Filas): Filas {
  const ultimo = estado.hechos.at(-1);
  if (!ultimo) return estado;
  const filas = ultimo.antes.flatMap((antes) => {
    const ahora = filaDe(estado, antes.numero);
    return ahora === undefined || cerrada(ahora) ? [] : [comoEra(antes, ahora)];
  });
  return poner({ ...estado, hechos: estado.hechos.slice(0, -1) }, filas);
}

/**
 * Takes what the checks found. A row whose texts were edited since the check began keeps its own; so do the clerk's ticks and
 * confirmations.
 */
export function aplicarRevision(estado: Filas, revisadas: readonly Fila[]): Filas {
  const nuevas = revisadas.flatMap((revisada) => {
    const ahora = filaDe(estado, revisada.numero);
    if (ahora === undefined || ahora.textos !== revisada.textos || cerrada(ahora)) return [];
    const { confirmados, desmarcada, leidos, marcada } = ahora;
    return [{ ...revisada, confirmados, marcada, desmarcada: desmarcada === true, leidos: leidos ?? [] }];
  });
  return poner(estado, nuevas);
}

const esRepeticion = ({ codigo }: Hallazgo): boolean => codigo === 'REPETIDA';

/**
 * Marks the rows that repeat another one, by number. A row that no longer repeats another has to be checked, because
 * the services were not asked about it.
 */
export function marcarRepetidas(estado: Filas, repetidas: ReadonlyMap<number, Hallazgo>): Filas {
  const nuevas = estado.filas.flatMap((fila): readonly Fila[] => {
    if (cerrada(fila)) return [];
    const era = fila.hallazgos.find(esRepeticion);
    const es = repetidas.get(fila.numero);
    if (era?.texto === es?.texto) return [];
    const otros = fila.hallazgos.filter((one) => !esRepeticion(one));
    return es === undefined
      ? [{ ...fila, hallazgos: otros, paso: 'porComprobar' }]
      : [{ ...fila, hallazgos: [...otros, es], paso: 'problema' }];
  });
  return poner(estado, nuevas);
}

/** Lets rows be checked again with their own texts, for example because the services did not answer. */
export function pedirComprobacion(estado: Filas, numeros: readonly number[]): Filas {
  const nuevas = filasDe(estado, numeros).map(
    (fila): Fila => ({ ...fila, paso: 'porComprobar', hallazgos: fila.leidos ?? [], preparada: null }),
  );
  return poner(estado, nuevas);
}
