import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { FECHA, type Field, type FieldPath } from '#engine/definition/fields.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import type { Columna } from '../fila/columnas.ts';

/** The field that each column fills. Names, document and birth date identify the person: no field holds them. */
const rutas: Readonly<Partial<Record<Columna, FieldPath>>> = {
  Motivo: 'SegurosPersonasNovedad.IdTipoNovedad',
  TipoDocumento: 'BasePersonas.IdTipoDocumento',
  Extension: 'BasePersonas.IdExtensionDocumento',
  FechaAviso: FECHA,
  FechaFinContrato: 'SegurosPersonasNovedad.FechaFinNovedad',
  Cargo: 'SegurosPersonasNovedad.Cargo',
  HaberMensual: 'SegurosPersonasNovedad.HaberMensual',
  Ubicacion: 'SegurosPersonasNovedad.IdUbicacion',
  RegionalDestino: 'SegurosPacientes.IdDepartamento',
  EmpresaDestino: 'SegurosPersonasNovedad.IdEmpresaDestino',
  Observacion: 'SegurosPersonasNovedad.Observacion',
  Sexo: 'BasePersonas.IdSexo',
  EstadoCivil: 'BasePersonas.IdEstadoCivil',
  Nacionalidad: 'BasePersonas.IdNacionalidad',
  UbicacionNacimiento: 'BasePersonas.IdUbicacionNacimiento',
  Telefono: 'BasePersonas.Telefono',
  Celular: 'BasePersonas.Celular',
  Correo: 'BasePersonas.CorreoElectronico',
  Zona: 'BasePersonas.Zona',
  Direccion: 'BasePersonas.Direccion',
  UbicacionDireccion: 'BasePersonas.IdUbicacionDireccion',
  Latitud: 'BasePersonas.LatitudDireccion',
  Longitud: 'BasePersonas.LongitudDireccion',
  Ocupacion: 'BasePersonas.Ocupacion',
  GradoInstruccion: 'BasePersonas.IdGradoInstruccion',
  Profesion: 'BasePersonas.IdProfesion',
};

const columnaDeRuta = new Map(Object.entries(rutas).map(([columna, path]) => [path, columna as Columna]));

/** The column that fills a field; null if none does. */
export const columnaDe = (path: FieldPath): Columna | null => columnaDeRuta.get(path) ?? null;

/** The field that a column fills, in the notices that have it; null if no field does. */
export const rutaDe = (columna: Columna): FieldPath | null => rutas[columna] ?? null;

/** A column with the field that it fills in a notice. */
export interface CampoDeColumna {
  readonly columna: Columna;
  readonly campo: Field;
}

const conocidos = new WeakMap<NovedadDefinition, readonly CampoDeColumna[]>();

/** The columns that fill something in a notice, in the order of its fields. Read-only fields take nothing. */
export function camposDeColumnas(definition: NovedadDefinition): readonly CampoDeColumna[] {
  const known = conocidos.get(definition);
  if (known) return known;
  const made = todosLosCampos(definition).flatMap((campo) => {
    const columna = columnaDe(campo.path);
    return columna === null || campo.readOnly ? [] : [{ columna, campo }];
  });
  conocidos.set(definition, made);
  return made;
}

/** The field that a column fills in a notice; undefined if it fills none. */
export const campoDe = (definition: NovedadDefinition, columna: Columna): Field | undefined =>
  camposDeColumnas(definition).find((one) => one.columna === columna)?.campo;
