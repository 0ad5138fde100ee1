import type { PacientesAlgoritmo, PacientesDerechoHabiente } from '#contract/entities/gruposPasivo.ts';
import type { AltaPasivoForm } from '#contract/entities/pasivo.ts';
import { parentesco, rolAfiliacion, tipoNovedad as tipo, tipoAsegurado, tipoPasivo } from '#contract/enumerations.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { GruposPasivo } from '../db/pasivoRows.ts';
import type { Persona } from '../db/rows.ts';
import { Refusal } from '../refusal.ts';
import { pacienteDe } from './access.ts';
import { calcularEnteGestor, listaResoluciones } from './enteGestor.ts';
import { textoPasivo } from './pasivo.ts';
import { texto } from './texts.ts';

export type Grupos = Omit<GruposPasivo, 'IdPersonaNovedad'>;

const none: Grupos = { PacientesAlgoritmo: null, PacientesResolucion: null, PacientesDerechoHabiente: null };

/** Kinships of dependants (spec R 5.8). */
const parentescos: readonly number[] = [
  parentesco.padre,
  parentesco.madre,
  parentesco.hijo,
  parentesco.conviviente,
  parentesco.esposo,
];

/**
 * True if the list offers a beneficiary type to a retiree's dependant of a kinship: a passive type of the group beneficiary,
 * whose members are not affiliated themselves, with this kinship (spec R 5.8). Its number is assumed, as the list's is.
 */
function seOfrece(db: Database, idTipoBeneficiario: number, kinship: number): boolean {
  const offered = db.tiposAsegurado.get(tipoAsegurado.pasivo)?.Parentescos.includes(kinship) ?? false;
  const asBeneficiary = db.parentescos.get(kinship)?.IdRolAfiliacion === rolAfiliacion.beneficiario;
  return offered && asBeneficiary && idTipoBeneficiario === tipoAsegurado.pasivo * 100 + kinship;
}

/**
 * The group of a registration's variant, checked and completed with what the fund knows. The other groups are null (spec R
 * 2.3, 5.2).
 */
export function gruposDe(
  { db, form, today, codigo }: { db: Database; form: AltaPasivoForm; today: IsoDate; codigo: string },
  persona: Persona,
  { IdEmpresa, IdRegional: idRegional }: { readonly IdEmpresa: number; readonly IdRegional: number },
): Grupos {
  switch (form.SegurosPersonasNovedad.IdTipoNovedad) {
    case tipo.ALTA_PASIVO_POR_ALGORITMO:
      return { ...none, PacientesAlgoritmo: algoritmo(form, persona, { idRegional, codigo }) };
    case tipo.ALTA_PASIVO_POR_RESOLUCION:
      return { ...none, PacientesResolucion: resolucion(form, today) };
    case tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE:
      return { ...none, PacientesDerechoHabiente: derechoHabiente(db, form, persona, IdEmpresa) };
    default:
      exigeHistoria(db, persona, codigo);
      return none;
  }
}

/**
 * The fund must be the health manager under one of the resolutions. The resolution chosen for display is not stored (decision
 * 31).
 */
function algoritmo(
  form: AltaPasivoForm,
  persona: Persona,
  { idRegional, codigo }: { idRegional: number; codigo: string },
): PacientesAlgoritmo {
  const sent = form.PacientesAlgoritmo;
  if (!sent || sent.IdTipoResolucion < 1) throw new Refusal(textoPasivo('sinResolucion'));
  if (cleanDate(sent.FechaNacimiento) === '') throw new Refusal(textoPasivo('sinNacimiento'));
  const results = listaResoluciones().map((r) =>
    calcularEnteGestor(persona.FechaNacimiento, { idRegional, idResolucion: r.IdResolucion, codigo }),
  );
  const own = results.filter((r) => r.CodigoCorresponde === codigo);
  const result = own.find((r) => r.DiasCalculados === sent.DiasCalculados) ?? own.at(-1);
  if (!result) throw new Refusal(textoPasivo('otroGestor', { product: codigo }));
  return {
    ...sent,
    DiasCalculados: result.DiasCalculados,
    DosUltimosDigitos: result.UltimosDigitos,
    IdRegional: idRegional,
    FechaNacimiento: persona.FechaNacimiento,
  };
}

/** Each field has its own text (decision 4). */
function resolucion({ PacientesResolucion: sent }: AltaPasivoForm, today: IsoDate) {
  const FechaResolucion = cleanDate(sent?.FechaResolucion);
  if (!sent || tidy(sent.NumeroResolucion) === '') throw new Refusal(textoPasivo('numeroResolucion'));
  if (FechaResolucion === '') throw new Refusal(textoPasivo('fechaResolucion'));
  if (FechaResolucion > today) throw new Refusal(textoPasivo('fechaResolucionFutura'));
  if (tidy(sent.Instancia) === '') throw new Refusal(textoPasivo('instancia'));
  return {
    ...sent,
    NumeroResolucion: tidy(sent.NumeroResolucion),
    FechaResolucion,
    Instancia: tidy(sent.Instancia),
  };
}

/** The holder belongs to the fund and to the company (spec R 7.3). The form sends only his id. */
function derechoHabiente(
  db: Database,
  form: AltaPasivoForm,
  persona: Persona,
  idEmpresa: number,
): PacientesDerechoHabiente {
  const sent = form.PacientesDerechoHabiente;
  const holder = sent ? pacienteDe(db, sent.IdPersona) : undefined;
  if (!sent || !holder || holder.IdPacientePadre !== 0) throw new Refusal(textoPasivo('sinTitular'));
  if (holder.IdPersona === persona.IdPersona) throw new Refusal(textoPasivo('suPropioTitular'));
  const name = db.personas.get(holder.IdPersona)?.NombreCompleto ?? '';
  const worked = db.relaciones.by('persona', holder.IdPersona).some((r) => r.IdEmpresa === idEmpresa);
  if (holder.IdEmpresa !== idEmpresa && !worked) throw new Refusal(texto('noPertenece', { name }));
  if (sent.IdRelacionParentesco < 1) throw new Refusal(textoPasivo('parentesco'));
  if (!parentescos.includes(sent.IdRelacionParentesco)) throw new Refusal(textoPasivo('parentescoNoPermitido'));
  if (sent.IdTipoBeneficiario < 1) throw new Refusal(textoPasivo('beneficiario'));
  if (!seOfrece(db, sent.IdTipoBeneficiario, sent.IdRelacionParentesco))
    throw new Refusal(textoPasivo('beneficiarioNoPermitido'));
  return {
    ...sent,
    MatriculaTitular: holder.MatriculaTitular,
    IdPacientePadre: holder.IdPaciente,
    NombreCompleto: name,
    IdTipoPasivo: tipoPasivo.derechoHabiente,
  };
}

/** A person who retires was insured before, so she has a clinical history (spec R 5.2). */
function exigeHistoria(db: Database, persona: Persona, product: string): void {
  if (pacienteDe(db, persona.IdPersona)?.HistoriaClinica) return;
  throw new Refusal(textoPasivo('sinHistoria', { product }));
}
