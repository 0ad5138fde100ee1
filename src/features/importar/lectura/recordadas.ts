import * as z from 'zod/mini';
import { keepAt, readAt } from '#lib/kept.ts';
import { localKeys } from '#lib/storage.ts';
import { type Columna, columnas } from '../fila/columnas.ts';
import type { Correspondencia } from '../fila/planilla.ts';
import { corresponder, type Recordadas, type Titulos } from './corresponder.ts';
import { plegado } from './titulos.ts';

const recordada = z.object({
  columna: z.nullable(z.enum(columnas)),
  equivale: z.optional(z.record(z.string(), z.string())),
});
/** By title. */
const deUnaEmpresa = z.record(z.string(), recordada);

/** What this browser remembers of a company's files; {} if it remembers nothing, or nothing readable. */
export const leerRecordadas = (idEmpresa: number): Recordadas =>
  z.safeParse(deUnaEmpresa, readAt(localKeys.columnas, [String(idEmpresa)])).data ?? {};

/**
 * The titles that the clerk left out: the portal would match them to a column, but the clerk matched neither the title
 * nor that column.
 */
function dejadas(planilla: Titulos, correspondencia: Correspondencia): readonly string[] {
  const tiene = (columna: string) => {
    const origen = correspondencia[columna as Columna];
    return origen !== undefined && 'indice' in origen;
  };
  const usados = new Set(Object.values(correspondencia).flatMap((origen) => ('indice' in origen ? origen.indice : [])));
  return Object.entries(corresponder(planilla, {})).flatMap(([columna, origen]) =>
    'indice' in origen && !tiene(columna) && !usados.has(origen.indice) ? (planilla.titulos[origen.indice] ?? []) : [],
  );
}

/**
 * Remembers the matches of a file for the company, in this browser: titles and equivalent texts only. The other titles that
 * are remembered of the company stay; a title of this file that is not matched is forgotten, or remembered as left out if it
 * would be recognised.
 */
export function recordarCorrespondencia(idEmpresa: number, planilla: Titulos, correspondencia: Correspondencia): void {
  const { titulos } = planilla;
  const propias = new Map(Object.entries(leerRecordadas(idEmpresa)));
  for (const titulo of titulos) propias.delete(plegado(titulo));
  for (const titulo of dejadas(planilla, correspondencia)) propias.set(plegado(titulo), { columna: null });
  for (const [columna, origen] of Object.entries(correspondencia) as [Columna, Correspondencia[Columna]][]) {
    if (!origen || !('indice' in origen)) continue;
    const clave = plegado(titulos[origen.indice] ?? '');
    if (clave !== '') propias.set(clave, { columna, ...(origen.equivale ? { equivale: origen.equivale } : {}) });
  }
  keepAt(localKeys.columnas, [String(idEmpresa)], Object.fromEntries(propias));
}
