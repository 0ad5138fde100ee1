import type { NovedadForm } from '#contract/entities/novedad.ts';
import { canal, tabla, tipoSeguimiento } from '#contract/enumerations.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import { emptyNovedad, emptyPaciente, emptyPersona } from '../db/empty.ts';
import type { Archivo, Novedad, Paciente, Persona } from '../db/rows.ts';
import { snapshot } from '../db/seed/notices.ts';
import { historiaClinica, nombreCompleto } from '../db/seed/people.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { pacienteDe } from './access.ts';
import { idDeEstado, padreDe } from './catalogo.ts';
import { archivosDe, archivosPendientes } from './files.ts';
import { matricula } from './matricula.ts';
import { ordenDe, quitarDeOrden } from './payments.ts';
import { periodoActivo } from './period.ts';
import { estadoDe, pasarA } from './states.ts';
import { exigeAntecesora } from './tiposNovedad.ts';
import { trasModificar } from './transitions.ts';

/** A notice to write: the form that was sent, and who sent it. This file has what the writes of all families share. */
export interface NovedadWrite {
  readonly db: Database;
  readonly form: NovedadForm;
  readonly puesto: { readonly IdEmpresa: number; readonly IdRegional: number };
  readonly idUsuario: number;
  readonly today: IsoDate;
}

/** The fields of a notice that its form writes. The services write all others. */
type Campos = Partial<Novedad> & Pick<Novedad, 'IdTipoNovedad'>;

/** The person in a form, as the fund knows her. Refused if the fund does not know her. */
export function personaConocida(db: Database, idPersona: number): Persona {
  const kept = db.personas.get(idPersona);
  if (!kept) throw new Refusal('No se pudieron recuperar datos del asegurado(a). Vuelva a intentarlo más tarde.');
  return kept;
}

/** The person after the form is saved. If the fund knows her, identity and birth do not change. */
export function personaDe({ db, form }: NovedadWrite): Persona {
  const sent = form.BasePersonas;
  const kept = sent.IdPersona === 0 ? undefined : personaConocida(db, sent.IdPersona);
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

/** A person's insured record. It is created if there is none, and takes effect when a notice is accepted. */
export function asegurar(db: Database, persona: Persona): Paciente {
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

/** The files of a notice after it is written: its own and the waiting ones. `own` is 0 for a new notice. */
export function archivosQueTendra({ db, form, idUsuario }: NovedadWrite, own: number): Archivo[] {
  const { IdTipoNovedad: idTipoNovedad } = form.SegurosPersonasNovedad;
  const waiting = archivosPendientes(db, { idUsuario, idPersona: form.BasePersonas.IdPersona, idTipoNovedad });
  return [...waiting, ...(own ? archivosDe(db, own) : [])];
}

/** Stores a new notice with the next number, Registrado, and attaches the files that wait for it. */
export function insertarNovedad(write: NovedadWrite, idPersona: number, campos: Campos): Novedad {
  const { db, form, puesto, today } = write;
  exigeAntecesora(db, campos.IdTipoNovedad, idPersona);
  const year = today.slice(0, 4);
  const saved = db.novedades.put({
    ...emptyNovedad,
    ...campos,
    ...puesto,
    IdPersonaNovedad: db.next('novedades') + 500_000,
    IdPersona: idPersona,
    IdCanal: canal.virtual,
    IdEstadoProceso: idDeEstado(db, campos.IdTipoNovedad, 'registrado'),
    NumeroDocumento: `${year}-${String(db.next(`aviso-${year}`)).padStart(5, '0')}`,
    Estado: 'ACTIVO',
    Habilitado: true,
    Periodo: Object.values(periodoActivo(today)).join('|'),
    FechaRegistro: today,
    Version: 1,
    ObservacionCaja: '',
  });
  unirArchivos(write, form.BasePersonas.IdPersona, saved);
  return saved;
}

/**
 * Refuses a form that would move a notice to another person, or to another family. The family has its own text for the
 * second.
 */
export function exigeMismoAviso({ db, form }: NovedadWrite, kept: Novedad, otraFamilia: string): void {
  if (form.BasePersonas.IdPersona !== kept.IdPersona) throw sinAcceso();
  if (padreDe(db, form.SegurosPersonasNovedad.IdTipoNovedad) !== padreDe(db, kept.IdTipoNovedad))
    throw new Refusal(otraFamilia);
}

/**
 * Writes changed fields to a notice and increases its version. An observed notice returns to Registrado and loses its
 * observation.
 */
export function modificarNovedad(write: NovedadWrite, kept: Novedad, campos: Campos): Novedad {
  if (campos.IdTipoNovedad !== kept.IdTipoNovedad) exigeAntecesora(write.db, campos.IdTipoNovedad, kept.IdPersona);
  const saved = pasarA(write.db, { ...kept, ...campos }, trasModificar(estadoDe(write.db, kept).estado), {
    ObservacionCaja: '',
  });
  unirArchivos(write, kept.IdPersona, saved);
  return saved;
}

/** Attaches the waiting files to the notice. Each replaces the file for the same requirement. */
function unirArchivos({ db, idUsuario }: NovedadWrite, idPersona: number, n: Novedad): void {
  const before = archivosDe(db, n.IdPersonaNovedad);
  for (const file of archivosPendientes(db, { idUsuario, idPersona, idTipoNovedad: n.IdTipoNovedad })) {
    for (const old of before) if (old.IdRequisito === file.IdRequisito) db.archivos.remove(old.IdRecurso);
    db.archivos.put({ ...file, IdTabla: n.IdPersonaNovedad, IdPersona: n.IdPersona });
  }
}

/** Deletes a notice with its files, its tracking and its place in a draft order (decision 51). */
export function eliminarNovedad(db: Database, kept: Novedad): void {
  const orden = ordenDe(db, kept);
  if (orden) quitarDeOrden(db, orden, kept.IdPersonaNovedad);
  for (const file of archivosDe(db, kept.IdPersonaNovedad)) db.archivos.remove(file.IdRecurso);
  for (const entry of db.seguimientos.by('registro', `${tabla.novedad}|${kept.IdPersonaNovedad}`))
    db.seguimientos.remove(entry.IdSeguimiento);
  db.novedades.remove(kept.IdPersonaNovedad);
}

/** Who accepts, and when. */
export interface Aceptacion {
  readonly db: Database;
  readonly usuario: string;
  readonly now: Date;
  readonly today: IsoDate;
}

/** Closes a declared notice: its state, a copy of the whole form (spec F 3.7), and the tracking entry. */
export function cerrarAceptada(
  { db, usuario, now }: Aceptacion,
  kept: Novedad,
  form: { readonly persona: Persona; readonly paciente: Paciente; readonly campos?: Partial<Novedad> },
): Novedad {
  const accepted = pasarA(db, kept, 'aceptado', form.campos ?? {});
  const DatosHistorico = snapshot({
    BasePersonas: form.persona,
    SegurosPacientes: form.paciente,
    SegurosPersonasNovedad: accepted,
  });
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
  return db.novedades.put({ ...accepted, DatosHistorico });
}
