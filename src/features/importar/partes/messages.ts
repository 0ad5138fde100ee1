import type { Columna } from '../fila/columnas.ts';
import { cuantos, mil } from '../fila/cuentas.ts';

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

/** How long something still takes, from seconds. */
const resta = (segundos: number): string => {
  if (segundos < 10) return 'quedan unos segundos';
  if (segundos < 60) return `quedan unos ${Math.ceil(segundos / 10) * 10} segundos`;
  const n = Math.ceil(segundos / 60);
  return n === 1 ? 'queda cerca de un minuto' : `quedan unos ${mil(n)} minutos`;
};

const quedan = (segundos: number | null): string => (segundos === null ? '' : `, ${resta(segundos)}`);

/** Texts of the progress of the checks: of the rows at the services, and before that of their files. */
export const avanceMessages = {
  resta,
  cancelar: 'Cancelar',
  filas: {
    titulo: 'Comprobando con la caja',
    avance: (hechas: number, total: number) => `${mil(hechas)} de ${cuantos(total, 'fila', 'filas')}`,
    anuncio: (hechas: number, total: number, segundos: number | null) =>
      `Comprobadas ${mil(hechas)} de ${cuantos(total, 'fila', 'filas')}${quedan(segundos)}.`,
  },
  archivos: {
    titulo: 'Revisando los archivos',
    avance: (hechas: number, total: number) => `${mil(hechas)} de ${cuantos(total, 'archivo', 'archivos')}`,
    anuncio: (hechas: number, total: number, segundos: number | null) =>
      `Revisados ${mil(hechas)} de ${cuantos(total, 'archivo', 'archivos')}${quedan(segundos)}.`,
  },
} as const;

/** What an import says where it can only be looked at. */
export const telefonoMessages = {
  soloMirar: 'En el teléfono puede mirar esta importación. Para corregir y registrar use una computadora.',
} as const;
