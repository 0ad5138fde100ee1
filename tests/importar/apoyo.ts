import '#app/familias.ts';
import { Blob as NodeBlob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type Zippable, zipSync } from 'fflate';
import { abrirContexto, type Contexto } from '#features/importar/comprobar/contexto.ts';
import { comprobarFormato } from '#features/importar/comprobar/formato.ts';
import { comprobarServicios } from '#features/importar/comprobar/servicios.ts';
import type { Textos } from '#features/importar/fila/columnas.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import type { Correspondencia, Planilla } from '#features/importar/fila/planilla.ts';
import { corresponder } from '#features/importar/lectura/corresponder.ts';
import { leerFilas, pruebasDe, releerFila } from '#features/importar/lectura/leerFilas.ts';
import { leerPlanilla } from '#features/importar/lectura/leerPlanilla.ts';
import { repetidas } from '#features/importar/lectura/repetidas.ts';
import { signInAs } from '#support/session.ts';

const FIXTURES = 'tests/importar/fixtures/';

/** A file of the fixtures, as a person chooses it. */
export const fixture = (nombre: string): File => new File([readFileSync(`${FIXTURES}${nombre}`)], nombre);

/** A ZIP of these files as one that can be streamed, as in a browser. `cambiar` changes its bytes. */
export function zip(files: Zippable, cambiar?: (bytes: Uint8Array) => void): File {
  const bytes = new Uint8Array(zipSync(files));
  cambiar?.(bytes);
  return Object.assign(new NodeBlob([bytes]), { name: 'adjuntos.zip' }) as never as File;
}

/** The rows of the table of expected verdicts, by its titles. */
export function veredictos(): readonly Readonly<Record<string, string>>[] {
  const [titles = '', ...lines] = readFileSync(`${FIXTURES}expected.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const names = titles.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

const unended = () => new AbortController().signal;

/** Signs the company's user in, and reads what all rows are checked with. */
export async function unContexto(): Promise<Contexto> {
  await signInAs('empresa');
  return abrirContexto(unended());
}

/** A row with these texts, as if it stood in a file. */
export function filaCon(textos: Textos, numero = 2): Fila {
  const vacia: Fila = {
    ...{ numero, celdas: [], textos: {}, valores: {}, tipo: null, paso: 'leida', hallazgos: [], confirmados: [] },
    ...{ marcada: false, preparada: null, resultado: null },
  };
  return releerFila(vacia, textos, { decimal: '.' });
}

/** A file that was read, with its rows. `mas` fills or replaces matches. */
export async function leer(
  nombre: string,
  mas: Correspondencia = {},
): Promise<{ planilla: Planilla; filas: readonly Fila[]; releer: (fila: Fila, textos: Textos) => Fila }> {
  const lectura = await leerPlanilla(fixture(nombre));
  if (!lectura.ok) throw new Error(`${nombre} was refused: ${lectura.texto}`);
  const { planilla } = lectura;
  const correspondencia = { ...corresponder(planilla, {}), ...mas };
  const pruebas = pruebasDe(planilla, correspondencia);
  return {
    planilla,
    filas: await leerFilas(planilla, correspondencia),
    releer: (fila, textos) => releerFila(fila, textos, pruebas),
  };
}

/** The rows after every check, in their order: format, repeats, services (design P1). */
export async function comprobadas(filas: readonly Fila[], contexto: Contexto): Promise<readonly Fila[]> {
  const repiten = repetidas(filas);
  const juzgadas = (await comprobarFormato(filas, contexto)).map((fila): Fila => {
    const repetida = repiten.get(fila.numero);
    return repetida ? { ...fila, hallazgos: [...fila.hallazgos, repetida], paso: 'problema' } : fila;
  });
  const found = new Map(juzgadas.map((fila) => [fila.numero, fila]));
  const alComprobar = (fila: Fila) => found.set(fila.numero, fila);
  await comprobarServicios(juzgadas, contexto, { signal: unended(), alComprobar });
  return [...found.values()];
}
