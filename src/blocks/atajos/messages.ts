/** Texts of the tables of keys. */
export const atajosMessages = {
  letras: 'Usar las teclas de un solo carácter',
  tecla: 'Tecla',
  hace: 'Qué hace',
} as const;
