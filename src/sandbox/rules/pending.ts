import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import type { Novedad } from '../db/rows.ts';
import { estadoPorId, padreDe } from './catalogo.ts';

/**
 * The unfinished notice of a person in a company: neither Aceptado nor Anulado, and not `except` (decision 1). Exams do not
 * count.
 */
export function pendiente(db: Database, idPersona: number, idEmpresa: number, except = 0): Novedad | undefined {
  return db.novedades.by('persona', idPersona).find((n) => {
    const estado = estadoPorId(db, n.IdEstadoProceso)?.estado;
    const open = estado !== 'aceptado' && estado !== 'anulado';
    const exam = padreDe(db, n.IdTipoNovedad) === tipo.OCUPACIONAL;
    return open && !exam && n.IdEmpresa === idEmpresa && n.IdPersonaNovedad !== except;
  });
}
