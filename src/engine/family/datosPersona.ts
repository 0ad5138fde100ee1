import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { Dato } from '#engine/definition/definition.ts';
import { toLocalDate } from '#lib/dates.ts';
import { edadDe } from './edad.ts';

/** Who the notice is about: facts that no notice form changes (spec E 2.2, 2.4, 2.6). */
export const datosPersona = ({ BasePersonas: p, SegurosPacientes: s }: NovedadForm): readonly Dato[] => [
  { label: 'Apellido paterno', value: p.ApellidoPaterno },
  { label: 'Apellido materno', value: p.ApellidoMaterno },
  { label: 'Nombres', value: p.Nombres },
  { label: 'Número de documento', value: [p.NumeroDocumento, p.ComplementoDocumento].filter(Boolean).join('-') },
  { label: 'Fecha de nacimiento', value: toLocalDate(p.FechaNacimiento) },
  { label: 'Edad', value: edadDe(p) },
  { label: 'Matrícula', value: s.MatriculaTitular },
  { label: 'Historia clínica', value: s.HistoriaClinica },
];
