import type { Columna } from '../fila/columnas.ts';
import type { OrigenDeColumna } from '../fila/planilla.ts';
import { plegado } from './titulos.ts';

/*
 * The monthly payroll of the labour ministry (OVT). It is recognised by its titles, never by their places. The
 * order of columns 16 to 34 and the numbers of the document types are to be confirmed with a real file.
 */

/** Its 34 titles. */
const titulosDelMinisterio = [
  'Nº',
  'Tipo de documento',
  'Número',
  'Extensión',
  'AFP',
  'NUA/CUA',
  'Apellido Paterno',
  'Apellido Materno',
  'Apellido de casada',
  'Primer nombre',
  'Otros nombres',
  'País de nacionalidad',
  'Fecha de nacimiento',
  'Sexo',
  'Jubilado',
  'Clasificación laboral',
  'Cargo',
  'Fecha de ingreso',
  'Modalidad de contrato',
  'Fecha de retiro',
  'Horas pagadas (día)',
  'Haber básico',
  'Bono de antigüedad',
  'Bono de producción',
  'Subsidio de frontera',
  'Trabajo extraordinario y nocturno',
  'Otros bonos',
  'Total ganado',
  'Aporte AFP',
  'RC-IVA',
  'Otros descuentos',
  'Total descuentos',
  'Líquido pagable',
  'Sucursal',
] as const;
type TituloDelMinisterio = (typeof titulosDelMinisterio)[number];

const conocidos = new Set(titulosDelMinisterio.map(plegado));
/** How many of the titles make a file this payroll. Others may be spelled in another way. */
const SUFICIENTES = 20;

/** True for one of the 34 titles, however it is spelled. */
export const esTituloDelMinisterio = (titulo: string): boolean => conocidos.has(plegado(titulo));

/** The titles of each column. Sucursal is the number of a branch and not an Ubicación, which needs a constant. */
const lugares: Readonly<Partial<Record<Columna, readonly TituloDelMinisterio[]>>> = {
  TipoDocumento: ['Tipo de documento'],
  NumeroDocumento: ['Número'],
  Extension: ['Extensión'],
  ApellidoPaterno: ['Apellido Paterno'],
  ApellidoMaterno: ['Apellido Materno'],
  Nombres: ['Primer nombre', 'Otros nombres'],
  FechaNacimiento: ['Fecha de nacimiento'],
  FechaAviso: ['Fecha de ingreso'],
  FechaFinContrato: ['Fecha de retiro'],
  Cargo: ['Cargo'],
  HaberMensual: ['Haber básico'],
  Sexo: ['Sexo'],
  Nacionalidad: ['País de nacionalidad'],
};

/** What the ministry's numbers mean. */
const equivalencias: Readonly<Partial<Record<Columna, Readonly<Record<string, string>>>>> = {
  TipoDocumento: { '1': 'CI', '2': 'CEX', '3': 'PAS' },
  Sexo: { '0': 'FEMENINO', '1': 'MASCULINO' },
};

/** The titles of the columns that identify a person: a row without all of them is a row of totals or a signature. */
const persona: readonly TituloDelMinisterio[] = ['Número', 'Apellido Paterno', 'Apellido Materno', 'Primer nombre'];

const indiceDe = (titulos: readonly string[], titulo: TituloDelMinisterio): number =>
  titulos.findIndex((uno) => plegado(uno) === plegado(titulo));

/** True for the titles of this payroll, in any order. */
export const esDelMinisterio = (titulos: readonly string[]): boolean =>
  new Set(titulos.filter(esTituloDelMinisterio).map(plegado)).size >= SUFICIENTES &&
  persona.every((titulo) => indiceDe(titulos, titulo) >= 0);

/** The indices of the columns that identify the person of a row. */
export const indicesDePersona = (titulos: readonly string[]): readonly number[] =>
  persona.map((titulo) => indiceDe(titulos, titulo));

function origenDe(titulos: readonly string[], columna: Columna): OrigenDeColumna | null {
  const [indice, ...siguientes] = (lugares[columna] ?? [])
    .map((titulo) => indiceDe(titulos, titulo))
    .filter((lugar) => lugar >= 0);
  if (indice === undefined) return null;
  const equivale = equivalencias[columna];
  return { indice, ...(siguientes.length > 0 ? { siguientes } : {}), ...(equivale ? { equivale } : {}) };
}

/** The template's columns in this payroll. FechaAviso is the entry, FechaFinContrato the exit. */
export function corresponderMinisterio(titulos: readonly string[]): Partial<Record<Columna, OrigenDeColumna>> {
  const found: Partial<Record<Columna, OrigenDeColumna>> = {};
  for (const columna of Object.keys(lugares) as Columna[]) {
    const origen = origenDe(titulos, columna);
    if (origen) found[columna] = origen;
  }
  return found;
}
