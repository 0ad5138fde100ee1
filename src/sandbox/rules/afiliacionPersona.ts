import { nacionalidad, sexo } from '#contract/enumerations.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { Persona } from '../db/rows.ts';
import { nombreCompleto } from '../db/seed/people.ts';
import { Refusal } from '../refusal.ts';
import { texto } from './texts.ts';

/** Identity and birth. Changing them needs a notice. */
const relevantes = [
  'ApellidoPaterno',
  'ApellidoMaterno',
  'Nombres',
  'IdTipoDocumento',
  'NumeroDocumento',
  'ComplementoDocumento',
  'IdExtensionDocumento',
  'FechaNacimiento',
  'IdSexo',
  'IdNacionalidad',
  'IdUbicacionNacimiento',
] as const;

/** Address, contact and occupation. Changes apply immediately. */
const noRelevantes = [
  'IdEstadoCivil',
  'Zona',
  'Direccion',
  'IdUbicacionDireccion',
  'LatitudDireccion',
  'LongitudDireccion',
  'Telefono',
  'Celular',
  'CorreoElectronico',
  'IdProfesion',
  'Ocupacion',
  'IdGradoInstruccion',
  'GrupoSanguineo',
] as const;

const limites: readonly (readonly [keyof Persona & string, string, number])[] = [
  ['Zona', 'Zona', 100],
  ['Direccion', 'Dirección', 150],
  ['Telefono', 'Teléfono', 50],
  ['Celular', 'Celular', 50],
  ['CorreoElectronico', 'Correo electrónico', 100],
  ['Ocupacion', 'Ocupación', 150],
];

/** A person with the named fields replaced by what was sent. */
function conCampos(kept: Persona, sent: Persona, names: readonly (keyof Persona & string)[]): Persona {
  const taken = Object.fromEntries(names.map((name) => [name, sent[name]]));
  return { ...kept, ...taken };
}

/** True if two persons have the same identity, address and similar fields. */
export const igual = (a: Persona, b: Persona): boolean =>
  [...relevantes, ...noRelevantes].every((name) => a[name] === b[name]);

/** A person with the identity that was sent; everything else about her stays. */
export const conIdentidadDe = (kept: Persona, sent: Persona): Persona =>
  identificada(conCampos(kept, sent, relevantes));

/** Refuses a person whose address, telephones and similar fields are too long, or whose e-mail address is invalid. */
export function exigeContacto(p: Persona): void {
  for (const [name, field, max] of limites)
    if (String(p[name]).length > max) throw new Refusal(texto('muyLargo', { field, max }));
  if (p.CorreoElectronico && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(p.CorreoElectronico))
    throw new Refusal(texto('correoInvalido'));
}

/** A person with the address, telephones and similar fields that were sent, which are checked. */
export function conContacto(kept: Persona, sent: Persona): Persona {
  const changed = conCampos(kept, sent, noRelevantes);
  exigeContacto(changed);
  return changed;
}

/** A person with tidy names, her full name and a clean birth date. */
export function identificada(person: Persona): Persona {
  const names = {
    ApellidoPaterno: tidy(person.ApellidoPaterno).toUpperCase(),
    ApellidoMaterno: tidy(person.ApellidoMaterno).toUpperCase(),
    Nombres: tidy(person.Nombres).toUpperCase(),
  };
  return {
    ...person,
    ...names,
    NombreCompleto: nombreCompleto(names),
    NumeroDocumento: tidy(person.NumeroDocumento),
    ComplementoDocumento: tidy(person.ComplementoDocumento),
    FechaNacimiento: cleanDate(person.FechaNacimiento),
  };
}

/**
 * What an affiliated person lacks: she needs a surname, names, document, birth date, one of two sexes and a known nationality.
 * Null if complete.
 */
export function faltaEnPersona(p: Persona, today: IsoDate, sinDocumento = false): string | null {
  const missing = (field: string) => texto('sinInformacion', { field });
  if (!p.ApellidoPaterno && !p.ApellidoMaterno) return missing('Apellido paterno');
  if (!p.Nombres) return missing('Nombres');
  if (!p.NumeroDocumento && !sinDocumento) return missing('Número de documento');
  if (!p.FechaNacimiento) return missing('Fecha de nacimiento');
  if (p.FechaNacimiento > today) return texto('futura', { label: 'fecha de nacimiento' });
  if (p.IdSexo !== sexo.masculino && p.IdSexo !== sexo.femenino) return missing('Sexo');
  return p.IdNacionalidad === nacionalidad.desconocida ? missing('Nacionalidad') : null;
}

/** Refuses a document that belongs to another person. */
export function exigeDocumentoUnico(db: Database, p: Persona): void {
  if (!p.NumeroDocumento) return;
  const twins = db.personas.by('documento', `${p.IdTipoDocumento}|${p.NumeroDocumento}|${p.ComplementoDocumento}`);
  if (twins.some((twin) => twin.IdPersona !== p.IdPersona)) throw new Refusal(texto('documentoRepetido'));
}
