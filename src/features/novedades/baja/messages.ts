/** Texts of the termination notices (spec E 2.3, 2.4, 5.7; messages.tsv). */
export const bajaMessages = {
  /** All three kinds have the same name when they are deleted (spec E 5.6). */
  nombre: 'aviso de baja',
} as const;
