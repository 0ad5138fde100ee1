import type { Database } from '../db/database.ts';
import type { Novedad, Orden } from '../db/rows.ts';
import { sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { comoEmpresa, familiaDe, vePersona } from './access.ts';
import { concedeA } from './menu.ts';

/** Whose orders the caller works with: a company's in a regional, or an insured person's own there. */
export interface Puesto {
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  /** 0 for the company. */
  readonly IdPersona: number;
}

/**
 * Employers work with their company's orders, and insured persons with their own where the screens are granted to them
 * (spec R 7.6, decision 59). Refused for anybody else.
 */
export function puestoDeOrdenes(sesion: Sesion): Puesto {
  if (sesion.tipo !== 'ASEGURADOS') return { ...comoEmpresa(sesion), IdPersona: 0 };
  const { idEmpresa: IdEmpresa, idRegional: IdRegional, usuario } = sesion;
  if (IdEmpresa <= 0 || IdRegional <= 0 || !concedeA(sesion, 'orden-pago-admin-ex')) throw sinAcceso();
  return { IdEmpresa, IdRegional, IdPersona: usuario.IdPersona };
}

type Duena = Pick<Orden, 'IdEmpresa' | 'IdRegional' | 'IdPersona'>;

/** True for an order of the place: an insured person's order is no employer's, and the other way round. */
export const esDePuesto = (orden: Duena, { IdEmpresa, IdRegional, IdPersona }: Puesto): boolean =>
  orden.IdEmpresa === IdEmpresa && orden.IdRegional === IdRegional && (orden.IdPersona ?? 0) === IdPersona;

/** The orders of the place. */
export const ordenesDe = (db: Database, puesto: Puesto): Orden[] =>
  db.ordenes.by('empresa', `${puesto.IdEmpresa}|${puesto.IdRegional}`).filter((o) => esDePuesto(o, puesto));

/**
 * True when an order of the place may hold a notice: a company's those of its people, an insured person's the exams of the
 * own family. Everything else employers declare, and pay (spec F 1).
 */
export function pagaNovedad(db: Database, puesto: Puesto, n: Novedad): boolean {
  if (n.IdEmpresa !== puesto.IdEmpresa || n.IdRegional !== puesto.IdRegional) return false;
  if (puesto.IdPersona === 0) return true;
  const isExam = db.ocupacionales.get(n.IdPersonaNovedad) !== undefined;
  return isExam && familiaDe(db, puesto.IdPersona).some((p) => p.IdPersona === n.IdPersona);
}

/** An order as the caller may see it: of an employer's, an insured person sees the own family's notices only. */
export function loVisible(db: Database, sesion: Sesion, orden: Orden): Orden {
  if (sesion.tipo !== 'ASEGURADOS') return orden;
  const isOwn = (id: number) => vePersona(db, sesion, db.novedades.get(id)?.IdPersona ?? 0);
  return { ...orden, novedades: orden.novedades.filter(isOwn) };
}
