/** Texts of the parts of a page, which the login has none of. */
export const layoutMessages = {
  trail: 'Ruta',
  fieldWrong: ' campo con error',
  fieldsWrong: ' campos con errores',
} as const;
