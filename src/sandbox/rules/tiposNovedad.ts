import type { TipoNovedadItem } from '#contract/entities/filaNovedad.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import type { TipoNovedadRow } from '../db/parametrosRows.ts';
import { Refusal } from '../refusal.ts';
import { estadoPorId, hijosDe, padreDe } from './catalogo.ts';
import { exigeSinUso, existente, nombreNuevo } from './parametros.ts';

/** Ids of the documented types end here (spec F 3.11). */
const ULTIMO_DOCUMENTADO = 125;

/** A type as all calls except the maintenance send it. */
export const itemDe = ({ IdTipoNovedad, Novedad, IdTipoNovedadPadre }: TipoNovedadRow): TipoNovedadItem => ({
  IdTipoNovedad,
  Novedad,
  IdTipoNovedadPadre,
});

/** Rules depend on the documented types: their names may change, their parents may not. */
const esDelSistema = (id: number): boolean => delSistema.has(id);
const delSistema: ReadonlySet<number> = new Set(Object.values(tipoNovedad));

/** Families with one form for each type, or with only one type. A new type in them could not be registered. */
const cerrados: readonly number[] = [
  tipoNovedad.ALTA_PASIVO,
  tipoNovedad.BAJA_PASIVO,
  tipoNovedad.TRANSFERENCIA_PASIVO,
  tipoNovedad.OCUPACIONAL,
];

/** Adds a type (id 0) or changes the name and parent of one. A type keeps its parent once it has notices. */
export function grabarTipo(db: Database, form: TipoNovedadItem): TipoNovedadRow {
  const { IdTipoNovedad: id, IdTipoNovedadPadre: idPadre } = form;
  const kept = id === 0 ? undefined : existente(db.tiposNovedad.get(id));
  exigePadre(db, id, idPadre);
  if (kept && kept.IdTipoNovedadPadre !== idPadre && (esDelSistema(id) || tieneNovedades(db, id)))
    throw new Refusal('El tipo de novedad está en uso y no puede cambiar de tipo padre.');
  const siblings = hijosDe(db, idPadre).filter((t) => t.IdTipoNovedad !== id);
  const Novedad = nombreNuevo(
    'Novedad',
    form.Novedad,
    siblings.map((t) => t.Novedad),
  );
  const stays = kept?.IdTipoNovedadPadre === idPadre;
  return db.tiposNovedad.put({
    IdTipoNovedad: id || db.next('tiposNovedad') + ULTIMO_DOCUMENTADO,
    Novedad,
    IdTipoNovedadPadre: idPadre,
    Orden: stays ? kept.Orden : Math.max(0, ...siblings.map((t) => t.Orden)) + 1,
    IdTipoNovedadAntecesor: kept?.IdTipoNovedadAntecesor ?? 0,
  });
}

/** Types have two levels: a parent has no parent, and a type with children stays a parent. */
function exigePadre(db: Database, id: number, idPadre: number): void {
  if (idPadre === 0) return;
  if (idPadre === id) throw new Refusal('Un tipo de novedad no puede ser su propio padre.');
  const padre = db.tiposNovedad.get(idPadre);
  if (!padre) throw new Refusal('El tipo de novedad padre no existe.');
  if (padre.IdTipoNovedadPadre !== 0) throw new Refusal('El tipo de novedad padre ya depende de otro.');
  if (cerrados.includes(idPadre) && !esDelSistema(id))
    throw new Refusal(`El tipo padre ${padre.Novedad} no admite otros tipos: cada uno de los suyos tiene su pantalla.`);
  if (id !== 0 && hijosDe(db, id).length > 0)
    throw new Refusal('El tipo de novedad tiene otros que dependen de él y no puede depender de otro.');
}

const tieneNovedades = (db: Database, id: number) => db.novedades.all().some((n) => n.IdTipoNovedad === id);

/** Deletes a type with its requirements. Refused if it is in use. */
export function eliminarTipo(db: Database, id: number): void {
  existente(db.tiposNovedad.get(id));
  exigeSinUso({
    'reglas del sistema': esDelSistema(id),
    novedades: tieneNovedades(db, id),
    'tipos de novedad que dependen de él': hijosDe(db, id).length > 0,
    'novedad que lo tiene de antecesora': db.tiposNovedad.all().some((t) => t.IdTipoNovedadAntecesor === id),
    productos: db.novedadProductos.by('tipo', id).length > 0,
  });
  for (const { IdRequisitoTipoNovedad } of db.requisitos.by('tipo', id)) db.requisitos.remove(IdRequisitoTipoNovedad);
  db.tiposNovedad.remove(id);
}

/** Sets the type that must come before another one, or none (0). Cycles are refused. */
export function registrarAntecesor(db: Database, id: number, idAntecesor: number): void {
  const kept = existente(db.tiposNovedad.get(id));
  if (idAntecesor !== 0) existente(db.tiposNovedad.get(idAntecesor));
  for (let at = idAntecesor; at !== 0; at = db.tiposNovedad.get(at)?.IdTipoNovedadAntecesor ?? 0)
    if (at === id) throw new Refusal('Una novedad no puede ser antecesora de sí misma.');
  db.tiposNovedad.put({ ...kept, IdTipoNovedadAntecesor: idAntecesor });
}

/**
 * Refuses a notice if its type needs an earlier notice that the person does not have. The family's own rules check its own
 * needs in the register: a person who works or is retired was registered, here or before there were notices.
 */
export function exigeAntecesora(db: Database, idTipo: number, idPersona: number): void {
  const tipo = db.tiposNovedad.get(idTipo);
  const needed = tipo && tipo.IdTipoNovedadPadre !== 0 ? db.tiposNovedad.get(tipo.IdTipoNovedadAntecesor) : undefined;
  if (!tipo || !needed) return;
  const isIt = (id: number) => id === needed.IdTipoNovedad || padreDe(db, id) === needed.IdTipoNovedad;
  const there = db.novedades
    .by('persona', idPersona)
    .some((n) => isIt(n.IdTipoNovedad) && estadoPorId(db, n.IdEstadoProceso)?.estado !== 'anulado');
  if (!there) throw new Refusal(`Antes de ${tipo.Novedad} la persona debe tener un aviso de ${needed.Novedad}.`);
}

/** Puts the children of a type in a new order. It must name each of them once. */
export function registrarOrden(db: Database, idPadre: number, ids: readonly number[]): void {
  const children = hijosDe(db, idPadre);
  if (children.length === 0) throw new Refusal('El registro no existe.');
  const named = new Set(ids);
  if (named.size !== ids.length || ids.length !== children.length || children.some((t) => !named.has(t.IdTipoNovedad)))
    throw new Refusal('El orden debe incluir una vez cada novedad de la lista.');
  for (const child of children) db.tiposNovedad.put({ ...child, Orden: ids.indexOf(child.IdTipoNovedad) + 1 });
}
