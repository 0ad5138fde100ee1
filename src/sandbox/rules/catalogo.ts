import type { Requisito } from '#contract/entities/adjunto.ts';
import type { EstadoDeProceso } from '#contract/entities/parametro.ts';
import type { Estado } from '#contract/enumerations.ts';
import { amountOf } from '#lib/money.ts';
import type { Database } from '../db/database.ts';
import type { EstadoRow, TipoNovedadRow } from '../db/parametrosRows.ts';

/** What the fund keeps of its notice types: as they stand now, not as the seed wrote them. */
export const tipoPorId = (db: Database, id: number): TipoNovedadRow | undefined => db.tiposNovedad.get(id);

/** The name of a type as its maintenance left it; '' for none. */
export const nombreDeTipo = (db: Database, id: number): string => db.tiposNovedad.get(id)?.Novedad ?? '';

/** The parent of a type; a parent is its own. 0 for a type that does not exist. */
export function padreDe(db: Database, id: number): number {
  const tipo = db.tiposNovedad.get(id);
  return tipo ? tipo.IdTipoNovedadPadre || id : 0;
}

/** The children of a type in their order; of 0, the parents. */
export const hijosDe = (db: Database, idPadre: number): TipoNovedadRow[] =>
  db.tiposNovedad.by('padre', idPadre).sort((a, b) => a.Orden - b.Orden || a.IdTipoNovedad - b.IdTipoNovedad);

/** A process state as it stands now; undefined for a number that is none. */
export const estadoPorId = (db: Database, id: number): EstadoRow | undefined => db.estadosDeTipo.get(id);

/** The states of a type: its own or its parent's; [] for an unknown type. A parent without any has its children's. */
export function estadosDeTipo(db: Database, idTipoNovedad: number): EstadoRow[] {
  for (const id of [idTipoNovedad, padreDe(db, idTipoNovedad)]) {
    const own = db.estadosDeTipo.by('tipo', id);
    if (own.length > 0) return own;
  }
  return hijosDe(db, idTipoNovedad).flatMap((hijo) => db.estadosDeTipo.by('tipo', hijo.IdTipoNovedad));
}

/** The id of a state in a type; throws where the type has no such state. */
export function idDeEstado(db: Database, idTipoNovedad: number, estado: Estado): number {
  const found = estadosDeTipo(db, idTipoNovedad).find((e) => e.estado === estado);
  if (!found) throw new Error(`Type ${idTipoNovedad} has no state ${estado}`);
  return found.IdEstadoProceso;
}

/** What a type asks for: what its parent does, and what is asked of it alone. */
export function requisitosDe(db: Database, idTipoNovedad: number): Requisito[] {
  return [...new Set([padreDe(db, idTipoNovedad), idTipoNovedad])]
    .flatMap((id) => db.requisitos.by('tipo', id))
    .map((requisito) => ({ ...requisito, IdTipoNovedad: idTipoNovedad }));
}

/** The states of a notice type, or of its parent, with the process they belong to. */
const procesoDe = (db: Database, { IdTipoNovedad, Novedad }: TipoNovedadRow): EstadoDeProceso[] =>
  estadosDeTipo(db, IdTipoNovedad).map(({ IdEstadoProceso, Nombre, ColorFondo, ColorLetra }) => ({
    IdEstadoProceso,
    Nombre,
    ColorFondo,
    ColorLetra,
    Proceso: Novedad,
  }));

/** The states of one notice type, called by its name; [] for an unknown type. */
export function procesoDeTipo(db: Database, id: number): EstadoDeProceso[] {
  const tipo = db.tiposNovedad.get(id);
  return tipo ? procesoDe(db, tipo) : [];
}

/** Every process state of the fund, by process: the notices' first, in the order of their types. */
export const estadosDeProcesos = (db: Database): EstadoDeProceso[] => [
  ...hijosDe(db, 0).flatMap((padre) => procesoDe(db, padre)),
  ...db.estadosDeProceso.all(),
];

/** What is charged for a notice of a type: its products in use, its parent's where it has none of its own. */
function cargosDe(db: Database, idTipoNovedad: number): { Codigo: string; Descripcion: string; Precio: number }[] {
  const own = productosDe(db, idTipoNovedad);
  const charged = own.length > 0 ? own : productosDe(db, padreDe(db, idTipoNovedad));
  return charged
    .filter((producto) => producto.estado)
    .map(({ codigoProducto, descripcionProducto, precio }) => ({
      Codigo: codigoProducto,
      Descripcion: descripcionProducto,
      Precio: amountOf(precio) ?? 0,
    }));
}

const productosDe = (db: Database, idTipoNovedad: number) =>
  db.novedadProductos.by('tipo', idTipoNovedad).flatMap(({ IdProducto }) => db.productos.get(IdProducto) ?? []);

/** Price of a notice of a type in bolivianos; 0 for one nothing is charged for. */
export const precioDe = (db: Database, idTipoNovedad: number): number =>
  cargosDe(db, idTipoNovedad).reduce((sum, { Precio }) => sum + Precio, 0);
