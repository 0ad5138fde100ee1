import { parentesco, tipoAsegurado, tipoBeneficiario } from '#contract/enumerations.ts';
import { addDays, type IsoDate } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';
import { matricula } from '#sandbox/rules/matricula.ts';
import type { Database } from '../database.ts';
import { emptyPaciente } from '../empty.ts';
import type { Random } from '../random.ts';
import { localidades } from '../referencias.ts';
import type { Paciente, Persona, Relacion } from '../rows.ts';
import { apellidos, calles, capitales, cargos, mujeres, varones, zonas } from './names.ts';

export interface Sowing {
  readonly db: Database;
  readonly random: Random;
  readonly dia: IsoDate;
  /** Where people work. Default: the companies of the demonstration. */
  readonly puestos?: readonly Puesto[];
}

/** Company, regional and the percentage of people who work there. */
export type Puesto = readonly [number, number, number];

/** The full name of a person: the surnames she has, then the given names. */
export const nombreCompleto = (p: Pick<Persona, 'ApellidoPaterno' | 'ApellidoMaterno' | 'Nombres'>): string =>
  [p.ApellidoPaterno, p.ApellidoMaterno, p.Nombres].filter(Boolean).join(' ');

/** A birth date for an age between `from` and `to` whole years. */
function born({ random, dia }: Sowing, from: number, to: number): IsoDate {
  const year = Number(dia.slice(0, 4)) - random.int(from, to);
  return addDays(`${year}${dia.slice(4)}`.replace('-02-29', '-02-28'), -random.int(1, 364));
}

const contact = ({ random }: Sowing, regional: number, name: string) => {
  const [lat = 0, lng = 0, phone = ''] = capitales[regional] ?? [];
  const near = (degrees: number) => (degrees + random.int(-4000, 4000) / 100_000).toFixed(6);
  const [first = 'x', second = 'y'] = fold(name)
    .replace(/[^a-z ]/g, '')
    .split(' ');
  return {
    Zona: random.pick(zonas),
    Direccion: `${random.pick(calles)} N° ${random.int(10, 2999)}`,
    IdUbicacionDireccion: regional * 100 + 1,
    LatitudDireccion: near(lat),
    LongitudDireccion: near(lng),
    Telefono: phone + String(random.int(0, 99_999)).padStart(5, '0'),
    Celular: `${random.pick(['6', '7'])}${random.int(1_000_000, 9_999_999)}`,
    CorreoElectronico: `${second}.${first}${random.int(1, 999)}@correo.bo`,
    Ocupacion: random.pick(cargos),
  };
};

const noContact = {
  Zona: '',
  Direccion: '',
  IdUbicacionDireccion: 0,
  LatitudDireccion: '',
  LongitudDireccion: '',
  Telefono: '',
  Celular: '',
  CorreoElectronico: '',
  Ocupacion: '',
};

/** Real formats of documents: 7 or 8 digits, some with complement, foreigners' cards, passports. */
function identity({ random }: Sowing, regional: number, id: number) {
  const kind = random.int(1, 100);
  if (kind <= 2)
    return { IdTipoDocumento: 2, NumeroDocumento: `E-${String(id).padStart(7, '0')}`, IdExtensionDocumento: 10 };
  if (kind === 3)
    return { IdTipoDocumento: 3, NumeroDocumento: `BO${String(id).padStart(6, '0')}`, IdExtensionDocumento: 11 };
  return {
    IdTipoDocumento: 1,
    NumeroDocumento: String((kind <= 30 ? 10_000_000 : 1_000_000) + id * 7 + random.int(0, 6)),
    ComplementoDocumento: random.chance(4) ? `${random.int(1, 9)}${random.pick(['A', 'B', 'C', 'F', 'H'])}` : '',
    IdExtensionDocumento: regional,
  };
}

/** Adds a person to the fund's population. `fixed` overrides drawn values. `blank` leaves address and telephones empty. */
export function sowPerson(
  sowing: Sowing,
  plan: { regional: number; age: readonly [number, number]; fixed?: Partial<Persona>; blank?: boolean },
): Persona {
  const { db, random } = sowing;
  const IdPersona = db.next('personas') + 100_000;
  const IdSexo = plan.fixed?.IdSexo ?? random.int(1, 2);
  const drawn = {
    ApellidoPaterno: random.pick(apellidos) as string,
    ApellidoMaterno: random.chance(6) ? '' : (random.pick(apellidos) as string),
    Nombres: IdSexo === 2 ? random.pick(mujeres) : (random.pick(varones) as string),
  };
  const name = { ...drawn, ...plan.fixed };
  const born_ = plan.fixed?.FechaNacimiento ?? born(sowing, plan.age[0], plan.age[1]);
  const document = identity(sowing, plan.regional, IdPersona - 100_000);
  const foreign = (plan.fixed?.IdTipoDocumento ?? document.IdTipoDocumento) !== 1;
  const towns = localidades.filter((l) => l.IdDepartamento === plan.regional);
  return db.personas.put({
    ComplementoDocumento: '',
    ...document,
    ...drawn,
    IdPersona,
    NombreCompleto: nombreCompleto(name),
    FechaNacimiento: born_,
    Edad: 0,
    IdSexo,
    IdGenero: IdSexo,
    FechaCambioGenero: '',
    IdEstadoCivil: random.pick([1, 1, 2, 2, 4, 5, 6]),
    IdUbicacionNacimiento: foreign ? 0 : (towns[random.int(0, towns.length - 1)]?.Id ?? 0),
    IdNacionalidad: foreign ? random.int(2, 19) : 1,
    ...(plan.blank ? noContact : contact(sowing, plan.regional, nombreCompleto(name))),
    IdProfesion: plan.blank ? 0 : random.int(1, 34),
    FechaFallecimiento: '',
    GrupoSanguineo: random.pick(['O+', 'O+', 'A+', 'B+', '']),
    Estado: 'ACTIVO',
    IdGradoInstruccion: plan.blank ? 0 : random.int(2, 7),
    ...plan.fixed,
  });
}

/** The number of the clinical history, derived from the insured record. */
export const historiaClinica = (idPaciente: number): string => String(400_000 + idPaciente);

/** Gives a person an insured record. The holder's registration number comes from rules/matricula. */
export function sowPaciente({ db }: Sowing, person: Persona, fields: Partial<Paciente>): Paciente {
  const IdPaciente = db.next('pacientes') + 200_000;
  return db.pacientes.put({
    ...emptyPaciente,
    IdPaciente,
    IdPersona: person.IdPersona,
    HistoriaClinica: historiaClinica(IdPaciente - 200_000),
    MatriculaTitular: matricula(person),
    EstadoVigencia: 'VIGENTE',
    Estado: 'ACTIVO',
    IdTipoAsegurado: tipoAsegurado.activo,
    IdGrupoTipoAsegurado: 1,
    IdTipoAfiliacion: 1,
    IdRelacionParentesco: parentesco.titular,
    IdTipoBeneficiario: tipoBeneficiario.cotizante,
    ...fields,
  });
}

/** Gives a person work in a company. FechaBaja is '' while it lasts. */
export function sowRelacion(
  { db, random }: Sowing,
  person: Persona,
  work: Pick<Relacion, 'IdEmpresa' | 'IdRegional' | 'FechaIngreso' | 'FechaBaja'>,
): Relacion {
  return db.relaciones.put({
    IdPersonaEmpresa: db.next('relaciones') + 300_000,
    IdPersona: person.IdPersona,
    ...work,
    Cargo: random.pick(cargos),
    HaberMensual: random.int(25, 140) * 100,
  });
}

/** A dependant of a holder: spouse (kinship 2) or child (3). */
export function sowDependant(
  sowing: Sowing,
  holder: { persona: Persona; paciente: Paciente; regional: number },
  kinship: 2 | 3,
  fixed: Partial<Persona> = {},
): Persona {
  const { persona, paciente, regional } = holder;
  const spouse = kinship === parentesco.esposo;
  const father = persona.IdSexo === 1;
  const surnames = spouse
    ? { IdSexo: father ? 2 : 1, IdEstadoCivil: 2 }
    : father
      ? { ApellidoPaterno: persona.ApellidoPaterno, IdEstadoCivil: 1 }
      : { ApellidoMaterno: persona.ApellidoPaterno, IdEstadoCivil: 1 };
  const relative = sowPerson(sowing, { regional, age: spouse ? [22, 65] : [0, 24], fixed: { ...surnames, ...fixed } });
  sowPaciente(sowing, relative, {
    IdPacientePadre: paciente.IdPaciente,
    HistoriaClinica: paciente.HistoriaClinica,
    MatriculaTitular: paciente.MatriculaTitular,
    MatriculaBeneficiario: matricula(relative),
    IdEmpresa: paciente.IdEmpresa,
    FechaAfiliacion: paciente.FechaAfiliacion,
    FechaIngreso: paciente.FechaIngreso,
    IdDepartamento: regional,
    IdRelacionParentesco: kinship,
    IdTipoBeneficiario: kinship,
    EstadoVigencia: paciente.EstadoVigencia,
  });
  return relative;
}
