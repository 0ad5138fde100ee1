import { es } from 'primelocale/js/es.js';
import { addLocale, locale } from 'primereact/api';

/** Month names in order, as the calendar shows them. */
export const months = es.monthNames;

// Overrides the library's Spanish where Bolivia uses other words.
addLocale('es', {
  ...es,
  dayNamesMin: ['do', 'lu', 'ma', 'mi', 'ju', 'vi', 'sá'],
  nextMonth: 'Mes siguiente',
  nextYear: 'Año siguiente',
  nextDecade: 'Década siguiente',
});
locale('es');
