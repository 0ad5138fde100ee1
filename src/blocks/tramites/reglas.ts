import type { PacientePorId } from '#contract/entities/persona.ts';
import { isIsoDate } from '#lib/dates.ts';
import { sinInformacion, validation } from '#messages/validation.ts';
import { tramitesMessages as textos } from './messages.ts';
import type { Campo, Problemas, TramiteForm } from './TramiteDialog.tsx';

/** A text of the form, trimmed. */
export const valor = (form: TramiteForm, campo: Campo): string => (form[campo] ?? '').trim();

/** The required fields that are empty. */
export const requeridos = (form: TramiteForm, names: readonly Campo[]): Problemas =>
  Object.fromEntries(
    names.filter((name) => valor(form, name) === '').map((name) => [name, sinInformacion(textos.campos[name])]),
  );

/** A day that is wrong by itself, or by where it must lie. '' is left to `requeridos`. */
export function deFecha(text: string, limits: { readonly hasta?: string; readonly desde?: string }): string {
  if (text === '') return '';
  if (!isIsoDate(text)) return validation.revise;
  if (limits.hasta && text > limits.hasta) return textos.fechaFutura;
  return limits.desde && text < limits.desde ? textos.fechaPasada : '';
}

/** Problems without those that are ''. */
export const problemas = (all: Problemas): Problemas =>
  Object.fromEntries(Object.entries(all).filter(([, text]) => text !== '' && text !== undefined));

/** True for who holds an insurance in force: a family enters hers. */
export const esTitularVigente = ({ SegurosPacientes: seguro }: PacientePorId): boolean =>
  seguro.IdPaciente > 0 && seguro.IdPacientePadre === 0 && seguro.EstadoVigencia === 'VIGENTE';
