import type { FilaNovedad, FiltroNovedades } from '#contract/entities/filaNovedad.ts';
import { toLocalDate } from '#lib/dates.ts';
import type { Database } from '../db/database.ts';
import type { Novedad } from '../db/rows.ts';
import { sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { familiaDe, papel } from './access.ts';
import { estadoPorId, nombreDeTipo, padreDe } from './catalogo.ts';
import { exigeRango } from './rango.ts';

/** Formats dates for the lists, each date once: a company with very many notices has few different dates. */
function localDates(): (iso: string) => string {
  const written = new Map<string, string>();
  return (iso) => {
    const known = written.get(iso);
    if (known !== undefined) return known;
    const text = toLocalDate(iso);
    written.set(iso, text);
    return text;
  };
}

/** A notice as a row of the lists (spec E 3). */
export function filaDe(db: Database, n: Novedad, fecha: (iso: string) => string = toLocalDate): FilaNovedad {
  const persona = db.personas.get(n.IdPersona);
  const estado = estadoPorId(db, n.IdEstadoProceso);
  return {
    IdPersonaNovedad: n.IdPersonaNovedad,
    IdTipoNovedad: n.IdTipoNovedad,
    NombreCompleto: persona?.NombreCompleto ?? '',
    NumeroDocumento: persona?.NumeroDocumento ?? '',
    FechaNovedad: fecha(n.FechaNovedad),
    Novedad: nombreDeTipo(db, n.IdTipoNovedad),
    Pagado: n.Pagado,
    EstadoProceso: estado?.Nombre ?? '',
    ColorFondo: estado?.ColorFondo ?? '',
    ColorLetra: estado?.ColorLetra ?? '',
    IdPersona: n.IdPersona,
    IdTipoNovedadPadre: padreDe(db, n.IdTipoNovedad),
    Empresa: db.empresas.get(n.IdEmpresa)?.RazonSocial ?? '',
    FechaDeclaracion: fecha(n.FechaDeclaracion),
    Observacion: n.ObservacionCaja || n.Observacion,
    NumeroNovedad: n.NumeroDocumento,
  };
}

/**
 * The notices a filter may include: those of the caller's company and regional. For staff, those of the regional or of one
 * company in it.
 */
function alcance(db: Database, sesion: Sesion, filtro: FiltroDeLista): Novedad[] {
  const who = papel(sesion);
  if (filtro.IdRegional !== 0 && filtro.IdRegional !== sesion.idRegional) throw sinAcceso();
  if (who === 'caja') {
    const { IdEmpresa, IdEstadoProceso } = filtro;
    if (IdEmpresa > 0) return db.novedades.by('empresa', `${IdEmpresa}|${sesion.idRegional}`);
    // A regional has tens of thousands of notices, but few are in a state in which they wait for somebody.
    return IdEstadoProceso > 0
      ? db.novedades.by('estado', `${sesion.idRegional}|${IdEstadoProceso}`)
      : db.novedades.by('regional', sesion.idRegional);
  }
  if (sesion.tipo === 'ASEGURADOS') return propias(db, sesion, filtro);
  if (who !== 'empresa' || sesion.idEmpresa <= 0) throw sinAcceso();
  if (filtro.IdEmpresa !== 0 && filtro.IdEmpresa !== sesion.idEmpresa) throw sinAcceso();
  return db.novedades.by('empresa', `${sesion.idEmpresa}|${sesion.idRegional}`);
}

/** The notices of an insured person and her family, in the company and regional she chose. */
function propias(db: Database, sesion: Sesion, { IdEmpresa }: FiltroDeLista): Novedad[] {
  if (sesion.idEmpresa <= 0 || (IdEmpresa !== 0 && IdEmpresa !== sesion.idEmpresa)) throw sinAcceso();
  return familiaDe(db, sesion.usuario.IdPersona)
    .flatMap(({ IdPersona }) => db.novedades.by('persona', IdPersona))
    .filter((n) => n.IdEmpresa === sesion.idEmpresa && n.IdRegional === sesion.idRegional);
}

/** What a filter of the notice lists contains. Ids of 0, or no ids, mean all. */
interface FiltroDeLista
  extends Pick<FiltroNovedades, 'FechaDesde' | 'FechaHasta' | 'IdEstadoProceso' | 'IdEmpresa' | 'IdRegional'> {
  readonly IdPersona?: number | undefined;
  readonly IdCanal?: number | undefined;
}

/**
 * Sorts by date, newest first, then by registration, last first. It goes day by day, because a company has many notices and
 * few days.
 */
function laUltimaPrimero(novedades: readonly Novedad[]): Novedad[] {
  const days = new Map<string, Novedad[]>();
  for (const novedad of novedades) {
    const day = days.get(novedad.FechaNovedad);
    if (day) day.push(novedad);
    else days.set(novedad.FechaNovedad, [novedad]);
  }
  return [...days.keys()]
    .sort()
    .reverse()
    .flatMap((day) => (days.get(day) ?? []).sort((a, b) => b.IdPersonaNovedad - a.IdPersonaNovedad));
}

/** The notices that match a filter, newest first. Refuses a wrong range, and data the caller may not see. */
export function buscarNovedades(
  db: Database,
  sesion: Sesion,
  filtro: FiltroDeLista,
  deTipo: (n: Novedad) => boolean,
): FilaNovedad[] {
  const { desde, hasta } = exigeRango(filtro.FechaDesde, filtro.FechaHasta);
  const { IdEstadoProceso: estado, IdPersona = 0, IdCanal = 0 } = filtro;
  const fecha = localDates();
  const found = alcance(db, sesion, filtro).filter(
    (n) =>
      n.FechaNovedad >= desde &&
      n.FechaNovedad <= hasta &&
      deTipo(n) &&
      (estado === 0 || n.IdEstadoProceso === estado) &&
      (IdPersona === 0 || n.IdPersona === IdPersona) &&
      (IdCanal === 0 || n.IdCanal === IdCanal),
  );
  return laUltimaPrimero(found).map((n) => filaDe(db, n, fecha));
}

/** The notices of a filter, in which the type may be the notice's type or its parent (spec E 7.4). */
export function filtrarNovedades(db: Database, sesion: Sesion, filtro: FiltroNovedades): FilaNovedad[] {
  const { IdTipoNovedad: tipo } = filtro;
  return buscarNovedades(
    db,
    sesion,
    filtro,
    (n) => tipo === 0 || n.IdTipoNovedad === tipo || padreDe(db, n.IdTipoNovedad) === tipo,
  );
}
