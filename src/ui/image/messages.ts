/** Texts of the picture viewer, loaded with it. */
export const imageMessages = {
  tools: 'Imagen',
  move: 'Imagen; muévala con las flechas',
  whole: 'Ver entera',
  broken: 'Este archivo no se puede mostrar como imagen.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  rotate: 'Girar',
} as const;
