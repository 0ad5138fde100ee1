import type { Columna } from '../fila/columnas.ts';

/** The columns of the template in words. */
export const columnaMessages: Readonly<Record<Columna, string>> = {
  TipoAviso: 'Tipo de aviso',
  Motivo: 'Motivo',
  TipoDocumento: 'Tipo de documento',
  NumeroDocumento: 'Número de documento',
  Complemento: 'Complemento',
  Extension: 'Extensión',
  ApellidoPaterno: 'Apellido paterno',
  ApellidoMaterno: 'Apellido materno',
  Nombres: 'Nombres',
  FechaNacimiento: 'Fecha de nacimiento',
  FechaAviso: 'Fecha del aviso',
  FechaFinContrato: 'Fecha de fin de contrato',
  Cargo: 'Cargo',
  HaberMensual: 'Haber mensual',
  Ubicacion: 'Ubicación empresa',
  RegionalDestino: 'Regional de destino',
  EmpresaDestino: 'Empresa de destino',
  Observacion: 'Observación',
  Sexo: 'Sexo',
  EstadoCivil: 'Estado civil',
  Nacionalidad: 'Nacionalidad',
  UbicacionNacimiento: 'Lugar de nacimiento',
  Telefono: 'Teléfono',
  Celular: 'Celular',
  Correo: 'Correo',
  Zona: 'Zona',
  Direccion: 'Dirección',
  UbicacionDireccion: 'Lugar de residencia',
  Latitud: 'Latitud',
  Longitud: 'Longitud',
  Ocupacion: 'Ocupación',
  GradoInstruccion: 'Grado de instrucción',
  Profesion: 'Profesión',
};

const mil = (n: number): string => n.toLocaleString('en-US');

/** How long something still takes, from seconds. */
const resta = (segundos: number): string => {
  if (segundos < 10) return 'quedan unos segundos';
  if (segundos < 60) return `quedan unos ${Math.ceil(segundos / 10) * 10} segundos`;
  const n = Math.ceil(segundos / 60);
  return n === 1 ? 'queda cerca de un minuto' : `quedan unos ${mil(n)} minutos`;
};

/** Texts of the progress of the checks. */
export const avanceMessages = {
  comprobando: 'Comprobando con la caja',
  avance: (hechas: number, total: number) => `${mil(hechas)} de ${mil(total)} ${total === 1 ? 'fila' : 'filas'}`,
  resta,
  anuncio: (hechas: number, total: number, segundos: number | null) =>
    `Comprobadas ${mil(hechas)} de ${mil(total)} filas${segundos === null ? '' : `, ${resta(segundos)}`}.`,
  cancelar: 'Cancelar',
} as const;
