import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { tipoDocumento } from '#contract/enumerations.ts';
import { datosPersonaMessages as textos } from '#engine/definition/datosPersonaMessages.ts';
import type { Dato } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { toLocalDate } from '#lib/dates.ts';
import { edadDe } from './edad.ts';

const numeroDe = ({ NumeroDocumento, ComplementoDocumento }: BasePersonas): string =>
  [NumeroDocumento, ComplementoDocumento].filter(Boolean).join('-');

/** A person's document in one line, with its kind: 'CI 4821377-1A', 'Doc. BO000123'; '' for none. */
export function documentoCorto(persona: BasePersonas): string {
  const number = numeroDe(persona);
  if (number === '') return '';
  return `${persona.IdTipoDocumento === tipoDocumento.carnet ? engineMessages.carnet : engineMessages.otroDocumento} ${number}`;
}

/** Who the notice is about: facts that no notice form changes (spec E 2.2, 2.4, 2.6). */
export const datosPersona = ({ BasePersonas: p, SegurosPacientes: s }: NovedadForm): readonly Dato[] => [
  { label: textos.apellidoPaterno, value: p.ApellidoPaterno },
  { label: textos.apellidoMaterno, value: p.ApellidoMaterno },
  { label: textos.nombres, value: p.Nombres },
  { label: textos.numeroDocumento, value: numeroDe(p) },
  { label: textos.fechaNacimiento, value: toLocalDate(p.FechaNacimiento) },
  { label: textos.edad, value: edadDe(p) },
  { label: textos.matricula, value: s.MatriculaTitular },
  { label: textos.historiaClinica, value: s.HistoriaClinica },
];
