/** Texts of the number field, loaded with it. */
export const numberMessages = {
  wrong: 'Escriba un número entero del {min} al {max}.',
} as const;
