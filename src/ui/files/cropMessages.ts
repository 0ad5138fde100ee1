/** Texts of the dialog that crops a photograph, loaded with it. */
export const cropMessages = {
  title: 'Recortar fotografía',
  use: 'Usar fotografía',
  unreadable: 'No se pudo leer la imagen. Elija otro archivo.',
  zoom: 'Acercamiento',
  rotate: 'Girar',
  hint: 'Arrastre la imagen o muévala con las flechas del teclado.',
  chosen: 'Fotografía elegida',
  frame: 'Encuadre; muévalo con las flechas',
} as const;
