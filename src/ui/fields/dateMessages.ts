/** Texts of the date fields, which the login has none of. */
export const dateMessages = {
  calendarOf: 'Elegir fecha: {label}',
  typeTheDay: 'Escriba el día',
  pattern: 'dd/mm/aaaa',
  wrong: 'Escriba una fecha que exista, como 17/11/2026.',
  between: 'Entre {min} y {max}',
} as const;
