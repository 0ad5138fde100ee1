import type { Database } from '../db/database.ts';
import type { Novedad, Paciente } from '../db/rows.ts';
import { sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { papelDe } from './transitions.ts';

/** The caller's role (spec E 6, decision 7). */
export const papel = (sesion: Sesion) => papelDe(sesion.tipo, sesion.idEmpresa);

/** The insured record of a person, or undefined if there is none. */
export const pacienteDe = (db: Database, idPersona: number): Paciente | undefined =>
  db.pacientes.by('persona', idPersona)[0];

/** The insured records of a family: the holder's first, then the dependants'. */
export function familiaDe(db: Database, idPersona: number): Paciente[] {
  const own = pacienteDe(db, idPersona);
  if (!own) return [];
  const holder = own.IdPacientePadre ? (db.pacientes.get(own.IdPacientePadre) ?? own) : own;
  return [holder, ...db.pacientes.by('padre', holder.IdPaciente)];
}

/**
 * Programs that call the services cannot see any person (decision 10). Nor can employers before they choose their company.
 */
const veAlguien = (sesion: Sesion): boolean =>
  sesion.tipo !== 'SERVICIOS_API' && (papel(sesion) !== 'empresa' || sesion.idEmpresa > 0);

/**
 * Insured persons see themselves and their family. Employers and staff work with the fund's whole population (decisions 6,
 * 59).
 */
export function vePersona(db: Database, sesion: Sesion, idPersona: number): boolean {
  if (sesion.tipo !== 'ASEGURADOS') return veAlguien(sesion);
  const mine = sesion.usuario.IdPersona;
  return mine === idPersona || familiaDe(db, mine).some((p) => p.IdPersona === idPersona);
}

/** Refuses callers who may not see any person. They do not even get an empty list. */
export function exigeUsuario(sesion: Sesion): void {
  if (!veAlguien(sesion)) throw sinAcceso();
}

/**
 * Employers see the notices of their company in their regional. Staff see those of every company in their regional. Insured
 * persons see their own and their family's, and programs none.
 */
export function veNovedad(db: Database, sesion: Sesion, n: Novedad): boolean {
  switch (papel(sesion)) {
    case 'empresa':
      return sesion.idEmpresa > 0 && n.IdEmpresa === sesion.idEmpresa && n.IdRegional === sesion.idRegional;
    case 'caja':
      return n.IdRegional === sesion.idRegional;
    default:
      return vePersona(db, sesion, n.IdPersona);
  }
}

/** The notice with an id. Refused with the same text if it does not exist or the caller may not see it. */
export function novedadVisible(db: Database, sesion: Sesion, id: number): Novedad {
  const n = db.novedades.get(id);
  if (!n || !veNovedad(db, sesion, n)) throw sinAcceso();
  return n;
}

/** The caller's company and regional. Refused if the caller is not an employer. */
export function comoEmpresa(sesion: Sesion): { IdEmpresa: number; IdRegional: number } {
  if (papel(sesion) !== 'empresa' || sesion.idEmpresa <= 0 || sesion.idRegional <= 0) throw sinAcceso();
  return { IdEmpresa: sesion.idEmpresa, IdRegional: sesion.idRegional };
}

/** Refuses a company that is not the caller's. Staff may name any company. */
export function exigeEmpresa(sesion: Sesion, idEmpresa: number): void {
  const who = papel(sesion);
  if (who === 'caja') return;
  if (who !== 'empresa' || idEmpresa !== sesion.idEmpresa || idEmpresa <= 0) throw sinAcceso();
}
