import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { empresaQuePaga } from '../db/empresas.ts';
import type { Novedad, Orden } from '../db/rows.ts';
import { Refusal } from '../refusal.ts';
import { estadoPorId, estadosDeTipo, padreDe, precioDe } from './catalogo.ts';

const queSePagan: readonly number[] = [
  tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL,
  tipo.PASANTE_CAMBIO_RAZON_SOCIAL,
  tipo.VOLUNTARIADO_CAMBIO_RAZON_SOCIAL,
];

/** The price of a notice in an order: the amount in its request, or today's price if there is none. */
export function importeDe(db: Database, orden: Orden | undefined, n: Novedad): number {
  const solicitud = db.solicitudes.get(orden?.CodigoTransaccion ?? '');
  const at = solicitud?.novedades.indexOf(n.IdPersonaNovedad) ?? -1;
  return solicitud?.importes[at] ?? precioDe(db, n.IdTipoNovedad);
}

/**
 * True if a notice must be paid before it is declared. Only changes of name of one company are, so that both answers exist.
 */
export const requierePago = (n: Pick<Novedad, 'IdTipoNovedad' | 'IdEmpresa'>): boolean =>
  n.IdEmpresa === empresaQuePaga && queSePagan.includes(n.IdTipoNovedad);

/** True if the flag or the state says that it is paid (decision 9). */
export const estaPagado = (db: Database, n: Novedad): boolean =>
  n.Pagado || estadoPorId(db, n.IdEstadoProceso)?.estado === 'pagado';

/** The order of a notice, or undefined if it is in none. */
export const ordenDe = (
  db: Database,
  n: Pick<Novedad, 'IdEmpresa' | 'IdRegional' | 'IdPersonaNovedad'>,
): Orden | undefined =>
  db.ordenes.by('empresa', `${n.IdEmpresa}|${n.IdRegional}`).find((o) => o.novedades.includes(n.IdPersonaNovedad));

/** A draft may change: it has no request and is not paid. */
export const esBorrador = (orden: Orden): boolean => orden.CodigoTransaccion === '' && !orden.Cobrado;

/** Removes a notice from its order, and the order if it is then empty. Refused after the request was generated. */
export function quitarDeOrden(db: Database, orden: Orden, idPersonaNovedad: number): void {
  if (!esBorrador(orden))
    throw new Refusal('La orden de pago ya tiene una solicitud generada; anúlela y vuelva a intentar.');
  const novedades = orden.novedades.filter((id) => id !== idPersonaNovedad);
  if (novedades.length === 0) db.ordenes.remove(orden.IdOrdenPago);
  else db.ordenes.put({ ...orden, novedades });
}

const enEstado = (db: Database, n: Novedad, IdEstadoProceso: number, fields: Partial<Novedad> = {}): Novedad =>
  db.novedades.put({ ...n, ...fields, IdEstadoProceso, Version: n.Version + 1 });

/** Marks a notice as paid: it gets the flag and, from Registrado, the state Pagado (decision 9). */
export function marcarPagada(db: Database, n: Novedad): void {
  const estado = estadoPorId(db, n.IdEstadoProceso);
  const moves = estado?.estado === 'registrado' || estado?.clave === EXAMEN_EN_ORDEN;
  const paid = moves ? estadosDeTipo(db, n.IdTipoNovedad).find((e) => e.estado === 'pagado') : undefined;
  enEstado(db, n, paid?.IdEstadoProceso ?? n.IdEstadoProceso, { Pagado: true });
}

const EXAMEN_EN_ORDEN = 'OCUPACIONAL_ORDEN_DE_PAGO';
const EXAMEN_REGISTRADO = 'OCUPACIONAL_REGISTRADO';

/** Exams have a state for being in a generated request. They return to Registrado if the request is cancelled (spec F 9). */
export function moverExamen(db: Database, n: Novedad, hacia: 'orden' | 'registrado'): void {
  if (padreDe(db, n.IdTipoNovedad) !== tipo.OCUPACIONAL) return;
  const [from, to] = hacia === 'orden' ? [EXAMEN_REGISTRADO, EXAMEN_EN_ORDEN] : [EXAMEN_EN_ORDEN, EXAMEN_REGISTRADO];
  if (estadoPorId(db, n.IdEstadoProceso)?.clave !== from) return;
  const target = estadosDeTipo(db, n.IdTipoNovedad).find((e) => e.clave === to);
  if (target) enEstado(db, n, target.IdEstadoProceso);
}
