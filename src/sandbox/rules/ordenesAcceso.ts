import type { Database } from '../db/database.ts';
import type { Novedad, Orden } from '../db/rows.ts';
import { sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { comoEmpresa, familiaDe, vePersona } from './access.ts';
import { concedeA } from './menu.ts';

/** The owner of the caller's orders: a company in a regional, or an insured person there. */
export interface Puesto {
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  /** 0 for the company. */
  readonly IdPersona: number;
}

/**
 * Employers use their company's orders. Insured persons use their own if the screens are granted to them (spec R 7.6,
 * decision 59). All others are refused.
 */
export function puestoDeOrdenes(sesion: Sesion): Puesto {
  if (sesion.tipo !== 'ASEGURADOS') return { ...comoEmpresa(sesion), IdPersona: 0 };
  const { idEmpresa: IdEmpresa, idRegional: IdRegional, usuario } = sesion;
  if (IdEmpresa <= 0 || IdRegional <= 0 || !concedeA(sesion, 'orden-pago-admin-ex')) throw sinAcceso();
  return { IdEmpresa, IdRegional, IdPersona: usuario.IdPersona };
}

type Duena = Pick<Orden, 'IdEmpresa' | 'IdRegional' | 'IdPersona'>;

/** True for an order of this owner. Employers do not see insured persons' orders, and the other way round. */
export const esDePuesto = (orden: Duena, { IdEmpresa, IdRegional, IdPersona }: Puesto): boolean =>
  orden.IdEmpresa === IdEmpresa && orden.IdRegional === IdRegional && (orden.IdPersona ?? 0) === IdPersona;

/** The orders of this owner. */
export const ordenesDe = (db: Database, puesto: Puesto): Orden[] =>
  db.ordenes.by('empresa', `${puesto.IdEmpresa}|${puesto.IdRegional}`).filter((o) => esDePuesto(o, puesto));

/**
 * True if an order of this owner may hold a notice. A company's order holds notices of its people. An insured person's order
 * holds the exams of her own family. Employers declare and pay everything else (spec F 1).
 */
export function pagaNovedad(db: Database, puesto: Puesto, n: Novedad): boolean {
  if (n.IdEmpresa !== puesto.IdEmpresa || n.IdRegional !== puesto.IdRegional) return false;
  if (puesto.IdPersona === 0) return true;
  const isExam = db.ocupacionales.get(n.IdPersonaNovedad) !== undefined;
  return isExam && familiaDe(db, puesto.IdPersona).some((p) => p.IdPersona === n.IdPersona);
}

/** The part of an order the caller may see. In an employer's order, an insured person sees only her own family's notices. */
export function loVisible(db: Database, sesion: Sesion, orden: Orden): Orden {
  if (sesion.tipo !== 'ASEGURADOS') return orden;
  const isOwn = (id: number) => vePersona(db, sesion, db.novedades.get(id)?.IdPersona ?? 0);
  return { ...orden, novedades: orden.novedades.filter(isOwn) };
}
