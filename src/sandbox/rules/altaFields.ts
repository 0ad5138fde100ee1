import type { NovedadForm } from '#contract/entities/novedad.ts';
import { nacionalidad, sexo as sexos, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { cleanDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { texto } from './texts.ts';

/** A rule on the form. Returns what is wrong, or null. */
type Rule = (form: NovedadForm, idTipoPadre: number) => string | null;

/** The field labels of a kind of registration. `enFrase` names its date in a sentence (spec E 5.3). */
interface Etiquetas {
  readonly fecha: string;
  readonly enFrase: string;
  readonly haber: string;
  readonly contrato: boolean;
}

/** The field labels of the three kinds of registration (spec E 2.2). */
export function etiquetas(idTipoPadre: number): Etiquetas {
  return idTipoPadre === tipo.AVISO_COTIZANTE_ALTA_COTIZANTE
    ? { fecha: 'fecha de ingreso', enFrase: 'fecha de ingreso', haber: 'Haber mensual', contrato: false }
    : {
        fecha: 'fecha inicio de contrato',
        enFrase: 'fecha de inicio de contrato',
        haber: 'Estipendio',
        contrato: true,
      };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const missing = (field: string) => texto('sinInformacion', { field });

const tooLong = (text: string, field: string, max: number) =>
  text.length > max ? texto('muyLargo', { field, max }) : null;

type TextField = 'Nombres' | 'NumeroDocumento' | 'Zona' | 'Direccion' | 'Telefono' | 'Celular' | 'Ocupacion';
const filled =
  (name: TextField, field: string, max: number): Rule =>
  ({ BasePersonas }) => {
    const text = tidy(BasePersonas[name]);
    return text === '' ? missing(field) : tooLong(text, field, max);
  };

type IdField =
  | 'IdTipoDocumento'
  | 'IdExtensionDocumento'
  | 'IdEstadoCivil'
  | 'IdNacionalidad'
  | 'IdProfesion'
  | 'IdUbicacionDireccion'
  | 'IdGradoInstruccion';
const chosen =
  (name: IdField, field: string): Rule =>
  ({ BasePersonas }) =>
    BasePersonas[name] >= 1 ? null : missing(field);

const coordinate =
  (name: 'LatitudDireccion' | 'LongitudDireccion', field: string): Rule =>
  ({ BasePersonas }) => {
    const text = BasePersonas[name].trim();
    if (text === '' || !/^-?\d+(\.\d+)?$/.test(text)) return missing(field);
    return text.length < 5 ? texto('coordenadasCortas', { field }) : null;
  };

const correo: Rule = ({ BasePersonas }) => {
  const text = BasePersonas.CorreoElectronico.trim();
  if (text === '') return missing('Correo electrónico');
  if (text.length > 100) return texto('muyLargo', { field: 'Correo electrónico', max: 100 });
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : texto('correoInvalido');
};

/** One surname is enough (decision 19). */
const apellido: Rule = ({ BasePersonas: p }) =>
  tidy(p.ApellidoPaterno) || tidy(p.ApellidoMaterno) ? null : missing('Apellido paterno');

const corto =
  (name: 'ApellidoPaterno' | 'ApellidoMaterno', field: string): Rule =>
  ({ BasePersonas }) =>
    tooLong(tidy(BasePersonas[name]), field, 50);

const nacimiento: Rule = ({ BasePersonas: p }) =>
  cleanDate(p.FechaNacimiento) ? null : missing('Fecha de nacimiento');

/** Male or female: the other two sexes cannot be registered (spec E 5.2). */
const sexo: Rule = ({ BasePersonas: p }) =>
  p.IdSexo === sexos.masculino || p.IdSexo === sexos.femenino ? null : missing('Sexo');

/** The unknown nationality counts as no choice (spec E 5.2). */
const conocida: Rule = ({ BasePersonas: p }) =>
  p.IdNacionalidad === nacionalidad.desconocida ? missing('Nacionalidad') : null;

/** Nationals need a birth place, foreigners do not (spec E 5.2). */
const lugarNacimiento: Rule = ({ BasePersonas: p }) =>
  p.IdNacionalidad === nacionalidad.nacional && p.IdUbicacionNacimiento <= 0
    ? missing('Ubicación de nacimiento')
    : null;

/** Spec E 5.2, with the limits of the registration form (decision 11). */
const persona: readonly Rule[] = [
  apellido,
  corto('ApellidoPaterno', 'Apellido paterno'),
  corto('ApellidoMaterno', 'Apellido materno'),
  filled('Nombres', 'Nombres', 50),
  chosen('IdTipoDocumento', 'Tipo de documento'),
  filled('NumeroDocumento', 'Número de documento', 20),
  chosen('IdExtensionDocumento', 'Extensión'),
  nacimiento,
  sexo,
  chosen('IdEstadoCivil', 'Estado civil'),
  chosen('IdNacionalidad', 'Nacionalidad'),
  conocida,
  lugarNacimiento,
  filled('Zona', 'Zona', 100),
  filled('Direccion', 'Dirección', 100),
  chosen('IdUbicacionDireccion', 'Ubicación de dirección'),
  coordinate('LatitudDireccion', 'Latitud'),
  coordinate('LongitudDireccion', 'Longitud'),
  filled('Telefono', 'Teléfono', 50),
  filled('Celular', 'Celular', 50),
  correo,
  filled('Ocupacion', 'Ocupación', 150),
  chosen('IdGradoInstruccion', 'Grado de instrucción'),
  chosen('IdProfesion', 'Profesión'),
];

const haber: Rule = ({ SegurosPersonasNovedad: n }, idTipoPadre) => {
  const { haber: field, contrato } = etiquetas(idTipoPadre);
  if (typeof n.HaberMensual !== 'number' || !Number.isFinite(n.HaberMensual)) return missing(field);
  if (n.HaberMensual > 9_999_999) return texto('haberMaximo', { field });
  if (contrato) return n.HaberMensual < 0 ? texto('haberNegativo', { field }) : null;
  return n.HaberMensual > 0 ? null : texto('haberPositivo', { field });
};

/** Interns and volunteers have an end of contract that is not before its start (decision 2). */
const finDeContrato: Rule = ({ SegurosPersonasNovedad: n }, idTipoPadre) => {
  if (!etiquetas(idTipoPadre).contrato) return null;
  const end = cleanDate(n.FechaFinNovedad);
  if (end === '') return missing('Fecha fin de contrato');
  return end < cleanDate(n.FechaNovedad) ? texto('finAntesDeInicio') : null;
};

/** Spec E 5.3. */
const novedad: readonly Rule[] = [
  ({ SegurosPersonasNovedad: n }, idTipoPadre) =>
    cleanDate(n.FechaNovedad) ? null : missing(capital(etiquetas(idTipoPadre).fecha)),
  haber,
  ({ SegurosPersonasNovedad: n }) => (tidy(n.Cargo) ? null : missing('Cargo')),
  ({ SegurosPersonasNovedad: n }) => (n.Cargo.length > 100 ? texto('muyLargo', { field: 'Cargo', max: 100 }) : null),
  ({ SegurosPersonasNovedad: n }) => (n.IdUbicacion >= 1 ? null : missing('Ubicación empresa')),
  ({ SegurosPersonasNovedad: n }) =>
    n.Observacion.length > 500 ? texto('muyLargo', { field: 'Observación', max: 500 }) : null,
  finDeContrato,
];

/** The first error in the fields of a registration, or null if there is none. */
export function faltaEnAlta(form: NovedadForm, idTipoPadre: number): string | null {
  for (const rule of [...novedad, ...persona]) {
    const wrong = rule(form, idTipoPadre);
    if (wrong !== null) return wrong;
  }
  return null;
}
