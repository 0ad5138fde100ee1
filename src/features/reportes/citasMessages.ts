import { titulos } from './titles.ts';

/** Texts of the absence report (messages.tsv M001, M011, M059, M060, M259 to M265, M333, M337, M338). */
export const citas = {
  titulo: titulos.citas,
  explicacion: {
    empresa: 'Citas médicas de sus trabajadores y sus familias, y quiénes no asistieron',
    familia: 'Sus citas médicas y las de su familia',
    personal: 'Citas médicas de los asegurados de la regional, y quiénes no asistieron',
  },
  rango: 'Del {desde} al {hasta}',
  archivo: 'citas-medicas',
  tipo: 'Tipo de asegurado',
  todos: 'TODOS',
  titular: 'TITULAR',
  beneficiario: 'BENEFICIARIO',
  desde: 'Fecha desde',
  hasta: 'Fecha hasta',
  estado: 'Estado',
  permitido: 'Entre el {desde} y el {hasta}',
  fueraDePeriodo: 'Las fechas deben estar entre el {desde} y el {hasta}.',
  antesDePeriodo: 'Las fechas no pueden ser anteriores al {desde}.',
  despuesDePeriodo: 'Las fechas no pueden ser posteriores al {hasta}.',
  correos: 'Correos de notificación',
  listado: 'Listado de citas médicas',
  filtrosPorColumna: 'Filtros por columna',
  cualquiera: 'Cualquiera',
  todaInasistencia: 'TODA INASISTENCIA',
} as const;

/** Headings of the rows' fields, by the services' names. */
export const columnasCitas = {
  Fecha: 'Fecha',
  Hora: 'Hora',
  Paciente: 'Paciente',
  TipoAsegurado: 'Tipo de asegurado',
  HistoriaClinica: 'Historia clínica',
  Matricula: 'Matrícula',
  MatriculaTitular: 'Matrícula titular',
  PacienteTitular: 'Paciente titular',
  Empresa: 'Empresa',
  RegionalAsegurado: 'Regional',
  CentroAtencion: 'Centro de atención',
  Especialidad: 'Especialidad',
  Medico: 'Médico',
  Estado: 'Estado',
} as const;

/** Texts of the chart above the table. */
export const grafico = {
  titulo: 'Inasistencias por mes y especialidad',
  resumen: '{n} inasistencias en {total} citas.',
  resumenUna: '1 inasistencia en {total} citas.',
  resumenSola: '1 inasistencia en 1 cita.',
  mayor: 'La mayor cantidad, en {especialidad}: {n}.',
  ninguna: 'Ninguna inasistencia en las citas que se muestran.',
  descripcion: 'Una barra por especialidad, dividida por mes.',
  porDia: 'Inasistencias por día',
  porMes: 'Inasistencias por mes',
  descripcionTiempo: 'Una columna por fecha, también donde no hubo inasistencias.',
  fecha: 'Fecha',
  inasistencias: 'Inasistencias',
  verDe: 'Ver las inasistencias de {que}',
  quitarDe: 'Quitar el filtro: {que}',
  especialidad: 'Especialidad',
  otras: 'Otras ({n})',
  total: 'Total',
} as const;
