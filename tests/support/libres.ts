import type { Database } from '#sandbox/db/database.ts';

/** People of a sandbox who have never worked and of whom the fund lacks nothing: any company may register them. */
export const libres = (db: Database) =>
  db.personas
    .all()
    .filter(({ IdPersona }) => db.novedades.by('persona', IdPersona).length === 0)
    .filter(({ IdPersona }) => db.relaciones.by('persona', IdPersona).length === 0)
    .filter((one) => one.IdTipoDocumento === 1 && one.FechaNacimiento < '2000-01-01' && one.ComplementoDocumento === '')
    .filter((one) => one.Zona !== '' && one.Celular !== '');
