import type { AltaPasivoForm } from '#contract/entities/pasivo.ts';
import { parentesco, tipoNovedad as tipo, tipoAsegurado, tipoBeneficiario } from '#contract/enumerations.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { Novedad, Paciente, Persona } from '../db/rows.ts';
import { Refusal, refuseIf } from '../refusal.ts';
import { pacienteDe } from './access.ts';
import { faltaEnAltaPasivo } from './altaPasivoFields.ts';
import { type Grupos, gruposDe } from './altaPasivoGrupos.ts';
import { padreDe } from './catalogo.ts';
import { faltanArchivos } from './files.ts';
import { matricula } from './matricula.ts';
import {
  type Aceptacion,
  archivosQueTendra,
  asegurar,
  cerrarAceptada,
  exigeMismoAviso,
  insertarNovedad,
  modificarNovedad,
  type NovedadWrite,
  personaConocida,
  personaDe,
} from './novedadWrites.ts';
import { ampliarHistorico, esAltaPasivo, exigeSinPendiente, textoPasivo, tipoPasivoDe } from './pasivo.ts';
import { periodoActivo } from './period.ts';
import { texto } from './texts.ts';

/** A retiree's registration to write. `codigo` is the fund's own code. */
type AltaPasivoWrite = NovedadWrite & { readonly form: AltaPasivoForm; readonly codigo: string };

/** Inserts person, insured record, notice and the group of its variant, and attaches the waiting files. */
export function insertarAltaPasivo(write: AltaPasivoWrite): Novedad {
  const { db, form } = write;
  const persona = personaDe(write);
  const groups = revisar(write, persona, 0);
  const kept = db.personas.put(persona.IdPersona ? persona : { ...persona, IdPersona: db.next('personas') + 100_000 });
  const saved = insertarNovedad(write, kept.IdPersona, camposDe(form));
  asegurar(db, kept);
  guardarGrupos(db, saved, groups);
  return saved;
}

/** Writes a changed form to a notice, its person and its group. Another variant replaces the group. */
export function modificarAltaPasivo(write: AltaPasivoWrite, kept: Novedad): void {
  exigeMismoAviso(write, kept, textoPasivo('sinTipo'));
  const persona = personaDe(write);
  const groups = revisar(write, persona, kept.IdPersonaNovedad);
  write.db.personas.put(persona);
  guardarGrupos(write.db, modificarNovedad(write, kept, camposDe(write.form)), groups);
}

/** The services choose the ids of the groups. */
function guardarGrupos(db: Database, { IdPersonaNovedad }: Novedad, groups: Grupos): void {
  const before = db.gruposPasivo.get(IdPersonaNovedad);
  const { PacientesAlgoritmo: a, PacientesResolucion: r } = groups;
  const number = (id: number | undefined, sequence: string) => id || db.next(sequence);
  db.gruposPasivo.put({
    ...groups,
    IdPersonaNovedad,
    PacientesAlgoritmo: a && {
      ...a,
      IdPersonaNovedad,
      IdPacienteAlgoritmo: number(before?.PacientesAlgoritmo?.IdPacienteAlgoritmo, 'pacientesAlgoritmo'),
    },
    PacientesResolucion: r && {
      ...r,
      IdPersonaNovedad,
      IdPacientesResolucion: number(before?.PacientesResolucion?.IdPacientesResolucion, 'pacientesResolucion'),
    },
  });
}

/** Accepts a declared registration. The person is a retiree of the company from its date on. */
export function aceptarAltaPasivo(who: Aceptacion, kept: Novedad): void {
  const { db, today } = who;
  const persona = personaConocida(db, kept.IdPersona);
  exigeSinTrabajo(db, persona);
  const groups = db.gruposPasivo.get(kept.IdPersonaNovedad);
  const before = asegurar(db, persona);
  const paciente = db.pacientes.put({
    ...before,
    ...lugarEnFamilia(persona, groups?.PacientesDerechoHabiente ?? null),
    EstadoVigencia: 'VIGENTE',
    Estado: 'ACTIVO',
    FechaAfiliacion: before.FechaAfiliacion || today,
    IdEmpresa: kept.IdEmpresa,
    FechaIngreso: kept.FechaNovedad,
    FechaBaja: '',
    FechaLimiteAtencion: '',
    IdDepartamento: kept.IdRegional,
    IdUbicacionEmpresa: kept.IdUbicacion,
    IdTipoAsegurado: tipoAsegurado.pasivo,
    IdTipoPasivo: tipoPasivoDe(kept.IdTipoNovedad),
  });
  cerrarAceptada(who, kept, { persona, paciente });
  const { PacientesAlgoritmo = null, PacientesResolucion = null, PacientesDerechoHabiente = null } = groups ?? {};
  ampliarHistorico(db, kept.IdPersonaNovedad, { PacientesAlgoritmo, PacientesResolucion, PacientesDerechoHabiente });
}

/** A dependant stays with the holder. Everyone else is a holder. */
function lugarEnFamilia(persona: Persona, dependant: Grupos['PacientesDerechoHabiente']): Partial<Paciente> {
  if (!dependant)
    return {
      IdPacientePadre: 0,
      MatriculaTitular: matricula(persona),
      MatriculaBeneficiario: '',
      IdRelacionParentesco: parentesco.titular,
      IdTipoBeneficiario: tipoBeneficiario.cotizante,
    };
  return {
    IdPacientePadre: dependant.IdPacientePadre,
    MatriculaTitular: dependant.MatriculaTitular,
    MatriculaBeneficiario: matricula(persona),
    IdRelacionParentesco: dependant.IdRelacionParentesco,
    IdTipoBeneficiario: dependant.IdTipoBeneficiario,
  };
}

/** The fields of the notice that its form writes. */
function camposDe({ SegurosPersonasNovedad: n }: AltaPasivoForm) {
  return {
    IdTipoNovedad: n.IdTipoNovedad,
    FechaNovedad: cleanDate(n.FechaNovedad),
    HaberMensual: n.HaberMensual,
    IdUbicacion: n.IdUbicacion,
    IdProfesion: n.IdProfesion,
    Observacion: n.Observacion,
    Cargo: tidy(n.Cargo),
  };
}

/** A person who works cannot be a retiree. A termination has to end the work first (spec R 5.2). */
function exigeSinTrabajo(db: Database, persona: Persona): void {
  if (db.relaciones.by('persona', persona.IdPersona).some((r) => r.FechaBaja === ''))
    throw new Refusal(texto('sigueActivo', { name: persona.NombreCompleto }));
}

/**
 * Checks all rules of a retiree's registration: type, date, fields, document, person, variant, files. Returns the variant's
 * group.
 */
function revisar(write: AltaPasivoWrite, persona: Persona, own: number): Grupos {
  const { db, form, puesto, today } = write;
  const n = form.SegurosPersonasNovedad;
  if (!esVariante(db, n.IdTipoNovedad)) throw new Refusal(textoPasivo('sinTipo'));
  exigePeriodo(cleanDate(n.FechaNovedad), periodoActivo(today));
  refuseIf(faltaEnAltaPasivo({ ...form, BasePersonas: persona }));
  const { IdTipoDocumento, NumeroDocumento, ComplementoDocumento, IdPersona, NombreCompleto } = persona;
  const twins = db.personas.by('documento', `${IdTipoDocumento}|${NumeroDocumento}|${ComplementoDocumento}`);
  if (twins.some((p) => p.IdPersona !== IdPersona)) throw new Refusal(texto('documentoRepetido'));
  exigeSinPendiente(db, persona, { idEmpresa: puesto.IdEmpresa, own }, (values) => textoPasivo('pendiente', values));
  exigeSinTrabajo(db, persona);
  const paciente = pacienteDe(db, IdPersona);
  if (paciente?.IdTipoAsegurado === tipoAsegurado.pasivo && paciente.EstadoVigencia === 'VIGENTE')
    throw new Refusal(textoPasivo('yaEsPasivo', { name: NombreCompleto }));
  const groups = gruposDe(write, persona, puesto);
  refuseIf(faltanArchivos(db, n.IdTipoNovedad, archivosQueTendra(write, own)), 'error');
  return groups;
}

const esVariante = (db: Database, idTipo: number): boolean =>
  esAltaPasivo(padreDe(db, idTipo)) && idTipo !== tipo.ALTA_PASIVO;

function exigePeriodo(fecha: string, { start, end }: { start: string; end: string }): void {
  const label = 'fecha de ingreso';
  if (fecha === '') throw new Refusal(texto('sinInformacion', { field: 'Fecha de ingreso' }));
  if (fecha >= start && fecha <= end) return;
  throw new Refusal(texto('fueraDePeriodo', { label, start: toLocalDate(start), end: toLocalDate(end) }));
}
