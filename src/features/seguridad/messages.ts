import { titulo } from './titles.ts';

/** Texts of the web-forms catalogue (messages.tsv M015, M021). */
export const formularios = {
  titulo,
  archivo: 'formularios-web',
  explicacion: 'Los formularios web de los sistemas de la caja',
  nombre: 'Nombre del formulario',
  modulo: 'Módulo',
  etiqueta: 'Etiqueta',
  descripcion: 'Descripción',
  habilitado: 'Habilitado',
  visible: 'Visible en Menú',
  estaHabilitado: 'Habilitado',
  noHabilitado: 'Deshabilitado',
  esVisible: 'Visible',
  noVisible: 'No Visible',
  empezar: 'Escriba parte del nombre de un formulario, o deje el nombre vacío para verlos todos, y pulse Buscar.',
  sinFormularios: 'Lo sentimos, no se tienen formularios registrados con el criterio de búsqueda solicitado.',
} as const;
