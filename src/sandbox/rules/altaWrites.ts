import type { NovedadForm } from '#contract/entities/novedad.ts';
import {
  canal,
  parentesco,
  tabla,
  tipoNovedad as tipo,
  tipoAsegurado,
  tipoBeneficiario,
  tipoSeguimiento,
} from '#contract/enumerations.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { matricula } from '#lib/matricula.ts';
import { tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import { emptyNovedad, emptyPaciente, emptyPersona } from '../db/empty.ts';
import type { Novedad, Paciente, Persona } from '../db/rows.ts';
import { snapshot } from '../db/seed/notices.ts';
import { historiaClinica, nombreCompleto } from '../db/seed/people.ts';
import { idDeEstado, padreDe } from '../db/tipos.ts';
import { Refusal, refuseIf, sinAcceso } from '../refusal.ts';
import { pacienteDe } from './access.ts';
import { esPadreDeAlta, impideAlta } from './alta.ts';
import { faltaEnAlta } from './altaFields.ts';
import { archivosDe, archivosPendientes, faltanArchivos } from './files.ts';
import { ordenDe, quitarDeOrden } from './payments.ts';
import { pendiente } from './pending.ts';
import { periodoActivo } from './period.ts';
import { estadoDe, pasarA } from './states.ts';
import { texto } from './texts.ts';
import { trasModificar } from './transitions.ts';

/** A registration being written: the form as sent, and who sends it. */
export interface AltaWrite {
  readonly db: Database;
  readonly form: NovedadForm;
  readonly puesto: { readonly IdEmpresa: number; readonly IdRegional: number };
  readonly idUsuario: number;
  readonly today: IsoDate;
}

/** Inserts person, insured record and notice, and binds the waiting files. Refuses what a rule forbids. */
export function insertarAlta(write: AltaWrite): Novedad {
  const { db, form, puesto, today } = write;
  const persona = personaDe(write);
  revisar(write, persona, 0);
  const kept = db.personas.put(persona.IdPersona ? persona : { ...persona, IdPersona: db.next('personas') + 100_000 });
  const paciente = asegurar(db, kept);
  const year = today.slice(0, 4);
  const IdPersonaNovedad = db.next('novedades') + 500_000;
  const saved = db.novedades.put({
    ...emptyNovedad,
    ...camposDe(form),
    ...puesto,
    IdPersonaNovedad,
    IdPersona: kept.IdPersona,
    IdCanal: canal.virtual,
    IdEstadoProceso: idDeEstado(form.SegurosPersonasNovedad.IdTipoNovedad, 'registrado'),
    NumeroDocumento: `${year}-${String(db.next(`aviso-${year}`)).padStart(5, '0')}`,
    Estado: 'ACTIVO',
    Habilitado: true,
    Periodo: Object.values(periodoActivo(today)).join('|'),
    FechaRegistro: today,
    Version: 1,
    ObservacionCaja: '',
  });
  db.pacientes.put({ ...paciente, IdUbicacionEmpresa: paciente.IdUbicacionEmpresa || saved.IdUbicacion });
  unirArchivos(write, form.BasePersonas.IdPersona, saved);
  return saved;
}

/** Writes a changed form over a notice; an observed one returns to Registrado and loses what was asked for. */
export function modificarAlta(write: AltaWrite, kept: Novedad): void {
  const { db, form } = write;
  if (form.BasePersonas.IdPersona !== kept.IdPersona) throw sinAcceso();
  if (padreDe(form.SegurosPersonasNovedad.IdTipoNovedad) !== padreDe(kept.IdTipoNovedad))
    throw new Refusal(texto('tipoDesconocido'));
  const persona = personaDe(write);
  revisar(write, persona, kept.IdPersonaNovedad);
  db.personas.put(persona);
  const saved = pasarA(db, { ...kept, ...camposDe(form) }, trasModificar(estadoDe(kept).estado), {
    ObservacionCaja: '',
  });
  unirArchivos(write, kept.IdPersona, saved);
}

/** Removes a notice with its files, its tracking and its place in a draft order (decision 51). */
export function eliminarAlta(db: Database, kept: Novedad): void {
  const orden = ordenDe(db, kept);
  if (orden) quitarDeOrden(db, orden, kept.IdPersonaNovedad);
  for (const file of archivosDe(db, kept.IdPersonaNovedad)) db.archivos.remove(file.IdRecurso);
  for (const entry of db.seguimientos.by('registro', `${tabla.novedad}|${kept.IdPersonaNovedad}`))
    db.seguimientos.remove(entry.IdSeguimiento);
  db.novedades.remove(kept.IdPersonaNovedad);
}

/** Accepts a declared notice: the person works in the company from its date on, and the form is kept as it stood. */
export function aceptarAlta(
  { db, usuario, now, today }: { db: Database; usuario: string; now: Date; today: IsoDate },
  kept: Novedad,
): void {
  const persona = db.personas.get(kept.IdPersona);
  if (!persona) throw sinAcceso();
  const name = persona.NombreCompleto;
  if (db.relaciones.by('persona', kept.IdPersona).some((r) => r.FechaBaja === ''))
    throw new Refusal(texto('sigueActivo', { name }));
  const relacion = db.relaciones.put({
    IdPersonaEmpresa: db.next('relaciones') + 300_000,
    IdPersona: kept.IdPersona,
    IdEmpresa: kept.IdEmpresa,
    IdRegional: kept.IdRegional,
    FechaIngreso: kept.FechaNovedad,
    FechaBaja: '',
    Cargo: kept.Cargo,
    HaberMensual: kept.HaberMensual ?? 0,
  });
  const paciente = db.pacientes.put(activar(asegurar(db, persona), persona, kept, today));
  const accepted = pasarA(db, kept, 'aceptado', { IdPersonaEmpresa: relacion.IdPersonaEmpresa });
  const DatosHistorico = snapshot({
    BasePersonas: persona,
    SegurosPacientes: paciente,
    SegurosPersonasNovedad: accepted,
  });
  db.novedades.put({ ...accepted, DatosHistorico });
  db.seguimientos.put({
    IdSeguimiento: db.next('seguimientos'),
    Tabla: tabla.novedad,
    IdTabla: kept.IdPersonaNovedad,
    Asunto: 'Aceptado',
    Mensaje: 'Declarado -> Aceptado',
    Correos: [],
    TipoSeguimiento: tipoSeguimiento.MENSAJE,
    Fecha: now.toISOString(),
    Usuario: usuario,
  });
}

const beneficiarios: Readonly<Record<number, number>> = {
  [tipo.NOVEDAD_PASANTE_ALTA]: tipoBeneficiario.pasante,
  [tipo.NOVEDAD_VOLUNTARIADO_ALTA]: tipoBeneficiario.voluntario,
};

function activar(paciente: Paciente, persona: Persona, n: Novedad, today: IsoDate): Paciente {
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
    IdDepartamento: n.IdRegional,
    IdUbicacionEmpresa: n.IdUbicacion,
    Estado: 'ACTIVO',
    IdTipoAsegurado: tipoAsegurado.activo,
    IdRelacionParentesco: parentesco.titular,
    IdTipoBeneficiario: beneficiarios[padreDe(n.IdTipoNovedad)] ?? tipoBeneficiario.cotizante,
  };
}

/** The insured record of a person, made when there is none: it takes effect when a notice is accepted. */
function asegurar(db: Database, persona: Persona): Paciente {
  const own = pacienteDe(db, persona.IdPersona);
  if (own) return own;
  const number = db.next('pacientes');
  return db.pacientes.put({
    ...emptyPaciente,
    IdPaciente: number + 200_000,
    IdPersona: persona.IdPersona,
    HistoriaClinica: historiaClinica(number),
    MatriculaTitular: matricula(persona),
    EstadoVigencia: 'NO VIGENTE',
    Estado: 'ACTIVO',
  });
}

/** The person as she will stand: of somebody the fund knows, identity and birth stay as they are. */
function personaDe({ db, form }: AltaWrite): Persona {
  const sent = form.BasePersonas;
  const kept = db.personas.get(sent.IdPersona);
  if (sent.IdPersona !== 0 && !kept)
    throw new Refusal('No se pudieron recuperar datos del asegurado(a). Vuelva a intentarlo más tarde.');
  const { ApellidoPaterno, ApellidoMaterno, Nombres, NumeroDocumento, ComplementoDocumento, FechaNacimiento } =
    kept ?? sent;
  const identity = {
    ApellidoPaterno: tidy(ApellidoPaterno),
    ApellidoMaterno: tidy(ApellidoMaterno),
    Nombres: tidy(Nombres),
    NumeroDocumento: tidy(NumeroDocumento),
    ComplementoDocumento: tidy(ComplementoDocumento),
    FechaNacimiento: cleanDate(FechaNacimiento),
  };
  const persona = { ...emptyPersona, ...kept, ...sent, ...identity, Estado: 'ACTIVO', Edad: 0 };
  return { ...persona, IdPersona: kept?.IdPersona ?? 0, NombreCompleto: nombreCompleto(identity) };
}

/** What of the notice the employer writes; everything else is the services'. */
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

/** All rules of a registration, in the order people meet them: type, fields, person, date, files. */
function revisar({ db, form, puesto, idUsuario, today }: AltaWrite, persona: Persona, own: number): void {
  const n = form.SegurosPersonasNovedad;
  const padre = padreDe(n.IdTipoNovedad);
  if (!esPadreDeAlta(padre) || padre === n.IdTipoNovedad) throw new Refusal(texto('tipoDesconocido'));
  refuseIf(faltaEnAlta({ ...form, BasePersonas: persona }));
  const { IdTipoDocumento, NumeroDocumento, ComplementoDocumento, IdPersona } = persona;
  const twins = db.personas.by('documento', `${IdTipoDocumento}|${NumeroDocumento}|${ComplementoDocumento}`);
  if (twins.some((p) => p.IdPersona !== IdPersona)) throw new Refusal(texto('documentoRepetido'));
  refuseIf(
    impideAlta({
      nombre: persona.NombreCompleto,
      nacimiento: persona.FechaNacimiento,
      idTipoNovedad: n.IdTipoNovedad,
      fecha: cleanDate(n.FechaNovedad),
      idEmpresa: puesto.IdEmpresa,
      today,
      periodo: periodoActivo(today),
      pendiente: pendiente(db, IdPersona, puesto.IdEmpresa, own),
      relaciones: db.relaciones.by('persona', IdPersona),
    }),
  );
  const waiting = archivosPendientes(db, { idUsuario, idPersona: form.BasePersonas.IdPersona, idTipoNovedad: padre });
  refuseIf(faltanArchivos(padre, [...waiting, ...(own ? archivosDe(db, own) : [])]), 'error');
}

/** The waiting files become the notice's; each takes the place of the one it had for the same requirement. */
function unirArchivos({ db, idUsuario }: AltaWrite, idPersona: number, n: Novedad): void {
  const before = archivosDe(db, n.IdPersonaNovedad);
  for (const file of archivosPendientes(db, { idUsuario, idPersona, idTipoNovedad: n.IdTipoNovedad })) {
    for (const old of before) if (old.IdRequisito === file.IdRequisito) db.archivos.remove(old.IdRecurso);
    db.archivos.put({ ...file, IdTabla: n.IdPersonaNovedad, IdPersona: n.IdPersona });
  }
}
