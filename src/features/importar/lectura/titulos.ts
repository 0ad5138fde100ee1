import { fold } from '#lib/texts.ts';
import { type Columna, columnas } from '../fila/columnas.ts';
import { informeMessages } from './messages.ts';

/** A title as it is compared: without case, accents, spaces and signs ('Número de documento' is 'numerodedocumento'). */
export const plegado = (texto: string): string => fold(texto).replace(/[^\p{L}\p{N}]/gu, '');

/** Other titles of each column. They are compared in the form of `plegado`, so that one spelling of each is enough. */
const sinonimos: Readonly<Record<Columna, readonly string[]>> = {
  TipoAviso: ['Tipo de aviso', 'Aviso', 'Tipo novedad', 'Tipo de novedad', 'Novedad'],
  Motivo: ['Tipo alta', 'Tipo de alta', 'Motivo de alta', 'Motivo del aviso', 'Tipo de ingreso'],
  TipoDocumento: ['Tipo de documento', 'Tipo doc', 'Tipo documento identidad', 'Tipo de documento de identidad'],
  NumeroDocumento: [
    'Número de documento',
    'Nro documento',
    'Nro de documento',
    'Nº documento',
    'Nº de documento',
    'Num documento',
    'No documento',
    'Documento',
    'Documento de identidad',
    'Carnet',
    'Carné',
    'Carnet de identidad',
    'Nro carnet',
    'Nro de carnet',
    'Número de carnet',
    'CI',
    'C.I. Nro',
    'Nro CI',
    'Nº CI',
    'Número CI',
    'Cédula',
    'Cédula de identidad',
    'Número de cédula',
  ],
  Complemento: ['Compl', 'Complemento CI', 'Complemento del documento'],
  Extension: [
    'Exp',
    'Ext',
    'Expedido',
    'Expedido en',
    'Lugar de expedición',
    'Extensión CI',
    'Extensión del documento',
  ],
  ApellidoPaterno: ['Paterno', 'Ap paterno', 'Primer apellido', '1er apellido', 'Apellido 1'],
  ApellidoMaterno: ['Materno', 'Ap materno', 'Segundo apellido', '2do apellido', 'Apellido 2'],
  Nombres: ['Nombre', 'Nombre(s)', 'Primer nombre', '1er nombre', 'Nombres del trabajador'],
  FechaNacimiento: [
    'Fecha de nacimiento',
    'F Nac',
    'Fecha Nac',
    'Fec Nac',
    'Fecha de Nac',
    'F nacimiento',
    'Nacimiento',
  ],
  FechaAviso: ['Fecha del aviso', 'Fecha de aviso', 'Fecha ingreso', 'Fecha de ingreso', 'F ingreso', 'Fecha novedad'],
  FechaFinContrato: [
    'Fecha fin de contrato',
    'Fecha fin del contrato',
    'Fin de contrato',
    'Fecha de retiro',
    'Fecha retiro',
    'F retiro',
    'Fecha conclusión contrato',
  ],
  Cargo: ['Puesto', 'Cargo actual', 'Puesto de trabajo', 'Ocupación o cargo', 'Cargo que ocupa'],
  HaberMensual: [
    'Haber',
    'Haber básico',
    'Sueldo',
    'Sueldo Bs',
    'Sueldo mensual',
    'Sueldo básico',
    'Salario',
    'Salario mensual',
    'Haber mensual Bs',
    'Estipendio',
    'Remuneración',
  ],
  Ubicacion: ['Ubicación empresa', 'Ubicación de la empresa', 'Agencia', 'Sucursal', 'Localidad', 'Lugar de trabajo'],
  RegionalDestino: ['Regional de destino'],
  EmpresaDestino: ['Empresa de destino'],
  Observacion: ['Observaciones', 'Obs', 'Nota', 'Notas', 'Comentario'],
  Sexo: ['Género'],
  EstadoCivil: ['Estado civil', 'E civil'],
  Nacionalidad: ['País', 'País de nacionalidad'],
  UbicacionNacimiento: ['Ubicación nacimiento', 'Lugar de nacimiento', 'Lugar nacimiento', 'Localidad de nacimiento'],
  Telefono: ['Teléfono fijo', 'Telf', 'Tel', 'Fono'],
  Celular: ['Móvil', 'Cel', 'Teléfono celular', 'Nro celular'],
  Correo: ['Correo electrónico', 'Email', 'E-mail', 'Mail'],
  Zona: ['Barrio', 'Zona o barrio'],
  Direccion: ['Domicilio', 'Dirección del domicilio', 'Dirección domicilio', 'Calle'],
  UbicacionDireccion: ['Ubicación dirección', 'Ubicación del domicilio', 'Localidad del domicilio', 'Ciudad'],
  Latitud: ['Lat'],
  Longitud: ['Lon', 'Lng', 'Long'],
  Ocupacion: [],
  GradoInstruccion: ['Grado de instrucción', 'Instrucción', 'Nivel de instrucción', 'Nivel de estudios'],
  Profesion: ['Título profesional'],
};

const exactas = new Map(columnas.map((columna) => [plegado(columna), columna]));
const conocidas = new Map(
  [
    ...columnas.flatMap((columna) => sinonimos[columna].map((titulo) => [plegado(titulo), columna] as const)),
    ...exactas,
  ].filter(([titulo]) => titulo !== ''),
);

/** The column of a title, by its name in the template or a synonym. */
export const columnaDeTitulo = (titulo: string): Columna | undefined => conocidas.get(plegado(titulo));

/** The column that has a title as its own name in the template. */
export const columnaExacta = (titulo: string): Columna | undefined => exactas.get(plegado(titulo));

/** Further given names, which follow those of the column Nombres. */
const otrosNombres = new Set(['Otros nombres', 'Segundo nombre', '2do nombre'].map(plegado));
/** True for a title of further given names. */
export const esOtroNombre = (titulo: string): boolean => otrosNombres.has(plegado(titulo));

const deInforme = new Set(
  [informeMessages.problema, informeMessages.resultado, informeMessages.motivo, informeMessages.nroAviso].map(plegado),
);
/** True for a column that a report of the portal added. It is not read. */
export const esDeInforme = (titulo: string): boolean => deInforme.has(plegado(titulo));
