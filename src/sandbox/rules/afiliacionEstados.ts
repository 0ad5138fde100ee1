import { rolAfiliacion, tipoAsegurado, tipoBeneficiario } from '#contract/enumerations.ts';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import type { IsoDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import type { Afiliacion } from '../db/afiliacionRows.ts';
import {
  type EstadoAfiliacion,
  estadoAfiliacionPorId,
  idDeEstadoAfiliacion,
  tipoAfiliacionPorId,
} from '../db/afiliacionTipos.ts';
import type { Database } from '../db/database.ts';
import { emptyPaciente } from '../db/empty.ts';
import type { Paciente, Persona } from '../db/rows.ts';
import { snapshot } from '../db/seed/notices.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { pacienteDe, papel } from './access.ts';
import { conIdentidadDe, exigeDocumentoUnico } from './afiliacionPersona.ts';
import { textoAfiliacion } from './afiliacionTextos.ts';
import { exigeTitularVigente, exigeUnaPareja, titularPorId } from './afiliacionTitular.ts';
import { matricula } from './matricula.ts';
import { exigeVersion } from './states.ts';
import { texto } from './texts.ts';

/** The state of an affiliation notice, by meaning and by name. */
function estadoDeAfiliacion(n: Afiliacion): { estado: EstadoAfiliacion | null; nombre: string } {
  const found = estadoAfiliacionPorId(n.IdEstadoProceso);
  return { estado: found?.estado ?? null, nombre: found?.Nombre ?? '' };
}

/** True until an affiliation notice is concluded. */
export const sinConcluir = (n: Afiliacion): boolean => estadoDeAfiliacion(n).estado !== 'concluido';

/** True while fields can be edited: the notice is Registrado or Observado. */
export function estaAbierta(n: Afiliacion): boolean {
  const { estado } = estadoDeAfiliacion(n);
  return estado === 'registrado' || estado === 'observado';
}
/** Refuses a notice whose fields can no longer be edited. */
export function exigeAbierta(n: Afiliacion): void {
  if (!estaAbierta(n)) throw new Refusal(textoAfiliacion('noSeModifica', { estado: estadoDeAfiliacion(n).nombre }));
}

/** Refuses a stale version of a notice: somebody else wrote it in between. */
export const exigeSinCambios = (n: Afiliacion, sent: unknown): void =>
  exigeVersion(n, sent, textoAfiliacion('otraPersonaModifico'));

/**
 * Changes a notice's state. Employer and staff declare a notice, the staff observe or conclude a declared one. Insured
 * persons change no state (decision 7): the staff declare what they wrote.
 */
export function cambiarEstado(
  { db, sesion, today }: { db: Database; sesion: Sesion; today: IsoDate },
  n: Afiliacion,
  idEstado: number,
  observacion: string,
): Afiliacion {
  const target = estadoAfiliacionPorId(idEstado);
  const { estado, nombre } = estadoDeAfiliacion(n);
  const destino = target?.Nombre ?? '';
  const refused = new Refusal(textoAfiliacion('noPuedePasar', { estado: nombre, destino }));
  if (papel(sesion) === 'ninguno') throw sinAcceso();
  if (!target || target.estado === 'registrado') throw refused;
  if (target.estado === 'declarado') {
    if (estado !== 'registrado' && estado !== 'observado') throw refused;
    return escribir(db, n, 'declarado', { FechaDeclaracion: today, ObservacionCaja: '' });
  }
  if (papel(sesion) !== 'caja') throw sinAcceso();
  if (estado !== 'declarado') throw refused;
  if (target.estado === 'concluido') return concluir(db, n);
  const text = tidy(observacion);
  if (text === '') throw new Refusal(texto('observacionVacia'));
  if (text.length > 200) throw new Refusal(texto('observacionLarga'));
  return escribir(db, n, 'observado', { ObservacionCaja: text });
}

/** Writes a notice in a state and increases its version. */
export const escribir = (
  db: Database,
  n: Afiliacion,
  estado: EstadoAfiliacion,
  fields: Partial<Afiliacion> = {},
): Afiliacion =>
  db.afiliaciones.put({
    ...n,
    ...fields,
    IdEstadoProceso: idDeEstadoAfiliacion(n.IdTipoNovedad, estado),
    Version: n.Version + 1,
  });

/**
 * The person of a notice, with the identity that it asks for. What was written about her since the request stays:
 * address, gender, death.
 */
export function conPropuesto(db: Database, { IdPersona, detalle: { Propuesto } }: Afiliacion): Persona | undefined {
  const kept = db.personas.get(IdPersona);
  return kept && Propuesto ? conIdentidadDe(kept, Propuesto) : kept;
}

/** Applies a concluded notice, and keeps a copy of the data at that moment. */
export function concluir(db: Database, n: Afiliacion): Afiliacion {
  const changed = conPropuesto(db, n);
  if (n.detalle.Propuesto && changed) {
    exigeDocumentoUnico(db, changed);
    db.personas.put(changed);
  }
  if (tipoAfiliacionPorId(n.IdTipoNovedad)?.parentesco !== undefined) vigente(db, n);
  const persona = db.personas.get(n.IdPersona);
  const done = escribir(db, n, 'concluido', { ObservacionCaja: '' });
  if (!persona) return done;
  const SegurosPacientes = pacienteDe(db, n.IdPersona) ?? emptyPaciente;
  const DatosHistorico = snapshot({ BasePersonas: persona, SegurosPacientes, SegurosPersonasNovedad: done });
  return db.afiliaciones.put({ ...done, DatosHistorico });
}

/** The holder that a notice names, checked again: the insurance may have ended since, or another spouse have joined. */
function titularDeNovedad(db: Database, { detalle }: Afiliacion): Paciente | null {
  if (detalle.IdPacientePadre === undefined) return null;
  const holder = titularPorId(db, detalle.IdPacientePadre);
  exigeTitularVigente(holder);
  exigeUnaPareja(db, holder, detalle.IdRelacionParentesco ?? 0);
  return holder;
}

/** Brings the insured record of an affiliated person into force. A dependant's record depends on the holder's. */
function vigente(db: Database, n: Afiliacion): Paciente {
  const own = pacienteDe(db, n.IdPersona) ?? emptyPaciente;
  const holder = titularDeNovedad(db, n);
  const passive = n.IdTipoNovedad === tipo.AFILIACION_PASIVO;
  const persona = db.personas.get(n.IdPersona);
  const numero = persona ? matricula(persona) : '';
  return db.pacientes.put({
    ...own,
    IdPersona: n.IdPersona,
    IdEmpresa: n.IdEmpresa,
    IdDepartamento: n.IdRegional,
    FechaAfiliacion: own.FechaAfiliacion || n.FechaNovedad,
    FechaBaja: '',
    FechaLimiteAtencion: '',
    EstadoVigencia: 'VIGENTE',
    IdRelacionParentesco: n.detalle.IdRelacionParentesco ?? own.IdRelacionParentesco,
    ...(passive ? { IdTipoAsegurado: tipoAsegurado.pasivo } : {}),
    ...(holder ? bajo(holder, n, numero) : n.IdTipoNovedad === tipo.AFILIACION_TITULAR ? titular(own, numero) : {}),
  });
}

/** A dependant's place is her holder's, whatever she was before. */
const bajo = (holder: Paciente, { detalle }: Afiliacion, numero: string): Partial<Paciente> => ({
  IdPacientePadre: holder.IdPaciente,
  MatriculaTitular: holder.MatriculaTitular,
  MatriculaBeneficiario: numero,
  HistoriaClinica: holder.HistoriaClinica,
  IdTipoAsegurado: holder.IdTipoAsegurado,
  IdGrupoTipoAsegurado: holder.IdGrupoTipoAsegurado,
  IdTipoAfiliacion: rolAfiliacion.beneficiario,
  ...(detalle.IdRelacionParentesco === undefined ? {} : { IdTipoBeneficiario: detalle.IdRelacionParentesco }),
});

/**
 * A holder is nobody's dependant. A former dependant gets another kind of beneficiary; everybody else keeps the kind
 * they have.
 */
const titular = (own: Paciente, numero: string): Partial<Paciente> => ({
  IdPacientePadre: 0,
  MatriculaTitular: numero,
  MatriculaBeneficiario: '',
  IdTipoAfiliacion: rolAfiliacion.titular,
  ...(own.IdPacientePadre === 0 ? {} : { IdTipoBeneficiario: tipoBeneficiario.cotizante }),
});
