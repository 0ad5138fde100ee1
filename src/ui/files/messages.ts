/** Texts of the drop zones, loaded with them. */
export const filesMessages = {
  folder: 'carpeta',
  zip: 'archivo ZIP',
  chooseFolder: 'Elegir carpeta',
  chooseZip: 'Elegir ZIP',
  dropHere: 'Suelte los archivos aquí.',
  dropOneHere: 'Suelte el archivo aquí.',
  orDrag: 'o arrástrelo aquí',
} as const;
