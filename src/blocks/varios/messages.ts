/** Texts of doing the same with several rows, one after the other. */
export const variosMessages = {
  detener: 'Detener',
  avance: 'Avance',
  noIntentados: 'No se intentaron',
} as const;
