/** Texts around a task of the guide. The tasks themselves are in docs/guia. */
export const ayudaAquiMessages = {
  ayuda: 'Ayuda',
  pasos: 'Pasos',
} as const;
