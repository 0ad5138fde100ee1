/** Texts about unsaved drafts. */
export const borradoresMessages = {
  recuperado: (hora: string) => `Recuperamos los datos que no guardó (${hora}).`,
  recuperar: 'Recuperar',
} as const;
