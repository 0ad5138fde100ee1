import type { AltaPasivoForm } from '#contract/entities/pasivo.ts';
import { nacionalidad, sexo as sexos } from '#contract/enumerations.ts';
import { cleanDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { texto } from './texts.ts';

type Rule = (form: AltaPasivoForm) => string | null;

const missing = (field: string) => texto('sinInformacion', { field });
const tooLong = (text: string, field: string, max: number) =>
  text.length > max ? texto('muyLargo', { field, max }) : null;

type TextField =
  | 'Nombres'
  | 'NumeroDocumento'
  | 'Zona'
  | 'Direccion'
  | 'Telefono'
  | 'Celular'
  | 'Ocupacion'
  | 'CorreoElectronico';
const filled =
  (name: TextField, field: string): Rule =>
  ({ BasePersonas: p }) =>
    tidy(p[name]) === '' ? missing(field) : null;
const limited =
  (name: TextField, field: string, max: number): Rule =>
  ({ BasePersonas: p }) =>
    tooLong(tidy(p[name]), field, max);

type IdField = 'IdTipoDocumento' | 'IdExtensionDocumento' | 'IdEstadoCivil' | 'IdNacionalidad' | 'IdGradoInstruccion';
const chosen =
  (name: IdField, field: string): Rule =>
  ({ BasePersonas: p }) =>
    p[name] >= 1 ? null : missing(field);

const coordinate =
  (name: 'LatitudDireccion' | 'LongitudDireccion', field: string): Rule =>
  ({ BasePersonas: p }) =>
    /^-?\d+(\.\d+)?$/.test(p[name].trim()) ? null : missing(field);

/** One surname is enough (decision 19). */
const apellido: Rule = ({ BasePersonas: p }) =>
  tidy(p.ApellidoPaterno) || tidy(p.ApellidoMaterno) ? null : missing('Apellido paterno');

const correo: Rule = ({ BasePersonas: p }) => {
  const text = p.CorreoElectronico.trim();
  return text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : texto('correoInvalido');
};

/** Male or female: the other two sexes cannot be registered (spec R 3.2). */
const sexo: Rule = ({ BasePersonas: p }) =>
  p.IdSexo === sexos.masculino || p.IdSexo === sexos.femenino ? null : missing('Sexo');

/** The unknown nationality counts as no choice (spec R 5.2). */
const nacional: Rule = ({ BasePersonas: p }) =>
  p.IdNacionalidad === nacionalidad.desconocida ? missing('Nacionalidad') : null;

/** Spec R 5.2: profession, place of the address and telephone may be empty. */
const persona: readonly Rule[] = [
  apellido,
  filled('Nombres', 'Nombres'),
  chosen('IdTipoDocumento', 'Tipo de documento'),
  filled('NumeroDocumento', 'Número de documento'),
  chosen('IdExtensionDocumento', 'Extensión'),
  ({ BasePersonas: p }) => (cleanDate(p.FechaNacimiento) ? null : missing('Fecha de nacimiento')),
  sexo,
  chosen('IdEstadoCivil', 'Estado civil'),
  chosen('IdNacionalidad', 'Nacionalidad'),
  nacional,
  limited('Zona', 'Zona', 100),
  limited('Direccion', 'Dirección', 100),
  limited('Telefono', 'Teléfono', 50),
  limited('Celular', 'Celular', 50),
  limited('Ocupacion', 'Ocupación', 150),
  limited('CorreoElectronico', 'Correo electrónico', 100),
  correo,
  coordinate('LatitudDireccion', 'Latitud'),
  coordinate('LongitudDireccion', 'Longitud'),
  chosen('IdGradoInstruccion', 'Grado de instrucción'),
];

const haber: Rule = ({ SegurosPersonasNovedad: n }) => {
  const field = 'Haber mensual';
  if (typeof n.HaberMensual !== 'number' || !Number.isFinite(n.HaberMensual)) return missing(field);
  if (n.HaberMensual > 9_999_999) return texto('haberMaximo', { field });
  return n.HaberMensual >= 1 ? null : texto('haberDesdeUno', { field });
};

const novedad: readonly Rule[] = [
  haber,
  ({ SegurosPersonasNovedad: n }) => (tidy(n.Cargo) ? tooLong(tidy(n.Cargo), 'Cargo', 100) : missing('Cargo')),
  ({ SegurosPersonasNovedad: n }) => (n.IdUbicacion >= 1 ? null : missing('Ubicación empresa')),
  ({ SegurosPersonasNovedad: n }) => tooLong(n.Observacion, 'Observación', 500),
];

/** The first error in the fields of a retiree's registration: first of the person, then of the notice. */
export function faltaEnAltaPasivo(form: AltaPasivoForm): string | null {
  for (const rule of [...persona, ...novedad]) {
    const wrong = rule(form);
    if (wrong !== null) return wrong;
  }
  return null;
}
