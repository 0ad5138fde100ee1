/** Texts of the tables of keys. */
export const atajosMessages = {
  tecla: 'Tecla',
  hace: 'Qué hace',
} as const;
