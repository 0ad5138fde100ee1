import { addLocale, locale } from 'primereact/api';

/** Month names in order, as the calendar shows them. */
export const months = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
];
const days = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'];

// Only what the calendar says: the whole Spanish locale would weigh more than it needs.
addLocale('es', {
  accept: 'Aceptar',
  cancel: 'Cancelar',
  clear: 'Limpiar',
  choose: 'Elegir',
  chooseDate: 'Elegir fecha',
  chooseMonth: 'Elegir mes',
  chooseYear: 'Elegir año',
  close: 'Cerrar',
  dateFormat: 'dd/mm/yy',
  dayNames: days,
  dayNamesShort: days.map((day) => day.slice(0, 3)),
  dayNamesMin: ['do', 'lu', 'ma', 'mi', 'ju', 'vi', 'sá'],
  firstDayOfWeek: 1,
  monthNames: months,
  monthNamesShort: months.map((month) => month.slice(0, 3)),
  nextMonth: 'Mes siguiente',
  prevMonth: 'Mes anterior',
  nextYear: 'Año siguiente',
  prevYear: 'Año anterior',
  nextDecade: 'Década siguiente',
  prevDecade: 'Década anterior',
  today: 'Hoy',
  weekHeader: 'Sem',
  aria: { close: 'Cerrar', previous: 'Anterior', next: 'Siguiente' },
});
locale('es');
