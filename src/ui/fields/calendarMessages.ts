/** Texts of the calendar, loaded with it. */
export const calendarMessages = {
  chooseMonth: 'Elegir mes',
  chooseYear: 'Elegir año',
  keys: 'Escriba el día (18), el día y el mes (1811) o la fecha entera.',
  day: '{day} de {month} de {year}',
  today: ', hoy',
  pointed: '{day}. Con Enter se elige.',
  outOfRange: '{day} no se puede elegir aquí.',
  noSuchDay: '{day} no existe en el calendario.',
} as const;
