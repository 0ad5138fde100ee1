import type { AfiliacionForm } from '#contract/entities/afiliacion.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { canal, rolAfiliacion, tipoAsegurado, tipoBeneficiario } from '#contract/enumerations.ts';
import { tipoAfiliado } from '#contract/enumerationsAfiliacion.ts';
import { ageOn, cleanDate, type IsoDate, toLocalDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import type { Afiliacion, DetalleAfiliacion } from '../db/afiliacionRows.ts';
import { conEdadMaxima, esRecienNacido, idDeEstadoAfiliacion, tipoAfiliacionPorId } from '../db/afiliacionTipos.ts';
import type { Database } from '../db/database.ts';
import { emptyNovedad, emptyPaciente, emptyPersona } from '../db/empty.ts';
import type { Paciente, Persona } from '../db/rows.ts';
import { historiaClinica } from '../db/seed/people.ts';
import { Refusal, refuseIf, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { exigeUsuario, pacienteDe, papel, vePersona } from './access.ts';
import { personaPropia, puestoDe } from './afiliacionAcceso.ts';
import { claseDe, exigeClase, grupoDe } from './afiliacionClases.ts';
import { sinConcluir } from './afiliacionEstados.ts';
import { exigeContacto, exigeDocumentoUnico, faltaEnPersona, identificada } from './afiliacionPersona.ts';
import { textoAfiliacion } from './afiliacionTextos.ts';
import { exigeTitularVigente, exigeUnaPareja, titularPorId } from './afiliacionTitular.ts';
import { matricula } from './matricula.ts';
import { texto } from './texts.ts';

/** The caller, the tables and the day of a write. */
export interface Acto {
  readonly db: Database;
  readonly sesion: Sesion;
  readonly today: IsoDate;
}

/** The pair of ids that the writes answer. */
export const par = (n: Afiliacion): string => `${n.IdPersona}|${n.IdPersonaNovedad}`;

/**
 * Stores a new notice in state Registrado, with a number of the year. Company, regional, channel and state never come from
 * the body.
 */
export function nuevaAfiliacion(
  { db, sesion, today }: Acto,
  notice: {
    readonly IdPersona: number;
    readonly IdTipoNovedad: number;
    readonly FechaNovedad?: IsoDate;
    readonly Observacion?: string;
    readonly detalle?: DetalleAfiliacion;
    readonly puesto?: { readonly IdEmpresa: number; readonly IdRegional: number };
  },
): Afiliacion {
  const year = today.slice(0, 4);
  const { puesto = puestoDe(db, sesion, notice.IdPersona), Observacion = '' } = notice;
  if (Observacion.length > 500) throw new Refusal(texto('muyLargo', { field: 'Observación', max: 500 }));
  return db.afiliaciones.put({
    ...emptyNovedad,
    ...puesto,
    IdPersonaNovedad: db.next('afiliaciones') + 900_000,
    IdPersona: notice.IdPersona,
    IdTipoNovedad: notice.IdTipoNovedad,
    IdCanal: canal.virtual,
    FechaNovedad: notice.FechaNovedad ?? today,
    IdEstadoProceso: idDeEstadoAfiliacion(notice.IdTipoNovedad, 'registrado'),
    Observacion,
    NumeroDocumento: `A${year}-${String(db.next(`afiliacion-${year}`)).padStart(5, '0')}`,
    Estado: 'ACTIVO',
    Habilitado: true,
    FechaRegistro: today,
    IdUsuario: sesion.usuario.IdUsuario,
    Version: 1,
    ObservacionCaja: '',
    detalle: notice.detalle ?? {},
  });
}

/** The holder in a form's insured record: somebody with valid insurance whom the caller may write about. */
export function titularDelForm({ db, sesion }: Acto, form: NovedadForm): Paciente {
  const holder = titularPorId(db, form.SegurosPacientes.IdPacientePadre);
  personaPropia(db, sesion, holder.IdPersona);
  exigeTitularVigente(holder);
  return holder;
}

/** The date that a form gives a notice, '' if it gives none. Refused if it is in the future. */
export function fechaDeNovedad(sent: string, today: IsoDate): IsoDate {
  const fecha = cleanDate(sent);
  if (fecha > today) throw new Refusal(texto('futura', { label: 'fecha de la novedad' }));
  return fecha;
}

/**
 * Inserts an affiliation: the person if the fund does not know her, an insured record that is not in force yet, and the
 * notice.
 */
export function insertarAfiliacion(acto: Acto, form: AfiliacionForm): Afiliacion {
  const { db, sesion } = acto;
  exigeUsuario(sesion);
  const { IdTipoNovedad, Observacion } = form.SegurosPersonasNovedad;
  const tipo = tipoAfiliacionPorId(IdTipoNovedad);
  if (tipo?.parentesco === undefined || esRecienNacido(IdTipoNovedad))
    throw new Refusal(textoAfiliacion('tipoNoAfiliacion'));
  if (tipo.propio && papel(sesion) === 'ninguno') throw sinAcceso();
  const holder = tipo.propio ? null : titularDelForm(acto, form);
  const FechaNovedad = fechaDeNovedad(form.SegurosPersonasNovedad.FechaNovedad, acto.today) || acto.today;
  const persona = personaDelForm(acto, form, tipo.propio === true);
  impedir(acto, persona, { IdTipoNovedad, holder });
  const { IdModoAfiliacion, ...Clase } = claseDe(acto, { ...persona, IdTipoNovedad, holder, abierta: true });
  exigeClase(form.Afiliacion, { IdModoAfiliacion, ...Clase });
  if (Clase.IdTipoAfiliado === tipoAfiliado.pasivo && Clase.IdBaseAfiliacion === 0)
    throw new Refusal(textoAfiliacion('sinAltaPasivo', { name: persona.NombreCompleto }));
  const kept = guardarPersona(db, persona);
  const puesto = puestoDe(db, sesion, holder?.IdPersona ?? kept.IdPersona);
  asegurarDependiente(db, kept, tipo.parentesco, holder);
  return nuevaAfiliacion(acto, {
    IdPersona: kept.IdPersona,
    IdTipoNovedad,
    FechaNovedad,
    Observacion,
    puesto,
    detalle: {
      IdRelacionParentesco: tipo.parentesco,
      Clase,
      ...(holder && { IdPacientePadre: holder.IdPaciente }),
      ...(persona.IdPersona === 0 && { PersonaNueva: true }),
    },
  });
}

/**
 * The person in a form. If the fund knows her, identity and birth do not change. A person with her own insurance must exist.
 */
function personaDelForm({ db, sesion }: Acto, form: NovedadForm, propio: boolean): Persona {
  const sent = form.BasePersonas;
  const kept = sent.IdPersona ? db.personas.get(sent.IdPersona) : undefined;
  if (propio) return { ...emptyPersona, ...personaPropia(db, sesion, sent.IdPersona) };
  if (sent.IdPersona && !kept) throw sinAcceso();
  if (kept) {
    exigeConocida(db, sesion, kept, sent);
    return kept;
  }
  const nueva = { ...emptyPersona, ...sent, IdPersona: 0, Edad: 0, Estado: 'ACTIVO', FechaFallecimiento: '' };
  exigeContacto(nueva);
  return identificada(nueva);
}

/** An insured person must identify somebody outside her family by document and birth date, not only by a number. */
function exigeConocida(db: Database, sesion: Sesion, kept: Persona, sent: Persona): void {
  if (sesion.tipo !== 'ASEGURADOS' || vePersona(db, sesion, kept.IdPersona)) return;
  const same =
    kept.NumeroDocumento === tidy(sent.NumeroDocumento) && kept.FechaNacimiento === cleanDate(sent.FechaNacimiento);
  if (!same) throw sinAcceso();
}

/** Refuses a person who may not be affiliated. */
function impedir(
  { db, today }: Acto,
  persona: Persona,
  { IdTipoNovedad, holder }: { IdTipoNovedad: number; holder: Paciente | null },
): void {
  refuseIf(faltaEnPersona(persona, today));
  exigeDocumentoUnico(db, persona);
  const name = persona.NombreCompleto;
  const open = db.afiliaciones
    .by('persona', persona.IdPersona)
    .find((n) => sinConcluir(n) && tipoAfiliacionPorId(n.IdTipoNovedad)?.parentesco !== undefined);
  if (open) throw new Refusal(texto('pendiente', { name, date: toLocalDate(open.FechaNovedad) }));
  if (holder && persona.IdPersona && pacienteDe(db, persona.IdPersona)?.EstadoVigencia === 'VIGENTE')
    throw new Refusal(textoAfiliacion('yaAfiliado', { name }));
  if (conEdadMaxima.includes(IdTipoNovedad) && ageOn(persona.FechaNacimiento, today) >= 25)
    throw new Refusal(textoAfiliacion('mayorDe25', { name }));
  const kinship = tipoAfiliacionPorId(IdTipoNovedad)?.parentesco ?? 0;
  if (holder) exigeUnaPareja(db, holder, kinship);
}

/** Stores a person, with a new id if the fund did not know her. */
export const guardarPersona = (db: Database, persona: Persona): Persona =>
  db.personas.put(persona.IdPersona ? persona : { ...persona, IdPersona: db.next('personas') + 100_000 });

/**
 * The insured record that an affiliation will bring into force. It insures nobody yet. The holder is set when the affiliation
 * is concluded, so that nobody joins a family by naming its holder.
 */
export function asegurarDependiente(
  db: Database,
  persona: Persona,
  kinship: number,
  holder: Paciente | null,
): Paciente {
  const own = pacienteDe(db, persona.IdPersona);
  if (own) return own;
  const number = db.next('pacientes');
  return db.pacientes.put({
    ...emptyPaciente,
    IdPaciente: number + 200_000,
    IdPersona: persona.IdPersona,
    HistoriaClinica: historiaClinica(number),
    MatriculaTitular: holder ? '' : matricula(persona),
    MatriculaBeneficiario: holder ? matricula(persona) : '',
    EstadoVigencia: 'NO VIGENTE',
    Estado: 'ACTIVO',
    IdTipoAsegurado: tipoAsegurado.activo,
    IdGrupoTipoAsegurado: grupoDe(holder?.IdTipoAsegurado ?? tipoAsegurado.activo),
    IdTipoAfiliacion: holder ? rolAfiliacion.beneficiario : rolAfiliacion.titular,
    IdRelacionParentesco: kinship,
    IdTipoBeneficiario: holder ? kinship : tipoBeneficiario.cotizante,
  });
}
