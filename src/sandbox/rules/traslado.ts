import type { IsoDate } from '#lib/dates.ts';
import type { Database } from '../db/database.ts';
import { localidades } from '../db/referencias.ts';
import type { Novedad, Paciente, Relacion } from '../db/rows.ts';

/** Where somebody works: a company in a regional. */
export interface Puesto {
  readonly IdEmpresa: number;
  readonly IdRegional: number;
}

/** The regional of a locality; 0 if the locality is unknown. */
export const regionalDe = (idUbicacion: number): number =>
  localidades.find((l) => l.Id === idUbicacion)?.IdDepartamento ?? 0;

/** The destination of a transfer: the company it names, in the regional of its location. */
export const destinoDe = (n: Pick<Novedad, 'IdEmpresaDestino' | 'IdUbicacion'>): Puesto => ({
  IdEmpresa: n.IdEmpresaDestino,
  IdRegional: regionalDe(n.IdUbicacion),
});

/** A person's work in a company and regional, or undefined if she has none there. */
export const trabajoEn = (db: Database, idPersona: number, at: Puesto): Relacion | undefined =>
  db.relaciones
    .by('persona', idPersona)
    .find((r) => r.IdEmpresa === at.IdEmpresa && r.IdRegional === at.IdRegional && r.FechaBaja === '');

/** Ends a work on a day and continues it with the same position and salary in another place. Returns the new work. */
export function trasladar(db: Database, from: Relacion, to: Puesto, on: IsoDate): Relacion {
  db.relaciones.put({ ...from, FechaBaja: on });
  return db.relaciones.put({
    ...from,
    ...to,
    IdPersonaEmpresa: db.next('relaciones') + 300_000,
    FechaIngreso: on,
    FechaBaja: '',
  });
}

/** The insured record after a transfer: the person is attended through the new place. */
export const trasladado = (
  paciente: Paciente,
  n: Pick<Novedad, 'IdEmpresaDestino' | 'IdUbicacion' | 'FechaNovedad'>,
): Paciente => ({
  ...paciente,
  IdEmpresa: n.IdEmpresaDestino,
  IdDepartamento: regionalDe(n.IdUbicacion),
  IdUbicacionEmpresa: n.IdUbicacion,
  FechaIngreso: n.FechaNovedad,
});
