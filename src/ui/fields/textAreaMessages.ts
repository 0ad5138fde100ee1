/** Texts of the fields of several lines, which no first screen has. */
export const textAreaMessages = {
  oneTooMany: 'Hay 1 carácter de más.',
  tooMany: 'Hay {n} caracteres de más.',
  oneLeft: 'Le queda 1 carácter.',
  left: 'Le quedan {n} caracteres.',
} as const;
