import { tidy } from '#lib/texts.ts';
import type { Afiliacion } from '../db/afiliacionRows.ts';
import type { Database } from '../db/database.ts';
import type { Paciente, Persona } from '../db/rows.ts';
import { BadCall, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { familiaDe, papel, veNovedad, vePersona } from './access.ts';

/** The insured record of the holder in a person's family. A holder gets her own record. */
export const titularDe = (db: Database, idPersona: number): Paciente | undefined => familiaDe(db, idPersona)[0];

/** True if the holder of a person's family works in a company, in any regional (0) or in the given one. */
export function trabajaEn(db: Database, idPersona: number, idEmpresa: number, idRegional = 0): boolean {
  const holder = titularDe(db, idPersona)?.IdPersona ?? idPersona;
  return db.relaciones
    .by('persona', holder)
    .some((r) => r.FechaBaja === '' && r.IdEmpresa === idEmpresa && (idRegional === 0 || r.IdRegional === idRegional));
}

/**
 * True if the caller may write about a person: her employer in the chosen regional, the fund's staff, or a member of her
 * family. Reading has wider access (decisions 6, 59).
 */
export function escribeSobre(db: Database, sesion: Sesion, idPersona: number): boolean {
  switch (papel(sesion)) {
    case 'caja':
      return true;
    case 'empresa':
      return sesion.idEmpresa > 0 && trabajaEn(db, idPersona, sesion.idEmpresa, sesion.idRegional);
    default:
      return sesion.tipo === 'ASEGURADOS' && vePersona(db, sesion, idPersona);
  }
}

/** The person with an id, if the caller may write about her. The refusal does not say whether she exists. */
export function personaPropia(db: Database, sesion: Sesion, idPersona: number): Persona {
  const persona = db.personas.get(idPersona);
  if (!persona || !escribeSobre(db, sesion, idPersona)) throw sinAcceso();
  return persona;
}

/** The person with an id, if the caller may see her; null if there is none. */
export function personaVisible(db: Database, sesion: Sesion, idPersona: number): Persona | null {
  if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
  return db.personas.get(idPersona) ?? null;
}

/** Refuses callers who are not the fund's staff. */
export function exigeCaja(sesion: Sesion): void {
  if (papel(sesion) !== 'caja') throw sinAcceso();
}

/** The affiliation notice with an id. Refused if it does not exist or the caller may not see it. */
export function afiliacionVisible(db: Database, sesion: Sesion, id: number): Afiliacion {
  const row = db.afiliaciones.get(id);
  if (!row || !veAfiliacion(db, sesion, row)) throw sinAcceso();
  return row;
}

/** Insured persons also see the notices they wrote, because a person is not part of the family before she is affiliated. */
const veAfiliacion = (db: Database, sesion: Sesion, n: Afiliacion): boolean =>
  veNovedad(db, sesion, n) || (sesion.tipo === 'ASEGURADOS' && n.IdUsuario === sesion.usuario.IdUsuario);

/** The affiliation notices the caller may see: of a company, a regional or a family. */
export function afiliacionesEnAlcance(db: Database, sesion: Sesion): Afiliacion[] {
  switch (papel(sesion)) {
    case 'caja':
      return db.afiliaciones.by('regional', sesion.idRegional);
    case 'empresa':
      return db.afiliaciones.by('empresa', `${sesion.idEmpresa}|${sesion.idRegional}`);
    default:
      if (sesion.tipo !== 'ASEGURADOS') throw sinAcceso();
      return db.afiliaciones.all().filter((n) => veAfiliacion(db, sesion, n));
  }
}

/** The company and regional of an affiliation notice about a person. The session's come before the person's. */
export function puestoDe(db: Database, sesion: Sesion, idPersona: number): { IdEmpresa: number; IdRegional: number } {
  const IdRegional = sesion.idRegional;
  if (papel(sesion) === 'empresa') return { IdEmpresa: sesion.idEmpresa, IdRegional };
  const holder = titularDe(db, idPersona);
  const work = db.relaciones.by('persona', holder?.IdPersona ?? idPersona).find((r) => r.FechaBaja === '');
  return { IdEmpresa: work?.IdEmpresa ?? holder?.IdEmpresa ?? 0, IdRegional };
}

/** A text of the path; '' if it means "any". */
export const cualquiera = (value: string): string => (value === '_' || value === '0' ? '' : tidy(value));

/** A day of the path; '' means any. Answers 400 with the name if it is not a date. */
export function dia(value: string, name: string): string {
  if (cualquiera(value) === '') return '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) throw new BadCall(name);
  return value;
}
