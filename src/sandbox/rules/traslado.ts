import type { IsoDate } from '#lib/dates.ts';
import type { Database } from '../db/database.ts';
import { localidades } from '../db/referencias.ts';
import type { Novedad, Paciente, Relacion } from '../db/rows.ts';

/** Where somebody works: a company in a regional. */
export interface Puesto {
  readonly IdEmpresa: number;
  readonly IdRegional: number;
}

/** The regional a locality lies in; 0 for one nobody knows. */
export const regionalDe = (idUbicacion: number): number =>
  localidades.find((l) => l.Id === idUbicacion)?.IdDepartamento ?? 0;

/** Where a transfer leads: the company it names, in the regional its location lies in. */
export const destinoDe = (n: Pick<Novedad, 'IdEmpresaDestino' | 'IdUbicacion'>): Puesto => ({
  IdEmpresa: n.IdEmpresaDestino,
  IdRegional: regionalDe(n.IdUbicacion),
});

/** The work a person has in a company and regional; undefined when she has none there. */
export const trabajoEn = (db: Database, idPersona: number, at: Puesto): Relacion | undefined =>
  db.relaciones
    .by('persona', idPersona)
    .find((r) => r.IdEmpresa === at.IdEmpresa && r.IdRegional === at.IdRegional && r.FechaBaja === '');

/** Ends a work on a day and goes on with the same position and salary in another place. Answers the new work. */
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

/** An insured record as a transfer leaves it: attended through the new place. */
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
