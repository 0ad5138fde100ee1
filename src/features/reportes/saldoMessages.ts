import { titulos } from './titles.ts';

/** Texts of the balance of physical forms (messages.tsv M019, M152, M222, M247, M253 to M258). */
export const saldo = {
  titulo: titulos.saldo,
  archivo: 'saldo-de-formularios',
  explicacion: 'Formularios comprados con anticipación, que pagan novedades',
  novedad: 'Novedad',
  empresa: 'Empresa',
  regional: 'Regional',
  asignado: 'Total Asignado',
  usado: 'Total Utilizado',
  disponible: 'Total Disponible',
  habilitado: 'Habilitado',
  acciones: 'Acciones',
  si: 'Sí',
  no: 'No',
  detalle: 'Ver detalle',
  detalleDe: 'Ver detalle de los formularios de {novedad} de {empresa}',
  habilitar: 'Habilitado: {novedad} de {empresa}',
  barra: 'Se utilizaron {usado} de {asignado} formularios',
  porcentaje: '{n} % utilizado',
  deshabilitarTitulo: 'Deshabilitar formularios',
  deshabilitar: '¿Desea deshabilitar los formularios físicos de {novedad} de {empresa}?',
  deshabilitarDetalle: 'Mientras estén deshabilitados no pagarán nuevas novedades.',
} as const;

/** Texts of its detail dialog. */
export const usos = {
  titulo: 'Formularios utilizados',
  trabajador: 'Trabajador',
  novedad: 'Novedad',
  fecha: 'Fecha Utilizado',
  numero: 'Número Utilización',
  ninguno: 'Todavía no se utilizó ningún formulario.',
} as const;
