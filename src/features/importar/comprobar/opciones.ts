import type { Option } from '#engine/definition/dependentLists.ts';
import type { Columna } from '../fila/columnas.ts';
import type { Fila } from '../fila/fila.ts';
import { tiposDeAviso } from '../fila/tipos.ts';
import { tipoDe } from '../lectura/leerFilas.ts';
import { campoDe, camposDeColumnas } from './campos.ts';
import { type Contexto, opcionesDeCampo } from './contexto.ts';
import { difiereEnUna } from './identidad.ts';
import { leerFila, opcionDe, palabras } from './valores.ts';

const avisos = tiposDeAviso.map(({ texto }) => texto);

/** The texts that a cell may have, in the order of their list; null for a column without a list, which is typed. */
export function textosDe(fila: Fila, columna: Columna, contexto: Contexto): readonly string[] | null {
  if (columna === 'TipoAviso') return avisos;
  const definition = contexto.definiciones.get(fila.tipo ?? '');
  const campo = definition && campoDe(definition, columna);
  if (!definition || campo?.kind !== 'list') return null;
  const de = campo.listOf ? leerFila(fila, definition, contexto).valores[campo.listOf.path] : 0;
  return opcionesDeCampo(contexto, campo, definition, Number(de ?? 0))
    .filter(({ value }) => campo.offers?.(value) ?? true)
    .map(({ label }) => label);
}

/** The valid texts of each column with a list, for the template's sheet. Lists that depend on another column are left out. */
export function textosPorColumna(contexto: Contexto): Readonly<Partial<Record<Columna, readonly string[]>>> {
  const found = new Map<Columna, Set<string>>([['TipoAviso', new Set(avisos)]]);
  for (const definition of contexto.definiciones.values())
    for (const { columna, campo } of camposDeColumnas(definition)) {
      if (campo.kind !== 'list' || campo.listOf) continue;
      const texts = found.get(columna) ?? new Set();
      for (const { value, label } of opcionesDeCampo(contexto, campo, definition))
        if (campo.offers?.(value) ?? true) texts.add(label);
      found.set(columna, texts);
    }
  return Object.fromEntries([...found].map(([columna, texts]) => [columna, [...texts]]));
}

/** The list of a column in a kind of notice; null if it has none there, or one that depends on another column. */
function listaFija(columna: Columna, tipo: string, contexto: Contexto): readonly Option[] | null {
  const definition = contexto.definiciones.get(tipo);
  const campo = definition && campoDe(definition, columna);
  if (!definition || campo?.kind !== 'list' || campo.listOf) return null;
  return opcionesDeCampo(contexto, campo, definition);
}

/** Whether a text of a column can be read in a kind of notice: an item of its list, or anything where it has no list. */
export function seEntiende(columna: Columna, texto: string, tipo: string, contexto: Contexto): boolean {
  if (columna === 'TipoAviso') return tipoDe(texto) !== undefined;
  const lista = listaFija(columna, tipo, contexto);
  return lista === null || opcionDe(columna, lista, texto) !== undefined;
}

/** The only item of a list whose name is in a text, or has the text in it, or differs in one letter; null if none or several. */
export function parecida(opciones: readonly string[], texto: string): string | null {
  const suyas = palabras(texto);
  const todas = (unas: readonly string[], otras: readonly string[]) =>
    unas.length > 0 && unas.every((una) => otras.includes(una));
  const found = opciones.filter((opcion) => {
    // A locality's department says nothing: all of one department have it.
    const nombre = palabras(opcion.split(' · ')[0] ?? '');
    return todas(nombre, suyas) || todas(suyas, nombre) || difiereEnUna(nombre.join(' '), suyas.join(' '));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
