/** Texts of what was typed and not saved. */
export const borradoresMessages = {
  recuperado: (hora: string) => `Recuperamos los datos que no guardó (${hora}).`,
  recuperar: 'Recuperar',
} as const;
