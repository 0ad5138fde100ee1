import type { NovedadForm } from '#contract/entities/novedad.ts';
import { parentesco, tipoNovedad as tipo, tipoAsegurado, tipoBeneficiario } from '#contract/enumerations.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { amountOf } from '#lib/money.ts';
import { tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { Novedad, Paciente, Persona, Relacion } from '../db/rows.ts';
import { Refusal, refuseIf, sinAcceso } from '../refusal.ts';
import { esPadreDeAlta, impideAlta } from './alta.ts';
import { faltaEnAlta } from './altaFields.ts';
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
  personaDe,
} from './novedadWrites.ts';
import { pendiente } from './pending.ts';
import { periodoActivo } from './period.ts';
import { texto } from './texts.ts';

/** Inserts person, insured record and notice, and attaches the waiting files. Refuses what a rule forbids. */
export function insertarAlta(write: NovedadWrite): Novedad {
  const { db, form } = write;
  const persona = personaDe(write);
  revisar(write, persona, 0);
  const kept = db.personas.put(persona.IdPersona ? persona : { ...persona, IdPersona: db.next('personas') + 100_000 });
  const paciente = asegurar(db, kept);
  const saved = insertarNovedad(write, kept.IdPersona, camposDe(form));
  db.pacientes.put({ ...paciente, IdUbicacionEmpresa: paciente.IdUbicacionEmpresa || saved.IdUbicacion });
  return saved;
}

/** Writes a changed form to a notice and its person. */
export function modificarAlta(write: NovedadWrite, kept: Novedad): void {
  exigeMismoAviso(write, kept, texto('tipoDesconocido'));
  const persona = personaDe(write);
  revisar(write, persona, kept.IdPersonaNovedad);
  write.db.personas.put(persona);
  modificarNovedad(write, kept, camposDe(write.form));
}

/** Accepts a declared notice. The person works in the company from its date on, and a copy of the form is kept. */
export function aceptarAlta(who: Aceptacion, kept: Novedad): void {
  const { db, today } = who;
  const persona = db.personas.get(kept.IdPersona);
  if (!persona) throw sinAcceso();
  const name = persona.NombreCompleto;
  if (db.relaciones.by('persona', kept.IdPersona).some((r) => r.FechaBaja === ''))
    throw new Refusal(texto('sigueActivo', { name }));
  const { relacion, paciente } = emplear(db, persona, kept, today);
  cerrarAceptada(who, kept, { persona, paciente, campos: { IdPersonaEmpresa: relacion.IdPersonaEmpresa } });
}

/** The data of an entry about the work that begins. */
type Ingreso = Pick<
  Novedad,
  'IdTipoNovedad' | 'IdEmpresa' | 'IdRegional' | 'FechaNovedad' | 'Cargo' | 'HaberMensual' | 'IdUbicacion'
>;

/** Starts a person's work: a relation with the company and a valid insured record. */
export function emplear(
  db: Database,
  persona: Persona,
  ingreso: Ingreso,
  today: IsoDate,
): { relacion: Relacion; paciente: Paciente } {
  const relacion = db.relaciones.put({
    IdPersonaEmpresa: db.next('relaciones') + 300_000,
    IdPersona: persona.IdPersona,
    IdEmpresa: ingreso.IdEmpresa,
    IdRegional: ingreso.IdRegional,
    FechaIngreso: ingreso.FechaNovedad,
    FechaBaja: '',
    Cargo: ingreso.Cargo,
    HaberMensual: amountOf(ingreso.HaberMensual) ?? 0,
  });
  return { relacion, paciente: db.pacientes.put(activar(db, asegurar(db, persona), persona, ingreso, today)) };
}

const beneficiarios: Readonly<Record<number, number>> = {
  [tipo.NOVEDAD_PASANTE_ALTA]: tipoBeneficiario.pasante,
  [tipo.NOVEDAD_VOLUNTARIADO_ALTA]: tipoBeneficiario.voluntario,
};

function activar(db: Database, paciente: Paciente, persona: Persona, n: Ingreso, today: IsoDate): Paciente {
  return {
    ...paciente,
    IdPacientePadre: 0,
    MatriculaTitular: matricula(persona),
    MatriculaBeneficiario: '',
    EstadoVigencia: 'VIGENTE',
    FechaAfiliacion: paciente.FechaAfiliacion || today,
    IdEmpresa: n.IdEmpresa,
    FechaIngreso: n.FechaNovedad,
    FechaBaja: '',
    FechaLimiteAtencion: '',
    IdDepartamento: n.IdRegional,
    IdUbicacionEmpresa: n.IdUbicacion,
    Estado: 'ACTIVO',
    IdTipoAsegurado: tipoAsegurado.activo,
    IdRelacionParentesco: parentesco.titular,
    IdTipoBeneficiario: beneficiarios[padreDe(db, n.IdTipoNovedad)] ?? tipoBeneficiario.cotizante,
  };
}

/** The fields of the notice that the employer writes. The services write all others. */
function camposDe({ SegurosPersonasNovedad: n }: NovedadForm) {
  return {
    IdTipoNovedad: n.IdTipoNovedad,
    FechaNovedad: cleanDate(n.FechaNovedad),
    HaberMensual: n.HaberMensual,
    IdUbicacion: n.IdUbicacion,
    IdProfesion: n.IdProfesion,
    Observacion: n.Observacion,
    Cargo: tidy(n.Cargo),
    FechaFinNovedad: cleanDate(n.FechaFinNovedad),
  };
}

/** Checks all rules of a registration, in the order people meet them: type, fields, person, date, files. */
function revisar(write: NovedadWrite, persona: Persona, own: number): void {
  const { db, form, puesto, today } = write;
  const n = form.SegurosPersonasNovedad;
  const padre = padreDe(db, n.IdTipoNovedad);
  if (!esPadreDeAlta(padre) || padre === n.IdTipoNovedad) throw new Refusal(texto('tipoDesconocido'));
  refuseIf(faltaEnAlta({ ...form, BasePersonas: persona }, padre));
  const { IdTipoDocumento, NumeroDocumento, ComplementoDocumento, IdPersona } = persona;
  const twins = db.personas.by('documento', `${IdTipoDocumento}|${NumeroDocumento}|${ComplementoDocumento}`);
  if (twins.some((p) => p.IdPersona !== IdPersona)) throw new Refusal(texto('documentoRepetido'));
  refuseIf(
    impideAlta({
      nombre: persona.NombreCompleto,
      nacimiento: persona.FechaNacimiento,
      idTipoNovedad: n.IdTipoNovedad,
      idTipoPadre: padre,
      fecha: cleanDate(n.FechaNovedad),
      idEmpresa: puesto.IdEmpresa,
      today,
      periodo: periodoActivo(today),
      pendiente: pendiente(db, IdPersona, puesto.IdEmpresa, own),
      relaciones: db.relaciones.by('persona', IdPersona),
    }),
  );
  refuseIf(faltanArchivos(db, n.IdTipoNovedad, archivosQueTendra(write, own)), 'error');
}
