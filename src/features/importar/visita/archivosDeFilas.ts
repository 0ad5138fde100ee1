import { pause } from '#lib/pieces.ts';
import {
  comprobarAdjuntos,
  conAdjuntos,
  type RevisionDeAdjuntos,
  requisitosDe,
  sinAdjuntos,
} from '../comprobar/adjuntos.ts';
import type { Contexto } from '../comprobar/contexto.ts';
import type { Seguida } from '../comprobar/servicios.ts';
import type { AdjuntoDeFila, AdjuntosPorFila, Fila } from '../fila/fila.ts';
import type { TiendaDeImportacion } from '../fila/importacion.ts';
import { repartirAdjuntos } from '../lectura/repartirAdjuntos.ts';
import type { Recortes, TiendaDePantalla } from './estado.ts';

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
}

/** Whether no check has finished with a row. */
export const porComprobar = ({ paso }: Fila): boolean =>
  paso === 'porComprobar' || paso === 'leida' || paso === 'comprobando';

const archivosDe = (porFila: AdjuntosPorFila | undefined, numero: number): readonly AdjuntoDeFila[] =>
  porFila?.get(numero) ?? [];

/** Whether a row is given the same files for the same requirements as before. */
const losMismos = (unos: readonly AdjuntoDeFila[], otros: readonly AdjuntoDeFila[]): boolean =>
  unos.length === otros.length &&
  unos.every(({ archivo, idRequisito }, at) => {
    const otro = otros[at];
    return otro?.archivo === archivo && otro.idRequisito === idRequisito;
  });

/** A photograph that the clerk cropped is sent in the place of its original. */
const conRecorte =
  (recortes: Recortes) =>
  (uno: AdjuntoDeFila): AdjuntoDeFila => {
    const archivo = recortes.get(uno.archivo);
    return archivo ? { idRequisito: uno.idRequisito, archivo } : uno;
  };

/** The map with what another one has of these rows, in the place of its own. */
function conLosDe<T>(antes: ReadonlyMap<number, T>, de: ReadonlyMap<number, T>, numeros: ReadonlySet<number>) {
  const nuevo = new Map(antes);
  for (const numero of numeros) {
    const suyo = de.get(numero);
    if (suyo === undefined) nuevo.delete(numero);
    else nuevo.set(numero, suyo);
  }
  return nuevo;
}

const conRevision = (antes: RevisionDeAdjuntos, de: RevisionDeAdjuntos, numeros: ReadonlySet<number>) => ({
  porFila: conLosDe(antes.porFila, de.porFila, numeros),
  hallazgos: conLosDe(antes.hallazgos, de.hallazgos, numeros),
  rechazados: conLosDe(antes.rechazados, de.rechazados, numeros),
});

/**
 * Gives the rows their files again and looks into those of some rows. Looking takes time: what is found counts only for
 * the rows that still say the same, and for the files that are still there. A change of the files looks into all rows
 * again itself. Rejects with the signal's reason if that ended it.
 */
export async function revisarArchivos(
  { pantalla, tienda }: Medios,
  filas: readonly Fila[],
  { contexto, ...seguida }: Seguida & { readonly contexto: Contexto },
): Promise<void> {
  const { archivos, recortes, reparto: anterior } = pantalla.getState();
  const reparto = repartirAdjuntos(archivos, tienda.getState().filas, (fila) => requisitosDe(fila, contexto));
  // The files of an earlier document are nobody's until the new ones are looked into.
  const otros = filas
    .map(({ numero }) => numero)
    .filter((numero) => !losMismos(archivosDe(anterior?.porFila, numero), archivosDe(reparto.porFila, numero)));
  pantalla.setState(({ revisados }) => ({ reparto, revisados: conRevision(revisados, sinAdjuntos, new Set(otros)) }));
  await pause();

  const porFila = new Map([...reparto.porFila].map(([numero, unos]) => [numero, unos.map(conRecorte(recortes))]));
  const hallado = await comprobarAdjuntos(filas, { ...reparto, porFila }, contexto, seguida);
  const ahora = pantalla.getState();
  if (ahora.archivos !== archivos || ahora.recortes !== recortes) return;
  const textosDe = new Map(tienda.getState().filas.map(({ numero, textos }) => [numero, textos]));
  const suyas = filas.filter(({ numero, textos }) => textosDe.get(numero) === textos).map(({ numero }) => numero);
  const numeros = new Set(suyas);
  pantalla.setState({ revisados: conRevision(ahora.revisados, hallado, numeros) });
}

/** What was found in the files of these rows, as far as their check has ended. */
export function juzgarArchivos({ pantalla, tienda }: Medios, numeros: ReadonlySet<number>, contexto: Contexto): void {
  const { revisados } = pantalla.getState();
  const hechas = tienda.getState().filas.filter((fila) => numeros.has(fila.numero) && !porComprobar(fila));
  tienda.aplicar(hechas.map((fila) => conAdjuntos(fila, revisados, contexto)));
}
