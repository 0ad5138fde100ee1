import type { Contexto } from '../comprobar/contexto.ts';
import { parecida, seEntiende } from '../comprobar/opciones.ts';
import type { Columna } from '../fila/columnas.ts';
import type { Correspondencia, Origen, Planilla } from '../fila/planilla.ts';
import { textosDe, tipoDe } from '../lectura/leerFilas.ts';
import { plegado } from '../lectura/titulos.ts';

/** A text of the file that stands for no item of its column's list. */
export interface ValorPorEnlazar {
  /** Its name in the form: the form of `plegado` after a sign, so that it is never empty nor a number. */
  readonly clave: string;
  /** As the file has it; '' for empty cells. */
  readonly texto: string;
  readonly filas: number;
  /** The item that it is probably meant to be. */
  readonly parecida: string | null;
}

/** What is to be linked in the columns with a list, those of most rows first. Columns with nothing to link are left out. */
export type PorEnlazar = ReadonlyMap<Columna, readonly ValorPorEnlazar[]>;

/** The links in the form: by column, then by `clave`. */
export type Enlaces = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** The type that a row counts as while its type is unknown: registrations read all columns. */
const SUPUESTO = 'alta-cotizante';

const claveDe = (texto: string): string => `_${plegado(texto)}`;

interface Partes {
  readonly planilla: Planilla;
  readonly correspondencia: Correspondencia;
  /** The items of each column with a list. */
  readonly opcionesDe: (columna: Columna) => readonly string[] | null;
  readonly contexto: Contexto;
}

/** The texts of one column with the types of notice and the number of rows that have them. */
function contados({ planilla, correspondencia }: Partes, columna: Columna) {
  const { [columna]: propio, TipoAviso } = correspondencia;
  const juntos: Correspondencia = { ...(propio ? { [columna]: propio } : {}), ...(TipoAviso ? { TipoAviso } : {}) };
  // Rows repeat each other: each pair of cells is read once.
  const vistos = new Map<string, { readonly texto: string; readonly tipo: string }>();
  const found = new Map<string, { readonly texto: string; readonly porTipo: Map<string, number> }>();
  const celda = (origen: Origen | undefined, celdas: Planilla['filas'][number]['celdas']) =>
    origen && 'indice' in origen ? (celdas[origen.indice]?.texto ?? '') : '';
  for (const fila of planilla.filas) {
    const par = `${celda(propio, fila.celdas)}\0${celda(TipoAviso, fila.celdas)}`;
    let visto = vistos.get(par);
    if (!visto) {
      const leidos = textosDe(fila, juntos);
      visto = { texto: leidos[columna] ?? '', tipo: tipoDe(leidos.TipoAviso ?? '')?.tipo ?? SUPUESTO };
      vistos.set(par, visto);
    }
    const clave = claveDe(visto.texto);
    const uno = found.get(clave) ?? { texto: visto.texto, porTipo: new Map<string, number>() };
    uno.porTipo.set(visto.tipo, (uno.porTipo.get(visto.tipo) ?? 0) + 1);
    found.set(clave, uno);
  }
  return found;
}

/**
 * Whether empty cells may stand for an item: of the types, and of the places where every notice needs one. The fund knows the
 * place of a job that ends, so that it is not asked if some of the rows are no registrations.
 */
const vacioSeEnlaza = (columna: Columna, tipos: Iterable<string>): boolean =>
  columna === 'TipoAviso' || (columna === 'Ubicacion' && [...tipos].every((tipo) => tipo.startsWith('alta-')));

/** The texts of a column that no item of its list has, the most frequent first. */
function deColumna(partes: Partes, columna: Columna): readonly ValorPorEnlazar[] {
  const opciones = partes.opcionesDe(columna);
  const origen = partes.correspondencia[columna];
  if (!opciones || !origen || !('indice' in origen)) return [];
  return [...contados(partes, columna)]
    .filter(([clave, { texto, porTipo }]) =>
      texto === '' ? vacioSeEnlaza(columna, porTipo.keys()) : clave !== claveDe(''),
    )
    .map(([clave, { texto, porTipo }]) => {
      const sinEntender = [...porTipo].filter(([tipo]) => !seEntiende(columna, texto, tipo, partes.contexto));
      const filas = sinEntender.reduce((sum, [, n]) => sum + n, 0);
      return { clave, texto, filas, parecida: parecida(opciones, texto) };
    })
    .filter(({ filas }) => filas > 0)
    .toSorted((una, otra) => otra.filas - una.filas);
}

/** What is to be linked in some columns of a file. */
export function porEnlazar(partes: Partes, columnas: readonly Columna[]): PorEnlazar {
  const pares = columnas.map((columna) => [columna, deColumna(partes, columna)] as const);
  return new Map(pares.filter(([, valores]) => valores.length > 0));
}

/** The links of an untouched form: each text gets the item that it probably means. */
export const enlacesIniciales = (porEnlazar: PorEnlazar): Enlaces =>
  Object.fromEntries(
    [...porEnlazar].map(([columna, valores]) => [
      columna,
      Object.fromEntries(valores.map(({ clave, parecida: suya }) => [clave, suya])),
    ]),
  );

/** The texts of a form that stand for another one, in the form in which a matching keeps them. */
export const equivaleDe = (enlaces: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(enlaces).flatMap(([clave, texto]) => (texto === null ? [] : [[clave.slice(1), texto] as const])),
  );
