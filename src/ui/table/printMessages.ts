/** Texts of a printed list, loaded when it is printed. */
export const printMessages = {
  rows: 'Filas',
  time: 'Impreso',
  filter: 'Filtro',
} as const;
