import type { ConsultaSegip, ContrastacionSegip } from '#contract/entities/segip.ts';
import { fold, tidy } from '#lib/texts.ts';
import type { DatosIdentidad, Identidad } from '../db/bdpaRows.ts';
import type { Database } from '../db/database.ts';

/** The government's services send a missing surname as '--'. */
const clean = (text: string) => fold(tidy(text)).replace(/^-+$/, '');

/** The parts of a number typed with its complement (1234567-1A). A foreigner's number (E-0012345) stays whole. */
export function partes(q: ConsultaSegip): { numero: string; complemento: string | undefined } {
  const typed = tidy(q.ci).toUpperCase();
  const [, numero, complemento] = /^(\d+)-(\w{1,5})$/.exec(typed) ?? [];
  return numero === undefined ? { numero: typed, complemento: q.complemento } : { numero, complemento };
}

/** The records of a number. If several match, the complement selects one. */
export function identidades(db: Database, q: ConsultaSegip): Identidad[] {
  const { numero, complemento } = partes(q);
  const types = q.tipoPersona === undefined ? [1, 2] : [q.tipoPersona];
  const rows = types.flatMap((type) => db.identidades.by('documento', `${type}|${numero}`));
  const exact = complemento ? rows.filter((r) => clean(r.Complemento) === clean(complemento)) : [];
  return exact.length === 1 ? exact : rows;
}

/** The six flags: 1 matches, 0 differs, 2 if it was not sent or is not verified (spec F 3.9, test material 4.2). */
export function contrastar(identidad: Identidad, q: ConsultaSegip): ContrastacionSegip {
  const { complemento } = partes(q);
  const flag = (field: keyof DatosIdentidad, sent: string | undefined) => {
    if (sent === undefined || identidad.NoVerificados.includes(field)) return 2;
    return clean(sent) === clean(identidad[field]) ? 1 : 0;
  };
  return {
    NumeroDocumento: identidad.DocumentoObservado ? 0 : 1,
    // Like the real service: the key is missing if neither side has a complement.
    ...((complemento || identidad.Complemento) && { Complemento: flag('Complemento', complemento) }),
    Nombres: flag('Nombres', q.nombres),
    PrimerApellido: flag('PrimerApellido', q.apellidoPaterno),
    SegundoApellido: flag('SegundoApellido', q.apellidoMaterno),
    FechaNacimiento: flag('FechaNacimiento', q.fechaNacimiento),
    ComplementoVisible: identidad.Complemento === '' ? 0 : 1,
  };
}

/** The fields that do not match; empty if all match. */
export const noCoinciden = (flags: ContrastacionSegip): string[] =>
  Object.entries(nombres).flatMap(([field, name]) => (flags[field] === 0 ? [name] : []));

const nombres: Readonly<Record<string, string>> = {
  NumeroDocumento: 'número de documento',
  Complemento: 'complemento',
  Nombres: 'nombres',
  PrimerApellido: 'apellido paterno',
  SegundoApellido: 'apellido materno',
  FechaNacimiento: 'fecha de nacimiento',
};
