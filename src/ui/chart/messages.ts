/** Texts of the plots, loaded with them. */
export const chartMessages = {
  total: 'Total',
  keep: 'Descargar imagen (PNG)',
  notKept: 'No se pudo descargar la imagen. Vuelva a intentar.',
  inFigures: '{title}, en cifras',
  figures: 'Ver las cifras en una tabla',
  keys: 'Con las flechas se leen las cifras de cada barra; todas están en la tabla que sigue.',
  pressAgain: 'Toque otra vez para ver el detalle.',
} as const;
