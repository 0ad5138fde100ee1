import type { Columna } from '../fila/columnas.ts';
import { type Codigo, dejaFuera, type Fila, type Hallazgo, type Lugar } from '../fila/fila.ts';
import { porResolver } from './notas.ts';

/** Rows with the same finding, which is settled once for all of them. */
export interface Grupo {
  readonly grupo: string;
  readonly nivel: Hallazgo['nivel'];
  readonly codigo: Codigo;
  readonly lugar: Lugar;
  readonly titulo: string;
  /** The rows, by number, in the order of the file. */
  readonly numeros: readonly number[];
  /** These rows need no notice: there is nothing to confirm. */
  readonly fuera: boolean;
  /** The text that all of its rows have in that cell; null if they differ. */
  readonly texto: string | null;
}

type EnObra = { -readonly [K in keyof Grupo]: Grupo[K] } & { numeros: number[] };

const textoEn = ({ textos }: Fila, lugar: Lugar): string | null =>
  lugar === null || lugar === 'Adjuntos' ? null : (textos[lugar] ?? '');

function abrir(hallazgo: Hallazgo, fila: Fila): EnObra {
  const { grupo, nivel, codigo, lugar, titulo } = hallazgo;
  return { grupo, nivel, codigo, lugar, titulo, numeros: [], fuera: dejaFuera(hallazgo), texto: textoEn(fila, lugar) };
}

/** The groups of all rows: problems first, then warnings, those with the most rows first. Confirmed warnings are settled. */
export function agrupar(filas: readonly Fila[]): readonly Grupo[] {
  const grupos = new Map<string, EnObra>();
  for (const fila of filas) {
    for (const hallazgo of porResolver(fila)) {
      const { nivel, grupo } = hallazgo;
      const clave = `${nivel}|${grupo}`;
      const uno = grupos.get(clave) ?? abrir(hallazgo, fila);
      grupos.set(clave, uno);
      // A row may say the same thing twice, for example of two files.
      if (uno.numeros.at(-1) !== fila.numero) uno.numeros.push(fila.numero);
      if (uno.texto !== textoEn(fila, uno.lugar)) uno.texto = null;
    }
  }
  return [...grupos.values()].sort(
    (one, other) =>
      Number(one.nivel === 'aviso') - Number(other.nivel === 'aviso') || other.numeros.length - one.numeros.length,
  );
}

/** What is wrong with a text, so that another text may cure it. */
const deTexto: ReadonlySet<Codigo> = new Set(['FALTA_DATO', 'VALOR', 'LARGO', 'FECHA', 'HABER', 'PERIODO']);

/** Columns with personal data: no text of them is right for several people. */
const propias: ReadonlySet<Columna> = new Set([
  ...(['NumeroDocumento', 'Complemento', 'ApellidoPaterno', 'ApellidoMaterno', 'Nombres', 'FechaNacimiento'] as const),
  ...(['Telefono', 'Celular', 'Correo', 'Direccion', 'Latitud', 'Longitud'] as const),
]);

/** The column in which one text cures all rows of a group; null if there is none. */
export function curable({ nivel, codigo, lugar, numeros }: Grupo): Columna | null {
  if (nivel === 'aviso' || lugar === null || lugar === 'Adjuntos' || !deTexto.has(codigo)) return null;
  return numeros.length === 1 || !propias.has(lugar) ? lugar : null;
}

/** What the panel does with a group. */
export interface ActosDeGrupo {
  readonly opcionesDe: (grupo: Grupo) => readonly string[] | null;
  readonly alAplicar: (grupo: Grupo, texto: string, recordar: boolean) => void;
  readonly alConfirmar: (grupo: Grupo) => void;
  readonly alComprobar: (grupo: Grupo) => void;
  readonly alVer: (grupo: Grupo) => void;
  readonly alAdjuntar: () => void;
}
