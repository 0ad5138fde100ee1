/** The columns of the own template, in its order. Any other file is matched to them. */
export const columnas = [
  'TipoAviso',
  'Motivo',
  'TipoDocumento',
  'NumeroDocumento',
  'Complemento',
  'Extension',
  'ApellidoPaterno',
  'ApellidoMaterno',
  'Nombres',
  'FechaNacimiento',
  'FechaAviso',
  'FechaFinContrato',
  'Cargo',
  'HaberMensual',
  'Ubicacion',
  'RegionalDestino',
  'EmpresaDestino',
  'Observacion',
  'Sexo',
  'EstadoCivil',
  'Nacionalidad',
  'UbicacionNacimiento',
  'Telefono',
  'Celular',
  'Correo',
  'Zona',
  'Direccion',
  'UbicacionDireccion',
  'Latitud',
  'Longitud',
  'Ocupacion',
  'GradoInstruccion',
  'Profesion',
] as const;

export type Columna = (typeof columnas)[number];

/** The columns of which one has to be in a file: without them no row can be read. */
export const indispensables = ['TipoAviso', 'NumeroDocumento', 'FechaAviso'] as const satisfies readonly Columna[];

/** One text for each column of a row; a column that the file does not have is missing. */
export type Textos = Readonly<Partial<Record<Columna, string>>>;
