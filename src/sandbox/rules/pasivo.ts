import { tipoNovedad as tipo, tipoAsegurado, tipoPasivo } from '#contract/enumerations.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { GruposPasivo } from '../db/pasivoRows.ts';
import type { Paciente } from '../db/rows.ts';
import { Refusal } from '../refusal.ts';
import { pacienteDe } from './access.ts';
import { pendiente } from './pending.ts';
import { texto } from './texts.ts';

const textos = {
  pendiente:
    'No se puede registrar la novedad para la persona asegurada {name}, porque existe otra novedad que está pendiente de concluir de fecha {date}.',
  sinHistoria: 'La persona no tiene registro como asegurado de la {product}.',
  noEsPasivo: 'El registro no corresponde a un asegurado pasivo.',
  yaEsPasivo: 'La persona {name} ya es un asegurado pasivo con derechos vigentes.',
  sinPaciente: 'No se pudo recuperar información del paciente.',
  sinTipo: 'Tipo novedad, no tiene información.',
  sinResolucion: 'Debe seleccionar una resolución.',
  sinNacimiento: 'Debe registrar fecha de nacimiento.',
  otroGestor: 'La persona no corresponde a la {product} según la resolución seleccionada.',
  numeroResolucion: 'Debe registrar el Número de Resolución.',
  fechaResolucion: 'Debe registrar fecha de resolución.',
  fechaResolucionFutura: 'La fecha de resolución no puede ser posterior a hoy.',
  instancia: 'Debe registrar el nombre de la Instancia que emite la resolución.',
  sinTitular: 'Debe seleccionar al titular.',
  suPropioTitular: 'La persona no puede ser derecho habiente de sí misma.',
  parentesco: 'Relación de parentesco, no tiene información.',
  parentescoNoPermitido: 'La relación de parentesco no corresponde a un derecho habiente.',
  beneficiario: 'Tipo de beneficiario, no tiene información.',
  beneficiarioNoPermitido: 'El tipo de beneficiario no corresponde a la relación de parentesco.',
  antesDeNacer: 'La fecha de baja no puede ser anterior a la fecha de nacimiento.',
  mismaRegional: 'La regional de transferencia debe ser distinta a la regional actual.',
  empresaSinRegional: 'La empresa de transferencia no tiene registro en la regional elegida.',
  regionalSinUbicacion: 'La ubicación de transferencia no corresponde a la regional elegida.',
} as const;

/** The texts of the services when they refuse retirees' notices. */
export const textoPasivo = (key: keyof typeof textos, values: Readonly<Record<string, string>> = {}): string =>
  fill(textos[key], values);

const textoDePendiente = (values: Readonly<Record<string, string>>): string => texto('pendiente', values);

/** True for the parent type of the retirees' registrations. The other two families have one type each. */
export const esAltaPasivo = (idTipoPadre: number): boolean => idTipoPadre === tipo.ALTA_PASIVO;
/** True for the type of the retirees' deregistration. */
export const esBajaPasivo = (idTipo: number): boolean => idTipo === tipo.BAJA_PASIVO;
/** True for the type of the retirees' transfer. */
export const esTransferenciaPasivo = (idTipo: number): boolean => idTipo === tipo.TRANSFERENCIA_PASIVO;

/**
 * The kind of retiree that a registration creates. The specification lists kinds and variants in the same order. So algorithm
 * means invalidity, dependant means dependant, retirement and resolution mean old age (spec R 4.1).
 */
export function tipoPasivoDe(idTipo: number): number {
  if (idTipo === tipo.ALTA_PASIVO_POR_ALGORITMO) return tipoPasivo.invalidez;
  return idTipo === tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE ? tipoPasivo.derechoHabiente : tipoPasivo.vejez;
}

/**
 * Refuses a person with another unfinished notice in the company. The text depends on the notice's family (spec R 5.2, 5.3).
 */
export function exigeSinPendiente(
  db: Database,
  persona: { IdPersona: number; NombreCompleto: string },
  at: { idEmpresa: number; own: number },
  frase: typeof textoDePendiente = textoDePendiente,
): void {
  const open = pendiente(db, persona.IdPersona, at.idEmpresa, at.own);
  if (!open) return;
  const values = { name: persona.NombreCompleto, date: toLocalDate(open.FechaNovedad) };
  throw new Refusal(frase(values));
}

/** A retiree of the company in its regional. All others are refused (spec R 5.3). */
export function retiradoDe(
  db: Database,
  idPersona: number,
  puesto: { readonly IdEmpresa: number; readonly IdRegional: number },
): Paciente {
  const paciente = pacienteDe(db, idPersona);
  if (!paciente) throw new Refusal(textoPasivo('sinPaciente'));
  if (paciente.IdTipoAsegurado !== tipoAsegurado.pasivo) throw new Refusal(textoPasivo('noEsPasivo'));
  if (paciente.IdEmpresa === puesto.IdEmpresa && paciente.IdDepartamento === puesto.IdRegional) return paciente;
  const name = db.personas.get(idPersona)?.NombreCompleto ?? '';
  throw new Refusal(`El asegurado(a) ${name} no pertenece a la empresa.`);
}

/** Adds the other parts of a form to the snapshot of an accepted notice (spec R 3.1). */
export function ampliarHistorico(db: Database, idPersonaNovedad: number, groups: object): void {
  const kept = db.novedades.get(idPersonaNovedad);
  if (!kept?.DatosHistorico) return;
  const form = JSON.parse(kept.DatosHistorico) as object;
  db.novedades.put({ ...kept, DatosHistorico: JSON.stringify({ ...form, ...groups }) });
}

/** The groups saved with a retiree's registration; empty for any other notice. */
export function gruposGuardados(db: Database, idPersonaNovedad: number): Partial<GruposPasivo> {
  const kept = db.gruposPasivo.get(idPersonaNovedad);
  if (!kept) return {};
  const { PacientesAlgoritmo, PacientesResolucion, PacientesDerechoHabiente } = kept;
  return { PacientesAlgoritmo, PacientesResolucion, PacientesDerechoHabiente };
}
