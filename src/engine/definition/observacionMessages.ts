/** Texts of the dialog with an observation, loaded with it. */
export const observacionMessages = {
  vacia: 'La Observación, no tiene información.',
  larga: 'La Observación: el máximo es de 200 caracteres.',
  titulo: 'Observación',
} as const;
