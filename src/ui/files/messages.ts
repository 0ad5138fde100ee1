/** Texts of the field for many files, loaded with it. */
export const filesMessages = {
  folder: 'carpeta',
  zip: 'archivo ZIP',
  chooseFolder: 'Elegir carpeta',
  chooseZip: 'Elegir ZIP',
  dropHere: 'Suelte los archivos aquí.',
} as const;
