import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { inPieces } from '#lib/pieces.ts';
import type { Fila } from '../fila/fila.ts';
import { type Contexto, pedirDependientes, pedirRequisitos, tiposDeAvisoDe } from './contexto.ts';
import { conProblema } from './hallazgos.ts';
import { juzgarFila, leidosDe } from './juicio.ts';
import { regionalesDe, textoDe, tipoDeMotivo } from './valores.ts';

/** The type of notice that a row asks for; 0 while it is unknown. */
export function idTipoDe(fila: Fila, contexto: Contexto): number {
  const definition = contexto.definiciones.get(fila.tipo ?? '');
  if (!definition) return 0;
  const tipos = tiposDeAvisoDe(contexto, definition);
  const motivo = textoDe(fila, 'Motivo');
  return (motivo === '' && tipos.length === 1 ? tipos[0] : tipoDeMotivo(tipos, motivo))?.value ?? 0;
}

/** Loads what the rows need besides the lists that all rows need: companies and localities elsewhere, and requirements. */
async function prepararListas(filas: readonly Fila[], contexto: Contexto): Promise<void> {
  const regionales = new Map<NovedadDefinition, Set<number>>();
  const tipos = new Set<number>();
  // Rows repeat each other: each text of a regional is looked up once.
  const vistas = new Set<string>();
  for (const fila of filas) {
    const clave = `${fila.tipo}|${fila.valores.Motivo ?? ''}|${fila.valores.RegionalDestino ?? ''}`;
    if (vistas.has(clave)) continue;
    vistas.add(clave);
    tipos.add(idTipoDe(fila, contexto));
    const definition = contexto.definiciones.get(fila.tipo ?? '');
    if (!definition) continue;
    const ids = regionales.get(definition) ?? new Set();
    for (const id of regionalesDe(fila, definition, contexto)) ids.add(id);
    regionales.set(definition, ids);
  }
  await Promise.all([
    pedirRequisitos(contexto, [...tipos]),
    ...[...regionales].map(([definition, ids]) => pedirDependientes(contexto, definition, [...ids])),
  ]);
}

/**
 * Checks the texts of rows with the definition's rules and lists, without the services' facts. It works in slices, so
 * that typing is not blocked. Rows come back in their order, with what reading found and a step: 'problema' or
 * 'porComprobar'. Throws a call error if a list that they need cannot be loaded.
 */
export async function comprobarFormato(filas: readonly Fila[], contexto: Contexto): Promise<readonly Fila[]> {
  await prepararListas(filas, contexto);
  const juzgadas: Fila[] = [];
  await inPieces(filas.length, (at) => {
    const fila = filas[at];
    if (!fila) return;
    const hallazgos = juzgarFila(fila, contexto);
    const adjuntos = fila.hallazgos.filter(({ lugar }) => lugar === 'Adjuntos');
    const paso = conProblema(hallazgos) ? 'problema' : 'porComprobar';
    juzgadas.push({
      ...fila,
      leidos: leidosDe(fila),
      hallazgos: [...hallazgos, ...adjuntos],
      paso,
      preparada: null,
    });
  });
  return juzgadas;
}
