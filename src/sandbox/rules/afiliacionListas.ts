import type { AltaParaAfiliar, Familiar, FilaAfiliacion, FiltroParaAfiliar } from '#contract/entities/afiliacion.ts';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { type IsoDate, toLocalDate } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';
import type { Afiliacion, ContratoSegVol } from '../db/afiliacionRows.ts';
import { estadoAfiliacionPorId, tipoAfiliacionPorId } from '../db/afiliacionTipos.ts';
import type { Database } from '../db/database.ts';
import type { Novedad, Paciente, Persona } from '../db/rows.ts';
import { sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { exigeUsuario, pacienteDe, papel, veNovedad } from './access.ts';
import { afiliacionesEnAlcance } from './afiliacionAcceso.ts';
import { estadoPorId, nombreDeTipo, padreDe } from './catalogo.ts';
import { exigeRango } from './rango.ts';

/** A person with the numbers of her insured record, as the searches answer it. */
export const pacienteBuscado = (persona: Persona, paciente: Paciente | undefined): PacienteBuscado => ({
  IdPersona: persona.IdPersona,
  NombreCompleto: persona.NombreCompleto,
  IdTipoDocumento: persona.IdTipoDocumento,
  NumeroDocumento: persona.NumeroDocumento,
  ComplementoDocumento: persona.ComplementoDocumento,
  FechaNacimiento: persona.FechaNacimiento,
  HistoriaClinica: paciente?.HistoriaClinica ?? '',
  MatriculaTitular: paciente?.MatriculaTitular ?? '',
  MatriculaBeneficiario: paciente?.MatriculaBeneficiario ?? '',
  IdEmpresa: paciente?.IdEmpresa ?? 0,
});

/** A member of a family; none if the record's person no longer exists. */
export function familiarDe(db: Database, paciente: Paciente): Familiar[] {
  const persona = db.personas.get(paciente.IdPersona);
  if (!persona) return [];
  return [
    {
      ...pacienteBuscado(persona, paciente),
      IdPaciente: paciente.IdPaciente,
      IdPacientePadre: paciente.IdPacientePadre,
      IdSexo: persona.IdSexo,
      IdRelacionParentesco: paciente.IdRelacionParentesco,
      EstadoVigencia: paciente.EstadoVigencia,
      FechaLimiteAtencion: paciente.FechaLimiteAtencion,
    },
  ];
}

/** An affiliation notice as a row of the lists. */
export function filaDeAfiliacion(db: Database, n: Afiliacion): FilaAfiliacion {
  const persona = db.personas.get(n.IdPersona);
  const estado = estadoAfiliacionPorId(n.IdEstadoProceso);
  return {
    IdPersonaNovedad: n.IdPersonaNovedad,
    IdTipoNovedad: n.IdTipoNovedad,
    NombreCompleto: persona?.NombreCompleto ?? '',
    NumeroDocumento: persona?.NumeroDocumento ?? '',
    NumeroNovedad: n.NumeroDocumento,
    FechaNovedad: toLocalDate(n.FechaNovedad),
    Novedad: tipoAfiliacionPorId(n.IdTipoNovedad)?.nombre ?? '',
    Pagado: n.Pagado,
    IdEstadoProceso: n.IdEstadoProceso,
    EstadoProceso: estado?.Nombre ?? '',
    ColorFondo: estado?.ColorFondo ?? '',
    ColorLetra: estado?.ColorLetra ?? '',
    IdPersona: n.IdPersona,
    IdTipoNovedadPadre: 0,
    Empresa: db.empresas.get(n.IdEmpresa)?.RazonSocial ?? '',
    FechaDeclaracion: toLocalDate(n.FechaDeclaracion),
    Observacion: n.ObservacionCaja || n.Observacion,
    IdRegional: n.IdRegional,
    IdCanal: n.IdCanal,
    Version: n.Version,
  };
}

/** Newest first. */
export const porFecha = (a: Novedad, b: Novedad): number =>
  b.FechaNovedad.localeCompare(a.FechaNovedad) || b.IdPersonaNovedad - a.IdPersonaNovedad;

interface Filtro {
  readonly FechaDesde: string;
  readonly FechaHasta: string;
  readonly TipoNovedad: number;
  readonly IdEmpresa: number;
  readonly IdPersona: number;
  readonly IdEstadoProceso: number;
  readonly IdRegional: number;
  readonly IdCanal: number;
}

/** The affiliation notices that match a filter and that the caller may see. 0 means all (spec R 7.2). */
export function listarAfiliaciones(db: Database, sesion: Sesion, filtro: Filtro): FilaAfiliacion[] {
  const { desde, hasta } = exigeRango(filtro.FechaDesde, filtro.FechaHasta);
  exigeLugar(sesion, filtro);
  const is = (asked: number, own: number) => asked === 0 || asked === own;
  return afiliacionesEnAlcance(db, sesion)
    .filter(
      (n) =>
        n.FechaNovedad >= desde &&
        n.FechaNovedad <= hasta &&
        is(filtro.TipoNovedad, n.IdTipoNovedad) &&
        is(filtro.IdEmpresa, n.IdEmpresa) &&
        is(filtro.IdPersona, n.IdPersona) &&
        is(filtro.IdEstadoProceso, n.IdEstadoProceso) &&
        is(filtro.IdRegional, n.IdRegional) &&
        is(filtro.IdCanal, n.IdCanal),
    )
    .sort(porFecha)
    .map((n) => filaDeAfiliacion(db, n));
}

/** Refuses a regional other than the session's. Refuses another company if the caller is an employer. */
function exigeLugar(sesion: Sesion, { IdRegional, IdEmpresa }: { IdRegional: number; IdEmpresa: number }): void {
  if (IdRegional !== 0 && IdRegional !== sesion.idRegional) throw sinAcceso();
  if (papel(sesion) === 'empresa' && IdEmpresa !== 0 && IdEmpresa !== sesion.idEmpresa) throw sinAcceso();
}

/** The notices that wait for an affiliation, by kind: accepted registrations of retirees, concluded entry exams. */
const esperas = {
  pasivos: {
    afiliacion: novedadAfiliacion.AFILIACION_PASIVO,
    lista: (db: Database, n: Novedad) =>
      padreDe(db, n.IdTipoNovedad) === tipo.ALTA_PASIVO && estadoPorId(db, n.IdEstadoProceso)?.estado === 'aceptado',
  },
  preocupacionales: {
    afiliacion: novedadAfiliacion.AFILIACION_TITULAR,
    lista: (db: Database, n: Novedad) =>
      n.IdTipoNovedad === tipo.OCUPACIONAL_PRE_OCUPACIONAL &&
      estadoPorId(db, n.IdEstadoProceso)?.clave === 'OCUPACIONAL_CONCLUIDO',
  },
} as const;

/** The registrations the caller may see whose person has not been affiliated since. All parts of the filter must match. */
export function paraAfiliar(
  db: Database,
  sesion: Sesion,
  kind: keyof typeof esperas,
  filtro: FiltroParaAfiliar,
): AltaParaAfiliar[] {
  exigeUsuario(sesion);
  exigeLugar(sesion, { IdRegional: filtro.IdDepartamento, IdEmpresa: filtro.IdEmpresa });
  const { afiliacion, lista } = esperas[kind];
  const affiliated = (n: Novedad) =>
    db.afiliaciones.by('persona', n.IdPersona).some((a) => a.IdTipoNovedad === afiliacion);
  return db.novedades
    .all()
    .filter((n) => lista(db, n) && veNovedad(db, sesion, n) && !affiliated(n))
    .sort(porFecha)
    .flatMap((n) => altaDe(db, n))
    .filter((row) => coincide(row, filtro));
}

function altaDe(db: Database, n: Novedad): AltaParaAfiliar[] {
  const persona = db.personas.get(n.IdPersona);
  if (!persona) return [];
  return [
    {
      ...pacienteBuscado(persona, pacienteDe(db, n.IdPersona)),
      IdPersonaNovedad: n.IdPersonaNovedad,
      IdTipoNovedad: n.IdTipoNovedad,
      Novedad: nombreDeTipo(db, n.IdTipoNovedad),
      FechaNovedad: toLocalDate(n.FechaNovedad),
      IdEmpresa: n.IdEmpresa,
      Empresa: db.empresas.get(n.IdEmpresa)?.RazonSocial ?? '',
      IdRegional: n.IdRegional,
    },
  ];
}

function coincide(row: AltaParaAfiliar, f: FiltroParaAfiliar): boolean {
  const begins = (text: string, wanted: string) => fold(text).startsWith(fold(tidy(wanted)));
  const words = fold(tidy(f.Nombre)).split(' ').filter(Boolean);
  return (
    words.every((word) => fold(row.NombreCompleto).includes(word)) &&
    begins(row.NumeroDocumento, f.DocumentoIdentidad) &&
    begins(row.HistoriaClinica, f.HistoriaClinica) &&
    begins(row.MatriculaTitular, f.Matricula) &&
    (f.IdDepartamento === 0 || row.IdRegional === f.IdDepartamento) &&
    (f.IdPersona === 0 || row.IdPersona === f.IdPersona) &&
    (f.IdEmpresa === 0 || row.IdEmpresa === f.IdEmpresa)
  );
}

/** The contracts of voluntary insurance that are valid on a day. Regional 0 means any. */
export const contratosVigentes = (
  db: Database,
  idPersona: number,
  idRegional: number,
  today: IsoDate,
): ContratoSegVol[] =>
  db.contratosSegVol
    .by('persona', idPersona)
    .filter(
      (c) =>
        c.Estado === 'ACTIVO' &&
        c.FechaInicio <= today &&
        c.FechaFin >= today &&
        (idRegional === 0 || c.IdRegional === idRegional),
    );
