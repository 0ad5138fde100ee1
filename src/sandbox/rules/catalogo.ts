import type { Requisito } from '#contract/entities/adjunto.ts';
import type { EstadoDeProceso } from '#contract/entities/parametro.ts';
import type { Estado } from '#contract/enumerations.ts';
import { amountOf, sumOf } from '#lib/money.ts';
import type { Database } from '../db/database.ts';
import type { EstadoRow, TipoNovedadRow } from '../db/parametrosRows.ts';

/** The current notice types of the fund, which may differ from the seed's. */
export const tipoPorId = (db: Database, id: number): TipoNovedadRow | undefined => db.tiposNovedad.get(id);

/** The current name of a type; '' if it does not exist. */
export const nombreDeTipo = (db: Database, id: number): string => db.tiposNovedad.get(id)?.Novedad ?? '';

/** The parent of a type. A parent is its own parent. 0 for an unknown type. */
export function padreDe(db: Database, id: number): number {
  const tipo = db.tiposNovedad.get(id);
  return tipo ? tipo.IdTipoNovedadPadre || id : 0;
}

/** The children of a type in their order. For 0, the parents. */
export const hijosDe = (db: Database, idPadre: number): TipoNovedadRow[] =>
  db.tiposNovedad.by('padre', idPadre).sort((a, b) => a.Orden - b.Orden || a.IdTipoNovedad - b.IdTipoNovedad);

/** A current process state, or undefined if the number is unknown. */
export const estadoPorId = (db: Database, id: number): EstadoRow | undefined => db.estadosDeTipo.get(id);

/** The states of a type, or else of its parent; [] for an unknown type. A parent without states has its children's. */
export function estadosDeTipo(db: Database, idTipoNovedad: number): EstadoRow[] {
  for (const id of [idTipoNovedad, padreDe(db, idTipoNovedad)]) {
    const own = db.estadosDeTipo.by('tipo', id);
    if (own.length > 0) return own;
  }
  return hijosDe(db, idTipoNovedad).flatMap((hijo) => db.estadosDeTipo.by('tipo', hijo.IdTipoNovedad));
}

/** The id of a state in a type. Throws if the type has no such state. */
export function idDeEstado(db: Database, idTipoNovedad: number, estado: Estado): number {
  const found = estadosDeTipo(db, idTipoNovedad).find((e) => e.estado === estado);
  if (!found) throw new Error(`Type ${idTipoNovedad} has no state ${estado}`);
  return found.IdEstadoProceso;
}

/** The requirements of a type: its parent's and its own. */
export function requisitosDe(db: Database, idTipoNovedad: number): Requisito[] {
  return [...new Set([padreDe(db, idTipoNovedad), idTipoNovedad])]
    .flatMap((id) => db.requisitos.by('tipo', id))
    .map((requisito) => ({ ...requisito, IdTipoNovedad: idTipoNovedad }));
}

/** The states of a notice type, or else of its parent, with the process they belong to. */
const procesoDe = (db: Database, { IdTipoNovedad, Novedad }: TipoNovedadRow): EstadoDeProceso[] =>
  estadosDeTipo(db, IdTipoNovedad).map(({ IdEstadoProceso, Nombre, ColorFondo, ColorLetra }) => ({
    IdEstadoProceso,
    Nombre,
    ColorFondo,
    ColorLetra,
    Proceso: Novedad,
  }));

/** The states of one notice type, with its name as the process; [] for an unknown type. */
export function procesoDeTipo(db: Database, id: number): EstadoDeProceso[] {
  const tipo = db.tiposNovedad.get(id);
  return tipo ? procesoDe(db, tipo) : [];
}

/** Every process state of the fund, by process. The notices come first, in the order of their types. */
export const estadosDeProcesos = (db: Database): EstadoDeProceso[] => [
  ...hijosDe(db, 0).flatMap((padre) => procesoDe(db, padre)),
  ...db.estadosDeProceso.all(),
];

/** The charges for a notice of a type: its products in use, or else its parent's. */
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

/** The price of a notice of a type in bolivianos; 0 if it is free. */
export const precioDe = (db: Database, idTipoNovedad: number): number =>
  sumOf(cargosDe(db, idTipoNovedad).map(({ Precio }) => Precio)) ?? 0;
