/** Texts of the termination notices (spec E 2.3, 2.4, 5.7; messages.tsv). */
export const bajaMessages = {
  /** The three kinds are deleted by one name (spec E 5.6). */
  nombre: 'aviso de baja',
} as const;
