/** Of a file, wherever it is read: in the check, on the contact sheet, and when it is sent. */
export const filaMessages = {
  archivoPerdido: (nombre = '') =>
    `No se puede leer${nombre && ` ${nombre}`}: se movió o cambió después de elegirlo. Elija el archivo otra vez.`,
} as const;
